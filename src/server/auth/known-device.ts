/**
 * A cookie that says a browser signed in to an account before. It opens nothing: what strangers try
 * does not count against it (`attempts.ts`).
 */
import { randomUUID, timingSafeEqual } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { AUTH_PATH } from '#contracts/sign-in.ts';
import type { ApiContext } from '../http/app.ts';
import type { SignInSettings } from '../services.ts';
import type { Trier } from './attempts.ts';
import { callerAddress } from './forward.ts';
import { keyedHash } from './keyed-hash.ts';

/** As long as browsers keep a cookie at most: RFC 6265bis §5.5. */
const LIFETIME_S = 400 * 24 * 60 * 60;

/**
 * With this begins the name of a device that gave a right code. Whoever has a password alone can make
 * known devices while the second factor is off, and none of these.
 */
const GAVE_CODE = 'code-';

/**
 * @param email of the account, in lower case
 * @returns the name of the device that asks; undefined for one that never signed in to this account
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
 * @returns who tries, for `attempts.ts`
 */
export function trierOf(context: ApiContext, settings: SignInSettings, email: string): Trier {
  return {
    address: callerAddress(context),
    deviceId: knownDevice(context, settings, email),
  };
}

/**
 * @param email of the account, in lower case; undefined: of none
 * @returns who tries a code, for `attempts.ts`: a device is known when it gave a right one before
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
 * Lets the answer make the device known to this account, once it is signed in.
 * @param gaveCode whether it gave a right code just now
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

/** A name for each account: people share a computer. */
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
