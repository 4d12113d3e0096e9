/**
 * What the stock view shows, by its address: a month (`2026-11`) or three from it (`2026-11-q`), and
 * after a tilde which items (`2026-11~q=chair&page=2`).
 */
import { stockEndpoints } from '#contracts/stock/view.ts';
import { dayAfter, daysBetween, monthAfter } from '#domain/days.ts';
import { parseEventDate, type CivilDate } from '#domain/event-date.ts';
import { MAX_SEARCH_LENGTH } from '#domain/limits.ts';

/** Which items are shown. */
export interface StockSearch {
  q: string;
  /** Id of a category; empty: any. */
  category: string;
  page: number;
}

export interface StockPlace {
  kind: 'month' | 'quarter';
  /** The first one. */
  month: string;
  first: CivilDate;
  last: CivilDate;
  days: CivilDate[];
  search: StockSearch;
}

const QUARTER = '-q';
const MONTHS = { month: 1, quarter: 3 } as const;
const SEARCH = '~';
const ALL_ITEMS: StockSearch = { q: '', category: '', page: 1 };

/**
 * @param id of the address; one that names no month shows this month
 * @param today in Detroit
 */
export function stockPlace(id: string, today: CivilDate): StockPlace {
  const [when = '', what = ''] = id.split(SEARCH, 2);
  const kind = when.endsWith(QUARTER) ? 'quarter' : 'month';
  const named = when.slice(0, 7);
  const month = parseEventDate(`${named}-01`) === null ? today.slice(0, 7) : named;
  const first = `${month}-01`;
  const last = dayAfter(`${monthAfter(month, MONTHS[kind])}-01`, -1);
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => dayAfter(first, at));
  return { kind, month, first, last, days, search: searchOf(new URLSearchParams(what)) };
}

/** @returns the search that is written there; what it does not know is passed over */
function searchOf(what: URLSearchParams): StockSearch {
  const page = Number(what.get('page'));
  // What it is there, so that no address asks for what the server refuses.
  const category = stockEndpoints.view.query?.shape.category.safeParse(what.get('in'));
  return {
    q: (what.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    category: category?.data ?? '',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** @returns the id of a stock view */
export function stockId(
  month: string,
  kind: StockPlace['kind'],
  { q, category, page }: StockSearch = ALL_ITEMS,
): string {
  const what = new URLSearchParams();
  if (q !== '') what.set('q', q);
  if (category !== '') what.set('in', category);
  if (page > 1) what.set('page', String(page));
  const when = kind === 'quarter' ? `${month}${QUARTER}` : month;
  return what.size === 0 ? when : `${when}${SEARCH}${what}`;
}

/** @returns id of the view that many steps later; earlier for a negative number */
export function stockIdAfter({ month, kind, search }: StockPlace, steps: number): string {
  return stockId(monthAfter(month, steps * MONTHS[kind]), kind, search);
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
