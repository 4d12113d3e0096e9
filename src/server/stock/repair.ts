/** Repairs stock rows of events (@stock.recount). */
import type { Database } from '#db/client.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { listQuotes } from '#db/queries/quotes/quotes.ts';
import { storeAgreed } from '#db/queries/stock/events.ts';
import {
  listEventRows,
  replaceEventRows,
  type NewStockRow,
  type StockRowRecord,
} from '#db/queries/stock/rows.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { isInForce } from '#domain/stock.ts';
import { agreedFor } from './agreed-event.ts';
import { wantedRows } from './event-rows.ts';
import { holdingQuotes, linesOf } from './holding-quotes.ts';
import { readStockRules } from './stock-rules.ts';

/**
 * @param events locked by this transaction
 * @returns how many had wrong rows; expired holds do not count
 */
export async function repairEvents(
  tx: Database,
  events: readonly InquiryRow[],
  now: Date,
): Promise<number> {
  const ids = events.map(({ id }) => id);
  const quotes = Map.groupBy(await listQuotes(tx, ids), ({ inquiryId }) => inquiryId);
  const whole = await Promise.all(events.map((event) => withAgreed(tx, event, now)));
  const holding = new Map(
    whole.map((event) => [event.id, holdingQuotes(event, quotes.get(event.id) ?? [], now)]),
  );
  const rules = await readStockRules(
    tx,
    whole
      .flatMap(({ id, agreed }) => [...(agreed?.lines ?? []), ...linesOf(holding.get(id) ?? [])])
      .map(({ itemId }) => itemId),
  );
  const rows = Map.groupBy(await listEventRows(tx, ids), ({ inquiryId }) => inquiryId);
  const today = todayInDetroit(now);
  let count = 0;
  for (const event of whole) {
    const wanted = wantedRows(event, holding.get(event.id) ?? [], rules);
    const stored = (rows.get(event.id) ?? []).filter((row) => isInForce(row, today));
    if (isSame(wanted, stored)) continue;
    await replaceEventRows(tx, event.id, wanted);
    count += 1;
  }
  return count;
}

/**
 * @returns the event with what was agreed; computed and stored now, if the event was booked before such
 *   data was kept
 */
async function withAgreed(tx: Database, event: InquiryRow, now: Date): Promise<InquiryRow> {
  if (event.status !== 'booked' || event.agreed) return event;
  const agreed = await agreedFor(tx, event, undefined, now);
  await storeAgreed(tx, event.id, agreed);
  return { ...event, agreed };
}

function isSame(wanted: readonly NewStockRow[], stored: readonly StockRowRecord[]): boolean {
  const storedKeys = stored.map(keyOf).toSorted();
  return (
    wanted.length === stored.length &&
    wanted
      .map(keyOf)
      .toSorted()
      .every((key, index) => key === storedKeys[index])
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
