/**
 * A signed cookie that marks a browser that signed in to an account before. It grants no access; it
 * only separates the device's tries from those of strangers (`attempts.ts`).
 */
import { randomUUID } from 'node:crypto';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { AUTH_PATH } from '#contracts/accounts/sign-in.ts';
import type { SignInSettings } from '../../base/services.ts';
import type { ApiContext } from '../../http/app.ts';
import type { SignInCaller } from './attempts.ts';
import { callerAddress } from './forward.ts';
import { keyedHash } from './keyed-hash.ts';

/** The longest lifetime browsers allow: RFC 6265bis §5.5. */
const LIFETIME_S = 400 * 24 * 60 * 60;

/**
 * Prefix of the id of a device that finished a sign-in with a code. Whoever has only the password can create known
 * devices, but none with this prefix. A change of the second factor makes the prefix void.
 * @param version of the person's credentials
 */
const codePrefix = (version: number) => `code-${version}.`;

/**
 * @param email of the account, in lower case
 * @returns the caller, for passwords (`attempts.ts`)
 */
export async function callerOf(
  context: ApiContext,
  settings: SignInSettings,
  email: string,
): Promise<SignInCaller> {
  return {
    address: callerAddress(context),
    deviceId: await knownDevice(context, settings, email),
  };
}

/**
 * @param person of the sign-in that waits for a code; undefined for none
 * @returns the caller, for codes: a device is known if it gave a correct code before
 */
export async function codeCallerOf(
  context: ApiContext,
  settings: SignInSettings,
  person: { email: string; version: number } | undefined,
): Promise<SignInCaller> {
  const address = callerAddress(context);
  if (!person) return { address, deviceId: undefined };
  const id = await knownDevice(context, settings, person.email);
  return { address, deviceId: id?.startsWith(codePrefix(person.version)) ? id : undefined };
}

/** @returns the device's id; undefined for one that never signed in to this account */
async function knownDevice(context: ApiContext, settings: SignInSettings, email: string) {
  const { name, key, prefix } = cookieOf(settings, email);
  return (await getSignedCookie(context, key, name, prefix)) || undefined;
}

/**
 * Sets the cookie that makes the device known to this account after sign-in.
 * @param version of the person's credentials when the sign-in was finished with a code; undefined without one
 */
export async function rememberDevice(
  context: ApiContext,
  settings: SignInSettings,
  email: string,
  version?: number,
): Promise<void> {
  const known = await knownDevice(context, settings, email);
  const idPrefix = version === undefined ? '' : codePrefix(version);
  const id = known?.startsWith(idPrefix) ? known : `${idPrefix}${randomUUID()}`;
  const { name, key, prefix } = cookieOf(settings, email);
  await setSignedCookie(context, name, id, key, {
    path: AUTH_PATH,
    maxAge: LIFETIME_S,
    httpOnly: true,
    sameSite: 'Strict',
    ...(prefix && { prefix }),
  });
}

/** A cookie for each account, because people share computers; its key makes it void for any other. */
function cookieOf(settings: SignInSettings, email: string) {
  const account = keyedHash(settings, `device-cookie:${email}`).slice(0, 8);
  return {
    name: `woodward.known_device.${account}`,
    key: keyedHash(settings, `known-device:${email}`),
    prefix: settings.siteUrl.startsWith('https:') ? ('secure' as const) : undefined,
  };
}
