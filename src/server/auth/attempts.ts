/**
 * How often passwords may be tried. A stranger is slowed by network and account, never an account as
 * a whole, or anybody could keep its owner out; a device that signed in before has a count of its
 * own. After OWASP's "Slow Down Online Guessing Attacks with Device Cookies".
 */
import { countAttempt, forgetAttempts, forgetAttemptsBelow } from '#db/queries/attempts.ts';
import { ApiError } from '../http/api-error.ts';
import { networkOf } from '../rate-limit/network.ts';
import type { StaffServices } from '../services.ts';
import { keyedHash } from './keyed-hash.ts';
import { signInUnavailable } from './unavailable.ts';

export const ATTEMPT_WINDOW_MS = 15 * 60 * 1000;

/** Wrong passwords for one account from one network; or passwords, or codes, from one known device. */
export const MAX_ATTEMPTS = 10;
/** Strangers' tries for one account, from all networks together, after which each network has fewer. */
const MANY_ATTEMPTS_OF_ACCOUNT = 100;
/** Wrong passwords from one network for an account that many try at: one, and a slip. */
const FEWER_ATTEMPTS = 2;
/** Tries of strangers in one network, for all accounts together. */
const MAX_ATTEMPTS_OF_NETWORK = 100;
/** Wrong codes for one account by all strangers together, who know its password. */
export const MAX_CODES = 10;
/** Codes that strangers in one network try, for all accounts together. */
const MAX_CODES_OF_NETWORK = 50;
/** Invitation tokens tried from one network. */
const MAX_INVITATION_ATTEMPTS = 30;

/** Requests for a link to set a new password from one network, or from one known device. */
const MAX_RESET_REQUESTS = 20;

/** Who tries. */
export interface Trier {
  /** As the host gives it. */
  address: string;
  /** Names a device that signed in to the account before; undefined for a stranger. */
  deviceId: string | undefined;
}

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
  { address, deviceId }: Trier,
): Promise<Attempt> {
  const account = accountKey(services, email);
  const ofDevice = await attemptOfDevice(services, account, deviceId);
  if (ofDevice) return ofDevice;
  const network = networkHash(services, address);
  const pair = `${account}:${network}`;
  await assertBelow(services, [
    [pair, MAX_ATTEMPTS],
    [`sign-in:${network}`, MAX_ATTEMPTS_OF_NETWORK],
  ]);
  // After the limits of the network, so that one network alone makes no account look attacked.
  if (await overLimit(services, [[account, MANY_ATTEMPTS_OF_ACCOUNT]])) {
    await assertBelow(services, [[`${pair}:fewer`, FEWER_ATTEMPTS]]);
  }
  return { succeeded: () => forgetAttempts(services.db(), [pair, `${pair}:fewer`]) };
}

/**
 * Counts a try with a code before it is looked at. Strangers are counted by account, because a code has
 * six digits; a device that gave a right code before has a count of its own, so that they keep nobody
 * out there. A new password forgets none of it: it is no sign of the second factor.
 * @param email of the account that the sign-in belongs to, in lower case; undefined: there is none
 * @param trier with a device that gave a right code before (`codeTrierOf`)
 * @throws ApiError 429 after too many; 503 when they cannot be counted
 */
export async function beginCodeAttempt(
  services: StaffServices,
  email: string | undefined,
  { address, deviceId }: Trier,
): Promise<Attempt> {
  const network: Limit = [`codes-of:${networkHash(services, address)}`, MAX_CODES_OF_NETWORK];
  if (email === undefined) {
    await assertBelow(services, [network]);
    return { succeeded: () => Promise.resolve() };
  }
  const account = `codes:${hash(services, email)}`;
  const ofDevice = await attemptOfDevice(services, account, deviceId);
  if (ofDevice) return ofDevice;
  // One after the other: a network that is over its limit counts against no account.
  await assertBelow(services, [network]);
  await assertBelow(services, [[account, MAX_CODES]]);
  return { succeeded: () => forgetAttempts(services.db(), [account]) };
}

/** @returns undefined for a stranger, and for a device that guesses, which is a stranger again */
async function attemptOfDevice(
  services: StaffServices,
  account: string,
  deviceId: string | undefined,
): Promise<Attempt | undefined> {
  if (deviceId === undefined) return undefined;
  const device = `${account}:device:${hash(services, deviceId)}`;
  if (await overLimit(services, [[device, MAX_ATTEMPTS]])) return undefined;
  return { succeeded: () => forgetAttempts(services.db(), [device]) };
}

/** Lets somebody try again at once who has a new password by a mailed link. */
export async function forgetAttemptsOf(services: StaffServices, email: string): Promise<void> {
  await forgetAttemptsBelow(services.db(), accountKey(services, email));
}

/**
 * @throws ApiError 429 after too many invitation tokens from this network; 503 when they cannot be
 *   counted
 */
export async function countInvitationAttempt(
  services: StaffServices,
  address: string,
): Promise<void> {
  const network = networkHash(services, address);
  await assertBelow(services, [[`invitation:${network}`, MAX_INVITATION_ATTEMPTS]]);
}

/**
 * A known device has a count of its own.
 * @throws ApiError 429 after too many requests for a link to set a new password; 503 when they cannot
 *   be counted
 */
export async function countResetRequest(
  services: StaffServices,
  { address, deviceId }: Trier,
): Promise<void> {
  const caller =
    deviceId === undefined ? networkHash(services, address) : `device:${hash(services, deviceId)}`;
  await assertBelow(services, [[`reset:${caller}`, MAX_RESET_REQUESTS]]);
}

type Limit = readonly [key: string, max: number];

/** @throws ApiError 429 when one of them is over its limit */
async function assertBelow(services: StaffServices, limits: readonly Limit[]): Promise<void> {
  const end = await overLimit(services, limits);
  if (end) throw tooManyAttempts(Math.ceil((end.getTime() - services.now().getTime()) / 1000));
}

/**
 * Counts one more of each.
 * @returns when the last window ends of those that are over their limit; undefined: none is
 * @throws ApiError 503 when they cannot be counted
 */
export async function overLimit(
  services: StaffServices,
  limits: readonly Limit[],
): Promise<Date | undefined> {
  const counts = await countAttempt(
    services.db(),
    limits.map(([key]) => key),
    { now: services.now(), windowMs: ATTEMPT_WINDOW_MS },
  ).catch((error: unknown) => {
    throw signInUnavailable(error);
  });
  const max = new Map(limits);
  const over = counts.filter((each) => each.count > (max.get(each.key) ?? 0));
  if (over.length === 0) return undefined;
  return new Date(Math.max(...over.map((each) => each.windowStart)) + ATTEMPT_WINDOW_MS);
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

/** Callers without an address share a count. */
function networkHash(services: StaffServices, address: string): string {
  return hash(services, networkOf(address) ?? 'unknown');
}

/** Neither mail addresses nor callers' addresses are stored. */
function hash(services: StaffServices, value: string): string {
  return keyedHash(services.signIn(), value);
}
