/**
 * Limits for guessing passwords. Strangers are limited per network and account; per account alone,
 * anybody could lock its owner out. A known device has its own count. After OWASP's "Slow Down
 * Online Guessing Attacks with Device Cookies".
 */
import {
  countAttempt,
  deleteAttempts,
  deleteAttemptsBelow,
} from '#db/queries/accounts/attempts.ts';
import type { StaffServices } from '../../base/services.ts';
import { networkOf } from '../../http/network.ts';
import { orUnavailable, tooManyAttempts } from './failures.ts';
import { keyedHash } from './keyed-hash.ts';

export const ATTEMPT_WINDOW_MS = 15 * 60 * 1000;

/** Passwords for one account from one network; or passwords, or codes, from one known device. */
export const MAX_ATTEMPTS = 10;
/** Strangers' tries for one account from all networks; after that, each network gets fewer. */
const MANY_ATTEMPTS_OF_ACCOUNT = 100;
/** Passwords from one network for an account under attack: the right one, and one with a typo. */
const MAX_ATTEMPTS_UNDER_ATTACK = 2;
/** Strangers' tries from one network for all accounts. */
const MAX_ATTEMPTS_OF_NETWORK = 100;
/** Wrong codes for one account by all strangers who know its password. */
export const MAX_CODES = 10;
/** Strangers' codes from one network for all accounts. */
const MAX_CODES_OF_NETWORK = 50;
/** Tokens of invitations and email changes tried from one network. */
const MAX_TOKENS = 30;
/** Requests for a reset link from one network, or from one known device. */
const MAX_RESET_REQUESTS = 20;

type Limit = readonly [key: string, max: number];

export interface SignInCaller {
  /** From the host. */
  address: string;
  /** Identifies a device that signed in to the account before; undefined for a stranger. */
  deviceId: string | undefined;
}

export interface Attempt {
  /** Clears the counts; call after a correct password or code. */
  succeeded: () => Promise<void>;
}

/**
 * Counts a try before checking the password, so that concurrent tries all count.
 * @param email in lower case, of an existing account or not
 * @throws ApiError 429 over the limit; 503 when counting fails
 */
export async function beginAttempt(
  services: StaffServices,
  email: string,
  { address, deviceId }: SignInCaller,
): Promise<Attempt> {
  const account = accountKey(services, email);
  const ofDevice = await attemptOfDevice(services, account, deviceId);
  if (ofDevice) return ofDevice;
  const network = networkHash(services, address);
  const pair = `${account}:${network}`;
  await countWithin(services, [
    [pair, MAX_ATTEMPTS],
    [`sign-in:${network}`, MAX_ATTEMPTS_OF_NETWORK],
  ]);
  // After the network's limits, so that one network alone cannot make an account look attacked.
  if (await overLimit(services, [[account, MANY_ATTEMPTS_OF_ACCOUNT]])) {
    await countWithin(services, [[`${pair}:fewer`, MAX_ATTEMPTS_UNDER_ATTACK]]);
  }
  return { succeeded: () => deleteAttempts(services.db(), [pair, `${pair}:fewer`]) };
}

/**
 * Counts a try of a code before checking it. Strangers are counted per account, because a code has
 * only six digits; a device that gave a correct code before has its own count, so that strangers
 * cannot lock it out. A password reset does not clear these counts, because it does not prove the
 * second factor.
 * @param email of the pending sign-in's account, in lower case; undefined when there is none
 * @param caller with a device that gave a correct code before (`callerOf`)
 * @throws ApiError 429 over the limit; 503 when counting fails
 */
export async function beginCodeAttempt(
  services: StaffServices,
  email: string | undefined,
  { address, deviceId }: SignInCaller,
): Promise<Attempt> {
  const network: Limit = [`codes-of:${networkHash(services, address)}`, MAX_CODES_OF_NETWORK];
  if (email === undefined) {
    await countWithin(services, [network]);
    return { succeeded: () => Promise.resolve() };
  }
  const account = `codes:${hash(services, email)}`;
  const ofDevice = await attemptOfDevice(services, account, deviceId);
  if (ofDevice) return ofDevice;
  // Sequential: a network over its limit must not count against an account.
  await countWithin(services, [network]);
  await countWithin(services, [[account, MAX_CODES]]);
  return { succeeded: () => deleteAttempts(services.db(), [account]) };
}

/**
 * Counts a try of a known device.
 * @returns undefined for a stranger, and for a device over its limit, which then counts as a stranger
 */
async function attemptOfDevice(
  services: StaffServices,
  account: string,
  deviceId: string | undefined,
): Promise<Attempt | undefined> {
  if (deviceId === undefined) return undefined;
  const device = `${account}:device:${hash(services, deviceId)}`;
  if (await overLimit(services, [[device, MAX_ATTEMPTS]])) return undefined;
  return { succeeded: () => deleteAttempts(services.db(), [device]) };
}

/** Clears the counts of passwords for an account, of strangers and of known devices. */
export async function forgetAttemptsOf(services: StaffServices, email: string): Promise<void> {
  await deleteAttemptsBelow(services.db(), accountKey(services, email));
}

/**
 * Counts a try of a mailed token: of an invitation, or of an email change.
 * @throws ApiError 429 after too many tokens from this network; 503 when counting fails
 */
export async function countTokenAttempt(services: StaffServices, address: string) {
  const network = networkHash(services, address);
  await countWithin(services, [[`invitation:${network}`, MAX_TOKENS]]);
}

/**
 * Counts a request for a reset link: by network, or for a known device alone.
 * @throws ApiError 429 after too many requests for a reset link; 503 when counting fails
 */
export async function countResetRequest(
  services: StaffServices,
  { address, deviceId }: SignInCaller,
) {
  const caller =
    deviceId === undefined ? networkHash(services, address) : `device:${hash(services, deviceId)}`;
  await countWithin(services, [[`reset:${caller}`, MAX_RESET_REQUESTS]]);
}

/**
 * Increments each count, for a caller who must stay within the limits.
 * @throws ApiError 429 when one is over its limit; 503 when counting fails
 */
async function countWithin(services: StaffServices, limits: readonly Limit[]): Promise<void> {
  const end = await overLimit(services, limits);
  if (end) throw tooManyAttempts(Math.ceil((end.getTime() - services.now().getTime()) / 1000));
}

/**
 * Increments each count.
 * @returns the latest window end of counts over their limit; undefined when none is
 * @throws ApiError 503 when counting fails
 */
export async function overLimit(
  services: StaffServices,
  limits: readonly Limit[],
): Promise<Date | undefined> {
  const counts = await orUnavailable(
    countAttempt(
      services.db(),
      limits.map(([key]) => key),
      { now: services.now(), windowMs: ATTEMPT_WINDOW_MS },
    ),
  );
  const max = new Map(limits);
  const over = counts.filter(({ key, count }) => count > (max.get(key) ?? 0));
  if (over.length === 0) return undefined;
  return new Date(Math.max(...over.map(({ windowStart }) => windowStart)) + ATTEMPT_WINDOW_MS);
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
