import type { QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { quoteStanding } from '#domain/quote-standing.ts';

/** @returns how a quote stands at that time (@quote.standing) */
export function standingOf(quote: QuoteRecord, now: Date) {
  return quoteStanding(quote, quote.hasLater, todayInDetroit(now));
}
