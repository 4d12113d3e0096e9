/**
 * Stock by date (@stock.free): how many pieces of an item are in the house over a range of days. Days
 * are civil days of the shop, so no change of clocks moves them; a range is half-open: away from the
 * day `out`, back in stock on the day `free`. Nothing else adds up stock.
 */
import { dayAfter, daysBetween } from './days.ts';
import type { CivilDate } from './event-date.ts';

const WEEK_DAYS = 7;

export interface StockWindow {
  /** First day away. */
  out: CivilDate;
  /** First day back in stock. */
  free: CivilDate;
}

/** How long pieces are away around an event, in days (@stock.window). */
export interface WindowRule {
  /** They leave that many days before the event. */
  before: number;
  /** They come back that many days after its last day. */
  after: number;
  /** Days for washing or repair after the day they come back; 0: they can leave again that day. */
  turnaround: number;
}

/** When nobody takes a return. */
export interface ClosedDays {
  /** Monday is 1, Sunday 7. */
  weekdays: readonly number[];
  days: readonly CivilDate[];
}

/** Pieces that are away. */
export interface StockRow extends StockWindow {
  itemId: string;
  /** Name of the option; empty: none. */
  option: string;
  quantity: number;
}

/** An item as it was counted. */
export interface CountedItem {
  id: string;
  /** 0: nobody has counted. */
  owned: number;
  /** By name of the option; null: it shares the item's number. */
  options: Readonly<Record<string, number | null>>;
}

/**
 * @param event first day of the event
 * @param last its last day
 * @returns the days that the pieces are away. A return on a closed day moves to the next open one;
 *   pieces are never back before the event is over.
 */
export function windowOf(
  event: CivilDate,
  last: CivilDate,
  { before, after, turnaround }: WindowRule,
  closed: ClosedDays,
): StockWindow {
  return {
    out: dayAfter(event, -before),
    free: returnFree(dayAfter(last, after), last, turnaround, closed),
  };
}

/**
 * @param back day on which pieces would come back
 * @param last last day of the event
 * @returns the first day on which they can leave again
 */
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

/** @returns the day on which pieces come back: that day, or where the shop is closed the next open one */
export function returnDay(day: CivilDate, closed: ClosedDays): CivilDate {
  // A shop that lists no opening hours takes returns on any day.
  const weekdays = new Set(closed.weekdays).size < WEEK_DAYS ? closed.weekdays : [];
  let open = day;
  while (weekdays.includes(weekdayOf(open)) || closed.days.includes(open)) open = dayAfter(open, 1);
  return open;
}

/** @returns 1 for Monday to 7 for Sunday */
function weekdayOf(day: CivilDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || WEEK_DAYS;
}

/** @returns the option whose own number counts, or empty: the number of the item */
export function countedOption({ options }: CountedItem, option: string): string {
  return (Object.hasOwn(options, option) ? options[option] : null) === null ? '' : option;
}

/** @returns the pieces that the shop owns; null: nobody has counted */
export function ownedOf(item: CountedItem, option: string): number | null {
  const counted = countedOption(item, option);
  const owned = counted === '' ? item.owned : (item.options[counted] ?? 0);
  return owned === 0 ? null : owned;
}

/**
 * @param rows what is away, of any items and days; an event's own rows are left out by the caller
 * @returns the pieces that are there on every day of the window, fewer than none when more are
 *   promised than owned; null: nobody has counted
 */
export function freeIn(
  item: CountedItem,
  option: string,
  window: StockWindow,
  rows: readonly StockRow[],
): number | null {
  const owned = ownedOf(item, option);
  if (owned === null) return null;
  return owned - peakOf(rowsOf(item, option, rows), window);
}

/** @returns the rows that count for this item and option: of its own number, or of the shared one */
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

/** @returns the most pieces that are away on one day of the window; rows that do not overlap are never added up */
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

/**
 * @param rows of any items and days
 * @returns for each day of the window what is free on that day alone; null: nobody has counted
 */
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
