/**
 * Changes details of a request (person, date, place), by staff or an accepted quote; the timeline
 * keeps the former details.
 */
import type { QuoteContent } from '#contracts/quotes/quotes.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import type { NewTimelineEntry } from '#db/queries/inquiries/timeline.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { keptLastDay, movedLastDay } from '#domain/last-day.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import * as text from './details-texts.ts';

export type Details = Pick<InquiryRow, keyof typeof text.detailNames>;
const DETAILS = Object.keys(text.detailNames) as (keyof Details)[];

/** New details; missing ones stay unchanged. */
type Wanted = { [Name in keyof Details]?: Details[Name] | undefined };

interface Change {
  /** Columns to update. */
  columns: Partial<InquiryRow>;
  /** Event of the timeline with the changed details and their former values. */
  entry: Pick<NewTimelineEntry, 'kind' | 'subject' | 'body'>;
  /** The changes that a mail names, one per line; not the address that it goes to. */
  told: string[];
}

/**
 * @param inquiry before the change
 * @param wanted new details; without a new last day, the last day moves with the first
 * @returns null without a difference
 */
export function changedDetails(inquiry: Details, wanted: Wanted): Change | null {
  const next = withLastDay(inquiry, wanted);
  const changed = DETAILS.filter(
    (name) => next[name] !== undefined && next[name] !== inquiry[name],
  );
  if (changed.length === 0) return null;
  const { email } = next;
  const isOtherMailbox = email !== undefined && email !== inquiry.email;
  const wordsOf = (name: keyof Details) =>
    text.detailWas(name, shown(inquiry, name), shown(next, name));
  return {
    columns: {
      ...Object.fromEntries(changed.map((name) => [name, next[name]])),
      ...(isOtherMailbox && { mailbox: email === '' ? '' : mailboxOf(email) }),
    },
    entry: {
      kind: 'details',
      subject: text.changedDetails(changed.map((name) => text.detailNames[name])),
      body: changed.map(wordsOf).join('\n'),
    },
    told: changed.filter((name) => name !== 'email').map(wordsOf),
  };
}

function withLastDay(inquiry: Details, wanted: Wanted): Wanted {
  const { eventDate = inquiry.eventDate, lastDay } = wanted;
  const last = lastDay === undefined ? movedLastDay(inquiry, eventDate) : lastDay;
  return { ...wanted, lastDay: keptLastDay({ eventDate, lastDay: last }) };
}

/** @returns event days and location of a quote, without those it does not name (@quote.accept-event) */
export function detailsOf({ eventDate, lastDay, eventLocation }: QuoteContent): Partial<Details> {
  return {
    ...(eventDate !== null && { eventDate, ...(lastDay !== undefined && { lastDay }) }),
    ...(eventLocation !== '' && { eventLocation }),
  };
}

function shown(details: Wanted, name: keyof Details): string {
  const value = details[name] ?? '';
  return name === 'eventDate' || name === 'lastDay' ? formatEventDate(value) : value;
}
