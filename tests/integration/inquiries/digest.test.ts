/** The daily digest: when it is sent, to whom, and what it says. */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { sentQuoteRow } from '#contracts/quotes/quotes.fixtures.ts';
import { inquiries, lastDigest, outbox, quotes } from '#db/schema.ts';
import { dayAfter } from '#domain/days.ts';
import { formatEventDate, todayInDetroit } from '#domain/event-date.ts';
import { queueDigest } from '#server/digest/queue.ts';
import { runSchedule } from '#server/entry/schedule.ts';
import type { InquiryServices } from '#server/inquiries/intake/services.ts';
import { mailerOf } from '#server/mail/mailer.ts';
import { saveNextDue } from '#server/schedule/next-due.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { useWorld } from '../../support/inquiry-world.ts';
import { addInquiry } from '../../support/rows.ts';
import { saveSection } from '../../support/settings.ts';
import { sendDue } from '../../support/smtp.ts';

const world = useWorld();

/** Winter: five hours behind UTC. Today, so that ages in the database fit. */
const TODAY = todayInDetroit(new Date());
const at = (time: string, days = 0) => {
  const day = dayAfter(TODAY, days);
  const zone = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Detroit',
    timeZoneName: 'longOffset',
  });
  const [offset = ''] = /[+-]\d\d:\d\d/.exec(zone.format(new Date(`${day}T17:00:00Z`))) ?? [];
  return new Date(`${day}T${time}:00${offset}`);
};
const servicesAt = (now: Date) => ({ ...world().services, now: () => now });
/** Runs the schedule whatever its note says. */
const run = async (now: Date, given: Partial<InquiryServices> = {}) => {
  const services = { ...servicesAt(now), ...given };
  await saveNextDue(services);
  return runSchedule(services);
};
const digests = () => world().smtp.mails.filter(({ subject = '' }) => subject.startsWith('Today:'));
/** A shop that has had its first day. */
const begun = () =>
  world()
    .db()
    .insert(lastDigest)
    .values({ day: dayAfter(TODAY, -1) });

beforeEach(async () => {
  const db = world().db();
  await db.delete(outbox);
  await db.delete(inquiries);
  await db.delete(lastDigest);
  await saveSection(db, 'digest', DEFAULT_SETTINGS.digest);
  await saveSection(db, 'mails', DEFAULT_SETTINGS.mails);
  world().smtp.mails.length = 0;
});

test('is sent from the hour on, once a day, to those who get requests @digest.daily @digest.once', async () => {
  const recipients = ['ada@woodward.example', 'bo@woodward.example'];
  await saveSection(world().db(), 'mails', { ...DEFAULT_SETTINGS.mails, recipients });
  await begun();
  await addInquiry(world().db());
  await run(at('07:50'));
  expect(digests()).toEqual([]);
  for (const time of ['08:00', '08:10', '12:00', '20:50']) await run(at(time));
  expect(digests().map((mail) => mail.recipients.toSorted())).toEqual([recipients]);
  await run(at('08:00', 1));
  expect(digests()).toHaveLength(2);
});

test('several machines at once send it once @digest.once', async () => {
  await begun();
  await addInquiry(world().db());
  await Promise.all(Array.from({ length: 12 }, () => queueDigest(servicesAt(at('08:00')))));
  const rows = await world().db().select().from(outbox).where(eq(outbox.kind, 'digest'));
  expect(rows.map(({ dedupeKey }) => dedupeKey)).toEqual([`digest:${TODAY}`]);
  await sendDue(servicesAt(at('09:00')));
  expect(digests()).toHaveLength(1);
});

test('with nothing open it is silent, and stays so for the day @digest.silent', async () => {
  await begun();
  await run(at('08:00'));
  await addInquiry(world().db());
  await run(at('10:00'));
  expect(digests()).toEqual([]);
  await run(at('08:00', 1));
  expect(digests()).toHaveLength(1);
});

test('after an outage it comes later that day, but not at night @digest.time', async () => {
  await begun();
  await addInquiry(world().db());
  await run(at('21:10'));
  await run(at('03:00', 1));
  expect(digests()).toEqual([]);
  await run(at('15:30', 1));
  expect(digests()).toHaveLength(1);
});

test('one that could not be sent by day is given up, and told of with the next @digest.time', async () => {
  await begun();
  await addInquiry(world().db());
  world().smtp.mode = 'refuse';
  await run(at('08:00'));
  world().smtp.mode = 'accept';
  await world().skipWaiting();
  await sendDue(servicesAt(at('22:00')));
  expect(digests()).toEqual([]);
  const [row] = await world().db().select().from(outbox).where(eq(outbox.kind, 'digest'));
  expect(row).toMatchObject({ state: 'dead', content: {}, lastError: 'TooLateError' });
  await run(at('08:00', 1));
  expect(digests()[0]?.text).toContain('daily email');
});

test('a shop that began today has its first one tomorrow @digest.daily', async () => {
  await addInquiry(world().db());
  await run(at('09:00'));
  await run(at('10:00'));
  expect(digests()).toEqual([]);
  await run(at('08:00', 1));
  expect(digests()).toHaveLength(1);
});

test('none is sent while it is off, by a guest, or without a mail server @digest.daily', async () => {
  await begun();
  await addInquiry(world().db());
  await queueDigest({ ...servicesAt(at('12:00')), mailer: () => mailerOf({}) });
  await queueDigest({ ...servicesAt(at('12:00')), host: () => 'server:another' });
  await saveSection(world().db(), 'digest', { isOn: false, time: '08:00' });
  await run(at('12:00'));
  const queued = await world().db().select().from(outbox).where(eq(outbox.kind, 'digest'));
  expect(queued).toEqual([]);
  await saveSection(world().db(), 'digest', { isOn: true, time: '14:00' });
  await run(at('13:50'));
  expect(digests()).toEqual([]);
  await run(at('14:00'));
  expect(digests()).toHaveLength(1);
});

