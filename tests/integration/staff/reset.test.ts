import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { calendarFeeds, outbox, staff, staffSessions, staffVerifications } from '#db/schema.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { MAX_ATTEMPTS } from '#server/accounts/auth/attempts.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { limit } from '../../support/limits/limit.ts';
import { visitor } from '../../support/staff-browser.ts';
import {
  addPersonWithPassword,
  addSession,
  PASSWORD,
  SIGN_IN,
  staffServices,
} from '../../support/staff.ts';

const db = useDatabase();
const ASK = `${API_PATHS.auth}/request-password-reset`;
const RESET = `${API_PATHS.auth}/reset-password`;
const NEW_PASSWORD = 'lanterns over the orchard';

const browser = () => {
  const services = staffServices(db);
  return visitor(authApp(services), undefined, { '/api/admin': adminApp(services) });
};
const signIn = (email: string, password: string) =>
  browser().post(`${API_PATHS.auth}/sign-in/email`, { email, password });

/** @returns the tokens of the links that are queued for this address */
async function mailedTokens(email: string): Promise<string[]> {
  const mails = await db().select().from(outbox).where(eq(outbox.recipient, email));
  return mails.map(({ kind, content }) => {
    expect(kind).toBe('password-reset');
    const link = new URL(content['link'] ?? '');
    expect(link.origin + link.pathname + link.search).toBe(`${SIGN_IN.siteUrl}/admin`);
    return link.hash.replace('#reset=', '');
  });
}

async function askForLink(email: string): Promise<string> {
  expect((await browser().post(ASK, { email })).status).toBe(204);
  return (await mailedTokens(email)).at(-1) ?? '';
}

test('a mailed link sets a new password, once, and ends every session @signin.reset', async () => {
  const { id, email } = await addPersonWithPassword(db(), { role: 'owner' });
  await addSession(db(), id);
  await db().insert(calendarFeeds).values({ staffId: id, tokenHash: id });
  const token = await askForLink(email);
  const own = await browser().post(RESET, { token, newPassword: email });
  expect((await expectError(own, 400)).fields).toHaveProperty('newPassword');
  const response = await browser().post(RESET, { token, newPassword: NEW_PASSWORD });
  expect(response.status).toBe(204);
  expect(await db().$count(staffSessions, eq(staffSessions.userId, id))).toBe(0);
  expect(await db().$count(calendarFeeds, eq(calendarFeeds.staffId, id))).toBe(0);
  await expectError(await signIn(email, PASSWORD), 401);
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);

  const again = await browser().post(RESET, { token, newPassword: 'something else entirely' });
  expect((await expectError(again, 400)).fields).toHaveProperty('token');
});

test('of many at once with one link, one sets its password', async () => {
  const { email } = await addPersonWithPassword(db());
  const token = await askForLink(email);
  const passwords = Array.from({ length: 12 }, (_, index) => `orchard of lanterns ${index}`);
  const answers = await Promise.all(
    passwords.map((newPassword) => browser().post(RESET, { token, newPassword })),
  );
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(11);
  const winner = passwords[statuses.indexOf(204)] ?? '';
  expect((await signIn(email, winner)).status).toBe(200);
});

test('a link is over after an hour @signin.reset', async () => {
  const { id, email } = await addPersonWithPassword(db());
  const token = await askForLink(email);
  const [row] = await db()
    .select()
    .from(staffVerifications)
    .where(eq(staffVerifications.value, id));
  const left = (row?.expiresAt.getTime() ?? 0) - Date.now();
  expect(left).toBeGreaterThan(59 * 60_000);
  expect(left).toBeLessThanOrEqual(60 * 60_000);
  await db()
    .update(staffVerifications)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(staffVerifications.value, id));
  const late = await browser().post(RESET, { token, newPassword: NEW_PASSWORD });
  expect((await expectError(late, 400)).fields).toHaveProperty('token');
});

test('a reset voids the other links of the same person', async () => {
  const { email } = await addPersonWithPassword(db());
  const first = await askForLink(email);
  await askForLink(email);
  const [one, two] = await mailedTokens(email);
  const last = one === first ? two : one;
  expect((await browser().post(RESET, { token: last, newPassword: NEW_PASSWORD })).status).toBe(
    204,
  );
  const other = await browser().post(RESET, { token: first, newPassword: PASSWORD });
  await expectError(other, 400);
});

test('changing the password voids a link that was mailed before @signin.change-password', async () => {
  const { email } = await addPersonWithPassword(db());
  const token = await askForLink(email);
  const person = browser();
  await person.post(`${API_PATHS.auth}/sign-in/email`, { email, password: PASSWORD });
  const changed = await person.post(`${API_PATHS.auth}/change-password`, {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
  });
  expect(changed.status).toBe(204);
  const late = await browser().post(RESET, { token, newPassword: 'something else entirely' });
  expect((await expectError(late, 400)).fields).toHaveProperty('token');
  // One that is asked for afterward works.
  const fresh = await askForLink(email);
  expect((await browser().post(RESET, { token: fresh, newPassword: PASSWORD })).status).toBe(204);
});

/** Asks for a link so often, from as many networks. @returns the statuses */
function flood(email: string, times: number, network: (index: number) => string) {
  return Promise.all(
    Array.from({ length: times }, async (_, index) => {
      const caller = visitor(authApp(staffServices(db)), network(index));
      return (await caller.post(ASK, { email })).status;
    }),
  );
}

