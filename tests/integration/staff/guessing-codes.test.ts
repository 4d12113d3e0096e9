/** Guessing codes with the password: strangers have ten, a device that gave one before has its own. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { TwoFactorView } from '#contracts/accounts/sign-in.ts';
import { staff, staffTwoFactors } from '#db/schema.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { beginCodeAttempt, MAX_CODES } from '#server/accounts/auth/attempts.ts';
import { API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { codeFor, guardedPerson } from '../../support/second-factor.ts';
import { visitor, type Visitor } from '../../support/staff-browser.ts';
import { addPersonWithPassword, PASSWORD, staffServices } from '../../support/staff.ts';

const db = useDatabase();
const at = (path: string) => `${API_PATHS.auth}/${path}`;
const VERIFY = at('two-factor/verify-totp');
const VERIFY_BACKUP = at('two-factor/verify-backup-code');

const browser = (ip?: string) => visitor(authApp(staffServices(db)), ip);
const signIn = (person: Visitor, email: string) =>
  person.post(at('sign-in/email'), { email, password: PASSWORD });
const guarded = () => guardedPerson(db(), browser());

/** @returns how strangers' wrong codes were answered, in sign-ins of their own */
async function guess(email: string, times: number, ip?: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let each = 0; each < times; each += 1) {
    const stranger = browser(ip);
    await signIn(stranger, email);
    statuses.push((await stranger.post(VERIFY, { code: '000000' })).status);
  }
  return statuses;
}

/** All the tries that strangers have, without the costly sign-ins. */
async function guessAll(email: string): Promise<void> {
  const stranger = { address: '198.51.100.9', deviceId: undefined };
  for (let each = 0; each < MAX_CODES; each += 1) {
    await beginCodeAttempt(staffServices(db), email, stranger);
  }
}

test('five wrong codes end a sign-in, ten are all that strangers have, from all networks @signin.code-guessing', async () => {
  const { email, totpUri } = await guarded();
  const person = browser();
  await signIn(person, email);
  for (let each = 0; each < 5; each += 1) {
    await expectError(await person.post(VERIFY, { code: '000000' }), 400);
  }
  await expectError(await person.post(VERIFY, { code: '000000' }), 401);
  expect(await guess(email, 6, '198.51.100.7')).toEqual([400, 400, 400, 400, 429, 429]);
  const right = browser('198.51.100.8');
  await signIn(right, email);
  const refused = await expectError(await right.post(VERIFY, { code: codeFor(totpUri, 1) }), 429);
  expect(refused.message).toContain('try again in');
  // A device that never gave a code is a stranger, also when it knows the password.
  await signIn(right, email);
  await expectError(await right.post(VERIFY, { code: codeFor(totpUri, 1) }), 429);
});

test('a device that gave a code before signs in while strangers guess, and has ten of its own @signin.code-guessing', async () => {
  const { email, totpUri, backupCodes, person } = await guarded();
  const signInWith = async (code: string | undefined) => {
    await person.post(at('sign-out'));
    await signIn(person, email);
    expect((await person.post(VERIFY_BACKUP, { code })).status).toBe(204);
  };
  await signInWith(backupCodes[0]);
  await guessAll(email);
  await signInWith(backupCodes[1]);
  await person.post(at('sign-out'));

  for (let round = 0; round < 2; round += 1) {
    await signIn(person, email);
    for (let each = 0; each < 5; each += 1) {
      await expectError(await person.post(VERIFY, { code: '000000' }), 400);
    }
  }
  await signIn(person, email);
  await expectError(await person.post(VERIFY, { code: codeFor(totpUri, 1) }), 429);
});

test('a device that signed in without a code has none of its own', async () => {
  const { id, email } = await addPersonWithPassword(db());
  const early = browser('198.51.100.10');
  await signIn(early, email);
  await db().insert(staffTwoFactors).values({
    id,
    userId: id,
    secret: 'none',
    backupCodes: 'none',
  });
  await db().update(staff).set({ twoFactorEnabled: true }).where(eq(staff.id, id));
  await early.post(at('sign-out'));
  await guessAll(email);
  expect(await (await signIn(early, email)).json()).toEqual({ secondFactorNeeded: true });
  await expectError(await early.post(VERIFY, { code: '000000' }), 429);
});

test('a backup code of a second factor that is not on makes no device that gave a code @signin.code-guessing', async () => {
  const { email } = await addPersonWithPassword(db());
  const [thief, owner] = [browser('198.51.100.20'), browser()];
  for (const each of [thief, owner]) await signIn(each, email);
  const begun = await thief.post(at('two-factor/enable'), { password: PASSWORD });
  const { backupCodes } = (await begun.json()) as TwoFactorView;
  await thief.post(VERIFY_BACKUP, { code: backupCodes[0] });

  const enabled = await owner.post(at('two-factor/enable'), { password: PASSWORD });
  const { totpUri } = (await enabled.json()) as TwoFactorView;
  expect((await owner.post(VERIFY, { code: codeFor(totpUri) })).status).toBe(204);
  await guessAll(email);
  expect(await (await signIn(thief, email)).json()).toEqual({ secondFactorNeeded: true });
  await expectError(await thief.post(VERIFY, { code: '000000' }), 429);
});

test('switching off and on again makes devices that gave a code strangers @signin.code-guessing', async () => {
  const { email, person, backupCodes } = await guarded();
  const device = browser('198.51.100.21');
  await signIn(device, email);
  expect((await device.post(VERIFY_BACKUP, { code: backupCodes[0] })).status).toBe(204);
  await person.post(at('two-factor/disable'), { password: PASSWORD });
  const enabled = await person.post(at('two-factor/enable'), { password: PASSWORD });
  const { totpUri } = (await enabled.json()) as TwoFactorView;
  expect((await person.post(VERIFY, { code: codeFor(totpUri) })).status).toBe(204);
  await guessAll(email);
  await signIn(device, email);
  await expectError(await device.post(VERIFY, { code: '000000' }), 429);
});

test('one network tries fifty codes, for whomever, and then harms no account', async () => {
  const services = staffServices(db);
  const tryCode = (email: string, address: string) =>
    beginCodeAttempt(services, email, { address, deviceId: undefined }).then(
      () => 'tried',
      () => 'refused',
    );
  const tries = await Promise.all(
    Array.from({ length: 60 }, (_, index) => tryCode(`${index}@example.com`, '198.51.100.12')),
  );
  expect(tries.filter((each) => each === 'tried')).toHaveLength(50);
  for (let each = 0; each < 20; each += 1) await tryCode('ada@example.com', '198.51.100.12');
  expect(await tryCode('ada@example.com', '198.51.100.13')).toBe('tried');
});
