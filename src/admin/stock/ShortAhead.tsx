import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { stockEndpoints } from '#contracts/stock/view.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { eventDaysInWords } from '#domain/event-days.ts';
import { queryOf } from '../data/queries.ts';
import { Mark } from '../parts/Badge.tsx';
import { Reading } from '../parts/loading.tsx';
import { InquiryLink } from './InquiryLink.tsx';
import { shortDay, stockPlaceName, type StockPlace } from './place.ts';
import { SHORT_AHEAD } from './texts.ts';

interface ShortAheadProps {
  place: StockPlace;
  today: CivilDate;
}

/**
 * Upcoming events that are short (@stock.short-ahead): of the next days if today is shown, else of
 * the shown days.
 */
export function ShortAhead({ place, today }: ShortAheadProps) {
  const id = useId();
  const { first: from, last: to } = place;
  const isNow = from <= today && today <= to;
  const isOver = to < today;
  const query = useQuery({
    ...queryOf(stockEndpoints.short, { query: isNow ? {} : { from, to } }),
    enabled: !isOver,
    refetchOnMount: 'always',
  });
  if (isOver) return null;
  const events = query.data;
  const words = isNow ? SHORT_AHEAD.ahead : SHORT_AHEAD.within(stockPlaceName(place));
  return (
    <section aria-labelledby={id} className="mt-3 rounded-md border border-ivory-300 p-3">
      <h4 id={id} className="font-semibold">
        {words.title}
      </h4>
      <Reading of={query} failed={SHORT_AHEAD.notLoaded} />
      {events?.length === 0 && <p className="text-night-600">{words.none}</p>}
      {events && events.length > 0 && (
        <ul className="mt-1 divide-y divide-ivory-300">
          {events.map((event) => (
            <li key={event.id} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
              <time dateTime={event.eventDate} className="text-night-600">
                {eventDaysInWords(event, shortDay)}
              </time>
              <InquiryLink {...event} />
              {event.short.map(({ name, short }) => (
                <span
                  key={name}
                  className="inline-flex items-center gap-1 font-semibold text-rose-600"
                >
                  <Mark name="alert" />
                  <span>{SHORT_AHEAD.missing(name, short)}</span>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
