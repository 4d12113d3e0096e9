/** The mail that tells a customer of the cancellation (@event.cancel), written by staff. */
import type { Database } from '#db/client.ts';
import { findLastOf } from '#db/queries/inquiries/timeline.ts';
import { queueReply } from '#db/queries/mail/outbox.ts';
import { canceledMailKey } from '#db/queries/mail/stale.ts';
import { deleteQueuedMails } from '#db/queries/quotes/quotes.ts';
import { settlement, type Settlement } from '#site/quotes/canceled-texts.ts';
import * as words from '../../base/booked-texts.ts';
import { eventMail, type MailedEvent } from './event-mail.ts';

/**
 * @param event its id in the timeline, the text by staff, and what the shop keeps and refunds, which follows it
 * @returns the id of the queued mail
 */
export async function mailCancellation(
  tx: Database,
  inquiry: MailedEvent,
  event: { id: string; message: string; settlement: Settlement },
  siteUrl: string,
): Promise<string> {
  const body = [event.message, settlement(event.settlement).join(' ')].filter(Boolean).join('\n\n');
  const mail = await eventMail(tx, inquiry, { subject: words.canceledSubject, body }, siteUrl);
  return queueReply(tx, { ...mail, dedupeKey: canceledMailKey(event.id) });
}

/** Removes queued mails of a cancellation that was undone. */
export async function dropCancellationMail(tx: Database, inquiryId: string): Promise<void> {
  const event = await findLastOf(tx, inquiryId, 'canceled');
  if (event) await deleteQueuedMails(tx, [canceledMailKey(event.id)]);
}
