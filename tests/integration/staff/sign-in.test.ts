import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox, staff, staffSessions } from '#db/schema.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { visitor } from '../../support/staff-browser.ts';
import { addPersonWithPassword, PASSWORD, staffServices } from '../../support/staff.ts';

const db = useDatabase();
const SIGN_IN = `${API_PATHS.auth}/sign-in/email`;
const SIGN_OUT = `${API_PATHS.auth}/sign-out`;
const WRONG = 'not the password at all';

const browser = (ip?: string) => {
  const services = staffServices(db);
  return visitor(authApp(services), ip, { '/api/admin': adminApp(services) });
};

test('the right password signs in, signing out ends it', async () => {
  const { email } = await addPersonWithPassword(db(), { role: 'owner' });
  const person = browser();
  const response = await person.post(SIGN_IN, { email: email.toUpperCase(), password: PASSWORD });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ secondFactorNeeded: false });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect((await person.get(ADMIN_API_PATHS.me)).status).toBe(200);

  const copy = new Map(person.cookies);
  expect((await person.post(SIGN_OUT)).status).toBe(204);
  await expectError(await person.get(ADMIN_API_PATHS.me), 401);
  for (const [name, value] of copy) person.cookies.set(name, value);
  await expectError(await person.get(ADMIN_API_PATHS.me), 401);
});

test('an address that the library does not know signs in, and gets a link @form.email', async () => {
  for (const email of ['tom&jerry@example.com', 'иван@пример.рф']) {
    await addPersonWithPassword(db(), { email });
    const person = browser();
    expect((await person.post(SIGN_IN, { email, password: WRONG })).status).toBe(401);
    expect((await person.post(SIGN_IN, { email, password: PASSWORD })).status).toBe(200);
    expect((await person.get(ADMIN_API_PATHS.me)).status).toBe(200);
    const asked = await person.post(`${API_PATHS.auth}/request-password-reset`, { email });
    expect(asked.status).toBe(204);
    expect(await db().$count(outbox, eq(outbox.recipient, email))).toBe(1);
  }
});

test('the cookie is out of reach for scripts and other sites @signin.cookie', async () => {
  const { email } = await addPersonWithPassword(db());
  const plain = await browser().post(SIGN_IN, { email, password: PASSWORD });
  const attributes = plain.headers.getSetCookie()[0]?.split('; ').slice(1);
  expect(attributes?.toSorted()).toEqual([
    'HttpOnly',
    'Max-Age=604800',
    'Path=/',
    'SameSite=Strict',
  ]);

  const app = authApp(staffServices(db, { siteUrl: 'https://woodward.example' }));
  const secure = await visitor(app).post(
    SIGN_IN,
    { email, password: PASSWORD },
    { Origin: 'https://woodward.example' },
  );
  expect(secure.headers.getSetCookie()[0]).toMatch(
    /^__Secure-woodward\.session_token=.*; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test('a session for this visit only has no time in its cookie @signin.cookie', async () => {
  const { email } = await addPersonWithPassword(db());
  const response = await browser().post(SIGN_IN, { email, password: PASSWORD, rememberMe: false });
  const session = response.headers
    .getSetCookie()
    .find((cookie) => cookie.includes('session_token'));
  expect(session).toBeDefined();
  expect(session).not.toContain('Max-Age');
});

test('known and unknown addresses get the same answer at similar cost @signin.password', async () => {
  const { email } = await addPersonWithPassword(db());
  const cost = async (address: string) => {
    const before = process.cpuUsage();
    const response = await browser().post(SIGN_IN, { email: address, password: WRONG });
    // The processor's time of all threads: a busy machine changes it little.
    const { user, system } = process.cpuUsage(before);
    return { error: await expectError(response, 401), us: user + system };
  };
  await cost('warm@example.com');
  const known = await cost(email);
  const unknown = await cost('nobody@example.com');
  expect(unknown.error).toEqual(known.error);
  // Both hash a password, which takes far longer than everything else.
  expect(unknown.us).toBeGreaterThan(known.us / 4);
  expect(known.us).toBeGreaterThan(unknown.us / 4);
});

test('somebody who is disabled is told so, but only with the right password @signin.password', async () => {
  const { id, email } = await addPersonWithPassword(db());
  await db().update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, id));
  await expectError(await browser().post(SIGN_IN, { email, password: WRONG }), 401);
  const refused = await browser().post(SIGN_IN, { email, password: PASSWORD });
  expect((await expectError(refused, 403)).message).toContain('disabled');
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await db().$count(staffSessions, eq(staffSessions.userId, id))).toBe(0);
});

test('nothing of better-auth can be reached but what is listed', async () => {
  const person = browser();
  for (const path of [
    'sign-up/email',
    'delete-user',
    'two-factor/send-otp',
    'revoke-sessions',
    'sign-in/social',
    'ok',
    '',
  ]) {
    await expectError(await person.post(`${API_PATHS.auth}/${path}`, {}), 404);
    await expectError(await person.get(`${API_PATHS.auth}/${path}`), 404);
  }
  await expectError(await person.get(`${API_PATHS.auth}/get-session`), 404);
});

test('what is not as the contract says is refused in the one shape', async () => {
  const person = browser();
  const body = { email: 'a@example.com', password: PASSWORD };
  for (const wrong of [
    { ...body, role: 'owner' },
    { ...body, callbackURL: '//evil' },
    { email: 'a@example.com' },
    { ...body, email: 'no address' },
  ]) {
    await expectError(await person.post(SIGN_IN, wrong), 400);
  }
  await expectError(await person.post(SIGN_IN, body, { 'Content-Type': 'text/plain' }), 415);
});
