/** The mail that tells a customer of a change to a booked event, or of its cancellation. */
import type { Database } from '#db/client.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import type { NewMail } from '#db/queries/mail/outbox.ts';
import { findQuote } from '#db/queries/quotes/quotes.ts';
import { createLink, MAX_LINKS } from '../../quotes/links.ts';

/** The event as it is after the change. */
export type MailedEvent = Pick<
  InquiryRow,
  'id' | 'email' | 'status' | 'agreed' | 'eventDate' | 'lastDay'
>;

interface Written {
  subject: string;
  /** By staff. */
  body: string;
  /** What was and what is, one per line. */
  changes?: readonly string[];
}

/**
 * @param siteUrl public address of the site; empty: no link
 * @returns a mail with a calendar file of the event, and a link to the page of its accepted quote, if it has one
 */
export async function eventMail(
  tx: Database,
  event: MailedEvent,
  { subject, body, changes = [] }: Written,
  siteUrl: string,
): Promise<Omit<NewMail, 'dedupeKey'>> {
  const link = await linkOf(tx, event, siteUrl);
  return {
    kind: 'inquiry-reply',
    recipient: event.email,
    inquiryId: event.id,
    content: { subject, body, changes: changes.join('\n'), link, calendar: 'event' },
  };
}

async function linkOf(tx: Database, { agreed }: MailedEvent, siteUrl: string): Promise<string> {
  const quoteId = agreed?.quoteId ?? null;
  const quote = quoteId === null ? undefined : await findQuote(tx, quoteId);
  if (!quote || siteUrl === '' || quote.links >= MAX_LINKS) return '';
  return createLink(tx, quote, siteUrl);
}
