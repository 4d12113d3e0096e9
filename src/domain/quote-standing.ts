/** How a quote stands for its customer (@quote.standing). */
import { todayInDetroit, type CivilDate } from './event-date.ts';

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

/** How a customer said yes to staff (@quote.accept-for). */
export const ACCEPT_WAYS = ['phone', 'in-person', 'check', 'email', 'other'] as const;
export type AcceptWay = (typeof ACCEPT_WAYS)[number];

/** How a quote had ended before its customer wrote about it. */
export type QuoteEnd = 'expired' | 'declined';

/**
 * @param writtenAt when the customer wrote
 * @returns null for a quote that had not ended, or had in another way
 */
export function endBefore(
  { state, validUntil, answeredAt }: Standing & { answeredAt: Date | null },
  writtenAt: Date,
): QuoteEnd | null {
  if (state === 'declined') return answeredAt && answeredAt <= writtenAt ? 'declined' : null;
  return state === 'sent' && validUntil < todayInDetroit(writtenAt) ? 'expired' : null;
}
