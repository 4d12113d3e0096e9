/** Which quotes of an event hold pieces, and which place each piece has among all quotes (@stock.hold). */
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import type { QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { changedSince } from '#domain/same-event.ts';
import { excessRows, type CountedItem, type StockRow } from '#domain/stock.ts';
import { standingOf } from '../quotes/standing.ts';

export type HoldingQuote = Pick<QuoteRecord, 'id' | 'content' | 'validUntil' | 'sentForDay'>;

type Event = Pick<InquiryRow, 'status' | 'agreed' | 'eventDate' | 'lastDay' | 'eventLocation'>;

/** Statuses of events that may take place. */
export const MAY_TAKE = new Set<InquiryRow['status']>(['pending', 'contacted', 'quoted', 'booked']);

/**
 * @param quotes of the event, newest first
 * @returns the open quote, then those whose place it keeps: each was open, and its event unchanged, when the next one
 *   was sent. None where the open one cannot be accepted, because its event was changed since
 */
export function holdingQuotes(
  event: Event,
  quotes: readonly QuoteRecord[],
  now: Date,
): QuoteRecord[] {
  const sent = quotes.filter(({ state }) => state !== 'draft');
  const [newest] = sent;
  if (!newest || standingOf(newest, now) !== 'open' || changedSince(newest, event)) return [];
  const end = sent.findIndex((quote, index) => !wasOpen(quote, sent[index - 1], event));
  return end === -1 ? sent : sent.slice(0, end);
}

/** @param next the quote that replaced it; undefined: none */
function wasOpen(quote: QuoteRecord, next: QuoteRecord | undefined, event: Event): boolean {
  if (!next?.sentAt) return next === undefined;
  const { sentForDay, sentForLastDay, sentForLocation, sentForStatus } = next;
  const then = {
    ...event,
    status: sentForStatus ?? event.status,
    eventDate: sentForDay,
    lastDay: sentForLastDay,
    eventLocation: sentForLocation ?? event.eventLocation,
  };
  return (
    quote.state === 'sent' &&
    MAY_TAKE.has(then.status) &&
    quote.validUntil >= todayInDetroit(next.sentAt) &&
    changedSince(quote, then) === null
  );
}

/** @returns the lines of these quotes */
export function linesOf(quotes: readonly HoldingQuote[]) {
  return quotes.flatMap(({ content }) => content.lines);
}

/**
 * @param holding as `holdingQuotes`
 * @param takes the rows of a quote
 * @returns the rows of the open quote, each with the earliest quote since which its pieces were asked for
 */
export function inPlaces(
  [open, ...replaced]: readonly HoldingQuote[],
  takes: (quote: HoldingQuote) => StockRow[],
  items: ReadonlyMap<string, CountedItem>,
): { row: StockRow; quoteId: string }[] {
  if (!open) return [];
  const placed: { row: StockRow; quoteId: string }[] = [];
  let rows = takes(open);
  let quoteId = open.id;
  const place = (rest: readonly StockRow[]) => {
    for (const row of rest) placed.push({ row, quoteId });
  };
  for (const quote of replaced) {
    const added = excessRows(rows, takes(quote), items);
    place(added);
    rows = excessRows(rows, added, items);
    quoteId = quote.id;
  }
  place(rows);
  return placed;
}
