/** What people sent is kept as long as the settings say: the night on both sides of each limit. */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inquiries, inquiryEvents, outbox } from '#db/schema.ts';
import { daysBefore, monthsBefore, type Retention } from '#domain/retention.ts';
import { runEveryNight } from '#server/entry/every-night.ts';
import { forgetOld } from '#server/people/forget-old.ts';
import { useDatabase } from '../../support/backends.ts';
import { startTestBlobs, type TestBlobs } from '../../support/blobs.ts';
import { captureOutput } from '../../support/output.ts';
import { addInquiry, newInquiry } from '../../support/rows.ts';
import { spooledInquiry } from '../../support/spooled.ts';
import { staffServices } from '../../support/staff.ts';

const db = useDatabase();
const NOW = new Date('2026-11-22T08:17:00Z');
const KEEP: Retention = { requestsMonths: 24, mailsDays: 30 };
const SECOND = 1_000;
const PAST = '2024-12-01';

let blobs: TestBlobs;
let folder: string;

beforeAll(async () => {
  blobs = await startTestBlobs();
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-mails-'));
});
afterAll(async () => {
  await blobs.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await db().delete(inquiries);
});

const services = () => ({
  ...staffServices(db),
  now: () => NOW,
  mailFolder: () => folder,
  keep: () => KEEP,
});

/** @returns what the night has written into the log */
function night(keep: Partial<Retention> = {}): Promise<string> {
  return captureOutput(() => runEveryNight({ ...services(), keep: () => ({ ...KEEP, ...keep }) }));
}

const after = (date: Date, ms: number) => new Date(date.getTime() + ms);
const dayAfter = (date: Date) => after(date, 24 * 60 * 60 * SECOND);
const names = async () =>
  (await db().select({ name: inquiries.name }).from(inquiries)).map(({ name }) => name).toSorted();

test('a request is kept for 24 months, and longer while its event is ahead @person.retention', async () => {
  const limit = monthsBefore(NOW, 24);
  const [tooOld, young] = [after(limit, -SECOND), dayAfter(limit)];
  await addInquiry(db(), { name: '24 months', createdAt: tooOld, eventDate: PAST });
  await addInquiry(db(), { name: '23 months and 29 days', createdAt: young, eventDate: PAST });
  await addInquiry(db(), { name: 'ahead', createdAt: tooOld, eventDate: '2026-11-22' });
  for (const lastDay of ['2026-11-21', '2026-11-22']) {
    const running = { createdAt: tooOld, eventDate: '2026-11-20', name: `until ${lastDay}` };
    const id = await addInquiry(db(), running);
    await db().update(inquiries).set({ lastDay }).where(eq(inquiries.id, id));
  }
  const settled = { createdAt: tooOld, eventDate: '2028-06-12' };
  await addInquiry(db(), { ...settled, name: 'lost', status: 'lost' });
  await addInquiry(db(), { ...settled, name: 'spam', status: 'quarantined' });
  await addInquiry(db(), { ...settled, name: 'booked', status: 'booked' });
  await addInquiry(db(), { ...settled, name: 'a slip', eventDate: '9999-12-31' });
  const undated = { createdAt: tooOld, kind: 'question', eventDate: null } as const;
  const inquiryId = await addInquiry(db(), { ...undated, name: 'undated' });
  await db().insert(inquiryEvents).values({ inquiryId, kind: 'note', body: 'Will call again' });
  const log = await night();
  expect(await db().$count(inquiryEvents)).toBe(0);
  expect(await names()).toEqual(['23 months and 29 days', 'ahead', 'booked', 'until 2026-11-22']);
  expect(log).toContain('"event":"old-requests-deleted","count":6');
});

test('forever is forever @person.retention', async () => {
  const id = await addInquiry(db(), { createdAt: new Date('2001-01-01'), eventDate: '2001-06-12' });
  await db()
    .insert(outbox)
    .values(confirmation(id, { sentAt: new Date('2001-01-01') }));
  await night({ requestsMonths: null, mailsDays: null });
  expect(await db().$count(inquiries)).toBe(1);
  expect(await db().select({ recipient: outbox.recipient }).from(outbox)).toEqual([
    { recipient: 'ada@example.com' },
  ]);
});

/** A mail to a visitor that is sent, unless said otherwise. */
function confirmation(
  inquiryId: string,
  fields: Partial<typeof outbox.$inferInsert>,
): typeof outbox.$inferInsert {
  return {
    kind: 'inquiry-confirmation',
    recipient: 'ada@example.com',
    content: { note: 'ada' },
    state: 'sent',
    inquiryId,
    dedupeKey: crypto.randomUUID(),
    createdAt: new Date('2026-01-01'),
    ...fields,
  };
}

