import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { staffTwoFactors } from '#db/schema.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { withCodeOnce } from '#server/accounts/auth/used-code.ts';
import { ApiError } from '#server/base/api-error.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { codeFor, guardedPerson, secretOf } from '../../support/second-factor.ts';
import { visitor, type Visitor } from '../../support/staff-browser.ts';
import { addPersonWithPassword, PASSWORD, staffServices } from '../../support/staff.ts';

const db = useDatabase();
const at = (path: string) => `${API_PATHS.auth}/${path}`;
const VERIFY = at('two-factor/verify-totp');
const VERIFY_BACKUP = at('two-factor/verify-backup-code');

const browser = () => {
  const services = staffServices(db);
  return visitor(authApp(services), undefined, { '/api/admin': adminApp(services) });
};
const signIn = (person: Visitor, email: string) =>
  person.post(at('sign-in/email'), { email, password: PASSWORD });

const guarded = () => guardedPerson(db(), browser());

async function isSignedIn(person: Visitor): Promise<boolean> {
  return (await person.get(ADMIN_API_PATHS.me)).status === 200;
}

test('is in force only once a first code was right @signin.two-factor', async () => {
  const { email } = await addPersonWithPassword(db());
  const person = browser();
  await signIn(person, email);
  const wrong = await person.post(at('two-factor/enable'), { password: 'not the password' });
  expect(Object.keys((await expectError(wrong, 400)).fields ?? {})).toEqual(['password']);
  await person.post(at('two-factor/enable'), { password: PASSWORD });
  const badCode = await person.post(VERIFY, { code: '000000' });
  expect(Object.keys((await expectError(badCode, 400)).fields ?? {})).toEqual(['code']);
  const other = await signIn(browser(), email);
  expect(await other.json()).toEqual({ secondFactorNeeded: false });
});

