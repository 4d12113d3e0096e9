import type { CalendarEventView } from '#contracts/calendar/events.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { openDialog } from '../address/router.ts';
import { longDay } from '../data/event-days.ts';
import { WEEKDAY_LABELS } from '../settings/texts.ts';
import { EventLink } from './EventLink.tsx';
import { dayName, type CalendarPlace } from './place.ts';
import { CALENDAR } from './texts.ts';

const { sunday, ...MONDAY_TO_SATURDAY } = WEEKDAY_LABELS;
const WEEKDAYS = [sunday, ...Object.values(MONDAY_TO_SATURDAY)];

/** Events shown per day of a month; a week shows all. */
const MOST_SHOWN = 4;

interface GridProps {
  place: CalendarPlace;
  events: ReadonlyMap<CivilDate, readonly CalendarEventView[]>;
  today: CivilDate;
  caption: string;
}

/** A month or week as a table, with a column per weekday. */
export function Grid({ place, events, today, caption }: GridProps) {
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th
              key={name}
              scope="col"
              className="border border-ivory-300 bg-ivory-100 p-1.5 text-left text-xs font-semibold"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {place.weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day
                key={day}
                day={day}
                events={events.get(day) ?? []}
                isWhole={place.kind === 'week'}
                isToday={day === today}
                isBeside={place.kind === 'month' && !day.startsWith(place.month)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: CivilDate;
  events: readonly CalendarEventView[];
  /** Whether to show all events, with name and place uncut. */
  isWhole: boolean;
  isToday: boolean;
  /** Whether the day belongs to an adjacent month. */
  isBeside: boolean;
}

function Day({ day, events, isWhole, isToday, isBeside }: DayProps) {
  const shown = isWhole ? events : events.slice(0, MOST_SHOWN);
  const more = events.length - shown.length;
  const background = isBeside ? 'bg-ivory-100' : 'bg-white';
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={`border border-ivory-300 p-1 align-top ${isWhole ? 'h-80' : 'h-28'} ${background}`}
    >
      <p className="flex items-center justify-between text-xs">
        <time
          dateTime={day}
          className={`inline-grid h-6 min-w-6 place-items-center rounded-full px-1.5 ${isToday ? 'bg-night-900 font-semibold text-ivory-50' : 'text-night-600'}`}
        >
          {dayName(day)}
        </time>
        {isToday && <span className="font-semibold">{CALENDAR.today}</span>}
      </p>
      {shown.length > 0 && (
        <ul className="mt-1 space-y-1">
          {shown.map((event) => (
            <li key={event.id}>
              <EventLink event={event} isWhole={isWhole} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <button
          type="button"
          className="mt-1 min-h-6 px-1 text-xs font-semibold underline"
          aria-label={CALENDAR.moreOn(more, longDay(day))}
          onClick={() => openDialog({ name: 'calendar', id: day })}
        >
          {CALENDAR.more(more)}
        </button>
      )}
    </td>
  );
}
