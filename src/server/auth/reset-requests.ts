/**
 * How often a link to set a new password may be asked for: by caller, and by the mailbox that would
 * be filled.
 */
import { forgetBucket, takeOne } from '#db/queries/rate-buckets.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { bucketOf, RESET_MAIL_BUCKET } from '../rate-limit/limits.ts';
import type { SignInSettings, StaffServices } from '../services.ts';
import { countResetRequest, type Trier } from './attempts.ts';
import { keyedHash } from './keyed-hash.ts';
import { signInUnavailable } from './unavailable.ts';

/**
 * @param email known or not makes no difference
 * @returns whether a mail may be sent; nobody is told when not, and a link that was mailed last is
 *   still good then
 * @throws ApiError 429 when the caller asked too often; 503 when it cannot be counted
 */
export async function mayMailResetLink(
  services: StaffServices,
  email: string,
  trier: Trier,
): Promise<boolean> {
  await countResetRequest(services, trier);
  const bucket = bucketOf(RESET_MAIL_BUCKET, bucketKey(services.signIn(), email));
  return takeOne(services.db(), bucket).catch((error: unknown) => {
    throw signInUnavailable(error);
  });
}

/** Lets somebody ask again at once who has a new password. */
export async function forgetResetRequests(services: StaffServices, email: string): Promise<void> {
  await forgetBucket(services.db(), bucketKey(services.signIn(), email));
}

function bucketKey(settings: SignInSettings, email: string): string {
  return `reset-mail:${keyedHash(settings, mailboxOf(email))}`;
}
