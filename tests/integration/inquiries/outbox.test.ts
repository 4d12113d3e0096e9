/**
 * The outbox: mails are sent as often as it takes, by as many senders as there are, once.
 */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  claimMail,
  markMailFailed,
  markMailSent,
  queueMail,
  type MailRow,
} from '#db/queries/mail/outbox.ts';
import { outbox } from '#db/schema.ts';
import { mailerOf } from '#server/mail/mailer.ts';
import { MAX_TRIES, waitAfter } from '#server/mail/send-due.ts';
import { contactBody } from '../../support/api.ts';
import { TEST_HOST } from '../../support/host.ts';
import { useWorld } from '../../support/inquiry-world.ts';
import { limit } from '../../support/limits/limit.ts';
import { captureOutput } from '../../support/output.ts';
import { sendDue } from '../../support/smtp.ts';
import { storedInquiry } from '../../support/stored-inquiries.ts';
import { expectAccepted, submit } from '../../support/submit.ts';

const world = useWorld();
const mailsTo = (address: string) =>
  world().smtp.mails.filter(({ recipients }) => recipients.includes(address));

beforeEach(async () => {
  await world().db().delete(outbox);
  world().smtp.mails.length = 0;
});

async function onlyMail(): Promise<MailRow> {
  const rows = await world().db().select().from(outbox);
  expect(rows).toHaveLength(1);
  const [row] = rows;
  if (!row) throw new Error('There is no mail');
  return row;
}

/** Seconds from the last look of the database until the mail is tried again. */
async function waits(id: string): Promise<number> {
  const [row] = await world()
    .db()
    .select({ wait: sql<string>`extract(epoch from ${outbox.nextTryAt} - now())` })
    .from(outbox)
    .where(eq(outbox.id, id));
  return Number(row?.wait);
}

const invitation = (to: string) => ({
  kind: 'staff-invitation' as const,
  recipient: to,
  content: { link: 'https://woodward.example/admin#secret-token', name: 'Eve', role: 'editor' },
  dedupeKey: crypto.randomUUID(),
});

test('the wait doubles from a minute to six hours; the twelfth try is the last @mail.retries', () => {
  const waitsOf = Array.from({ length: MAX_TRIES }, (_, index) => waitAfter(index + 1));
  expect(waitsOf.slice(0, 4)).toEqual([60, 120, 240, 480]);
  expect(waitsOf.slice(-3)).toEqual([21_600, 21_600, null]);
  expect(MAX_TRIES).toBe(12);
});

test('a mail that is refused waits, and is sent when the server takes it', async () => {
  world().smtp.mode = 'refuse';
  await queueMail(world().db(), invitation('late@example.com'));
  await captureOutput(async () => {
    expect(await world().send()).toEqual({ sent: 0, failed: 1 });
  });
  const failed = await onlyMail();
  expect(failed).toMatchObject({ state: 'queued', tries: 1, claimedUntil: null });
  expect(failed.lastError).toMatch(/EENVELOPE 451/);
  expect(failed.lastError).not.toContain('@');
  expect(await waits(failed.id)).toBeGreaterThan(50);
  expect(await waits(failed.id)).toBeLessThanOrEqual(60);
  // Not due yet.
  world().smtp.mode = 'accept';
  expect(await world().send()).toEqual({ sent: 0, failed: 0 });
  await world().skipWaiting();
  expect(await world().send()).toEqual({ sent: 1, failed: 0 });
  const sent = await onlyMail();
  expect(sent).toMatchObject({ state: 'sent', tries: 2, content: {}, lastError: '' });
  expect(sent.sentAt).not.toBeNull();
  expect(mailsTo('late@example.com')).toHaveLength(1);
});

test('after the last try a mail is dead, its secret is forgotten, and it is not tried again @mail.retries', async () => {
  world().smtp.mode = 'refuse';
  await queueMail(world().db(), invitation('dead@example.com'));
  await captureOutput(async () => {
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      await world().skipWaiting();
      expect(await world().send()).toEqual({ sent: 0, failed: 1 });
      expect((await onlyMail()).tries).toBe(tries);
    }
    await world().skipWaiting();
    expect(await world().send()).toEqual({ sent: 0, failed: 0 });
  });
  expect(await onlyMail()).toMatchObject({ state: 'dead', tries: MAX_TRIES, content: {} });
});

test('ten senders at once send each mail once @mail.once', async () => {
  for (let index = 0; index < 20; index += 1) {
    await queueMail(world().db(), invitation(`many-${index}@example.com`));
  }
  const reports = await Promise.all(Array.from({ length: 10 }, () => world().send()));
  expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(20);
  expect(new Set(world().smtp.mails.map(({ messageId }) => messageId)).size).toBe(20);
  expect(world().smtp.mails).toHaveLength(20);
});

test('a mail that a dead sender holds is taken up when its claim has run out', async () => {
  await queueMail(world().db(), invitation('held@example.com'));
  const claimed = await claimMail(world().db(), TEST_HOST);
  expect(claimed?.tries).toBe(1);
  expect(await world().send()).toEqual({ sent: 0, failed: 0 });
  await world()
    .db()
    .update(outbox)
    .set({ claimedUntil: sql`now() - interval '1 second'` });
  expect(await world().send()).toEqual({ sent: 1, failed: 0 });
});

