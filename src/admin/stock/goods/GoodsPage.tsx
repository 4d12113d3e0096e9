import { useQuery } from '@tanstack/react-query';
import { goodsEndpoints, type EventGoodsView, type GoodsDayView } from '#contracts/stock/goods.ts';
import type { HandoverWay } from '#contracts/stock/stock.ts';
import { dayAfter } from '#domain/days.ts';
import { parseEventDate, todayInDetroit, type CivilDate } from '#domain/event-date.ts';
import { openDialog } from '../../address/router.ts';
import { longDay } from '../../data/event-days.ts';
import { queryOf } from '../../data/queries.ts';
import { Button } from '../../parts/Button.tsx';
import { Reading } from '../../parts/loading.tsx';
import { PeriodHeading, useOpenedTitle } from '../../parts/PeriodHeading.tsx';
import { InquiryLink } from '../InquiryLink.tsx';
import { EventGoods } from './EventGoods.tsx';
import { GOODS, WAYS } from './texts.ts';
import { together } from './together.ts';

interface GoodsPageProps {
  /** The day in the address. */
  id: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** What goes out and comes back on a day (@goods.day), for the crew, on screen and paper. */
export function GoodsPage({ id, now }: GoodsPageProps) {
  const today = todayInDetroit(new Date(now));
  const day = parseEventDate(id) === null ? today : id;
  const query = useQuery({
    ...queryOf(goodsEndpoints.day, { query: { on: day } }),
    refetchOnMount: 'always',
  });
  return (
    <article className="print-page" aria-label={GOODS.title}>
      <Heading day={day} today={today} />
      <Reading of={query} failed={GOODS.notLoaded} loading={GOODS.loading} />
      {query.data && (
        <div className="mt-3 grid gap-x-8 gap-y-6 lg:grid-cols-2 print:block">
          <Way way="out" events={query.data.out} day={day} />
          <Way way="back" events={query.data.back} day={day} closed={query.data.closed} />
        </div>
      )}
    </article>
  );
}

function Heading({ day, today }: { day: CivilDate; today: CivilDate }) {
  const title = useOpenedTitle();
  const go = (id: string) => {
    if (parseEventDate(id) !== null) openDialog({ name: 'goods', id });
  };
  return (
    <PeriodHeading
      title={title}
      name={longDay(day)}
      labels={GOODS}
      onStep={(step) => go(step === 0 ? today : dayAfter(day, step))}
    >
      <input
        type="date"
        className="input w-auto max-w-40 print:hidden"
        aria-label={GOODS.day}
        value={day}
        onChange={({ target }) => go(target.value)}
      />
      <Button look="row-quiet" onClick={() => globalThis.print()}>
        {GOODS.print}
      </Button>
    </PeriodHeading>
  );
}

interface WayProps {
  way: HandoverWay;
  /** Why returns move from that day. */
  closed?: GoodsDayView['closed'];
  events: readonly EventGoodsView[];
  day: CivilDate;
}

/** One direction: all events together, and each alone. */
function Way({ way, events, day, closed = null }: WayProps) {
  return (
    <section aria-labelledby={`goods-${way}`} className="goods-way min-w-0">
      <h4 id={`goods-${way}`} className="text-lg">
        {WAYS[way].title}
      </h4>
      {events.length === 0 && <p className="text-night-600">{WAYS[way].none}</p>}
      {closed && (
        <p className="text-night-600">{GOODS.closed(closed.reason, longDay(closed.next))}</p>
      )}
      {closed?.timed.map(({ inquiryId, name, reference, timeWindow }) => (
        <p key={inquiryId} className="break-words">
          <InquiryLink id={inquiryId} name={name} reference={reference} />
          <span>{`: ${GOODS.timed(timeWindow)}`}</span>
        </p>
      ))}
      {events.length > 1 && (
        <details className="mt-2 rounded-md border border-ivory-300 p-3" open>
          <summary className="min-h-6 font-semibold">{GOODS.together}</summary>
          <ul className="mt-1">
            {together(events).map(({ key, name, quantity }) => (
              <li key={key} className="flex gap-2">
                <span className="min-w-12 text-right font-semibold tabular-nums">
                  {GOODS.quantity(quantity)}
                </span>
                <span className="min-w-0 break-words">{name}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <ul className="mt-3 space-y-4">
        {events.map((event) => (
          <li key={event.inquiryId} className="goods-sheet">
            <EventGoods event={event} way={way} day={day} />
          </li>
        ))}
      </ul>
    </section>
  );
}
