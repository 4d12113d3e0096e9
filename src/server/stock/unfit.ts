/** Finds events that are short (@inquiry.unfit), for lists. */
import type { InquiryViewName } from '#contracts/inquiries/list.ts';
import type { Database } from '#db/client.ts';
import {
  listComingRows,
  listPartnerPieces,
  listTaken,
  type NamedItem,
  type TakenRow,
} from '#db/queries/stock/rows.ts';
import { FIRST_DAY, LAST_DAY } from '#domain/days.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import type { Pieces } from '#domain/event-stock.ts';
import { shortages, type Shortage } from '#domain/shortages.ts';
import { numberKey, ownedOf, peakOf, spanOf } from '#domain/stock.ts';
import { readStockRules } from './stock-rules.ts';

/**
 * Finds shortages of upcoming events in a constant number of queries. Bookings compete with
 * bookings and blocks; open quotes also with earlier quotes (@stock.hold).
 * @param inquiryIds undefined for all events
 * @returns shortages by inquiry, for events that have any; of an item and option the
 *   largest, whether of the booking or of a quote
 */
export async function listShortages(
  db: Database,
  now: Date,
  inquiryIds?: readonly string[],
): Promise<Map<string, Shortage[]>> {
  const today = todayInDetroit(now);
  const own = await listComingRows(db, today, inquiryIds);
  const span = spanOf(own);
  if (!span) return new Map();
  const itemIds = [...new Set(own.map(({ itemId }) => itemId))];
  const all = await listTaken(db, {
    itemIds,
    ...span,
    today,
  });
  const { items } = await readStockRules(db, itemIds);
  const tight = tightRows(all, items);
  const events = Map.groupBy(
    own.filter((row) => tight.has(numberKey(row, items))),
    ({ inquiryId }) => inquiryId ?? '',
  );
  const partners = await listPartnerPieces(db, [...events.keys()]);
  const unfit = new Map<string, Shortage[]>();
  for (const [id, rows] of events) {
    const rented = partners.filter((pieces) => pieces.inquiryId === id && pieces.isConfirmed);
    const others = rows.flatMap((row) => tight.get(numberKey(row, items)) ?? []);
    const short = shortOf(id, rows, [...new Set(others)], items, rented);
    if (short.length > 0) unfit.set(id, short);
  }
  return unfit;
}

/** @returns the events in the view `unfit`; undefined for other views */
export async function unfitOf(
  db: Database,
  view: InquiryViewName | undefined,
  now: Date,
): Promise<string[] | undefined> {
  return view === 'unfit' ? [...(await listShortages(db, now)).keys()] : undefined;
}

type Items = ReadonlyMap<string, NamedItem>;

/**
 * @returns rows of items that are overdrawn on some day, grouped by what is counted together; the
 *   rest cannot be short
 */
function tightRows(rows: readonly TakenRow[], items: Items): Map<string, TakenRow[]> {
  const groups = Map.groupBy(rows, (row) => numberKey(row, items));
  return new Map([...groups].filter(([, group]) => isOverdrawn(group, items)));
}

const ALWAYS = { out: FIRST_DAY, free: LAST_DAY };

function isOverdrawn(group: readonly TakenRow[], items: Items): boolean {
  const [first] = group;
  const item = first && items.get(first.itemId);
  const owned = item ? ownedOf(item, first.option) : null;
  return owned !== null && peakOf(group, ALWAYS) > owned;
}

function shortOf(
  inquiryId: string,
  own: readonly TakenRow[],
  rows: readonly TakenRow[],
  items: Items,
  rented: readonly Pieces[],
): Shortage[] {
  const others = rows.filter((row) => row.inquiryId !== inquiryId);
  const firm = others.filter(({ kind }) => kind !== 'hold');
  const booked = own.filter(({ kind }) => kind === 'booking');
  const short = shortages(booked, firm, items, rented);
  const held = own.filter(({ kind }) => kind === 'hold');
  const since = Math.max(...held.map(({ heldSince }) => heldSince?.getTime() ?? 0));
  const earlier = others.filter(
    ({ kind, heldSince }) => kind === 'hold' && heldSince && heldSince.getTime() < since,
  );
  // A revision holds only what exceeds the booking, and a booking gives way to no quote.
  short.push(
    ...shortages([...booked, ...held], firm, items, rented),
    ...shortages(held, [...booked, ...firm, ...earlier], items, rented, held),
  );
  return mostByItem(short, items);
}

/**
 * @returns the larger shortage by item and option: an event may have one for its booking and one
 *   for a quote
 */
function mostByItem(short: readonly Shortage[], items: Items): Shortage[] {
  const most = new Map<string, Shortage>();
  for (const shortage of short) {
    const key = numberKey(shortage, items);
    if (shortage.short > (most.get(key)?.short ?? 0)) most.set(key, shortage);
  }
  return [...most.values()];
}
