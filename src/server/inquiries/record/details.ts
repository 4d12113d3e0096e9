/** What staff or an accepted quote change of who asks, when and where; the timeline keeps what it was. */
import type { QuoteContent } from '#contracts/quotes/quotes.ts';
import type { NewInquiryEvent } from '#db/queries/inquiries/events.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { keptLastDay, movedLastDay } from '#domain/last-day.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import * as text from './details-texts.ts';

const DETAILS = [
  'name',
  'email',
  'phone',
  'eventDate',
  'lastDay',
  'eventLocation',
  'deliveryWindow',
  'pickupWindow',
  'siteContact',
] as const;
export type Details = Pick<InquiryRow, (typeof DETAILS)[number]>;

/** Details that something shall have; those left out stay. */
type Wanted = { [Name in keyof Details]?: Details[Name] | undefined };

interface Change {
  /** Columns to update. */
  columns: Partial<InquiryRow>;
  /** Which details were changed, and what each was, for the timeline. */
  event: Pick<NewInquiryEvent, 'kind' | 'subject' | 'body'>;
}

/**
 * @param inquiry as it is
 * @param given details that it shall have; those left out stay, but the last day moves with the first
 * @returns null where nothing is different
 */
export function changedDetails(inquiry: Details, given: Wanted): Change | null {
  const wanted = withLastDay(inquiry, given);
  const changed = DETAILS.filter(
    (name) => wanted[name] !== undefined && wanted[name] !== inquiry[name],
  );
  if (changed.length === 0) return null;
  const { email } = wanted;
  const isOtherMailbox = email !== undefined && email !== inquiry.email;
  return {
    columns: {
      ...Object.fromEntries(changed.map((name) => [name, wanted[name]])),
      ...(isOtherMailbox && { mailbox: email === '' ? '' : mailboxOf(email) }),
    },
    event: {
      kind: 'details',
      subject: text.changedDetails(changed.map((name) => text.detailNames[name])),
      body: changed
        .map((name) => text.detailWas(name, shown(inquiry, name), shown(wanted, name)))
        .join('\n'),
    },
  };
}

function withLastDay(inquiry: Details, given: Wanted): Wanted {
  const { eventDate = inquiry.eventDate, lastDay } = given;
  const last = lastDay === undefined ? movedLastDay(inquiry, eventDate) : lastDay;
  return { ...given, lastDay: keptLastDay({ eventDate, lastDay: last }) };
}

/** @returns event date and location of a quote, where it has them (@quote.accept-event) */
export function detailsOf({ eventDate, eventLocation }: QuoteContent): Partial<Details> {
  return {
    ...(eventDate !== null && { eventDate }),
    ...(eventLocation !== '' && { eventLocation }),
  };
}

function shown(details: Wanted, name: keyof Details): string {
  const value = details[name] ?? '';
  return name === 'eventDate' || name === 'lastDay' ? formatEventDate(value) : value;
}
