import type { EventGoodsView } from '#contracts/stock/goods.ts';
import type { HandoverWay } from '#contracts/stock/stock.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { eventDaysInWords } from '#domain/event-days.ts';
import { callHref } from '../../inquiries/mail-words.ts';
import { InquiryLink } from '../InquiryLink.tsx';
import { shortDay } from '../place.ts';
import { GoodsPiece } from './GoodsPiece.tsx';
import { GOODS } from './texts.ts';

interface EventGoodsProps {
  event: EventGoodsView;
  way: HandoverWay;
  day: CivilDate;
}

/** What goes out for an event, or comes back: place, time, contact, and items with checkboxes. */
export function EventGoods({ event, way, day }: EventGoodsProps) {
  const { inquiryId, name, reference, phone, eventLocation } = event;
  const { timeWindow, siteContact, pieces } = event;
  const callTo = callHref(phone);
  return (
    <div className="rounded-md border border-ivory-300 p-3">
      <h5>
        <InquiryLink id={inquiryId} name={name} reference={reference} />
      </h5>
      {event.isCanceled && <p className="font-semibold">{GOODS.canceled}</p>}
      <p className="text-night-600">{GOODS.event(eventDaysInWords(event, shortDay))}</p>
      <p className="break-words">{eventLocation || GOODS.noPlace}</p>
      {timeWindow !== '' && <p className="break-words">{GOODS.time(timeWindow)}</p>}
      {siteContact !== '' && <p className="break-words">{GOODS.contact(siteContact)}</p>}
      {phone !== '' && (
        <p>
          {callTo === '' ? (
            phone
          ) : (
            <a href={callTo} className="inline-block min-h-6 underline underline-offset-4">
              {phone}
            </a>
          )}
        </p>
      )}
      <ul className="mt-2 divide-y divide-ivory-300 border-t border-ivory-300">
        {pieces.map((piece) => (
          <GoodsPiece
            key={`${piece.itemId}/${piece.option}`}
            piece={piece}
            event={event}
            way={way}
            day={day}
          />
        ))}
      </ul>
    </div>
  );
}
