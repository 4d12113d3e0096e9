/** A mail server that is down is seen where staff look, not only by a mail. */
import { SMTPServer } from 'smtp-server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { MailStatusView, MailTestView } from '#contracts/mail.ts';
import { queueMail } from '#db/queries/mail/outbox.ts';
import { mailFailures, outbox } from '#db/schema.ts';
import { mailTrouble } from '#domain/mail-trouble.ts';
import { freePort, portOf } from '#local/free-port.ts';
import { adminApp } from '#server/entry/admin.ts';
import { mailHealth } from '#server/mail/mail-health.ts';
import { mailerOf } from '#server/mail/mailer.ts';
import { useWorld } from '../../support/inquiry-world.ts';
import { limit } from '../../support/limits/limit.ts';
import { captureOutput } from '../../support/output.ts';
import { sendDue } from '../../support/smtp.ts';
import { signedIn, staffServices, type SignedIn } from '../../support/staff.ts';

const world = useWorld();
let owner: SignedIn;
let editor: SignedIn;
beforeAll(async () => {
  owner = await signedIn(world().db(), 'owner');
  editor = await signedIn(world().db(), 'editor');
});
beforeEach(async () => {
  await world().db().delete(outbox);
  await world().db().delete(mailFailures);
  world().smtp.mails.length = 0;
  world().smtp.mode = 'accept';
});

const services = (url = world().smtp.url) => ({
  ...staffServices(() => world().db()),
  mailer: () => mailerOf({ SMTP_URL: url }, limit(30_000)),
});
const ask = (method: string, path: string, by: SignedIn, url?: string) =>
  adminApp(services(url)).request(path, { method, headers: by.headers });
const state = async (by = editor) =>
  (await (await ask('GET', '/api/admin/mail', by)).json()) as MailStatusView;
const queue = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      queueMail(world().db(), {
        kind: 'staff-invitation',
        recipient: 'late@example.com',
        content: { link: 'https://woodward.example/admin#x' },
        dedupeKey: crypto.randomUUID(),
      }),
    ),
  );
const send = async (url?: string) => {
  await captureOutput(() => sendDue(services(url)).then(() => undefined));
};

test('three failures are said to owners and editors, with the reason; one mail that is accepted ends it @mail.failing', async () => {
  const nobody = `smtp://127.0.0.1:${await freePort()}`;
  await queue(2);
  await send(nobody);
  expect(await state()).toMatchObject({ isFailing: false, waiting: 2 });
  await queue(1);
  await send(nobody);
  const failing = await state();
  expect(failing).toMatchObject({ isFailing: true, waiting: 3 });
  expect(mailTrouble(failing.lastError)).toBe('it refuses connections');
  expect(failing.lastError).not.toContain('@');
  expect(Date.parse(failing.since ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(Date.parse(failing.oldest ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(await state(owner)).toEqual(failing);
  await world().skipWaiting();
  await send();
  expect(await state()).toMatchObject({ isFailing: false, waiting: 0, since: null, oldest: null });
});

test('one failure is said after fifteen minutes, by health too @mail.failing @run.health', async () => {
  await queue(1);
  await send(`smtp://127.0.0.1:${await freePort()}`);
  const later = (minutes: number) => {
    const now = () => new Date(Date.now() + minutes * 60_000);
    return mailHealth({ ...services(), now }, 'server');
  };
  expect((await later(14)).isFailing).toBe(false);
  expect((await later(15)).isFailing).toBe(true);
});

test('a guest says nothing of the host’s mails @mail.failing', async () => {
  await queue(3);
  await send(`smtp://127.0.0.1:${await freePort()}`);
  const guest = { ...services(), host: () => 'server:guest' };
  expect(await mailHealth(guest, 'server')).toMatchObject({ isFailing: false });
});

test('a test mail tells the server’s own answer, whichever it is @mail.test', async () => {
  const sendTest = async (url?: string) =>
    (await (await ask('POST', '/api/admin/mail/test', owner, url)).json()) as MailTestView;
  const accepted = await sendTest();
  expect(accepted).toMatchObject({ isAccepted: true, to: owner.email });
  expect(accepted.answer).toMatch(/^250 /);
  await vi.waitFor(() => expect(world().smtp.mails).toHaveLength(1));
  expect(world().smtp.mails[0]?.recipients).toEqual([owner.email]);
  world().smtp.mode = 'refuse';
  const refused = await sendTest();
  expect(refused.isAccepted).toBe(false);
  expect(refused.answer).toMatch(/^The email server puts emails off\. It said: 451 .*Not now/);
  const away = await sendTest(`smtp://127.0.0.1:${await freePort()}`);
  expect(away.isAccepted).toBe(false);
  expect(away.answer).toBe('The email server refuses connections.');
});

test('a certificate that cannot be trusted is said, for the mails that wait too @mail.test @mail.failing', async () => {
  // Its built-in certificate is its own, and has expired.
  const server = new SMTPServer({
    secure: true,
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 100,
  });
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve(portOf(listening.address())));
  });
  const url = `smtps://127.0.0.1:${port}`;
  const tried = await ask('POST', '/api/admin/mail/test', owner, url);
  expect(((await tried.json()) as MailTestView).answer).toBe(
    'The email server’s certificate can’t be trusted.',
  );
  await queue(3);
  await send(url);
  expect(mailTrouble((await state()).lastError)).toBe('its certificate can’t be trusted');
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
});

test('a mail server that never answers is given up, and editors test nothing @mail.test', async () => {
  world().smtp.mode = 'hang';
  const started = performance.now();
  const answer = await ask('POST', '/api/admin/mail/test', owner);
  expect((await answer.json()) as MailTestView).toMatchObject({ isAccepted: false });
  expect(performance.now() - started).toBeLessThan(limit(10_000));
  expect((await ask('POST', '/api/admin/mail/test', editor)).status).toBe(403);
});

test('a mail is not taken for sent while the server has not said so after its text', async () => {
  await queue(1);
  world().smtp.mode = 'drop';
  await send();
  const [row] = await world().db().select().from(outbox);
  expect(row).toMatchObject({ state: 'queued', tries: 1 });
  expect(await state()).toMatchObject({ waiting: 1 });
  world().smtp.mode = 'accept';
  await world().skipWaiting();
  await send();
  expect(world().smtp.mails).toHaveLength(1);
  expect(await world().db().select().from(outbox)).toMatchObject([{ state: 'sent' }]);
});
