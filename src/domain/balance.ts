/** What is still to be paid for an event (@money.balance). */

export interface Payment {
  kind: 'payment' | 'refund';
  cents: number;
  /** Whether it was struck out, as a slip. */
  isVoided: boolean;
}

/** What an event costs. */
export interface EventPrice {
  totalCents: number;
  depositCents: number;
  isCanceled: boolean;
  /** Of a canceled event; null: nothing. */
  feeKeptCents: number | null;
}

export interface Balance {
  /** What came in, less what went back. */
  receivedCents: number;
  /** What is still to come; below zero: what is to go back. */
  balanceCents: number;
  /** What is still missing of the deposit. */
  depositDueCents: number;
  standing: BalanceStanding;
}

/** The word for it: of what is due, the deposit comes first. */
export type BalanceStanding = 'deposit-due' | 'balance-due' | 'paid' | 'refund-due';

/** @returns what came in and what is due; of a canceled event, what the shop keeps is its price */
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
    standing: standingOf(balanceCents, depositDueCents),
  };
}

function standingOf(balanceCents: number, depositDueCents: number): BalanceStanding {
  if (depositDueCents > 0) return 'deposit-due';
  if (balanceCents > 0) return 'balance-due';
  return balanceCents < 0 ? 'refund-due' : 'paid';
}
