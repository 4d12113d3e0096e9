import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { calendarEndpoints } from '#contracts/calendar/events.ts';
import { todayInDetroit, type CivilDate } from '#domain/event-date.ts';
import { openDialog } from '../address/router.ts';
import { queryOf } from '../data/queries.ts';
import { Reading } from '../parts/loading.tsx';
import { PeriodHeading, PeriodKinds } from '../parts/PeriodHeading.tsx';
import { useWide } from '../parts/use-wide.ts';
import { byDay } from './by-day.ts';
import { DayList } from './DayList.tsx';
import { Feed } from './Feed.tsx';
import { Grid } from './Grid.tsx';
import { takeOpened } from './opened.ts';
import { calendarPlace, idAfter, idOfKind, placeName, type CalendarPlace } from './place.ts';
import { CALENDAR } from './texts.ts';

interface CalendarPageProps {
  /** The id in the address. */
  id: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** The events of requests by month or week (@calendar.views): a grid; on phones a list. */
export function CalendarPage({ id, now }: CalendarPageProps) {
  const today = todayInDetroit(new Date(now));
  const place = calendarPlace(id, today);
  const isWide = useWide();
  const days = place.weeks.flat();
  const query = useQuery({
    ...queryOf(calendarEndpoints.read, { query: { from: place.first, to: place.last } }),
    // Shows changes to a request on return from it.
    refetchOnMount: 'always',
  });
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Focuses the heading, or the event that was opened from here.
  useEffect(() => {
    const event = takeOpened(section.current);
    if (event) event.focus();
    else title.current?.focus({ preventScroll: true });
  }, []);
  const events = byDay(query.data?.events ?? [], place);
  const name = placeName(place);
  // In the list of a phone, days of adjacent months would look like the month's own.
  const listed = place.kind === 'week' ? days : days.filter((day) => day.startsWith(place.month));
  return (
    <section ref={section} aria-label={CALENDAR.title}>
      <Heading title={title} place={place} today={today} />
      <Reading of={query} failed={CALENDAR.notLoaded} loading={null} />
      <div aria-busy={query.data === undefined} className="mt-3">
        {isWide ? (
          <Grid place={place} events={events} today={today} caption={CALENDAR.eventsIn(name)} />
        ) : (
          query.data && <DayList days={listed} events={events} today={today} name={name} />
        )}
        {query.data === undefined && query.error === null && (
          <p role="status" className="mt-2 text-xs text-night-600">
            {CALENDAR.loading}
          </p>
        )}
        {query.data?.isCut && <p className="mt-2 font-semibold">{CALENDAR.isCut}</p>}
      </div>
      <Feed />
    </section>
  );
}

interface HeadingProps {
  title: RefObject<HTMLHeadingElement | null>;
  place: CalendarPlace;
  today: CivilDate;
}

/** Navigates between months or weeks, each with its own address. */
function Heading({ title, place, today }: HeadingProps) {
  const go = (id: string) => openDialog({ name: 'calendar', id });
  const isMonth = place.kind === 'month';
  return (
    <PeriodHeading
      title={title}
      name={placeName(place)}
      labels={{
        previous: isMonth ? CALENDAR.previousMonth : CALENDAR.previousWeek,
        today: CALENDAR.today,
        next: isMonth ? CALENDAR.nextMonth : CALENDAR.nextWeek,
      }}
      onStep={(step) => {
        const current = isMonth ? today.slice(0, 7) : today;
        go(step === 0 ? current : idAfter(place, step));
      }}
      kinds={
        <PeriodKinds
          label={CALENDAR.show}
          names={CALENDAR}
          kinds={['month', 'week']}
          current={place.kind}
          onPick={(kind) => go(idOfKind(place, kind, today))}
        />
      }
    />
  );
}
