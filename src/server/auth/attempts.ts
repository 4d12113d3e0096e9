/**
 * How often passwords may be tried. better-auth limits each address besides, for all accounts
 * together (`auth.ts`).
 */
import { createHmac } from 'node:crypto';
import { countAttempt, forgetAttempts, forgetAttemptsBelow } from '#db/queries/attempts.ts';
import { ApiError } from '../http/api-error.ts';
import type { StaffServices } from '../services.ts';
import { signInUnavailable } from './unavailable.ts';

export const ATTEMPT_WINDOW_MS = 15 * 60 * 1000;

/** Wrong passwords for one account from one address. */
export const MAX_ATTEMPTS = 10;
/** From all addresses together: a stranger cannot lock an owner out with a few requests. */
const MAX_ATTEMPTS_OF_ACCOUNT = 100;
/** Invitation tokens tried from one address. */
const MAX_INVITATION_ATTEMPTS = 30;

export interface Attempt {
  /** To be called when the password was right. */
  succeeded: () => Promise<void>;
}

/**
 * Counts a try before the password is looked at, so that many at once are all counted.
 * @param email in lower case; known or not makes no difference
 * @throws ApiError 429 after too many; 503 when they cannot be counted
 */
export async function beginAttempt(
  services: StaffServices,
  email: string,
  address: string,
): Promise<Attempt> {
  const account = accountKey(services, email);
  const pair = `${account}:${hash(services, address)}`;
  await count(services, [
    [account, MAX_ATTEMPTS_OF_ACCOUNT],
    [pair, MAX_ATTEMPTS],
  ]);
  return { succeeded: () => forgetAttempts(services.db(), [account, pair]) };
}

/** Lets somebody try again at once who has a new password by a mailed link. */
export async function forgetAttemptsOf(services: StaffServices, email: string): Promise<void> {
  await forgetAttemptsBelow(services.db(), accountKey(services, email));
}

/**
 * @throws ApiError 429 after too many invitation tokens from this address; 503 when they cannot be
 *   counted
 */
export async function countInvitationAttempt(
  services: StaffServices,
  address: string,
): Promise<void> {
  await count(services, [[`invitation:${hash(services, address)}`, MAX_INVITATION_ATTEMPTS]]);
}

async function count(
  services: StaffServices,
  limits: readonly (readonly [key: string, max: number])[],
): Promise<void> {
  const now = services.now();
  const counts = await countAttempt(
    services.db(),
    limits.map(([each]) => each),
    { now, windowMs: ATTEMPT_WINDOW_MS },
  ).catch((error: unknown) => {
    throw signInUnavailable(error);
  });
  const max = new Map(limits);
  const over = counts.filter((each) => each.count > (max.get(each.key) ?? 0));
  if (over.length === 0) return;
  const end = Math.max(...over.map((each) => each.windowStart)) + ATTEMPT_WINDOW_MS;
  throw tooManyAttempts(Math.ceil((end - now.getTime()) / 1000));
}

/** @param seconds until the next try makes sense */
export function tooManyAttempts(seconds: number): ApiError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new ApiError('rate_limited', `Too many attempts. Please try again in ${when}.`);
}

function accountKey(services: StaffServices, email: string): string {
  return `account:${hash(services, email)}`;
}

/** Neither mail addresses nor callers' addresses are stored: keys are made with our secret. */
function hash(services: StaffServices, value: string): string {
  return createHmac('sha256', services.signIn().secret).update(value).digest('base64url');
}
