/** Days of events as staff read them, and how far away they are in Detroit. */
import { todayInDetroit, type CivilDate } from '#domain/event-date.ts';

const DAY_MS = 24 * 60 * 60_000;
const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const RELATIVE = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

const asUtc = (day: CivilDate) => Date.parse(`${day}T00:00:00Z`);

/** @returns `Saturday, June 12, 2027` */
export function longDay(day: CivilDate): string {
  return LONG.format(asUtc(day));
}

/** @returns how far a day is from today in Detroit: `in 12 days`, `tomorrow`, `3 days ago` */
export function daysAway(day: CivilDate, now: number): string {
  const days = Math.round((asUtc(day) - asUtc(todayInDetroit(new Date(now)))) / DAY_MS);
  return RELATIVE.format(days, 'day');
}
