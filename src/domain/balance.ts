export interface Payment {
  kind: 'payment' | 'refund';
  cents: number;
  /** Struck out by staff as a mistake. */
  isVoided: boolean;
}

export interface EventPrice {
  totalCents: number;
  depositCents: number;
  /** Deposit at the booking, before it was changed; undefined or 0: as now. */
  bookedDepositCents?: number | undefined;
  isCanceled: boolean;
  /** What the shop keeps of a canceled event; null: nothing. */
  feeKeptCents: number | null;
}

export interface Balance {
  /** Payments less refunds. */
  receivedCents: number;
  refundedCents: number;
  /** Still to be paid; negative: to be refunded. */
  balanceCents: number;
  depositDueCents: number;
  /** Null: nothing is due, and nothing was received. */
  standing: BalanceStanding | null;
}

/** `deposit-due` while any of the deposit is missing, although the balance is then due too. */
export type BalanceStanding = 'deposit-due' | 'balance-due' | 'paid' | 'refund-due' | 'fee-settled';

/** Paid and due (@money.balance). For a canceled event the price is the fee that the shop keeps. */
export function balanceOf(event: EventPrice, payments: readonly Payment[]): Balance {
  const sumOf = (which: Payment['kind']) =>
    payments
      .filter(({ kind, isVoided }) => kind === which && !isVoided)
      .reduce((sum, { cents }) => sum + cents, 0);
  const refunded = sumOf('refund');
  const received = sumOf('payment') - refunded;
  const price = event.isCanceled ? (event.feeKeptCents ?? 0) : event.totalCents;
  const deposit = event.isCanceled ? 0 : Math.min(event.depositCents, event.totalCents);
  const balanceCents = price - received;
  const { bookedDepositCents: booked = 0 } = event;
  // A date that was reserved stays reserved: the rest is due with the balance.
  const isReserved = booked > 0 && received >= booked;
  const depositDueCents = isReserved ? 0 : Math.max(0, deposit - received);
  return {
    receivedCents: received,
    refundedCents: refunded,
    balanceCents,
    depositDueCents,
    standing: standingOf({ received, balanceCents, depositDueCents, isCanceled: event.isCanceled }),
  };
}

interface Sums {
  received: number;
  balanceCents: number;
  depositDueCents: number;
  isCanceled: boolean;
}

function standingOf(sums: Sums): BalanceStanding | null {
  if (sums.depositDueCents > 0) return 'deposit-due';
  if (sums.balanceCents > 0) return 'balance-due';
  if (sums.balanceCents < 0) return 'refund-due';
  if (sums.received === 0) return null;
  return sums.isCanceled ? 'fee-settled' : 'paid';
}
