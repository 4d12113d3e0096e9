import { createHash } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { queueMail } from '#db/queries/outbox.ts';
import { isDisabled } from '#db/queries/staff.ts';
import { staffLink } from '../staff/links.ts';

/**
 * Queues a mail with the link to set a new password; not for disabled people.
 * @param token opens the link, once
 */
export async function sendResetLink(
  db: Database,
  siteUrl: string,
  { id, name, email }: { id: string; name: string; email: string },
  token: string,
): Promise<void> {
  if (await isDisabled(db, id)) return;
  await queueMail(db, {
    kind: 'password-reset',
    recipient: email,
    content: { link: staffLink(siteUrl, 'reset', token), name },
    dedupeKey: `password-reset:${createHash('sha256').update(token).digest('hex')}`,
  });
}
