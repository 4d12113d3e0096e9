/** Days that the calendar shows, by its address: a month (`2026-11`) or the week of a day. */
import { dayAfter, monthAfter, weekOf, weeksOf } from '#domain/days.ts';
import { parseEventDate, type CivilDate } from '#domain/event-date.ts';

export interface CalendarPlace {
  kind: 'month' | 'week';
  /** `2026-11`; for a week, the month of its middle. */
  month: string;
  weeks: CivilDate[][];
  /** First and last day of the weeks, which may be of adjacent months. */
  first: CivilDate;
  last: CivilDate;
}

/**
 * @param id in the address; if invalid, the current month
 * @param today in Detroit
 */
export function calendarPlace(id: string, today: CivilDate): CalendarPlace {
  const isMonth = parseEventDate(`${id}-01`) !== null;
  const isDay = !isMonth && id.length === today.length && parseEventDate(id) !== null;
  if (isDay) {
    const week = weekOf(id);
    return { kind: 'week', month: (week[3] ?? id).slice(0, 7), weeks: [week], ...ends([week]) };
  }
  const month = isMonth ? id : today.slice(0, 7);
  const weeks = weeksOf(month);
  return { kind: 'month', month, weeks, ...ends(weeks) };
}

function ends(weeks: CivilDate[][]) {
  const days = weeks.flat();
  return { first: days[0] ?? '', last: days.at(-1) ?? '' };
}

/**
 * @param steps months or weeks; may be negative
 * @returns id of the calendar that much later
 */
export function idAfter({ kind, month, first }: CalendarPlace, steps: number): string {
  return kind === 'month' ? monthAfter(month, steps) : dayAfter(first, 7 * steps);
}

/**
 * @returns id of the calendar of `newKind` that shows today, if the current one does; else of the week's month, or
 *   of the month's first week
 */
export function idOfKind(
  { kind, month, first, last }: CalendarPlace,
  newKind: CalendarPlace['kind'],
  today: CivilDate,
): string {
  const hasToday = kind === 'week' ? first <= today && today <= last : today.startsWith(month);
  if (newKind === 'month') return hasToday ? today.slice(0, 7) : month;
  if (hasToday) return today;
  return kind === 'week' ? first : `${month}-01`;
}

const DAY = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const SHORT = new Intl.DateTimeFormat('en-US', DAY);
const WEEK = new Intl.DateTimeFormat('en-US', { ...DAY, year: 'numeric' });
const MONTH = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const dateOf = (day: CivilDate) => new Date(`${day}T00:00:00Z`);

/** @returns `November 2026`, or `Nov 22 – 28, 2026` */
export function placeName({ kind, month, first, last }: CalendarPlace): string {
  return kind === 'month'
    ? MONTH.format(dateOf(`${month}-01`))
    : WEEK.formatRange(dateOf(first), dateOf(last));
}

/** @returns `1`, and for the first day of a month `Dec 1` */
export function dayName(day: CivilDate): string {
  return day.endsWith('-01') ? SHORT.format(dateOf(day)) : String(Number(day.slice(8)));
}
