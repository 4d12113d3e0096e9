/** Brings the rows of events to what they must be (@stock.recount). */
import type { Database } from '#db/client.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { listQuotes, type QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { keepAgreed } from '#db/queries/stock/events.ts';
import {
  findEventRows,
  replaceEventRows,
  type NewStockRow,
  type StockRowRecord,
} from '#db/queries/stock/rows.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { standingOf } from '../quotes/standing.ts';
import { agreedFor } from './book-event.ts';
import { readBook } from './book.ts';
import { wantedRows } from './event-rows.ts';

/**
 * Rewrites wrong stock rows of events.
 * @param events locked by this transaction
 * @returns how many were wrong; a hold that ended meanwhile does not count
 */
export async function repairEvents(
  tx: Database,
  events: readonly InquiryRow[],
  now: Date,
): Promise<number> {
  const ids = events.map(({ id }) => id);
  const quotes = Map.groupBy(await listQuotes(tx, ids), ({ inquiryId }) => inquiryId);
  const openOf = (id: string): QuoteRecord[] =>
    (quotes.get(id) ?? []).filter((quote) => standingOf(quote, now) === 'open');
  const whole = await Promise.all(events.map((event) => withAgreed(tx, event, now)));
  const book = await readBook(
    tx,
    whole.flatMap(({ id, agreed }) => [
      ...(agreed?.lines ?? []).map(({ itemId }) => itemId),
      ...openOf(id).flatMap(({ content }) => content.lines.map(({ itemId }) => itemId)),
    ]),
  );
  const rows = Map.groupBy(await findEventRows(tx, ids), ({ inquiryId }) => inquiryId);
  const today = todayInDetroit(now);
  let count = 0;
  for (const event of whole) {
    const wanted = wantedRows(event, openOf(event.id), book);
    const has = (rows.get(event.id) ?? []).filter(({ until }) => until === null || until >= today);
    if (isSame(wanted, has)) continue;
    await replaceEventRows(tx, event.id, wanted);
    count += 1;
  }
  return count;
}

/** @returns the event with what is agreed about it, which is written down if it was booked before that was kept */
async function withAgreed(tx: Database, event: InquiryRow, now: Date): Promise<InquiryRow> {
  if (event.status !== 'booked' || event.agreed) return event;
  const agreed = await agreedFor(tx, event, undefined, now);
  await keepAgreed(tx, event.id, agreed);
  return { ...event, agreed };
}

function isSame(wanted: readonly NewStockRow[], has: readonly StockRowRecord[]): boolean {
  const known = has.map(keyOf).toSorted();
  return (
    wanted.length === has.length &&
    wanted
      .map(keyOf)
      .toSorted()
      .every((key, at) => key === known[at])
  );
}

function keyOf(row: NewStockRow): string {
  const { kind, itemId, option, quantity, out, free, quoteId, until } = row;
  return JSON.stringify([
    kind,
    itemId,
    option,
    quantity,
    out,
    free,
    quoteId ?? null,
    until ?? null,
  ]);
}