test('the schedule sleeps until it is due, and wakes then @digest.time', async () => {
  await begun();
  await saveNextDue(servicesAt(at('07:20')));
  expect(await runSchedule(servicesAt(at('07:50')))).toBe('nothing due');
  expect(await runSchedule(servicesAt(at('08:00')))).not.toBe('nothing due');
});

test('it lists what is open, longest first, with links and nothing else of a visitor @digest.content', async () => {
  const db = world().db();
  const now = at('08:00');
  const add = (name: string, fields: object = {}) =>
    addInquiry(db, {
      name,
      email: 'secret@visitor.example',
      phone: '(313) 555-0177',
      message: 'A private message',
      eventDate: dayAfter(TODAY, 40),
      ...fields,
    });
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const old = await add('Old', { reference: 'WD-22222', eventLocation: 'Belle Isle' });
  const fresh = await add('evil.example', { reference: 'WD-33333' });
  const overdue = await add('Late', { reference: 'WD-44444', status: 'contacted' });
  const soon = await add('Soon', { status: 'booked', eventDate: dayAfter(TODAY, 6) });
  // It ends today.
  const running = await add('Running', { status: 'booked', eventDate: dayAfter(TODAY, -2) });
  const later = await add('Later', { status: 'booked', eventDate: dayAfter(TODAY, 7) });
  for (const status of ['lost', 'quarantined']) {
    const id = await add(status, { status, eventDate: TODAY });
    await db.update(inquiries).set({ nextActionOn: '2020-01-01' }).where(eq(inquiries.id, id));
  }
  const binned = await add('Binned');
  const set = (id: string, columns: Partial<typeof inquiries.$inferInsert>) =>
    db.update(inquiries).set(columns).where(eq(inquiries.id, id));
  await set(running, { lastDay: TODAY });
  await set(binned, { deletedAt: now });
  await set(old, { createdAt: hoursAgo(75) });
  await set(fresh, { createdAt: hoursAgo(5) });
  await set(overdue, { nextAction: 'Call 313-555-0188', nextActionOn: dayAfter(TODAY, -2) });
  const quote = (id: string, number: number, days: number) =>
    sentQuoteRow(id, number, dayAfter(TODAY, days));
  // The first was replaced, the last has more time.
  await db
    .insert(quotes)
    .values([quote(soon, 1, 1), quote(soon, 2, 2), quote(overdue, 1, 3), quote(binned, 1, 1)]);
  await db.delete(outbox);
  const dead = { kind: 'inquiry-confirmation', state: 'dead', recipient: 'x@y.example' } as const;
  await db.insert(outbox).values([
    { ...dead, dedupeKey: 'a', inquiryId: soon },
    { ...dead, dedupeKey: 'b', inquiryId: binned },
    { ...dead, dedupeKey: 'c', inquiryId: later, nextTryAt: hoursAgo(8 * 24) },
  ]);
  await begun();
  await run(now);
  const [mail] = digests();
  const { text = '', html = '' } = mail ?? {};
  expect(mail?.subject).toBe(
    'Today: 2 requests waiting, 1 overdue action, 2 events this week, 1 expiring quote, 1 failed email',
  );
  const link = (id: string) => `https://woodward.example/admin?inquiry=${id}`;
  for (const part of [
    'WD-22222, Old: waiting 3 days',
    '· Belle Isle',
    'WD-33333, evil[.]example: waiting 5 hours',
    'WD-44444, Late: due 2 days ago',
    `: ${formatEventDate(dayAfter(TODAY, -2))} – ${formatEventDate(TODAY)} · Booked`,
    `: ${formatEventDate(dayAfter(TODAY, 6))} · Booked`,
    'Booked',
    `: quote 2, valid through ${formatEventDate(dayAfter(TODAY, 2))}`,
    'confirmation to the customer',
  ]) {
    expect(text).toContain(part);
  }
  for (const id of [old, fresh, overdue, soon, running]) {
    expect(text).toContain(link(id));
    expect(html).toContain(`href="${link(id)}"`);
  }
  expect(text).not.toContain('quote 1');
  expect(text.indexOf(old)).toBeLessThan(text.indexOf(fresh));
  for (const id of [later, binned]) expect(text).not.toContain(id);
  for (const part of ['secret@', '0177', '0188', 'private', 'x@y', 'quarantined', 'lost']) {
    expect(text + html).not.toContain(part);
  }
});

test('a long list is cut and counted; the outbox keeps nothing of it @digest.content', async () => {
  for (let count = 0; count < 23; count += 1) await addInquiry(world().db());
  await world().db().delete(outbox);
  await begun();
  await run(at('08:00'));
  expect(digests()[0]?.subject).toBe('Today: 23 requests waiting');
  expect(digests()[0]?.text).toContain('… and 3 more.');
  const [row] = await world().db().select().from(outbox);
  expect(row).toMatchObject({ state: 'sent', recipient: null, inquiryId: null, content: {} });
});

test('what was open is done by the time it is sent: the mail says so', async () => {
  await begun();
  await addInquiry(world().db());
  world().smtp.mode = 'refuse';
  await run(at('08:00'));
  await world().db().update(inquiries).set({ status: 'lost', eventDate: null, kind: 'question' });
  await world()
    .db()
    .delete(outbox)
    .where(sql`kind <> 'digest'`);
  await world().heal();
  await world().skipWaiting();
  await sendDue(servicesAt(at('09:00')));
  expect(digests()[0]?.text).toContain('Nothing is open anymore.');
});