test('a mailbox gets three mails at once, however many ask; a link of them is good @signin.reset-limits', async () => {
  const { email } = await addPersonWithPassword(db());
  const other = await addPersonWithPassword(db());
  const known = await flood(email, 30, (index) => `192.0.2.${index}`);
  const unknown = await flood('nobody@example.com', 30, (index) => `192.0.2.${100 + index}`);
  expect(new Set([...known, ...unknown])).toEqual(new Set([204]));
  const tokens = await mailedTokens(email);
  expect(tokens).toHaveLength(3);
  expect(await askForLink(other.email)).not.toBe('');
  const reset = await browser().post(RESET, { token: tokens[0], newPassword: NEW_PASSWORD });
  expect(reset.status).toBe(204);
  // Whoever has a new password may ask again at once.
  expect((await browser().post(ASK, { email })).status).toBe(204);
  expect(await mailedTokens(email)).toHaveLength(4);
});

test('one network asks twenty times for whomever, known devices beside it go on @signin.reset-limits', async () => {
  const { email } = await addPersonWithPassword(db());
  const ip = '198.51.100.70';
  const device = visitor(authApp(staffServices(db)), ip);
  await device.post(`${API_PATHS.auth}/sign-in/email`, { email, password: PASSWORD });
  const asked = await Promise.all(
    Array.from({ length: 25 }, (_, index) => flood(`${index}@example.com`, 1, () => ip)),
  );
  expect(asked.flat().filter((status) => status === 204)).toHaveLength(20);
  expect(await flood(email, 1, () => ip)).toEqual([429]);
  expect((await device.post(ASK, { email })).status).toBe(204);
  expect(await mailedTokens(email)).toHaveLength(1);
});

test('the database holds no token that opens anything', async () => {
  const { email, id } = await addPersonWithPassword(db());
  const token = await askForLink(email);
  const rows = await db().select().from(staffVerifications).where(eq(staffVerifications.value, id));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('known, unknown and disabled addresses get the same answer in the same time @signin.reset', async () => {
  const known = await addPersonWithPassword(db());
  const disabled = await addPersonWithPassword(db());
  await db().update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, disabled.id));
  const answers = [];
  for (const email of [known.email, 'nobody@example.com', disabled.email]) {
    const start = performance.now();
    const response = await browser().post(ASK, { email });
    answers.push({
      status: response.status,
      body: await response.text(),
      ms: performance.now() - start,
    });
  }
  for (const { status, body, ms } of answers) {
    expect({ status, body }).toEqual({ status: 204, body: '' });
    expect(ms).toBeGreaterThan(490);
    expect(ms).toBeLessThan(limit(700));
  }
  expect(await mailedTokens(known.email)).toHaveLength(1);
  expect(await db().$count(outbox, eq(outbox.recipient, 'nobody@example.com'))).toBe(0);
  expect(await db().$count(outbox, eq(outbox.recipient, disabled.email))).toBe(0);
});

test.each(['short', 'password2026', 'x'.repeat(129)])(
  'refuses the new password %s @signin.password-rules',
  async (newPassword) => {
    const { email } = await addPersonWithPassword(db());
    const token = await askForLink(email);
    const refused = await browser().post(RESET, { token, newPassword });
    expect(Object.keys((await expectError(refused, 400)).fields ?? {})).toEqual(['newPassword']);
    // The link was not used up by it.
    expect((await browser().post(RESET, { token, newPassword: NEW_PASSWORD })).status).toBe(204);
  },
);

test('whoever was locked out by wrong passwords gets in again by a reset', async () => {
  const { email } = await addPersonWithPassword(db());
  for (let each = 0; each <= MAX_ATTEMPTS; each += 1)
    await signIn(email, 'not the password at all');
  await expectError(await signIn(email, PASSWORD), 429);
  const token = await askForLink(email);
  await browser().post(RESET, { token, newPassword: NEW_PASSWORD });
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
});

test('changing the password needs the old one and ends the other sessions @signin.change-password', async () => {
  const { id, email } = await addPersonWithPassword(db());
  await addSession(db(), id);
  const person = browser();
  await person.post(`${API_PATHS.auth}/sign-in/email`, { email, password: PASSWORD });
  const change = (currentPassword: string, newPassword: string) =>
    person.post(`${API_PATHS.auth}/change-password`, { currentPassword, newPassword });

  const wrong = await expectError(await change('not my password', NEW_PASSWORD), 400);
  expect(Object.keys(wrong.fields ?? {})).toEqual(['currentPassword']);
  const common = await expectError(await change(PASSWORD, 'qwertyuiop123'), 400);
  expect(Object.keys(common.fields ?? {})).toEqual(['newPassword']);
  const own = await expectError(await change(PASSWORD, email), 400);
  expect(Object.keys(own.fields ?? {})).toEqual(['newPassword']);
  const same = await expectError(await change(PASSWORD, PASSWORD), 400);
  expect(same.fields).toEqual({ newPassword: 'Choose a different password.' });
  expect((await change(PASSWORD, NEW_PASSWORD)).status).toBe(204);
  expect((await person.get(ADMIN_API_PATHS.me)).status).toBe(200);
  expect(await db().$count(staffSessions, eq(staffSessions.userId, id))).toBe(1);
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  await expectError(
    await browser().post(`${API_PATHS.auth}/change-password`, {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    }),
    401,
  );
});