test('the password alone lets nobody in @signin.two-factor', async () => {
  const { email, totpUri, person } = await guarded();
  expect(await isSignedIn(person)).toBe(true);
  const me = (await (await person.get(ADMIN_API_PATHS.me)).json()) as { twoFactorEnabled: boolean };
  expect(me.twoFactorEnabled).toBe(true);

  const other = browser();
  expect(await (await signIn(other, email)).json()).toEqual({ secondFactorNeeded: true });
  expect(await isSignedIn(other)).toBe(false);
  await expectError(await other.post(VERIFY, { code: '000000' }), 400);
  expect(await isSignedIn(other)).toBe(false);
  const code = codeFor(totpUri, 1);
  expect((await other.post(VERIFY, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(
    204,
  );
  expect(await isSignedIn(other)).toBe(true);
});

test('switching on ends every other session of the account, and no one else’s @signin.two-factor', async () => {
  const { email } = await addPersonWithPassword(db());
  const [own, thief] = [browser(), browser()];
  const { person: other } = await guarded();
  for (const each of [own, thief]) await signIn(each, email);
  const enabled = await own.post(at('two-factor/enable'), { password: PASSWORD });
  const { totpUri } = (await enabled.json()) as { totpUri: string };
  // A code that is wrong switches nothing on.
  await expectError(await own.post(VERIFY, { code: '000000' }), 400);
  expect(await isSignedIn(thief)).toBe(true);
  expect((await own.post(VERIFY, { code: codeFor(totpUri) })).status).toBe(204);
  expect([await isSignedIn(own), await isSignedIn(thief), await isSignedIn(other)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('a code without a sign-in before it is worth nothing', async () => {
  const { totpUri } = await guarded();
  const stranger = browser();
  await expectError(await stranger.post(VERIFY, { code: codeFor(totpUri) }), 401);
  expect(await isSignedIn(stranger)).toBe(false);
});

test('a code works once, also in parallel, and not once it switched the app on @signin.codes', async () => {
  const { email, totpUri, usedCode } = await guarded();
  const people = Array.from({ length: 4 }, () => browser());
  await Promise.all(people.map((person) => signIn(person, email)));
  const replayed = await people[0]?.post(VERIFY, { code: usedCode, trustDevice: true });
  expect(replayed?.status).toBe(400);
  expect(replayed?.headers.getSetCookie()).toEqual([]);

  const code = codeFor(totpUri, 1);
  const answers = await Promise.all(people.map((person) => person.post(VERIFY, { code })));
  expect(answers.filter((answer) => answer.status === 204)).toHaveLength(1);
  const signedIn = await Promise.all(people.map(isSignedIn));
  expect(signedIn.filter(Boolean)).toHaveLength(1);
});

test('two people may be shown the same digits, and a wrong code may become right', async () => {
  const services = staffServices(db);
  const wrong = () => Promise.reject(new ApiError('bad_request', 'wrong'));
  const right = () => Promise.resolve('in');
  await expect(withCodeOnce(services, 'ada', '123456', wrong)).rejects.toThrow('wrong');
  expect(await withCodeOnce(services, 'ada', '123456', right)).toBe('in');
  await expect(withCodeOnce(services, 'ada', '123456', right)).rejects.toThrow('has expired');
  expect(await withCodeOnce(services, 'ben', '123456', right)).toBe('in');
});

test('a code stays used unless it was wrong: a sign-in that was overtaken had a right one @signin.codes', async () => {
  const services = staffServices(db);
  const overtaken = () => Promise.reject(new ApiError('unauthenticated', 'overtaken'));
  const right = () => Promise.resolve('in');
  await expect(withCodeOnce(services, 'eve', '123456', overtaken)).rejects.toThrow('overtaken');
  await expect(withCodeOnce(services, 'eve', '123456', right)).rejects.toThrow('has expired');
});

test('a backup code works once, also in parallel @signin.codes', async () => {
  const { email, backupCodes } = await guarded();
  const [code = '', second = ''] = backupCodes;
  expect(backupCodes).toHaveLength(10);
  const people = Array.from({ length: 6 }, () => browser());
  const begun = await Promise.all(people.map((person) => signIn(person, email)));
  expect(begun.map((answer) => answer.status)).toEqual(people.map(() => 200));
  const answers = await Promise.all(people.map((person) => person.post(VERIFY_BACKUP, { code })));
  expect(answers.filter((answer) => answer.status === 204)).toHaveLength(1);
  const signedIn = await Promise.all(people.map(isSignedIn));
  expect(signedIn.filter(Boolean)).toHaveLength(1);

  const person = browser();
  await signIn(person, email);
  await expectError(await person.post(VERIFY_BACKUP, { code }), 400);
  expect((await person.post(VERIFY_BACKUP, { code: second })).status).toBe(204);
});

test('new backup codes void the old ones @signin.codes', async () => {
  const { email, person, backupCodes } = await guarded();
  const ask = at('two-factor/generate-backup-codes');
  const refused = await person.post(ask, { password: 'not the password' });
  await expectError(refused, 400);
  const response = await person.post(ask, { password: PASSWORD });
  const fresh = (await response.json()) as { backupCodes: string[] };
  expect(fresh.backupCodes).toHaveLength(10);

  const other = browser();
  await signIn(other, email);
  await expectError(await other.post(VERIFY_BACKUP, { code: backupCodes[0] }), 400);
  expect((await other.post(VERIFY_BACKUP, { code: fresh.backupCodes[0] })).status).toBe(204);
});

test('a browser that is trusted is not asked again, another one is @signin.trusted', async () => {
  const { email, totpUri } = await guarded();
  const person = browser();
  await signIn(person, email);
  await person.post(VERIFY, { code: codeFor(totpUri, 1), trustDevice: true });
  await person.post(at('sign-out'));
  expect(await (await signIn(person, email)).json()).toEqual({ secondFactorNeeded: false });
  expect(await (await signIn(browser(), email)).json()).toEqual({ secondFactorNeeded: true });
});

test('can be switched off with the password @signin.two-factor', async () => {
  const { email, person } = await guarded();
  await expectError(await person.post(at('two-factor/enable'), { password: PASSWORD }), 409);
  await expectError(await person.post(at('two-factor/disable'), { password: 'wrong' }), 400);
  expect((await person.post(at('two-factor/disable'), { password: PASSWORD })).status).toBe(204);
  expect(await isSignedIn(person)).toBe(true);
  expect(await (await signIn(browser(), email)).json()).toEqual({ secondFactorNeeded: false });
});

test('neither secret nor codes stand in the database as they are', async () => {
  const { id, totpUri, backupCodes } = await guarded();
  const rows = await db().select().from(staffTwoFactors).where(eq(staffTwoFactors.userId, id));
  const secret = secretOf(totpUri).toString();
  expect(rows).toHaveLength(1);
  for (const word of [secret, ...backupCodes]) expect(JSON.stringify(rows)).not.toContain(word);
});
