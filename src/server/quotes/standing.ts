import type { QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { quoteStanding } from '#domain/quote-standing.ts';

/** @returns the quote's standing at that time (@quote.standing) */
export function standingOf(quote: QuoteRecord, now: Date) {
  return quoteStanding(quote, todayInDetroit(now));
}
