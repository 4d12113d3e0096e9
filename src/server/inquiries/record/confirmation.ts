/** Which confirmation of a request is queued, and how often (@mail.confirmation-once). */
import { createHash } from 'node:crypto';
import type { Database } from '#db/client.ts';
import type { InquiryFields } from '#db/queries/inquiries/rows.ts';
import { hasConfirmation, queueMail, type NewMail } from '#db/queries/mail/outbox.ts';
import { mailboxOf } from '#domain/mailbox.ts';

const HOUR_MS = 3_600_000;

type Confirmation = NewMail & { recipient: string };

/**
 * At most one per hour and mailbox, so that nobody can flood a stranger's. The key contains the
 * clock's hour, so of concurrent ones one is queued; the hour before has its own key.
 * @param now milliseconds since 1970
 * @returns the mail, and the key of the one that the hour before may have queued
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
 * Queues the confirmation of a request that turned out to be honest, once, however often it is moved.
 * @param inquiry one without an address gets none
 */
export async function confirmHonest(
  tx: Database,
  inquiry: Pick<InquiryFields, 'email' | 'replaces'> & { id: string },
  now: Date,
): Promise<void> {
  const { id, email } = inquiry;
  if (email === '') return;
  const { mail, keyBefore } = confirmationOf(email, now.getTime());
  if (await hasConfirmation(tx, id, keyBefore)) return;
  await queueMail(tx, { ...mail, inquiryId: id });
}
