/** Free pieces of each item by day (@stock.view), and upcoming shortages (@stock.short-ahead). */
import {
  SHORT_DAYS,
  type ShortEventView,
  type StockItemView,
  type StockPageView,
  type StockTakenView,
} from '#contracts/stock/view.ts';
import type { Database } from '#db/client.ts';
import {
  listTaken,
  listTakers,
  type NamedItem,
  type StockRowRecord,
  type TakenRow,
} from '#db/queries/stock/rows.ts';
import { listEventsWithin, listStockItems } from '#db/queries/stock/view.ts';
import { dayAfter, FIRST_DAY } from '#domain/days.ts';
import { todayInDetroit, type CivilDate } from '#domain/event-date.ts';
import { freeByDay, ownedOf, rowsOf, type StockWindow } from '#domain/stock.ts';
import { nameOf } from './short.ts';
import { readStockRules } from './stock-rules.ts';
import { listShortages } from './unfit.ts';

interface ViewRequest {
  from: CivilDate;
  to: CivilDate;
  q: string;
  category?: string | undefined;
  page: number;
}

/** @returns a page of items, whose rows are read by one query */
export async function readStockView(
  db: Database,
  { from, to, ...filter }: ViewRequest,
  now: Date,
): Promise<StockPageView> {
  const { rows: ids, total } = await listStockItems(db, filter);
  return { rows: await readItems(db, ids, { out: from, free: dayAfter(to, 1) }, now), total };
}

/** @returns free pieces of these items on each day of the window, in order */
export async function readItems(
  db: Database,
  itemIds: readonly string[],
  window: StockWindow,
  now: Date,
): Promise<StockItemView[]> {
  const { items } = await readStockRules(db, itemIds);
  const taken = await listTaken(db, { itemIds, ...window, today: todayInDetroit(now) });
  const takers = await listTakers(
    db,
    taken.flatMap(({ inquiryId }) => inquiryId ?? []),
  );
  const takerOf = new Map(takers.map((taker) => [taker.id, taker]));
  const byItem = Map.groupBy(taken, ({ itemId }) => itemId);
  return itemIds.flatMap((id) => {
    const item = items.get(id);
    const rows = byItem.get(id) ?? [];
    return item ? countedApart(item).map((option) => viewOf(item, option, rows)) : [];
  });

  function viewOf(item: NamedItem, option: string, rows: readonly TakenRow[]): StockItemView {
    const own = rowsOf(item, option, rows);
    return {
      itemId: item.id,
      option,
      name: nameOf(item, option),
      owned: ownedOf(item, option),
      free: freeByDay(item, option, window, own),
      taken: own.map(presentTaken),
    };
  }

  function presentTaken(row: TakenRow): StockTakenView {
    return takenView(row, takerOf.get(row.inquiryId ?? '') ?? null);
  }
}

/** @param inquiry the event that takes the pieces; null: a block, or an event that is gone */
export function takenView(
  { id, option, kind, quantity, out, free, reason, note }: StockRowRecord,
  inquiry: StockTakenView['inquiry'],
): StockTakenView {
  return { id, option, kind, quantity, out, free, inquiry, reason, note };
}

/** @returns the options counted separately, and '' for the rest, if any */
function countedApart({ options }: NamedItem): string[] {
  const names = Object.keys(options);
  const apart = names.filter((name) => options[name] !== null);
  return names.length > 0 && apart.length === names.length ? apart : ['', ...apart];
}

/**
 * @param days inclusive; by default until `SHORT_DAYS` from today, with events that are not back yet
 * @returns upcoming events that are short on these days, soonest first
 */
export async function readShortEvents(
  db: Database,
  now: Date,
  days?: { from: CivilDate; to: CivilDate },
): Promise<ShortEventView[]> {
  const unfit = await listShortages(db, now);
  const ahead = { from: FIRST_DAY, to: dayAfter(todayInDetroit(now), SHORT_DAYS) };
  const events = await listEventsWithin(db, [...unfit.keys()], days ?? ahead);
  const shortOf = (id: string) => unfit.get(id) ?? [];
  const { items } = await readStockRules(
    db,
    events.flatMap(({ id }) => shortOf(id).map(({ itemId }) => itemId)),
  );
  return events.map((event) => ({
    ...event,
    short: shortOf(event.id).flatMap(({ itemId, option, short }) => {
      const item = items.get(itemId);
      return item ? [{ name: nameOf(item, option), short }] : [];
    }),
  }));
}
