/** Checks lines against the stock (@stock.short), before anything is promised. */
import type { LineStockView, StockCheckView, StockCheck } from '#contracts/stock/check.ts';
import type { Database } from '#db/client.ts';
import { findInquiryRow, type InquiryRow } from '#db/queries/inquiries/rows.ts';
import { findQuote, type QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { eventRows, movedLines, type EventDays, type EventLine } from '#domain/event-stock.ts';
import { demands, freeFor, rentedOf } from '#domain/shortages.ts';
import { countedOption } from '#domain/stock.ts';
import { existing } from '../base/editable.ts';
import { optionOfLine } from './event-lines.ts';
import { daysOfQuote } from './event-rows.ts';
import { presentDemand, readTakers, weigh, type Weighed } from './short.ts';
import { readStockRules, type StockRules } from './stock-rules.ts';

/** Any day, to count owned pieces. */
const ANY_DAY: EventDays = { first: '2000-01-01', last: '2000-01-01' };

/**
 * @returns a view of each line, in order, and whether a quote would hold them
 * @throws ApiError 404
 */
export async function checkLines(
  db: Database,
  { inquiryId, quoteId, eventDate, lastDay, lines: sentLines }: StockCheck,
  now: Date,
): Promise<StockCheckView> {
  const inquiry = existing(await findInquiryRow(db, inquiryId), 'inquiries');
  const rules = await readStockRules(
    db,
    sentLines.map(({ itemId }) => itemId),
  );
  const quote = await sentQuote(db, inquiry, quoteId);
  const days = daysOfQuote({ content: { eventDate, lastDay } }, inquiry);
  const sentFor = eventDate ?? quote?.sentForDay ?? null;
  // Acceptance moves lines of a sent quote along with the event.
  const lines = movedLines(sentLines, sentFor, days?.first ?? null).map((line) => ({
    ...line,
    option: optionOfLine(line, rules.items.get(line.itemId)),
  }));
  const { quotesHold } = rules;
  if (!days) return { lines: lines.map((line) => ownedView(line, rules)), quotesHold };
  // All holds have priority over what lines of no sent quote ask beyond what the event has.
  const heldSince = quote?.sentAt ?? undefined;
  const weighed = await weigh(db, { inquiryId, days, lines, heldSince }, now);
  const takenOf = await readTakers(db, weighed);
  const { own, others, rented, kept } = weighed;
  const all = demands(own, others, rules.items, rented, kept);
  const views = lines.map((line) => {
    const view = ownedView(line, rules);
    if (!view) return null;
    const rows = eventRows(days, [line], rules.items, rules.closed);
    const pieces = all.flatMap((demand) => {
      const item = rules.items.get(demand.itemId);
      const isOfLine = rows.some(
        (row) =>
          row.itemId === demand.itemId && item && countedOption(item, row.option) === demand.option,
      );
      if (!item || !isOfLine) return [];
      return [presentDemand(demand, item, weighed, takenOf)];
    });
    return { ...view, ...onDays(line, days, weighed), pieces };
  });
  return { lines: views, quotesHold };
}

function ownedView(line: EventLine, { items, closed }: StockRules): LineStockView | null {
  if (!items.has(line.itemId)) return null;
  const { itemId, option } = line;
  const owned = freeFor({ itemId, option }, ANY_DAY, items, closed, []);
  return { owned, free: null, rented: 0, window: null, pieces: [] };
}

function onDays(
  line: EventLine,
  days: EventDays,
  { rules: { items, closed }, others, rented, kept }: Weighed,
): Pick<LineStockView, 'free' | 'rented' | 'window'> {
  const item = items.get(line.itemId);
  // A set is away as long as its slowest part.
  const rows = eventRows(days, [line], items, closed);
  const out = rows.map((row) => row.out).toSorted()[0];
  const free = rows
    .map((row) => row.free)
    .toSorted()
    .at(-1);
  return {
    // With the last day before the first, the line takes nothing.
    free: rows.length === 0 ? null : freeFor(line, days, items, closed, others, kept),
    rented: item?.parts.length === 0 ? rentedOf(item, countedOption(item, line.option), rented) : 0,
    window: out !== undefined && free !== undefined ? { out, free } : null,
  };
}

/** @returns the quote whose lines are checked, if it is one of the request; undefined: none */
async function sentQuote(
  db: Database,
  { id }: Pick<InquiryRow, 'id'>,
  quoteId: string | undefined,
): Promise<QuoteRecord | undefined> {
  if (quoteId === undefined) return undefined;
  const quote = await findQuote(db, quoteId);
  return quote?.inquiryId === id ? quote : undefined;
}
