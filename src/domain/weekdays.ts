import type { CivilDate } from './event-date.ts';

/** Monday first. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** @returns 1 for Monday to 7 for Sunday, as ISO 8601 and PostgreSQL's `isodow` count */
export function weekdayOf(day: CivilDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || WEEKDAYS.length;
}
