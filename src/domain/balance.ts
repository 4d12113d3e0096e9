export interface Payment {
  kind: 'payment' | 'refund';
  cents: number;
  /** Struck out by staff as a mistake. */
  isVoided: boolean;
}

export interface EventPrice {
  totalCents: number;
  depositCents: number;
  isCanceled: boolean;
  /** What the shop keeps of a canceled event; null: nothing. */
  feeKeptCents: number | null;
}

export interface Balance {
  /** Payments less refunds. */
  receivedCents: number;
  /** Still to be paid; negative: to be refunded. */
  balanceCents: number;
  depositDueCents: number;
  /** Null: nothing is due, and nothing was received. */
  standing: BalanceStanding | null;
}

/** `deposit-due` while any of the deposit is missing, although the balance is then due too. */
export type BalanceStanding = 'deposit-due' | 'balance-due' | 'paid' | 'refund-due';

/** Paid and due (@money.balance). For a canceled event the price is the fee that the shop keeps. */
export function balanceOf(event: EventPrice, payments: readonly Payment[]): Balance {
  const received = payments
    .filter(({ isVoided }) => !isVoided)
    .reduce((sum, { kind, cents }) => sum + (kind === 'payment' ? cents : -cents), 0);
  const price = event.isCanceled ? (event.feeKeptCents ?? 0) : event.totalCents;
  const deposit = event.isCanceled ? 0 : Math.min(event.depositCents, event.totalCents);
  const balanceCents = price - received;
  const depositDueCents = Math.max(0, deposit - received);
  return {
    receivedCents: received,
    balanceCents,
    depositDueCents,
    standing: standingOf({ received, balanceCents, depositDueCents }),
  };
}

function standingOf(sums: { received: number; balanceCents: number; depositDueCents: number }) {
  if (sums.depositDueCents > 0) return 'deposit-due';
  if (sums.balanceCents > 0) return 'balance-due';
  if (sums.balanceCents < 0) return 'refund-due';
  return sums.received === 0 ? null : 'paid';
}
