import { dayAfter, daysBetween } from './days.ts';
import type { CivilDate } from './event-date.ts';
import { MAX_EVENT_DAYS } from './limits.ts';

/** First and last day; null: unknown, or an event of one day. */
interface Days {
  eventDate: CivilDate | null;
  lastDay: CivilDate | null;
}

/**
 * @param days empty texts count as null
 * @param format writes a day
 * @returns the day of an event, or both: `06/12/2027 – 06/14/2027`; empty while unknown
 */
export function eventDaysInWords(
  { eventDate, lastDay }: Days,
  format: (day: CivilDate) => string,
): string {
  if (!eventDate) return '';
  return lastDay ? `${format(eventDate)} – ${format(lastDay)}` : format(eventDate);
}

/** @returns the last day after the event was moved, by the same distance */
export function movedLastDay({ eventDate, lastDay }: Days, to: CivilDate | null): CivilDate | null {
  if (eventDate === null || lastDay === null || to === null) return null;
  return dayAfter(to, daysBetween(eventDate, lastDay));
}

/** @returns the last day as stored: null for an event of one day */
export function keptLastDay({ eventDate, lastDay }: Days): CivilDate | null {
  return lastDay === eventDate ? null : lastDay;
}

/** @returns the error for staff (@event.days), or empty */
export function lastDayProblem({ eventDate, lastDay }: Days): string {
  if (lastDay === null) return '';
  if (eventDate === null) return 'Please enter the event date first';
  const days = daysBetween(eventDate, lastDay) + 1;
  if (days < 1) return 'Please choose the event date or a later day';
  return days > MAX_EVENT_DAYS ? `An event lasts at most ${MAX_EVENT_DAYS} days` : '';
}
