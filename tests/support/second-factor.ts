/** Second factors of tests: an authenticator app in small, and people who have one. */
import { createHmac } from 'node:crypto';
import type { TwoFactorView } from '#contracts/accounts/sign-in.ts';
import type { Database } from '#db/client.ts';
import { API_PATHS } from './api-paths.ts';
import type { Visitor } from './staff-browser.ts';
import { addPersonWithPassword, PASSWORD } from './staff.ts';

/**
 * The code that an authenticator app shows: RFC 6238 with six digits and thirty seconds.
 * @param totpUri as the admin shows it to be scanned
 * @param step 1: the next one, which is taken already
 */
export function codeFor(totpUri: string, step = 0): string {
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + step));
  const hash = createHmac('sha1', secretOf(totpUri)).update(time).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Decodes RFC 4648 §6, without padding. @returns the secret that the app keeps */
export function secretOf(totpUri: string): Buffer {
  const text = new URL(totpUri).searchParams.get('secret') ?? '';
  const bits = Array.from(text.replaceAll('=', ''), (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Somebody whose second factor is on, which this browser switched on. */
export async function guardedPerson(db: Database, person: Visitor) {
  const { id, email } = await addPersonWithPassword(db);
  const ask = async (path: string, body: object) => {
    const response = await person.post(`${API_PATHS.auth}/${path}`, body);
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    return response;
  };
  await ask('sign-in/email', { email, password: PASSWORD });
  const response = await ask('two-factor/enable', { password: PASSWORD });
  const { totpUri, backupCodes } = (await response.json()) as TwoFactorView;
  const usedCode = codeFor(totpUri);
  await ask('two-factor/verify-totp', { code: usedCode });
  return { id, email, person, totpUri, backupCodes, usedCode };
}
