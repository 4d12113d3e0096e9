import { todayInDetroit, type CivilDate } from './event-date.ts';

/** Only the content of a draft can change. */
export const QUOTE_STATES = ['draft', 'sent', 'accepted', 'declined', 'withdrawn'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** What a customer may do: only an `open` quote can be accepted or declined. */
export type QuoteStanding = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'replaced';

interface Standing {
  state: QuoteState;
  /** Last day on which it can be accepted. */
  validUntil: CivilDate;
}

/**
 * How a quote stands for its customer (@quote.standing). An answer stays. A replaced quote stays
 * replaced even if the later one is withdrawn: nobody should accept prices that the shop has
 * changed.
 * @param quote `hasLater`: a later quote of the inquiry was sent
 * @param today in the shop's time zone
 */
export function quoteStanding(
  { state, validUntil, hasLater }: Standing & { hasLater: boolean },
  today: CivilDate,
): QuoteStanding | 'draft' {
  if (state !== 'sent') return state;
  if (hasLater) return 'replaced';
  return validUntil < today ? 'expired' : 'open';
}

/** How a customer accepted (@quote.accept-for). */
export const ACCEPT_WAYS = ['phone', 'in-person', 'check', 'email', 'other'] as const;
export type AcceptWay = (typeof ACCEPT_WAYS)[number];

export type QuoteEnd = 'expired' | 'declined';

/** How a quote had ended when its customer wrote. @returns null if it was open or ended otherwise */
export function endBefore(
  { state, validUntil, answeredAt }: Standing & { answeredAt: Date | null },
  writtenAt: Date,
): QuoteEnd | null {
  if (state === 'declined') return answeredAt && answeredAt <= writtenAt ? 'declined' : null;
  return state === 'sent' && validUntil < todayInDetroit(writtenAt) ? 'expired' : null;
}
