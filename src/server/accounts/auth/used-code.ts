/**
 * Makes a code of an authenticator app single-use, although it is valid for 90 seconds (RFC 6238
 * §5.2).
 */
import { getSignedCookie } from 'hono/cookie';
import { deleteAttempts } from '#db/queries/accounts/attempts.ts';
import { ApiError } from '../../base/api-error.ts';
import type { StaffServices } from '../../base/services.ts';
import type { ApiContext } from '../../http/app.ts';
import { overLimit } from './attempts.ts';
import type { Auth } from './auth.ts';
import { signInUnavailable, wrongCode } from './failures.ts';
import { keyedHash } from './keyed-hash.ts';

/**
 * Runs the work unless the same person used the code recently. Of concurrent calls with one code,
 * one runs.
 * @param userId undefined when there is no person to use a code
 * @param work throws ApiError `bad_request` for a wrong code
 * @throws ApiError 400 for a used code; 503 when an earlier use cannot be checked; what `work` throws
 */
export async function withCodeOnce<T>(
  services: StaffServices,
  userId: string | undefined,
  code: string,
  work: () => Promise<T>,
): Promise<T> {
  if (userId === undefined) return work();
  const key = `code:${keyedHash(services.signIn(), `${userId}:${code}`)}`;
  if (await overLimit(services, [[key, 1]])) throw wrongCode();
  try {
    return await work();
  } catch (error) {
    // A wrong code is released: a slow clock may show it in a moment. After anything else it may have been right, so it
    // stays used.
    if (error instanceof ApiError && error.code === 'bad_request') {
      await deleteAttempts(services.db(), [key]);
    }
    throw error;
  }
}

/** The cookie between password and code, as named by better-auth's two-factor plugin. */
const CHALLENGE_COOKIE = 'two_factor';

/** @returns the user of the sign-in that waits for a code; undefined when there is none */
export async function challengedUser(
  context: ApiContext,
  auth: Auth,
): Promise<{ id: string; email: string } | undefined> {
  const { createAuthCookie, internalAdapter, secret } = await auth.$context;
  const challenge = await getSignedCookie(context, secret, createAuthCookie(CHALLENGE_COOKIE).name);
  if (typeof challenge !== 'string') return undefined;
  try {
    const found = await internalAdapter.findVerificationValue(challenge);
    return (found && (await internalAdapter.findUserById(found.value))) ?? undefined;
  } catch (error) {
    throw signInUnavailable(error);
  }
}
