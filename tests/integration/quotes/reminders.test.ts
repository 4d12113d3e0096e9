/** Reminders of quotes that are about to expire. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { findNextDue } from '#db/queries/next-due.ts';
import { inquiries, outbox, publications, quoteLinks } from '#db/schema.ts';
import { mailerOf } from '#server/mail/mailer.ts';
import { remindCustomers } from '#server/quotes/remind.ts';
import { useDatabase } from '../../support/backends.ts';
import { limit } from '../../support/limits/limit.ts';
import { waitingForLock } from '../../support/locks.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db, {
  // Nothing is sent in these tests: a mail that waits is one that would be.
  mailer: () => mailerOf({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_DIR: undefined }),
});
const later = () => Date.now() + limit(60_000);

beforeEach(async () => {
  shop.clock.now = MORNING;
  await db().delete(inquiries);
  await db().delete(publications);
});

/** @returns how many reminders wait after the schedule ran at this time */
async function remindersAt(time: string, more: object = {}): Promise<number> {
  shop.clock.now = new Date(time);
  await remindCustomers({ ...shop.services(), ...more }, later());
  return db().$count(outbox, eq(outbox.kind, 'quote-reminder'));
}
/** @returns when a reminder is due next, as the schedule notes it */
async function nextAt(time: string): Promise<string | undefined> {
  await db().delete(outbox);
  const due = await findNextDue(db(), { mailsLeave: true, now: new Date(time) });
  return due?.toISOString();
}

test('two days before it expires, once, from 9 AM to 8 PM in Detroit, with a link of its own @quote.reminder', async () => {
  await shop.sent(await addInquiry(db()), { validUntil: '2026-12-05' });
  const before = await db().$count(quoteLinks);
  // 3 December; Detroit is five hours behind.
  expect(await remindersAt('2026-12-02T20:00:00Z')).toBe(0);
  expect(await remindersAt('2026-12-03T13:59:59Z')).toBe(0);
  expect(await remindersAt('2026-12-03T14:00:00Z')).toBe(1);
  expect(await remindersAt('2026-12-03T14:10:00Z')).toBe(1);
  expect(await db().$count(quoteLinks)).toBe(before + 1);
  const [mail] = await db().select().from(outbox).where(eq(outbox.kind, 'quote-reminder'));
  expect(mail).toMatchObject({ recipient: 'ada@example.com' });
});

test('a day that was missed is made up for in daytime, not after the last day @quote.reminder', async () => {
  await shop.sent(await addInquiry(db()), { validUntil: '2026-12-05' });
  expect(await remindersAt('2026-12-04T01:00:00Z')).toBe(0);
  expect(await remindersAt('2026-12-05T00:59:59Z')).toBe(1);
  await shop.sent(await addInquiry(db()), { validUntil: '2026-12-15' });
  expect(await remindersAt('2026-12-16T15:00:00Z')).toBe(0);
});

test('what waited until the quote expired is not sent @quote.reminder', async () => {
  await shop.sent(await addInquiry(db()), { validUntil: '2026-12-05' });
  expect(await remindersAt('2026-12-03T15:00:00Z')).toBe(1);
  expect(await remindersAt('2026-12-06T15:00:00Z')).toBe(0);
});

test('the hours are those of the clocks in Detroit, also when they change @quote.reminder', async () => {
  // Clocks went forward on 14 March 2027.
  shop.clock.now = new Date('2027-03-01T15:00:00Z');
  await shop.sent(await addInquiry(db()), { validUntil: '2027-03-16' });
  expect(await nextAt('2027-03-02T15:00:00Z')).toBe('2027-03-14T13:00:00.000Z');
  expect(await remindersAt('2027-03-14T12:59:59Z')).toBe(0);
  expect(await remindersAt('2027-03-14T13:00:00Z')).toBe(1);
  // And back on 7 November.
  shop.clock.now = new Date('2027-10-20T15:00:00Z');
  await shop.sent(await addInquiry(db()), { validUntil: '2027-11-09' });
  expect(await nextAt('2027-10-21T15:00:00Z')).toBe('2027-11-07T14:00:00.000Z');
  expect(await remindersAt('2027-11-07T13:59:59Z')).toBe(0);
  expect(await remindersAt('2027-11-07T14:00:00Z')).toBe(1);
});

test('the schedule knows when the next one is due, at night not before the morning @quote.reminder', async () => {
  await shop.sent(await addInquiry(db()), { validUntil: '2026-12-05' });
  expect(await nextAt('2026-11-21T15:00:00Z')).toBe('2026-12-03T14:00:00.000Z');
  expect(await nextAt('2026-12-03T15:30:00Z')).toBe('2026-12-03T15:30:00.000Z');
  expect(await nextAt('2026-12-04T02:00:00Z')).toBe('2026-12-04T14:00:00.000Z');
  expect(await nextAt('2026-12-04T08:00:00Z')).toBe('2026-12-04T14:00:00.000Z');
  expect(await nextAt('2026-12-07T15:00:00Z')).toBeUndefined();
});

