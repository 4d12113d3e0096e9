/** Staff change their own name and email address. */
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox, staff, staffSessions, staffVerifications } from '#db/schema.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { sendDue, startSmtp, type SmtpHost } from '../../support/smtp.ts';
import { visitor } from '../../support/staff-browser.ts';
import {
  addPersonWithPassword,
  addSession,
  PASSWORD,
  SIGN_IN,
  staffServices,
} from '../../support/staff.ts';

const db = useDatabase();
const NAME = `${API_PATHS.auth}/update-user`;
const CHANGE = `${API_PATHS.auth}/change-email`;
const CONFIRM = `${API_PATHS.auth}/confirm-email`;
const SIGN_IN_PATH = `${API_PATHS.auth}/sign-in/email`;
const NEW_PASSWORD = 'lanterns over the orchard';

let smtp: SmtpHost;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());

const services = staffServices(db);
const browser = () => visitor(authApp(services), undefined, { '/api/admin': adminApp(services) });
const freshEmail = () => `${crypto.randomUUID()}@new.example`;

/** A person who is signed in with a password. */
async function person() {
  const { id, email } = await addPersonWithPassword(db());
  const own = browser();
  expect((await own.post(SIGN_IN_PATH, { email, password: PASSWORD })).status).toBe(200);
  return { id, email, own };
}

/** @returns the tokens that are queued for this address */
async function mailedTokens(email: string): Promise<string[]> {
  const mails = await db()
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.kind, 'email-change')));
  return mails.flatMap(({ content }) => content['link']?.split('#email=')[1] ?? []);
}

async function askForLink(own: ReturnType<typeof browser>, email: string): Promise<string> {
  expect((await own.post(CHANGE, { email, password: PASSWORD })).status).toBe(204);
  return (await mailedTokens(email)).at(-1) ?? '';
}

test('staff change their own name, and nothing else with it @account.name', async () => {
  const { id, own } = await person();
  expect((await own.post(NAME, { name: '  Ada Lovelace ' })).status).toBe(204);
  expect(await (await own.get(ADMIN_API_PATHS.me)).json()).toMatchObject({
    name: 'Ada Lovelace',
    role: 'editor',
  });
  const empty = await expectError(await own.post(NAME, { name: ' ' }), 400);
  expect(Object.keys(empty.fields ?? {})).toEqual(['name']);
  await expectError(await own.post(NAME, { name: 'Ada', role: 'owner' }), 400);
  await expectError(await own.post(NAME, { name: 'Ada', email: 'ada@new.example' }), 400);
  await expectError(await browser().post(NAME, { name: 'Nobody' }), 401);
  const [row] = await db().select().from(staff).where(eq(staff.id, id));
  expect(row).toMatchObject({ name: 'Ada Lovelace', role: 'editor' });
});

test('a mailed link changes the address, once, and the old one is told @account.email', async () => {
  const { email: before, own } = await person();
  const email = freshEmail();
  const typed = { email: email.toUpperCase(), password: PASSWORD };
  expect((await own.post(CHANGE, typed)).status).toBe(204);
  const [token = ''] = await mailedTokens(email);
  // Until the link is opened, the old address is in force.
  expect((await browser().post(SIGN_IN_PATH, { email: before, password: PASSWORD })).status).toBe(
    200,
  );

  // On another device, where nobody is signed in.
  const confirmed = await browser().post(CONFIRM, { token });
  expect(await confirmed.json()).toEqual({ email });
  expect(await (await own.get(ADMIN_API_PATHS.me)).json()).toMatchObject({ email });
  await expectError(await browser().post(SIGN_IN_PATH, { email: before, password: PASSWORD }), 401);
  expect((await browser().post(SIGN_IN_PATH, { email, password: PASSWORD })).status).toBe(200);

  const again = await expectError(await browser().post(CONFIRM, { token }), 400);
  expect(again.fields).toHaveProperty('token');
  const [told] = await db().select().from(outbox).where(eq(outbox.recipient, before));
  expect(told).toMatchObject({ kind: 'email-change', content: { email } });
});

test('the mails lead the new address to the link, and tell the old one @account.email', async () => {
  await db().delete(outbox);
  const { email: before, own } = await person();
  const email = freshEmail();
  const token = await askForLink(own, email);
  await browser().post(CONFIRM, { token });
  const report = await sendDue({ ...services, mailer: () => smtp.mailer() });
  expect(report).toEqual({ sent: 2, failed: 0 });
  const to = (address: string) =>
    smtp.mails.find(({ recipients }) => recipients.includes(address))?.text ?? '';
  expect(to(email)).toContain(`${SIGN_IN.siteUrl}/admin#email=${token}`);
  expect(to(before)).toContain(`signs in with ${email}`);
  expect(to(before)).not.toContain('#email=');
});

