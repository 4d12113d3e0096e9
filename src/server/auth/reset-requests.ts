/**
 * How often a link to set a new password may be asked for: by caller, and by the mailbox that would
 * be filled.
 */
import { forgetBucket, takeOne, type Bucket } from '#db/queries/rate-buckets.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { RESET_MAIL_BUCKET } from '../rate-limit/limits.ts';
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
  return takeOne(services.db(), bucketOf(services.signIn(), email)).catch((error: unknown) => {
    throw signInUnavailable(error);
  });
}

/** Lets somebody ask again at once who has a new password. */
export async function forgetResetRequests(services: StaffServices, email: string): Promise<void> {
  await forgetBucket(services.db(), bucketOf(services.signIn(), email).key);
}

function bucketOf(settings: SignInSettings, email: string): Bucket {
  const { capacity, retrySeconds } = RESET_MAIL_BUCKET;
  const key = `reset-mail:${keyedHash(settings, mailboxOf(email))}`;
  return { key, capacity, perSecond: 1 / retrySeconds };
}
