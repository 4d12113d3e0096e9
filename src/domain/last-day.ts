import { dayAfter, daysBetween } from './days.ts';
import type { CivilDate } from './event-date.ts';
import type { NamedDays } from './event-days.ts';
import { MAX_EVENT_DAYS } from './limits.ts';

/** First and last day; null: unknown, or an event of one day. */
interface Days {
  eventDate: CivilDate | null;
  lastDay: CivilDate | null;
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
export function lastDayProblem({ eventDate, lastDay }: NamedDays): string {
  if (!lastDay) return '';
  if (eventDate === null) return 'Please enter the event date first';
  const days = daysBetween(eventDate, lastDay) + 1;
  if (days < 1) return 'Please choose the event date or a later day';
  return days > MAX_EVENT_DAYS ? `An event lasts at most ${MAX_EVENT_DAYS} days` : '';
}
