/**
 * The mails that staff wait for leave right after the answer, which does not wait for them.
 */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { outbox } from '#db/schema.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { limit } from '../../support/limits/limit.ts';
import { captureOutput } from '../../support/output.ts';
import { startSmtp, type SmtpHost } from '../../support/smtp.ts';
import {
  addPersonWithPassword,
  ownPageHeaders,
  signedIn,
  staffServices,
} from '../../support/staff.ts';

const db = useDatabase();
let smtp: SmtpHost;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterEach(async () => {
  smtp.mode = 'accept';
  smtp.mails.length = 0;
  await db().delete(outbox);
});
afterAll(() => smtp.stop());

const services = {
  ...staffServices(db),
  mailer: () => smtp.mailer(),
};

/** What the host of a function is asked to wait for. */
function host() {
  const work: Promise<unknown>[] = [];
  return { ip: '203.0.113.7', work, waitUntil: (each: Promise<unknown>) => void work.push(each) };
}
type Host = ReturnType<typeof host>;

async function invite(email: string, env: Host): Promise<Response> {
  const { headers } = await signedIn(db(), 'owner');
  const init = {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, role: 'editor' }),
  };
  return adminApp(services).request(`${ADMIN_API_PATHS.staff}/invitations`, init, env);
}

async function askForReset(email: string, env: Host): Promise<Response> {
  const init = {
    method: 'POST',
    headers: { ...ownPageHeaders(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  };
  return authApp(services).request(`${API_PATHS.auth}/request-password-reset`, init, env);
}

const stateOf = (recipient: string) =>
  db().select({ state: outbox.state }).from(outbox).where(eq(outbox.recipient, recipient));

test('an invitation is mailed after its answer @staff.invite', async () => {
  const env = host();
  expect((await invite('new@example.com', env)).status).toBe(201);
  await Promise.all(env.work);
  expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([['new@example.com']]);
  expect(smtp.mails[0]?.text).toContain(`${services.signIn().siteUrl}/admin#invitation=`);
  expect(await stateOf('new@example.com')).toEqual([{ state: 'sent' }]);
});

test('a link to a new password is mailed after the answer', async () => {
  const { email } = await addPersonWithPassword(db());
  const env = host();
  expect((await askForReset(email, env)).status).toBe(204);
  await Promise.all(env.work);
  expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[email]]);
  expect(smtp.mails[0]?.text).toContain(`${services.signIn().siteUrl}/admin#reset=`);
});

test('no answer waits for a mail server that says nothing; the mail stays queued @mail.after-answer', async () => {
  smtp.mode = 'hang';
  const { email } = await addPersonWithPassword(db());
  const env = host();
  const started = performance.now();
  expect((await invite('new@example.com', env)).status).toBe(201);
  expect((await askForReset(email, env)).status).toBe(204);
  expect(performance.now() - started).toBeLessThan(limit(3_000));
  expect(env.work).toHaveLength(2);
  expect(await stateOf(email)).toEqual([{ state: 'queued' }]);
  const output = await captureOutput(async () => {
    await smtp.stop();
    await Promise.all(env.work);
  });
  expect(output).toContain('mail-failed');
  expect(output).not.toContain(email);
  smtp = await startSmtp();
  expect(await stateOf('new@example.com')).toEqual([{ state: 'queued' }]);
});

test('known or not, an answer asks the host for the same, and nobody unknown gets a mail', async () => {
  const { email } = await addPersonWithPassword(db());
  const works = [];
  for (const each of [email, 'nobody@example.com']) {
    const env = host();
    const response = await askForReset(each, env);
    expect({ status: response.status, body: await response.text() }).toEqual({
      status: 204,
      body: '',
    });
    works.push(env.work.length);
    await Promise.all(env.work);
  }
  expect(works).toEqual([1, 1]);
  expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[email]]);
});
