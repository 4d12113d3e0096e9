/** Texts about a canceled event for its customer (@event.cancel-fee). */
import { formatCents } from '#domain/money.ts';

export const agreedBefore = 'This is what we had agreed on before the event was canceled:';
export const refundedRow = 'Refunded so far';
export const feeRow = 'Cancellation fee';

/** What a cancellation costs and gives back, for page and mail. */
export interface Settlement {
  feeKeptCents: number | null;
  refundedCents: number;
  /** Negative: to be refunded. */
  balanceCents: number;
}
export const settlement = ({ feeKeptCents, refundedCents, balanceCents }: Settlement) => [
  ...(feeKeptCents === null ? [] : [`The cancellation fee is ${formatCents(feeKeptCents)}.`]),
  ...(refundedCents > 0 ? [`We refunded ${formatCents(refundedCents)}.`] : []),
  ...(balanceCents < 0 ? [`We’ll refund you ${formatCents(-balanceCents)}.`] : []),
  ...(balanceCents > 0 ? [`${formatCents(balanceCents)} is still due.`] : []),
];
