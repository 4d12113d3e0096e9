/**
 * The mail that tells a customer of changes to a booked event (@event.moved-mail), written by
 * staff.
 */
import type { Database } from '#db/client.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { queueReply } from '#db/queries/mail/outbox.ts';
import { changedMailKey } from '#db/queries/mail/stale.ts';
import { ApiError } from '../../base/api-error.ts';
import * as words from '../../base/booked-texts.ts';
import { noEmail } from '../../base/texts.ts';

/**
 * Queues the mail, with a calendar file of the changed event.
 * @param inquiry after the change
 * @param event its id in the timeline, and the text by staff
 * @returns the id of the mail
 * @throws ApiError 400 for an event that is not booked, no address, or no text
 */
export function mailChange(
  tx: Database,
  { id, email, status }: Pick<InquiryRow, 'id' | 'email' | 'status'>,
  event: { id: string; message: string },
): Promise<string> {
  if (status !== 'booked') throw new ApiError('bad_request', words.onlyBookedMailed);
  if (email === '') throw new ApiError('bad_request', noEmail);
  if (event.message === '') {
    throw new ApiError('bad_request', words.noMessage, { message: words.noMessage });
  }
  return queueReply(tx, {
    kind: 'inquiry-reply',
    recipient: email,
    inquiryId: id,
    content: { subject: words.changedSubject, body: event.message, calendar: 'event' },
    dedupeKey: changedMailKey(event.id),
  });
}
