/** The day of the visitor's event, once a date was given anywhere on the site (@availability.date). */
import { computed } from 'nanostores';
import { dayAfter } from '#domain/days.ts';
import { formatEventDate, todayInDetroit, type CivilDate } from '#domain/event-date.ts';
import { MAX_AVAILABILITY_DAYS } from '#domain/limits.ts';
import { parseTypedDate } from '#domain/typed-date.ts';
import { $remembered } from './draft.ts';

/**
 * @param typed as a form holds it; a date is complete once its field was left
 * @returns the day; null for what is no whole date, is over, or is further ahead than is told
 */
export function dayToAsk(typed: string, now: Date): CivilDate | null {
  const today = todayInDetroit(now);
  const day = parseTypedDate(typed, today);
  if (day === null || formatEventDate(day) !== typed) return null;
  return day >= today && day <= dayAfter(today, MAX_AVAILABILITY_DAYS) ? day : null;
}

export const $eventDay = computed($remembered, ({ eventDate = '' }) =>
  dayToAsk(eventDate, new Date()),
);
