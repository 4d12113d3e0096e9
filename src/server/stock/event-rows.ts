/**
 * Rows of stock of an event (@stock.rows), derived from its request and quotes, and written in the
 * same transaction as every change to either.
 */
import type { Database } from '#db/client.ts';
import { findInquiryRow, type InquiryRow } from '#db/queries/inquiries/rows.ts';
import { listQuotes, type QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { replaceEventRows, type NewStockRow } from '#db/queries/stock/rows.ts';
import type { NamedDays } from '#domain/event-days.ts';
import { eventRows, type EventDays, type EventLine } from '#domain/event-stock.ts';
import { isOtherDays } from '#domain/same-event.ts';
import { excessRows } from '#domain/stock.ts';
import { onDay } from '../quotes/draft/on-day.ts';
import { linesOfQuote } from './event-lines.ts';
import { MAY_TAKE, holdingQuotes, inPlaces, linesOf, type HoldingQuote } from './holding-quotes.ts';
import { readStockRules, type StockRules } from './stock-rules.ts';

/** @returns the event's days; undefined while they are unknown */
export function daysOf({ eventDate, lastDay }: NamedDays): EventDays | undefined {
  return eventDate === null ? undefined : { first: eventDate, last: lastDay ?? eventDate };
}

/** @returns the quote's days: its own, or the request's where it names none */
export function daysOfQuote(
  { content }: { content: Pick<QuoteRecord['content'], 'eventDate' | 'lastDay'> },
  inquiry: Pick<InquiryRow, 'eventDate' | 'lastDay'>,
): EventDays | undefined {
  return isOtherDays(content, inquiry) ? daysOf(content) : daysOf(inquiry);
}

/** Rewrites the stock rows of an event, whose inquiry must be locked. */
export async function writeEventRows(tx: Database, inquiryId: string, now: Date): Promise<void> {
  const inquiry = await findInquiryRow(tx, inquiryId);
  if (!inquiry) return;
  const quotes = await listQuotes(tx, [inquiryId]);
  const holding = holdingQuotes(inquiry, quotes, now);
  const lines = [...(inquiry.agreed?.lines ?? []), ...linesOf(holding)];
  const rules = await readStockRules(
    tx,
    lines.map(({ itemId }) => itemId),
  );
  await replaceEventRows(tx, inquiryId, wantedRows(inquiry, holding, rules));
}

/**
 * @param holding as `holdingQuotes`
 * @returns the required rows: bookings for what was agreed, and holds for the open quote; a revision
 *   of a booked event holds only what exceeds the booking on each day
 */
export function wantedRows(
  inquiry: Pick<InquiryRow, 'id' | 'status' | 'deletedAt' | 'agreed' | 'eventDate' | 'lastDay'>,
  holding: readonly HoldingQuote[],
  { items, closed, quotesHold }: StockRules,
): NewStockRow[] {
  const { id: inquiryId, status, deletedAt, agreed } = inquiry;
  if (deletedAt || !MAY_TAKE.has(status)) return [];
  const rowsFor = (days: EventDays | undefined, lines: readonly EventLine[]) =>
    days ? eventRows(days, lines, items, closed) : [];
  const booked = status === 'booked' ? rowsFor(daysOf(inquiry), agreed?.lines ?? []) : [];
  const takes = (quote: HoldingQuote) => {
    const days = daysOfQuote(quote, inquiry);
    const rows = rowsFor(days, linesOfQuote(onDay(quote, days?.first ?? null), items));
    return excessRows(rows, booked, items);
  };
  const until = holding[0]?.validUntil;
  const held = quotesHold
    ? inPlaces(holding, takes, items).map(({ row, quoteId }) => ({
        ...row,
        inquiryId,
        kind: 'hold' as const,
        quoteId,
        until,
      }))
    : [];
  return [...booked.map((row) => ({ ...row, inquiryId, kind: 'booking' as const })), ...held];
}
