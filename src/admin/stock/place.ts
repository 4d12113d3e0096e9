/**
 * The stock view in the address: a month (`2026-11`) or three (`2026-11-q`), and after a tilde the
 * search (`2026-11~q=chair&page=2`).
 */
import { stockEndpoints } from '#contracts/stock/view.ts';
import { dayAfter, daysBetween, monthAfter } from '#domain/days.ts';
import { parseEventDate, type CivilDate } from '#domain/event-date.ts';
import { MAX_SEARCH_LENGTH } from '#domain/limits.ts';

/** Search for items. */
export interface StockSearch {
  q: string;
  /** Id of a category; empty for any. */
  category: string;
  page: number;
}

export interface StockPlace {
  kind: 'month' | 'quarter';
  /** The first month. */
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
 * @param id in the address; if invalid, the current month
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

/** @returns the search, without unknown parameters */
function searchOf(what: URLSearchParams): StockSearch {
  const page = Number(what.get('page'));
  // Checked by the endpoint's schema, because the server would refuse anything else.
  const category = stockEndpoints.view.query?.shape.category.safeParse(what.get('in'));
  return {
    q: (what.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    category: category?.data ?? '',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** @returns the id for the address */
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

/**
 * @param steps in months, or in quarters if three months are shown; negative for earlier
 * @returns the id of the view, with the same search
 */
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

/** Consecutive days with the same number free. */
interface Stretch {
  from: CivilDate;
  to: CivilDate;
  free: number | null;
}

/** @returns the days grouped into stretches */
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
