/** Which days the stock view shows, by its address: a month (`2026-11`) or three from it (`2026-11-q`). */
import { dayAfter, daysBetween, monthAfter } from '#domain/days.ts';
import { parseEventDate, type CivilDate } from '#domain/event-date.ts';

export interface StockPlace {
  kind: 'month' | 'quarter';
  /** The first one. */
  month: string;
  first: CivilDate;
  last: CivilDate;
  days: CivilDate[];
}

const QUARTER = '-q';
const MONTHS = { month: 1, quarter: 3 } as const;

/**
 * @param id of the address; one that names no month shows this month
 * @param today in Detroit
 */
export function stockPlace(id: string, today: CivilDate): StockPlace {
  const kind = id.endsWith(QUARTER) ? 'quarter' : 'month';
  const named = id.slice(0, 7);
  const month = parseEventDate(`${named}-01`) === null ? today.slice(0, 7) : named;
  const first = `${month}-01`;
  const last = dayAfter(`${monthAfter(month, MONTHS[kind])}-01`, -1);
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => dayAfter(first, at));
  return { kind, month, first, last, days };
}

/** @returns the id of a stock view */
export function stockId(month: string, kind: StockPlace['kind']): string {
  return kind === 'quarter' ? `${month}${QUARTER}` : month;
}

/** @returns id of the view that many steps later; earlier for a negative number */
export function stockIdAfter({ month, kind }: StockPlace, steps: number): string {
  return stockId(monthAfter(month, steps * MONTHS[kind]), kind);
}

const MONTH = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const asDate = (day: CivilDate) => new Date(`${day}T00:00:00Z`);

/** @returns `November 2026`, or `November 2026 – January 2027` */
export function stockPlaceName({ first, last }: StockPlace): string {
  return MONTH.formatRange(asDate(first), asDate(last));
}

/** @returns `Sat, Dec 12` */
export function shortDay(day: CivilDate): string {
  return DAY.format(asDate(day));
}

/** Days in a row on which as many are free. */
interface Stretch {
  from: CivilDate;
  to: CivilDate;
  free: number | null;
}

/** @returns the days joined to stretches, for a list */
export function stretches(days: readonly CivilDate[], free: readonly (number | null)[]): Stretch[] {
  const found: Stretch[] = [];
  for (const [at, day] of days.entries()) {
    const count = free[at] ?? null;
    const last = found.at(-1);
    if (last?.free === count) last.to = day;
    else found.push({ from: day, to: day, free: count });
  }
  return found;
}
