/**
 * The schedule looks into the database only when something is due there: one that sleeps when nobody
 * uses it is paid by the hour that it is awake.
 */
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { requestPublication } from '#db/queries/publishing/requests.ts';
import { categories, outbox, publications, scheduledChanges } from '#db/schema.ts';
import { LONGEST_MS, runSchedule } from '#server/entry/schedule.ts';
import { SILENCE_MS, type Mailer } from '#server/mail/mailer.ts';
import { saveNextDue } from '#server/schedule/next-due.ts';
import { useWorld } from '../../support/inquiry-world.ts';
import { captureOutput } from '../../support/output.ts';
import { saveSection } from '../../support/settings.ts';
import { submit } from '../../support/submit.ts';

const world = useWorld();
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** The schedule as it runs so many minutes from now. */
const runIn = (minutes: number) =>
  runSchedule({ ...world().services, now: () => minutesFromNow(minutes) });

beforeEach(async () => {
  await world().db().delete(outbox);
  await world().db().delete(publications);
  // It is due at an hour of the day, and the tests run at any.
  await saveSection(world().db(), 'digest', { isOn: false, time: '08:00' });
  world().smtp.mails.length = 0;
  // Nothing waits, and that is known.
  await saveNextDue(world().services);
});

test('with nothing to do it leaves the database alone, for an hour @run.schedule', async () => {
  const given = world().services;
  const db = vi.fn<typeof given.db>(given.db);
  const quiet = { ...given, db };
  for (const minutes of [0, 10, 20, 30, 40, 50]) {
    const services = { ...quiet, now: () => minutesFromNow(minutes) };
    expect(await runSchedule(services)).toBe('nothing due');
  }
  expect(db).not.toHaveBeenCalled();
  expect(await runSchedule({ ...quiet, now: () => minutesFromNow(61) })).toMatchObject({
    mails: { sent: 0 },
  });
  expect(db).toHaveBeenCalled();
});

test('a mail that failed is tried again when its time has come @run.schedule', async () => {
  world().smtp.mode = 'refuse';
  const after: Promise<unknown>[] = [];
  const log = await captureOutput(async () => {
    await submit(world(), { host: { waitUntil: (work) => void after.push(work) } });
    await Promise.all(after);
  });
  expect(log).toContain('mail-failed');
  world().smtp.mode = 'accept';
  expect(await runIn(0)).toBe('nothing due');
  await world().skipWaiting();
  await saveNextDue(world().services);
  expect(await runIn(0)).toMatchObject({ mails: { failed: 0 } });
  expect(world().smtp.mails.length).toBeGreaterThan(0);
});

test('a publication that waits for quiet is looked at when it is due, and not before', async () => {
  const wait = { quietSeconds: 600, longestSeconds: 3_600 };
  await requestPublication(world().db(), new Date(), wait);
  await saveNextDue(world().services);
  expect(await runIn(9)).toBe('nothing due');
  expect(await runIn(11)).not.toBe('nothing due');
});

test('one that waits to be asked for is no reason to look; a build that hangs is', async () => {
  await requestPublication(world().db(), new Date(), null);
  await saveNextDue(world().services);
  expect(await runIn(50)).toBe('nothing due');
  await world()
    .db()
    .update(publications)
    .set({ state: 'building', startedAt: sql`now()` });
  await saveNextDue(world().services);
  expect(await runIn(14)).toBe('nothing due');
  expect(await runIn(16)).not.toBe('nothing due');
});

test('a scheduled change is looked for at its time, or at the next start after it @schedule.late @run.schedule', async () => {
  const category = { id: crypto.randomUUID(), name: 'Linens', slug: 'linens' };
  await world().db().insert(categories).values(category);
  await world()
    .db()
    .insert(scheduledChanges)
    .values({
      batchId: crypto.randomUUID(),
      kind: 'category',
      entityId: category.id,
      dueAt: minutesFromNow(30),
      madeAt: new Date(),
      change: { isActive: false },
      base: { isActive: true },
    });
  const isActive = async () => (await world().db().select().from(categories))[0]?.isActive;
  await saveNextDue(world().services);
  expect(await runIn(29)).toBe('nothing due');
  expect(await isActive()).toBe(true);
  // The host was off for two days.
  expect(await runIn(2 * 24 * 60)).not.toBe('nothing due');
  expect(await isActive()).toBe(false);
  expect(await world().db().select().from(publications)).toHaveLength(1);
});

test('mails that no server could take are no reason to look', async () => {
  const services = {
    ...world().services,
    mailer: () => ({ route: 'none' as const, send: vi.fn<Mailer['send']>() }),
  };
  await submit(world(), {});
  await saveNextDue(services);
  expect(await runSchedule({ ...services, now: () => minutesFromNow(5) })).toBe('nothing due');
});

test('with a clock that was set back, or a store that is away, it looks', async () => {
  expect(await runIn(-2)).not.toBe('nothing due');
  await saveNextDue(world().services);
  await world().blobs.stop();
  const log = await captureOutput(async () => {
    expect(await runIn(1)).not.toBe('nothing due');
  });
  expect(log).toContain('next-due');
});

test('a mail server that falls silent on the last mail is given up within the half minute of a host', () => {
  expect(LONGEST_MS + SILENCE_MS).toBeLessThanOrEqual(30_000);
});
