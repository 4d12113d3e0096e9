/** Assigns events to days. */
import type { CalendarEventView } from '#contracts/calendar/events.ts';
import { dayAfter, daysBetween } from '#domain/days.ts';
import type { CivilDate } from '#domain/event-date.ts';
import type { CalendarPlace } from './place.ts';

type Dated = Pick<CalendarEventView, 'eventDate' | 'lastDay' | 'status'>;

const rank = ({ status }: Dated) => (status === 'booked' ? 0 : 1);

/**
 * @returns the events by day; an event of several days is on each of them. Booked events come
 *   first, the order is otherwise kept
 */
export function byDay<Event extends Dated>(
  events: readonly Event[],
  { first, last }: Pick<CalendarPlace, 'first' | 'last'>,
): Map<CivilDate, Event[]> {
  const days = new Map<CivilDate, Event[]>();
  const ordered = events.toSorted((one, other) => rank(one) - rank(other));
  for (const event of ordered) {
    for (const day of daysOf(event)) {
      if (day >= first && day <= last) days.set(day, [...(days.get(day) ?? []), event]);
    }
  }
  return days;
}

function daysOf({ eventDate, lastDay }: Dated): CivilDate[] {
  const length = daysBetween(eventDate, lastDay ?? eventDate) + 1;
  return Array.from({ length }, (_, index) => dayAfter(eventDate, index));
}