test.each<[string, (inquiry: string) => Promise<unknown>]>([
  [
    'was accepted',
    async (inquiry) => shop.read(await shop.accept((await shop.sent(inquiry)).link)),
  ],
  [
    'was declined',
    async (inquiry) => shop.read(await shop.decline((await shop.sent(inquiry)).link)),
  ],
  ['was withdrawn', async (inquiry) => shop.withdraw((await shop.sent(inquiry)).quote)],
  [
    'was sent when little time was left',
    async (inquiry) => shop.sent(inquiry, { validUntil: '2026-11-23' }),
  ],
  [
    'is not to be reminded of',
    async (inquiry) => {
      const draft = await shop.draft(inquiry);
      const off = await shop.read<QuoteView>(await shop.change(draft, draft.content, false));
      return shop.read(await shop.send(off));
    },
  ],
  ['is a draft', (inquiry) => shop.draft(inquiry)],
  [
    'is of a lost request',
    async (inquiry) => {
      await shop.sent(inquiry);
      await db().update(inquiries).set({ status: 'lost' }).where(eq(inquiries.id, inquiry));
    },
  ],
  [
    'is of a request in the trash',
    async (inquiry) => {
      await shop.sent(inquiry);
      await db().update(inquiries).set({ deletedAt: new Date() }).where(eq(inquiries.id, inquiry));
    },
  ],
])('no reminder of a quote that %s @quote.reminder', async (_what, prepare) => {
  await prepare(await addInquiry(db()));
  const isShort = _what.includes('little');
  expect(await nextAt(isShort ? '2026-11-22T15:00:00Z' : '2026-12-03T15:00:00Z')).toBeUndefined();
  expect(await remindersAt(isShort ? '2026-11-22T15:00:00Z' : '2026-12-03T15:00:00Z')).toBe(0);
});

test('a reminder that is queued is dropped with the next quote, which has its own @quote.reminder', async () => {
  const inquiry = await addInquiry(db());
  const { link } = await shop.sent(inquiry, { validUntil: '2026-12-05' });
  expect(await remindersAt('2026-12-03T15:00:00Z')).toBe(1);
  await shop.sent(inquiry, { validUntil: '2026-12-20' });
  expect(await remindersAt('2026-12-03T16:00:00Z')).toBe(0);
  expect((await shop.view(link)).standing).toBe('replaced');
  expect(await remindersAt('2026-12-18T16:00:00Z')).toBe(1);
});

test.each(['accept', 'decline'] as const)(
  'a reminder that is queued is dropped once the customer answers: %s @quote.reminder',
  async (answer) => {
    const { link } = await shop.sent(await addInquiry(db()), { validUntil: '2026-12-05' });
    expect(await remindersAt('2026-12-03T15:00:00Z')).toBe(1);
    await shop.read(await shop[answer](link));
    expect(await db().$count(outbox, eq(outbox.kind, 'quote-reminder'))).toBe(0);
  },
);

test('a reminder that is queued is dropped with its request, and comes back with it @quote.reminder', async () => {
  const inquiry = await addInquiry(db());
  await shop.sent(inquiry, { validUntil: '2026-12-05' });
  const trash = (deletedAt: Date | null) =>
    db().update(inquiries).set({ deletedAt }).where(eq(inquiries.id, inquiry));
  expect(await remindersAt('2026-12-03T15:00:00Z')).toBe(1);
  await trash(new Date());
  expect(await remindersAt('2026-12-03T15:10:00Z')).toBe(0);
  await trash(null);
  expect(await remindersAt('2026-12-03T15:20:00Z')).toBe(1);
});

test.each([
  ['deleted', { deletedAt: MORNING }],
  ['lost', { status: 'lost' as const }],
])(
  'a request that is %s the moment its reminder is due gets none @quote.reminder',
  async (_what, change) => {
    const inquiry = await addInquiry(db());
    await shop.sent(inquiry, { validUntil: '2026-12-05' });
    shop.clock.now = new Date('2026-12-03T15:00:00Z');
    let reminding: Promise<void> | undefined;
    await db().transaction(async (tx) => {
      await tx.update(inquiries).set(change).where(eq(inquiries.id, inquiry));
      // To whoever looks before this is committed, the reminder is due.
      reminding = remindCustomers(shop.services(), later());
      await expect
        .poll(() => waitingForLock(db(), 'transactionid'), { timeout: limit(10_000) })
        .toBe(1);
    });
    await reminding;
    expect(await db().$count(outbox, eq(outbox.kind, 'quote-reminder'))).toBe(0);
  },
);

test('without a mail server, or by a guest, nothing is queued', async () => {
  await shop.sent(await addInquiry(db()), { validUntil: '2026-12-05' });
  const time = '2026-12-03T15:00:00Z';
  expect(await remindersAt(time, { mailer: () => mailerOf({}) })).toBe(0);
  expect(await remindersAt(time, { host: () => undefined })).toBe(0);
  expect(await remindersAt(time, { host: () => 'netlify:another' })).toBe(0);
  expect(await remindersAt(time)).toBe(1);
});
