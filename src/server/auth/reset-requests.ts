/**
 * How often a link to set a new password may be asked for: by caller, and by the mailbox that is
 * filled. Only a mail that is sent counts for a mailbox, and a known device has mails of its own, so
 * that nobody can keep somebody else from a link.
 */
import { forgetBucketsBelow, takeOne } from '#db/queries/rate-buckets.ts';
import { hasActiveAccount } from '#db/queries/staff.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { bucketOf, KNOWN_RESET_MAIL_BUCKET, RESET_MAIL_BUCKET } from '../rate-limit/limits.ts';
import type { SignInSettings, StaffServices } from '../services.ts';
import { countResetRequest, type Trier } from './attempts.ts';
import { keyedHash } from './keyed-hash.ts';
import { signInUnavailable } from './unavailable.ts';

/**
 * @param email in lower case
 * @returns whether a mail is to be sent: there is such an account, and its mailbox was not sent too
 *   many. Nobody is told when not. A link that was mailed last is still good where there were too many
 * @throws ApiError 429 when the caller asked too often, known address or not; 503 when it cannot be
 *   counted
 */
export async function mayMailResetLink(
  services: StaffServices,
  email: string,
  trier: Trier,
): Promise<boolean> {
  await countResetRequest(services, trier);
  try {
    return (
      (await hasActiveAccount(services.db(), email)) && (await takeMail(services, email, trier))
    );
  } catch (error) {
    throw signInUnavailable(error);
  }
}

async function takeMail(
  services: StaffServices,
  email: string,
  { deviceId }: Trier,
): Promise<boolean> {
  const settings = services.signIn();
  const key = keyPrefix(settings, email);
  if (deviceId === undefined) return takeOne(services.db(), bucketOf(RESET_MAIL_BUCKET, key));
  const device = bucketOf(RESET_MAIL_BUCKET, `${key}:device:${keyedHash(settings, deviceId)}`);
  const devices = bucketOf(KNOWN_RESET_MAIL_BUCKET, `${key}:devices`);
  return (await takeOne(services.db(), device)) && takeOne(services.db(), devices);
}

/** Lets somebody ask again at once who has a new password. */
export async function forgetResetRequests(services: StaffServices, email: string): Promise<void> {
  await forgetBucketsBelow(services.db(), keyPrefix(services.signIn(), email));
}

/** The key of the strangers' bucket, with which those of known devices begin. */
function keyPrefix(settings: SignInSettings, email: string): string {
  return `reset-mail:${keyedHash(settings, mailboxOf(email))}`;
}
