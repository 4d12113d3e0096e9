/**
 * A cookie that marks a browser that signed in to an account before. It grants no access; it only
 * separates the device's tries from those of strangers (`attempts.ts`).
 */
import { randomUUID, timingSafeEqual } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { AUTH_PATH } from '#contracts/sign-in.ts';
import type { ApiContext } from '../http/app.ts';
import type { SignInSettings } from '../services.ts';
import type { Trier } from './attempts.ts';
import { callerAddress } from './forward.ts';
import { keyedHash } from './keyed-hash.ts';

/** The longest lifetime browsers allow: RFC 6265bis §5.5. */
const LIFETIME_S = 400 * 24 * 60 * 60;

/**
 * Prefix of the id of a device that gave a correct code. With only a password, and the second
 * factor off, one can create known devices, but not these.
 */
const GAVE_CODE = 'code-';

/**
 * @param email of the account, in lower case
 * @returns the device's id; undefined for one that never signed in to this account
 */
function knownDevice(
  context: ApiContext,
  settings: SignInSettings,
  email: string,
): string | undefined {
  const cookie = getCookie(context, cookieName(settings, email)) ?? '';
  const [id = '', signature = ''] = cookie.split('.');
  const expected = Buffer.from(signatureOf(settings, email, id));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? id : undefined;
}

/**
 * @param email of the account, in lower case
 * @returns the caller, for `attempts.ts`
 */
export function trierOf(context: ApiContext, settings: SignInSettings, email: string): Trier {
  return {
    address: callerAddress(context),
    deviceId: knownDevice(context, settings, email),
  };
}

/**
 * @param email of the account, in lower case; undefined for none
 * @returns the caller who tries a code, for `attempts.ts`: a device is known if it gave a correct
 *   one before
 */
export function codeTrierOf(
  context: ApiContext,
  settings: SignInSettings,
  email: string | undefined,
): Trier {
  const id = email === undefined ? undefined : knownDevice(context, settings, email);
  return {
    address: callerAddress(context),
    deviceId: id?.startsWith(GAVE_CODE) ? id : undefined,
  };
}

/**
 * Sets the cookie that makes the device known to this account after sign-in.
 * @param gaveCode whether it gave a correct code just now
 */
export function rememberDevice(
  context: ApiContext,
  settings: SignInSettings,
  email: string,
  gaveCode = false,
): void {
  const known = knownDevice(context, settings, email);
  const isKept = known !== undefined && (!gaveCode || known.startsWith(GAVE_CODE));
  const id = isKept ? known : `${gaveCode ? GAVE_CODE : ''}${randomUUID()}`;
  setCookie(context, cookieName(settings, email), `${id}.${signatureOf(settings, email, id)}`, {
    path: AUTH_PATH,
    maxAge: LIFETIME_S,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(settings),
  });
}

/** One per account, because people share computers. */
function cookieName(settings: SignInSettings, email: string): string {
  const account = keyedHash(settings, `device-cookie:${email}`).slice(0, 8);
  return `${isSecure(settings) ? '__Secure-' : ''}woodward.known_device.${account}`;
}

function signatureOf(settings: SignInSettings, email: string, id: string): string {
  return keyedHash(settings, `known-device:${email}:${id}`);
}

function isSecure({ siteUrl }: SignInSettings): boolean {
  return siteUrl.startsWith('https:');
}
