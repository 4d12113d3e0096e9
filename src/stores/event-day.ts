/** The day of the visitor's event, given anywhere on the site (@availability.date). */
import { computed } from 'nanostores';
import { dayAfter } from '#domain/days.ts';
import { formatEventDate, todayInDetroit, type CivilDate } from '#domain/event-date.ts';
import { MAX_AVAILABILITY_DAYS } from '#domain/limits.ts';
import { parseComingDay } from '#domain/typed-date.ts';
import { $remembered } from './draft.ts';

/**
 * @param typed text of a date field, which completes it when it loses the focus.
 * @returns null if incomplete or over
 */
export function dayToCome(typed: string, now: Date): CivilDate | null {
  const day = parseComingDay(typed, todayInDetroit(now));
  return day !== null && formatEventDate(day) === typed ? day : null;
}

/** The day, also while its date is still being typed; null: none, or over. */
export const $typedDay = computed($remembered, ({ eventDate = '' }) =>
  parseComingDay(eventDate, todayInDetroit(new Date())),
);

/** The day of a complete date, however far ahead; null: none, or over. */
export const $keptDay = computed($remembered, ({ eventDate = '' }) =>
  dayToCome(eventDate, new Date()),
);

/** The same, only if it is near enough to show what is free; else null. */
export const $eventDay = computed($keptDay, (day) => {
  const last = dayAfter(todayInDetroit(new Date()), MAX_AVAILABILITY_DAYS);
  return day !== null && day <= last ? day : null;
});
