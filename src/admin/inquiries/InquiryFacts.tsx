import { useState, type ReactNode } from 'react';
import { workEndpoints, type InquiryWorkView } from '#contracts/inquiries/work.ts';
import { messageWithoutList } from '#domain/quote-message.ts';
import { daysAway } from '../data/event-days.ts';
import { Button } from '../parts/Button.tsx';
import { part } from '../parts/loading.tsx';
import { eventDays, shortEventDays } from './event-words.ts';
import { FactList } from './FactList.tsx';
import { INQUIRIES, INQUIRY } from './texts.ts';
import { CHANNEL_LABELS, DETAILS, WORK } from './work-texts.ts';

const EditDialog = part(async () => (await import('./EditDialog.tsx')).EditDialog);

/** Person, date, place and what the visitor sent, without the list of a quote request. */
export function InquiryFacts({ inquiry, now }: { inquiry: InquiryWorkView; now: number }) {
  const [isEditing, setEditing] = useState(false);
  const { package: requestedPackage, eventDate, channel, kind } = inquiry;
  const message = messageWithoutList(inquiry.message, inquiry.wishlistItems);
  const isQuestion = kind === 'question';
  const facts: [string, ReactNode][] = [
    [
      WORK.when,
      eventDate === '' ? (
        !isQuestion && WORK.noDate
      ) : (
        <>
          <span>{shortEventDays(inquiry)}</span>
          <span className="block text-xs text-night-600">
            {`${eventDays(inquiry)} · ${daysAway(eventDate, inquiry.lastDay || eventDate, now)}`}
          </span>
        </>
      ),
    ],
    [WORK.where, inquiry.eventLocation || (!isQuestion && WORK.noPlace)],
    [WORK.deliveryWindow, inquiry.deliveryWindow],
    [WORK.pickupWindow, inquiry.pickupWindow],
    [WORK.siteContact, inquiry.siteContact],
    [INQUIRY.email, inquiry.email],
    [INQUIRY.phone, inquiry.phone && <span className="inline-block">{inquiry.phone}</span>],
    [INQUIRY.guests, inquiry.guestCount],
    [
      INQUIRY.package,
      requestedPackage ? `${requestedPackage.name}, ${requestedPackage.price}` : '',
    ],
    [INQUIRY.services, inquiry.services.join(', ')],
    [INQUIRY.heardAbout, inquiry.referralSource],
    [INQUIRIES.type, INQUIRIES.what(kind, inquiry.wishlistItems.length)],
    [WORK.cameBy, channel !== 'website' && CHANNEL_LABELS[channel]],
    [INQUIRY.replaces, inquiry.replaces && INQUIRY.replacesWhich(inquiry.replaces)],
  ];
  return (
    <>
      <FactList
        facts={facts}
        className="gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3"
      />
      {inquiry.deletedAt === null && (
        <Button
          look="row-quiet"
          needs={workEndpoints.correct}
          className="screen-only mt-1 -ml-3"
          onClick={() => setEditing(true)}
        >
          {DETAILS.open}
        </Button>
      )}
      {isEditing && <EditDialog inquiry={inquiry} onClose={() => setEditing(false)} />}
      {message !== '' && (
        <section className="mt-5">
          <h3 className="text-lg">{INQUIRY.message}</h3>
          <p className="mt-1 rounded-md bg-ivory-100 p-4 break-words whitespace-pre-wrap">
            {message}
          </p>
        </section>
      )}
    </>
  );
}
