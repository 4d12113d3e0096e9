/** How a quote stands for its customer (@quote.standing). */
import type { CivilDate } from './event-date.ts';

/** A draft can change; what was sent never does. */
export const QUOTE_STATES = ['draft', 'sent', 'accepted', 'declined', 'withdrawn'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** What a customer may do with a quote: only an `open` one is accepted or declined. */
export type QuoteStanding = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'replaced';

interface Standing {
  state: QuoteState;
  /** The last day on which it can be accepted. */
  validUntil: CivilDate;
}

/**
 * An answer stays, whatever follows. A quote that was replaced stays so, even when the later one is
 * withdrawn: nobody shall accept prices that the shop has changed.
 * @param hasLater whether a later quote of the inquiry was sent
 * @param today in the shop's time zone
 */
export function quoteStanding(
  { state, validUntil }: Standing,
  hasLater: boolean,
  today: CivilDate,
): QuoteStanding | 'draft' {
  if (state !== 'sent') return state;
  if (hasLater) return 'replaced';
  return validUntil < today ? 'expired' : 'open';
}