test('30 days after a mail was sent nobody can tell to whom; one that waits is untouched @person.mail-retention', async () => {
  const inquiryId = await addInquiry(db(), { createdAt: NOW });
  const limit = daysBefore(NOW, 30);
  const mails = {
    sent: confirmation(inquiryId, { sentAt: after(limit, -SECOND) }),
    filed: confirmation(inquiryId, { state: 'filed', sentAt: after(limit, -SECOND) }),
    young: confirmation(inquiryId, { sentAt: dayAfter(limit) }),
    waiting: confirmation(inquiryId, { state: 'queued' }),
    dead: confirmation(inquiryId, { state: 'dead' }),
  };
  await db().insert(outbox).values(Object.values(mails));
  await night();
  const rows = await db().select().from(outbox).where(eq(outbox.inquiryId, inquiryId));
  const found = (mail: typeof outbox.$inferInsert) =>
    rows.find(({ dedupeKey }) => dedupeKey === mail.dedupeKey);
  for (const gone of [mails.sent, mails.filed, mails.dead]) expect(found(gone)).toBeUndefined();
  for (const kept of [mails.young, mails.waiting]) {
    expect(found(kept)).toMatchObject({ recipient: 'ada@example.com', content: { note: 'ada' } });
  }
  // That there was a confirmation is still known.
  expect(rows).toHaveLength(5);
  expect(rows.filter(({ recipient }) => recipient === null).map(({ content }) => content)).toEqual([
    {},
    {},
    {},
  ]);
});

test('more than one statement takes is forgotten in rounds', async () => {
  const inquiryId = await addInquiry(db(), { createdAt: NOW });
  const old = Array.from({ length: 1_100 }, () =>
    confirmation(inquiryId, { sentAt: new Date('2026-01-01') }),
  );
  await db().insert(outbox).values(old);
  expect(await night()).toContain('"event":"old-mails-forgotten","count":1100');
});

test('mails that are files go as the mails do', async () => {
  for (const [name, days] of [
    ['old.eml', 31],
    ['cut.eml.4711-1.tmp', 31],
    ['new.eml', 29],
    ['notes.txt', 400],
  ] as const) {
    const file = path.join(folder, name);
    await writeFile(file, name);
    await utimes(file, NOW, daysBefore(NOW, days));
  }
  await night();
  expect((await readdir(folder)).toSorted()).toEqual(['new.eml', 'notes.txt']);
});

test('what the database never took goes when a request would', async () => {
  const { spool } = staffServices(db);
  const [old, young] = [monthsBefore(NOW, 25), monthsBefore(NOW, 23)];
  for (const receivedAt of [old, young]) {
    const inquiry = spooledInquiry({ receivedAt: receivedAt.toISOString() }, { eventDate: PAST });
    await spool.keep(inquiry);
  }
  for (const name of await spool.list()) await spool.setAside(name);
  await night();
  const left = await Promise.all((await spool.listSetAside()).map((name) => spool.read(name)));
  expect(left.map((inquiry) => inquiry?.receivedAt)).toEqual([young.toISOString()]);
});

test('a night that has no time left begins nothing more, and the next one goes on', async () => {
  const received = monthsBefore(NOW, 25);
  const { spool } = services();
  await spool.keep(spooledInquiry({ receivedAt: received.toISOString() }, { eventDate: PAST }));
  for (const name of await spool.list()) await spool.setAside(name);
  const aside = await spool.listSetAside();
  const file = path.join(folder, 'late.eml');
  await writeFile(file, 'late');
  await utimes(file, NOW, received);
  const old = Array.from({ length: 501 }, () =>
    newInquiry({ createdAt: received, eventDate: PAST }),
  );
  await db().insert(inquiries).values(old);
  const inquiryId = await addInquiry(db(), { name: 'young', createdAt: NOW });
  const mails = Array.from({ length: 501 }, () => confirmation(inquiryId, { sentAt: received }));
  await db().insert(outbox).values(mails);

  const log = await captureOutput(() => forgetOld(services(), Date.now()));
  expect(log).toContain('"event":"old-requests-deleted","count":500');
  expect(log).toContain('"event":"old-mails-forgotten","count":500');
  expect(await spool.listSetAside()).toEqual(aside);
  expect(await readdir(folder)).toContain('late.eml');

  await night();
  expect(await names()).toEqual(['young']);
  expect(await db().$count(outbox, isNotNull(outbox.recipient))).toBe(0);
  expect(await spool.listSetAside()).not.toEqual(aside);
  expect(await readdir(folder)).not.toContain('late.eml');
});