test('without the password, or the mailbox, no address is changed @account.email', async () => {
  const { id, email: before, own } = await person();
  const email = freshEmail();
  const wrong = await expectError(await own.post(CHANGE, { email, password: 'not my own' }), 400);
  expect(Object.keys(wrong.fields ?? {})).toEqual(['password']);
  await expectError(await browser().post(CHANGE, { email, password: PASSWORD }), 401);
  expect(await mailedTokens(email)).toEqual([]);

  const token = await askForLink(own, email);
  for (const guess of [token.slice(1), `${token}x`, 'a'.repeat(43)]) {
    await expectError(await browser().post(CONFIRM, { token: guess }), 400);
  }
  const rows = await db()
    .select()
    .from(staffVerifications)
    .where(like(staffVerifications.value, `${id}%`));
  expect(JSON.stringify(rows)).not.toContain(token);
  const [row] = await db().select().from(staff).where(eq(staff.id, id));
  expect(row?.email).toBe(before);
});

test('a guessed password is counted as at the sign-in @signin.guessing', async () => {
  const { id } = await addPersonWithPassword(db());
  // Signed in on a device that never gave the password.
  const cookie = await addSession(db(), id);
  const thief = browser();
  const ask = (password: string) =>
    thief.post(CHANGE, { email: freshEmail(), password }, { Cookie: cookie });
  for (let tries = 0; tries < 10; tries += 1) await expectError(await ask('not my own'), 400);
  await expectError(await ask(PASSWORD), 429);
});

test('an address of somebody on the staff, or the own one, is refused', async () => {
  const other = await addPersonWithPassword(db());
  const { email, own } = await person();
  for (const taken of [other.email, email]) {
    const error = await expectError(
      await own.post(CHANGE, { email: taken, password: PASSWORD }),
      400,
    );
    expect(Object.keys(error.fields ?? {})).toEqual(['email']);
  }
  // Taken while the link was on its way.
  const wanted = freshEmail();
  const token = await askForLink(own, wanted);
  await addPersonWithPassword(db(), { email: wanted });
  await expectError(await browser().post(CONFIRM, { token }), 409);
  expect((await browser().post(SIGN_IN_PATH, { email, password: PASSWORD })).status).toBe(200);
});

test('a link is over after an hour, and with the next one @account.email', async () => {
  const { id, own } = await person();
  const first = await askForLink(own, freshEmail());
  const second = await askForLink(own, freshEmail());
  await expectError(await browser().post(CONFIRM, { token: first }), 400);
  const isOwn = like(staffVerifications.value, `${id} %`);
  const [row] = await db().select().from(staffVerifications).where(isOwn);
  const left = (row?.expiresAt.getTime() ?? 0) - Date.now();
  expect(left).toBeGreaterThan(59 * 60_000);
  expect(left).toBeLessThanOrEqual(60 * 60_000);
  const late = { ...services, now: () => new Date(Date.now() + 61 * 60_000) };
  const tooLate = await visitor(authApp(late)).post(CONFIRM, { token: second });
  expect((await expectError(tooLate, 400)).fields).toHaveProperty('token');
});

test('of many at once with one link, one changes the address', async () => {
  const { own } = await person();
  const token = await askForLink(own, freshEmail());
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => browser().post(CONFIRM, { token })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(11);
});

test('of several persons who confirm one address at once, one gets it and the others are told that it is taken @account.email', async () => {
  const email = freshEmail();
  const tokens: string[] = [];
  while (tokens.length < 3) tokens.push(await askForLink((await person()).own, email));
  const answers = await Promise.all(tokens.map((token) => browser().post(CONFIRM, { token })));
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([count(200), count(409)]).toEqual([1, 2]);
  expect(await db().$count(staff, eq(staff.email, email))).toBe(1);
});

test('changing the password and disabling the person void the link', async () => {
  const { own } = await person();
  const token = await askForLink(own, freshEmail());
  await own.post(`${API_PATHS.auth}/change-password`, {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
  });
  await expectError(await browser().post(CONFIRM, { token }), 400);

  const gone = await person();
  const theirs = await askForLink(gone.own, freshEmail());
  await db().update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, gone.id));
  await expectError(await browser().post(CONFIRM, { token: theirs }), 400);
});

test('a changed address voids a link to a new password that went to the old one @account.email', async () => {
  const { id, email: before, own } = await person();
  await browser().post(`${API_PATHS.auth}/request-password-reset`, { email: before });
  const token = await askForLink(own, freshEmail());
  expect((await browser().post(CONFIRM, { token })).status).toBe(200);
  expect(await db().$count(staffVerifications, eq(staffVerifications.value, id))).toBe(0);
  expect(await db().$count(staffSessions, eq(staffSessions.userId, id))).toBe(1);
});

test('three links at once for a person and for a mailbox, no more @account.email-limits', async () => {
  const { own } = await person();
  for (let links = 0; links < 3; links += 1) await askForLink(own, freshEmail());
  await expectError(await own.post(CHANGE, { email: freshEmail(), password: PASSWORD }), 429);

  const mailbox = freshEmail();
  const people = await Promise.all(Array.from({ length: 4 }, person));
  const statuses = [];
  for (const each of people) {
    statuses.push((await each.own.post(CHANGE, { email: mailbox, password: PASSWORD })).status);
  }
  expect(statuses).toEqual([204, 204, 204, 429]);
});