test('a sender does not wait for a mail that another one is claiming @mail.once', async () => {
  const db = world().db();
  for (const name of ['one', 'other']) await queueMail(db, invitation(`${name}@example.com`));
  const [first, second] = await db.transaction(async (tx) => {
    const mine = await claimMail(tx, TEST_HOST);
    // The lock of the first mail is held until this transaction ends.
    const theirs = await db.transaction(async (other) => {
      await other.execute(sql`set local lock_timeout = '2s'`);
      return claimMail(other, TEST_HOST);
    });
    return [mine, theirs];
  });
  expect(second?.state).toBe('queued');
  expect(second?.id).not.toBe(first?.id);
});

test('a mail that was sent stays sent when an earlier sender reports a failure @mail.once', async () => {
  const db = world().db();
  await queueMail(db, invitation('slow@example.com'));
  const claimed = await claimMail(db, TEST_HOST);
  if (!claimed) throw new Error('No mail is due');
  await markMailSent(db, claimed);
  for (const wait of [null, 60]) await markMailFailed(db, claimed.id, wait, 'Error ETIMEDOUT');
  expect(await onlyMail()).toMatchObject({ state: 'sent', lastError: '' });
});

test('a mail of an inquiry without what it needs waits for somebody to look, not forever', async () => {
  await queueMail(world().db(), { ...invitation('empty@example.com'), content: {} });
  await captureOutput(() => world().send());
  expect((await onlyMail()).lastError).toContain('IncompleteMailError');
});

test('one mail per key', async () => {
  const mail = invitation('twice@example.com');
  expect(await queueMail(world().db(), mail)).toBe(true);
  expect(await queueMail(world().db(), mail)).toBe(false);
  await onlyMail();
});

test('a mail that is queued in a transaction that fails is not queued', async () => {
  const failing = world()
    .db()
    .transaction(async (tx) => {
      await queueMail(tx, invitation('undone@example.com'));
      throw new Error('On purpose');
    });
  await expect(failing).rejects.toThrow('On purpose');
  expect(await world().db().$count(outbox)).toBe(0);
});

test('without a mail server nothing is tried, and nothing is lost @mail.no-server', async () => {
  await queueMail(world().db(), invitation('patient@example.com'));
  const services = { ...world().services, mailer: () => mailerOf({}) };
  expect(await sendDue(services)).toEqual({ sent: 0, failed: 0 });
  expect(await onlyMail()).toMatchObject({ state: 'queued', tries: 0 });
});

describe('the mails of a request', () => {
  const send = async (email: string, extra = {}) => {
    const body = contactBody({ email, ...extra });
    return expectAccepted(await submit(world(), { body }), 201);
  };

  test('are sent right after the answer, where the host lets work go on @mail.after-answer', async () => {
    const work: Promise<unknown>[] = [];
    const host = { waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
    const key = crypto.randomUUID();
    await expectAccepted(await submit(world(), { key, host }), 201);
    await Promise.all(work);
    expect(mailsTo('hello@woodward.example')).toHaveLength(1);
    expect(mailsTo(`${key}@example.com`)).toHaveLength(1);
    // A repetition queues nothing.
    await expectAccepted(await submit(world(), { key, host }), 201);
    await Promise.all(work);
    expect(mailsTo('hello@woodward.example')).toHaveLength(1);
  });

  test('a visitor gets one confirmation within an hour, whatever the case of the address @mail.confirmation-once', async () => {
    const name = crypto.randomUUID();
    await send(`${name}@example.com`);
    await send(`${name.toUpperCase()}@Example.com`);
    await world().send();
    const toVisitor = world().smtp.mails.filter(({ recipients }) =>
      recipients.join().toLowerCase().startsWith(name),
    );
    expect(toVisitor).toHaveLength(1);
    expect(mailsTo('hello@woodward.example')).toHaveLength(2);
  });

  test('a quarantined request gets no confirmation; the shop is told, and warned @spam.mail', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const reference = await send(email, { website: 'x', message: 'A wedding [url=x]' });
    expect(await storedInquiry(world().db(), reference)).toMatchObject({
      status: 'quarantined',
      spamReasons: ['A field that people can’t see was filled in', 'Holds a link as markup'],
    });
    await world().send();
    expect(mailsTo(email)).toEqual([]);
    const [warning] = mailsTo('hello@woodward.example');
    expect(warning?.subject).toMatch(/^\[Possible spam\] Request WD-/);
    expect(warning?.text).toContain('A field that people can’t see was filled in');
  });

  test('nothing is logged of whom they go to', async () => {
    world().smtp.mode = 'refuse';
    const email = `private-${crypto.randomUUID()}@example.com`;
    const output = await captureOutput(async () => {
      await send(email, { name: 'Very Private' });
      await world().send();
    });
    expect(output).toContain('"event":"mail-failed"');
    for (const word of ['private', 'Private', '555-0100', '@']) expect(output).not.toContain(word);
  });
});

test('a mail server that says nothing is given up after a while', async () => {
  world().smtp.mode = 'hang';
  await queueMail(world().db(), invitation('hung@example.com'));
  await captureOutput(async () => {
    const mailer = mailerOf({ SMTP_URL: world().smtp.url }, limit(1_000));
    const services = { ...world().services, mailer: () => mailer };
    expect(await sendDue(services)).toEqual({ sent: 0, failed: 1 });
  });
  expect((await onlyMail()).lastError).toContain('ETIMEDOUT');
});
