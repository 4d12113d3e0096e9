/**
 * Mails with a link to set a new password, and their limits: per caller and per mailbox. Only mails that are sent count
 * for a mailbox, and known devices have their own quota, so that nobody can block somebody else's
 * link.
 */
import { createHash } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { passkeyLines } from '#db/queries/accounts/passkeys.ts';
import { hasActiveAccount, isDisabled } from '#db/queries/accounts/staff.ts';
import { queueMail } from '#db/queries/mail/outbox.ts';
import { deleteBucketsBelow, takeOne } from '#db/queries/rate-buckets.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import type { SignInSettings, StaffServices } from '../../base/services.ts';
import { bucketOf, KNOWN_RESET_MAIL_BUCKET, RESET_MAIL_BUCKET } from '../../http/limits.ts';
import { staffLink } from '../staff/invite.ts';
import { countResetRequest, type SignInCaller } from './attempts.ts';
import { orUnavailable } from './failures.ts';
import { keyedHash } from './keyed-hash.ts';

/**
 * @param email in lower case
 * @returns whether to send a mail: the account exists and its mailbox is below the limit. The
 *   caller is not told. Above the limit, the last link is still valid
 * @throws ApiError 429 when the caller is over the limit, for known and unknown addresses; 503 when
 *   counting fails
 */
export async function mayMailResetLink(
  services: StaffServices,
  email: string,
  caller: SignInCaller,
) {
  await countResetRequest(services, caller);
  const isKnown = await orUnavailable(hasActiveAccount(services.db(), email));
  return isKnown && orUnavailable(takeMail(services, email, caller));
}

async function takeMail(services: StaffServices, email: string, { deviceId }: SignInCaller) {
  const settings = services.signIn();
  const key = keyPrefix(settings, email);
  if (deviceId === undefined) return takeOne(services.db(), bucketOf(RESET_MAIL_BUCKET, key));
  const device = bucketOf(RESET_MAIL_BUCKET, `${key}:device:${keyedHash(settings, deviceId)}`);
  const devices = bucketOf(KNOWN_RESET_MAIL_BUCKET, `${key}:devices`);
  return (await takeOne(services.db(), device)) && takeOne(services.db(), devices);
}

/** Clears the limits after a password reset. */
export async function forgetResetRequests(services: StaffServices, email: string): Promise<void> {
  await deleteBucketsBelow(services.db(), keyPrefix(services.signIn(), email));
}

/** The key of the strangers' bucket, and prefix of those of known devices. */
function keyPrefix(settings: SignInSettings, email: string): string {
  return `reset-mail:${keyedHash(settings, mailboxOf(email))}`;
}

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
    content: {
      link: staffLink(siteUrl, 'reset', token),
      name,
      passkeys: await passkeyLines(db, id),
    },
    dedupeKey: `password-reset:${createHash('sha256').update(token).digest('hex')}`,
  });
}
