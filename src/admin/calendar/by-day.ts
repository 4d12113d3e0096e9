/** Events on the days of the calendar. */
import type { CalendarEventView } from '#contracts/calendar/events.ts';
import { dayAfter, daysBetween } from '#domain/days.ts';
import type { CivilDate } from '#domain/event-date.ts';
import type { CalendarPlace } from './place.ts';

type Dated = Pick<CalendarEventView, 'eventDate' | 'lastDay' | 'status'>;

/**
 * @returns the events of each shown day that has any: one of several days stands on each of them; of one
 *   day booked ones come first, and otherwise they stay in their order
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

const rank = ({ status }: Dated) => (status === 'booked' ? 0 : 1);

function daysOf({ eventDate, lastDay }: Dated): CivilDate[] {
  const length = daysBetween(eventDate, lastDay ?? eventDate) + 1;
  return Array.from({ length }, (_, index) => dayAfter(eventDate, index));
}
