import { useState } from 'react';
import type { InquiryMailView } from '#contracts/inquiries/list.ts';
import {
  workEndpoints,
  type TimelineEntryView,
  type InquiryWorkView,
} from '#contracts/inquiries/work.ts';
import { quotePlace } from '../address/place.ts';
import { openDialog } from '../address/router.ts';
import { moment } from '../data/times.ts';
import { Button } from '../parts/Button.tsx';
import { May } from '../parts/May.tsx';
import { QUOTES } from '../quotes/texts.ts';
import { RENTED_IN } from './booked/PartnerPieces.tsx';
import { PARTNERS } from './booked/texts.ts';
import { mailText, missingConfirmation } from './mail-words.ts';
import { NewNote, NoteEditor } from './Notes.tsx';
import { STATUS_LABELS } from './texts.ts';
import { useUndoStatus } from './use-undo-status.tsx';
import { entryTitle, lostWhy, TIMELINE, WORK } from './work-texts.ts';

/** All events, oldest first (@inquiry.timeline), and the field for a note. */
export function Timeline({ inquiry }: { inquiry: InquiryWorkView }) {
  const missing = missingConfirmation(inquiry);
  const isByHand = inquiry.channel !== 'website';
  return (
    <section className="mt-6">
      <h3 className="text-lg">{TIMELINE.title}</h3>
      <ol className="timeline mt-2">
        {!isByHand && (
          <li>
            <p className="text-xs text-night-600">
              {`${moment(inquiry.createdAt)} · ${inquiry.name}`}
            </p>
            <p className="font-semibold">{TIMELINE.request}</p>
            <MailStates mails={inquiry.requestMails} />
            {missing !== null && <p>{missing}</p>}
          </li>
        )}
        {inquiry.events.map((event) => (
          <Entry key={event.id} event={event} inquiry={inquiry} />
        ))}
      </ol>
      {inquiry.deletedAt === null && (
        <May call={workEndpoints.addNote}>
          <NewNote inquiryId={inquiry.id} />
        </May>
      )}
    </section>
  );
}

interface EntryProps {
  event: TimelineEntryView;
  inquiry: InquiryWorkView;
}

/** @returns the author's name */
function authorOf({ isByCustomer, author }: TimelineEntryView, { name }: InquiryWorkView): string {
  return isByCustomer ? name : author || TIMELINE.formerStaff;
}

/** Events only for staff: not printed, because others may read the paper (@inquiry.print). */
const INTERNAL = new Set<TimelineEntryView['kind']>(['note', 'call', 'next-action', 'assigned']);

const isNote = ({ kind }: TimelineEntryView) => kind === 'note' || kind === 'call';

function Entry({ event, inquiry }: EntryProps) {
  const [isEditing, setEditing] = useState(false);
  const mayEdit = isNote(event) && event.isOwn && inquiry.deletedAt === null;
  return (
    <li className={INTERNAL.has(event.kind) ? 'screen-only' : ''}>
      <p className="text-xs text-night-600">
        {[
          moment(event.at),
          authorOf(event, inquiry),
          ...(event.editedAt === null ? [] : [TIMELINE.edited]),
        ].join(' · ')}
      </p>
      <p className={`font-semibold break-words ${event.undoneAt === null ? '' : 'line-through'}`}>
        <span>{entryTitle(event)}</span>
        <span className="screen-only">{lostWhy(event)}</span>
      </p>
      {isEditing ? (
        <NoteEditor inquiryId={inquiry.id} event={event} onDone={() => setEditing(false)} />
      ) : (
        <EventText event={event} />
      )}
      {event.quote && <OpenQuote quote={event.quote} inquiryId={inquiry.id} />}
      {event.kind === 'overbooked' && inquiry.status === 'booked' && (
        <Button
          look="row-quiet"
          className="screen-only -ml-3"
          onClick={() => document.getElementById(RENTED_IN)?.focus()}
        >
          {PARTNERS.goTo}
        </Button>
      )}
      {mayEdit && !isEditing && (
        <Button
          look="row-quiet"
          needs={workEndpoints.editNote}
          className="screen-only -ml-3"
          onClick={() => setEditing(true)}
        >
          {TIMELINE.edit}
        </Button>
      )}
      {inquiry.undoable === event.id && <UndoStatus event={event} inquiry={inquiry} />}
    </li>
  );
}

/** Kinds whose body is shown, besides notes and calls; the title of any other says everything. */
const WITH_BODY = new Set<TimelineEntryView['kind']>([
  'details',
  'status',
  'mail-sent',
  'quote-sent',
  'quote-declined',
  'quote-question',
  'quote-short',
  'overbooked',
  'agreed',
  'canceled',
  'payment',
  'refund',
  'payment-voided',
]);

/** The event's text and its mails; the title says the rest. */
function EventText({ event }: { event: TimelineEntryView }) {
  const { kind, body, subject, undoneAt, mails } = event;
  const hasBody = isNote(event) || WITH_BODY.has(kind);
  return (
    <>
      {kind === 'quote-accepted' && subject !== '' && (
        // How staff heard of it, with their note (@quote.accept-for).
        <p className="screen-only break-words">{subject}</p>
      )}
      {hasBody && body !== '' && (
        <p
          className={`break-words whitespace-pre-wrap ${event.to === 'lost' ? 'screen-only' : ''}`}
        >
          {body}
        </p>
      )}
      {undoneAt !== null && (
        <p className="text-xs text-night-600">{TIMELINE.undone(moment(undoneAt))}</p>
      )}
      <MailStates mails={mails} />
    </>
  );
}

/** The states of an entry's mails (@inquiry.mail-place). */
function MailStates({ mails }: { mails: readonly InquiryMailView[] }) {
  return mails.map((mail) => (
    <p
      key={`${mail.kind} ${mail.isToShop}`}
      className={mail.state === 'dead' ? 'font-semibold text-rose-600' : 'text-xs'}
    >
      {mailText(mail)}
    </p>
  ));
}

/** Links to the entry's quote. */
function OpenQuote({
  quote,
  inquiryId,
}: {
  quote: { id: string; number: number };
  inquiryId: string;
}) {
  return (
    <Button
      look="row-quiet"
      className="screen-only -ml-3"
      onClick={() => openDialog(quotePlace(inquiryId, quote.id))}
    >
      {QUOTES.openOf(QUOTES.name(quote.number))}
    </Button>
  );
}

/** Undoes the last change of status. */
function UndoStatus({ event, inquiry }: EntryProps) {
  const { isPending, undo, dialog } = useUndoStatus(inquiry);
  return (
    <>
      <Button
        look="row-quiet"
        needs={workEndpoints.undo}
        className="screen-only -ml-3"
        disabled={isPending}
        onClick={() => undo(inquiry.version)}
      >
        {WORK.undo(event.from === null ? '' : STATUS_LABELS[event.from])}
      </Button>
      {dialog}
    </>
  );
}
