/**
 * The mail that tells a customer of changes to a booked event (@event.moved-mail), written by
 * staff.
 */
import type { Database } from '#db/client.ts';
import { queueReply } from '#db/queries/mail/outbox.ts';
import { changedMailKey } from '#db/queries/mail/stale.ts';
import { ApiError } from '../../base/api-error.ts';
import * as words from '../../base/booked-texts.ts';
import { noEmail } from '../../base/texts.ts';
import { eventMail, type MailedEvent } from './event-mail.ts';

/**
 * Queues the mail, as `eventMail`.
 * @param inquiry after the change
 * @param change its id in the timeline, the text by staff, and what was and what is
 * @returns the id of the mail
 * @throws ApiError 400 for an event that is not booked, no address, or no text
 */
export async function mailChange(
  tx: Database,
  inquiry: MailedEvent,
  { id, message, changes }: { id: string; message: string; changes: readonly string[] },
  siteUrl: string,
): Promise<string> {
  if (inquiry.status !== 'booked') throw new ApiError('bad_request', words.onlyBookedMailed);
  if (inquiry.email === '') throw new ApiError('bad_request', noEmail);
  if (message === '') {
    throw new ApiError('bad_request', words.noMessage, { message: words.noMessage });
  }
  const written = { subject: words.changedSubject, body: message, changes };
  const mail = await eventMail(tx, inquiry, written, siteUrl);
  return queueReply(tx, { ...mail, dedupeKey: changedMailKey(id) });
}
