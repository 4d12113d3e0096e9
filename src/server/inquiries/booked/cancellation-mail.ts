/** The mail that tells a customer that the event was canceled (@event.cancel), in staff's words. */
import type { Database } from '#db/client.ts';
import { findLastOf } from '#db/queries/inquiries/events.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { queueReply } from '#db/queries/mail/outbox.ts';
import { dropQueuedMails } from '#db/queries/quotes/quotes.ts';
import * as words from '../../base/booked-texts.ts';

const mailKey = (eventId: string) => `canceled:${eventId}`;

/**
 * Queues the mail of a cancellation.
 * @param event its id in the timeline, and what staff wrote
 * @returns the id of the mail
 */
export function mailCancellation(
  tx: Database,
  { id, email }: Pick<InquiryRow, 'id' | 'email'>,
  event: { id: string; message: string },
): Promise<string> {
  return queueReply(tx, {
    kind: 'inquiry-reply',
    recipient: email,
    inquiryId: id,
    content: { subject: words.canceledSubject, body: event.message, calendar: 'event' },
    dedupeKey: mailKey(event.id),
  });
}

/** The event takes place after all: what has not left is not sent. */
export async function dropCancellationMail(tx: Database, inquiryId: string): Promise<void> {
  const event = await findLastOf(tx, inquiryId, 'canceled');
  if (event) await dropQueuedMails(tx, [mailKey(event.id)]);
}
