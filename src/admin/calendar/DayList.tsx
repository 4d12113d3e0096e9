import type { CalendarEventView } from '#contracts/calendar/events.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { longDay } from '../data/event-days.ts';
import { EventLink } from './EventLink.tsx';
import { CALENDAR } from './texts.ts';

interface DayListProps {
  days: readonly CivilDate[];
  events: ReadonlyMap<CivilDate, readonly CalendarEventView[]>;
  today: CivilDate;
  /** Name of the month or week. */
  name: string;
}

/** The calendar on a phone: days with events, and today. */
export function DayList({ days, events, today, name }: DayListProps) {
  const isEmpty = days.every((day) => !events.has(day));
  const shown = days.filter((day) => events.has(day) || day === today);
  return (
    <>
      {isEmpty && <p className="my-2 text-night-600">{CALENDAR.none(name)}</p>}
      <ul className="space-y-4">
        {shown.map((day) => (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            <h4 className="mb-1 font-semibold">
              <time dateTime={day}>{longDay(day)}</time>
              {day === today && (
                <span className="badge ml-2 bg-night-900 text-ivory-50">{CALENDAR.today}</span>
              )}
            </h4>
            {events.has(day) && (
              <ul className="space-y-1.5">
                {events.get(day)?.map((event) => (
                  <li key={event.id}>
                    <EventLink event={event} isWhole />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
