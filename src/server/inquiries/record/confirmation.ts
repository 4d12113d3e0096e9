/** Queues confirmations of requests, with a limit (@mail.confirmation-once). */
import { createHash } from 'node:crypto';
import type { Database } from '#db/client.ts';
import type { InquiryFields } from '#db/queries/inquiries/rows.ts';
import { hasConfirmation, queueMail, type NewMail } from '#db/queries/mail/outbox.ts';
import { mailboxOf } from '#domain/mailbox.ts';

const HOUR_MS = 3_600_000;

type Confirmation = NewMail & { recipient: string };

/**
 * At most one confirmation per hour and mailbox, so that nobody can flood a stranger's mailbox, and one of a request
 * that says it replaces another: whoever corrects what they sent learns that this arrived. Whether there is such a
 * request makes no difference, so that nobody learns whose a reference is. The key contains the hour, so that only one
 * of concurrent mails is queued.
 * @param now milliseconds since 1970
 * @returns the mail, and the key of the previous hour's mail
 */
export function confirmationOf(
  { email, replaces }: Pick<InquiryFields, 'email' | 'replaces'>,
  now: number,
): { mail: Confirmation; keyBefore: string } {
  const mailbox = createHash('sha256').update(mailboxOf(email)).digest('hex');
  const hour = Math.floor(now / HOUR_MS);
  const kind = replaces === '' ? 'visitor' : 'visitor-again';
  const keyOf = (hourIndex: number) => `${kind}:${mailbox}:${hourIndex}`;
  return {
    mail: { kind: 'inquiry-confirmation', recipient: email, dedupeKey: keyOf(hour) },
    keyBefore: keyOf(hour - 1),
  };
}

/**
 * Queues the confirmation of a request that staff cleared of spam, once, however often it is moved.
 * @param inquiry without an address, nothing is queued
 */
export async function queueConfirmation(
  tx: Database,
  inquiry: Pick<InquiryFields, 'email' | 'replaces'> & { id: string },
  now: Date,
): Promise<void> {
  const { id, email } = inquiry;
  if (email === '') return;
  const { mail, keyBefore } = confirmationOf(inquiry, now.getTime());
  if (await hasConfirmation(tx, id, keyBefore)) return;
  await queueMail(tx, { ...mail, inquiryId: id });
}
