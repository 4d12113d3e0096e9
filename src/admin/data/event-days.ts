/** Formats days of events, also relative to today in Detroit. */
import { daysBetween } from '#domain/days.ts';
import { todayInDetroit, type CivilDate } from '#domain/event-date.ts';

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const RELATIVE = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** @returns `Saturday, June 12, 2027` */
export function longDay(day: CivilDate): string {
  return LONG.format(Date.parse(`${day}T00:00:00Z`));
}

/**
 * @param last the same day for an event of one day
 * @returns how far an event is from today in Detroit: `in 12 days`, `tomorrow`, `today` while it lasts, `3 days ago`
 */
export function daysAway(first: CivilDate, last: CivilDate, now: number): string {
  const today = todayInDetroit(new Date(now));
  const isOver = last < today;
  const isUnderWay = first <= today && !isOver;
  return RELATIVE.format(isUnderWay ? 0 : daysBetween(today, isOver ? last : first), 'day');
}
