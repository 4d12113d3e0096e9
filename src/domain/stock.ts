/**
 * Free pieces in a range of days (@stock.free), half-open from `out` to `free`. No other file adds up stock.
 */
import { dayAfter, daysBetween, LAST_DAY } from './days.ts';
import type { CivilDate } from './event-date.ts';
import { WEEKDAYS, weekdayOf } from './weekdays.ts';

export interface StockWindow {
  /** First day away. */
  out: CivilDate;
  /** First day on which the pieces can leave again: back and cleaned. */
  free: CivilDate;
}

/** Days that pieces are away around an event (@stock.window). */
export interface WindowRule {
  /** They leave so many days before the event. */
  before: number;
  /** They come back so many days after its last day. */
  after: number;
  /** Days for cleaning after the return; 0: they can leave again the same day. */
  turnaround: number;
}

/** When the shop accepts no returns. */
export interface ClosedDays {
  /** Monday is 1, Sunday 7. */
  weekdays: readonly number[];
  days: readonly CivilDate[];
}

export interface StockRow extends StockWindow {
  itemId: string;
  /** Name of the option, or empty. */
  option: string;
  quantity: number;
}

export interface CountedItem {
  id: string;
  /** 0: not counted. */
  owned: number;
  /** By name; null: shares the item's number. */
  options: Readonly<Record<string, number | null>>;
}

/** @returns days away; a return on a closed day moves to the next open one, never before the event is over */
export function windowOf(
  first: CivilDate,
  last: CivilDate,
  { before, after, turnaround }: WindowRule,
  closed: ClosedDays,
): StockWindow {
  return {
    out: dayAfter(first, -before),
    free: returnFree(dayAfter(last, after), last, turnaround, closed),
  };
}

/** @param back planned return. @returns the first day on which the pieces can leave again */
export function returnFree(
  back: CivilDate,
  last: CivilDate,
  turnaround: number,
  closed: ClosedDays,
): CivilDate {
  const free = dayAfter(returnDay(back, closed), turnaround);
  const afterEvent = dayAfter(last, 1);
  return free < afterEvent ? afterEvent : free;
}

/** @returns the day, or the next one on which the shop is open */
export function returnDay(day: CivilDate, closed: ClosedDays): CivilDate {
  // Closed on all weekdays: a shop without opening hours accepts returns on any day.
  const weekdays = new Set(closed.weekdays).size < WEEKDAYS.length ? closed.weekdays : [];
  const isClosed = (date: CivilDate) =>
    weekdays.includes(weekdayOf(date)) || closed.days.includes(date);
  let open = day;
  while (isClosed(open) && open < LAST_DAY) open = dayAfter(open, 1);
  return open;
}

/** @returns the option if it is counted separately, else empty */
export function countedOption({ options }: CountedItem, option: string): string {
  return (Object.hasOwn(options, option) ? options[option] : null) === null ? '' : option;
}

/** @returns null if not counted */
export function ownedOf(item: CountedItem, option: string): number | null {
  const counted = countedOption(item, option);
  const owned = counted === '' ? item.owned : (item.options[counted] ?? 0);
  return owned === 0 ? null : owned;
}

/** @returns rows that share the stock number of this item and option */
export function rowsOf<Row extends StockRow>(
  item: CountedItem,
  option: string,
  rows: readonly Row[],
): Row[] {
  const counted = countedOption(item, option);
  return rows.filter(
    (row) => row.itemId === item.id && countedOption(item, row.option) === counted,
  );
}

/** @returns a key that rows share when they share a stock number */
export function numberKey(
  { itemId, option }: Pick<StockRow, 'itemId' | 'option'>,
  items: ReadonlyMap<string, CountedItem>,
): string {
  const item = items.get(itemId);
  return JSON.stringify([itemId, item ? countedOption(item, option) : option]);
}

/** @returns rows of the pieces that are taken on each day beyond those that are booked of the same stock number */
export function excessRows(
  rows: readonly StockRow[],
  booked: readonly StockRow[],
  items: ReadonlyMap<string, CountedItem>,
): StockRow[] {
  const groups = Map.groupBy(rows, (row) => numberKey(row, items));
  const bookedGroups = Map.groupBy(booked, (row) => numberKey(row, items));
  return [...groups].flatMap(([key, group]) => {
    const taken = bookedGroups.get(key);
    return taken ? excessOfNumber(group, taken) : group;
  });
}

/** @param rows of one stock number, as `taken` */
function excessOfNumber(rows: readonly StockRow[], taken: readonly StockRow[]): StockRow[] {
  const [first] = rows;
  if (!first) return [];
  const { itemId } = first;
  const option = rows.every((row) => row.option === first.option) ? first.option : '';
  const left: StockRow[] = [];
  for (const window of windowsBetween([...rows, ...taken])) {
    const quantity = peakOf(rows, window) - peakOf(taken, window);
    if (quantity <= 0) continue;
    const last = left.at(-1);
    if (last?.free === window.out && last.quantity === quantity) last.free = window.free;
    else left.push({ itemId, option, quantity, ...window });
  }
  return left;
}

/** @returns the most pieces away on one day of the window */
export function peakOf(
  rows: readonly Omit<StockRow, 'itemId' | 'option'>[],
  { out, free }: StockWindow,
): number {
  const changes = new Map<CivilDate, number>();
  const change = (day: CivilDate, by: number) => changes.set(day, (changes.get(day) ?? 0) + by);
  for (const row of rows) {
    if (row.out >= free || row.free <= out) continue;
    change(row.out < out ? out : row.out, row.quantity);
    change(row.free, -row.quantity);
  }
  let away = 0;
  let peak = 0;
  for (const day of [...changes.keys()].toSorted()) {
    away += changes.get(day) ?? 0;
    if (day < free) peak = Math.max(peak, away);
  }
  return peak;
}

/** @returns whether a row takes pieces still: it is no hold, or of a quote that is valid through that day or longer */
export const isInForce = ({ until }: { until: CivilDate | null }, today: CivilDate): boolean =>
  until === null || until >= today;

/** @returns the shortest window that contains all of them; undefined without any */
export function spanOf(windows: readonly StockWindow[]): StockWindow | undefined {
  const [first] = windows;
  if (!first) return undefined;
  let { out, free } = first;
  for (const window of windows) {
    if (window.out < out) out = window.out;
    if (window.free > free) free = window.free;
  }
  return { out, free };
}

/** @returns the windows between the days on which a row begins or ends: within one, the same pieces are away */
export function windowsBetween(rows: readonly StockWindow[]): StockWindow[] {
  const days = [...new Set(rows.flatMap(({ out, free }) => [out, free]))].toSorted();
  return days.slice(1).map((free, index) => ({ out: days[index] ?? free, free }));
}

/** @param rows of any items and days. @returns for each day of the window what is free; null: not counted */
export function freeByDay(
  item: CountedItem,
  option: string,
  window: StockWindow,
  rows: readonly StockRow[],
): (number | null)[] {
  const owned = ownedOf(item, option);
  const days = daysBetween(window.out, window.free);
  if (owned === null) return Array.from({ length: days }, () => null);
  const free = Array.from({ length: days }, () => owned);
  for (const row of rowsOf(item, option, rows)) {
    const first = Math.max(0, daysBetween(window.out, row.out));
    const end = Math.min(days, daysBetween(window.out, row.free));
    for (let day = first; day < end; day += 1) free[day] = (free[day] ?? 0) - row.quantity;
  }
  return free;
}
