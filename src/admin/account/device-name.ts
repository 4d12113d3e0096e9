import type { SessionView } from '#contracts/sign-in.ts';
import { moment } from '../data/times.ts';

/** In this order: what comes later calls itself by earlier names too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** The computer itself; better-auth keeps of an IPv6 address only its network, here all zeros. */
const LOOPBACK = /^(?:::ffff:)?127\.|^[0:]*:[0:]*1?$/;

/** @returns `Chrome on Windows`, as far as a browser says what it is */
export function deviceName(userAgent: string): string {
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1];
  return [nameIn(BROWSERS) ?? 'A browser', nameIn(SYSTEMS)].filter(Boolean).join(' on ');
}

/** @returns when a session was last used, to some minutes, and from which address that was */
export function sessionWords(session: SessionView): string {
  const { address } = session;
  const where = LOOPBACK.test(address) ? 'this computer' : `the address ${address}`;
  const from = address === '' ? '' : `, from ${where}`;
  const used = session.current ? 'In use now' : `Last used about ${moment(session.lastSeenAt)}`;
  return used + from;
}
