/**
 * Errors that are logged: counted in PostgreSQL, sent to an HTTP server that speaks for an error
 * tracker, and shown to staff.
 */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StatusView } from '#contracts/status.ts';
import { errorCounts, shopHost } from '#db/schema.ts';
import { portOf } from '#local/free-port.ts';
import { errorReporter } from '#server/base/error-reporter.ts';
import { log, reportErrorsTo, reportsUnderWay } from '#server/base/log.ts';
import { hostInWords } from '#server/base/this-host.ts';
import { catalogApp } from '#server/catalog/public/app.ts';
import { adminApp } from '#server/entry/admin.ts';
import { runEveryNight } from '#server/entry/every-night.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { host } from '../../support/host.ts';
import { limit } from '../../support/limits/limit.ts';
import { captureOutput } from '../../support/output.ts';
import { signedIn, staffServices } from '../../support/staff.ts';

const db = useDatabase();
const received: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
/** Whether the tracker answers. */
let answers = true;
let tracker: Server;
let dsn: string;

beforeAll(async () => {
  tracker = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ url: request.url, headers: request.headers, body });
      if (answers) response.end('{}');
    });
  });
  tracker.listen(0, '127.0.0.1');
  await once(tracker, 'listening');
  dsn = `http://publickey@127.0.0.1:${portOf(tracker.address())}/errors/42`;
});
afterAll(async () => {
  tracker.closeAllConnections();
  tracker.close();
  await once(tracker, 'close');
});
beforeEach(async () => {
  received.length = 0;
  answers = true;
  await db().delete(errorCounts);
  reportErrorsTo(errorReporter({ db, host, dsn: () => dsn }));
});
afterEach(() => reportErrorsTo(undefined));

const fail = (event: string) => log({ level: 'error', event, error: 'Error ECONNREFUSED' });
const counts = async () =>
  Object.fromEntries(
    (await db().select().from(errorCounts)).map(({ event, count }) => [event, count]),
  );
const noDatabase = () => {
  throw new Error('The database is away');
};

test('an error of an endpoint is counted and sent after the answer @run.errors', async () => {
  const work: Promise<unknown>[] = [];
  const app = catalogApp({ db: noDatabase, now: () => new Date(), host });
  await captureOutput(async () => {
    const context = { waitUntil: (each: Promise<unknown>) => void work.push(each) };
    expect((await app.request('/api/categories', {}, context)).status).toBe(500);
    await Promise.all(work);
  });
  expect(await counts()).toEqual({ unexpected: 1 });
  expect(received).toHaveLength(1);
  const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = received;
  expect(url).toBe('/errors/api/42/envelope/');
  expect(headers['x-sentry-auth']).toContain('sentry_key=publickey');
  const [envelope, item, event] = body.split('\n').map((line) => JSON.parse(line) as object);
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({ ...envelope, tags: { event: 'unexpected' } });
});

test('of many in a minute five are sent, and all are counted @run.errors', async () => {
  await captureOutput(async () => {
    for (let index = 0; index < 12; index += 1) fail(index < 9 ? 'outbox' : 'drain');
    await reportsUnderWay();
  });
  expect(received).toHaveLength(5);
  expect(await counts()).toEqual({ outbox: 9, drain: 3 });
  expect(reportsUnderWay()).toBeUndefined();
});

test('what failed while the database was away is counted when it is back', async () => {
  let isAway = true;
  reportErrorsTo(
    errorReporter({ db: () => (isAway ? noDatabase() : db()), host, dsn: () => undefined }),
  );
  const output = await captureOutput(async () => {
    fail('outbox');
    fail('outbox');
    await reportsUnderWay();
    isAway = false;
    await reportsUnderWay();
  });
  expect(await counts()).toEqual({ outbox: 2 });
  // What reports does not report itself.
  expect(output.trim().split('\n')).toHaveLength(2);
});

test('a tracker that says nothing is given up after two seconds, and fails nobody', async () => {
  answers = false;
  const started = performance.now();
  await captureOutput(async () => {
    fail('outbox');
    await reportsUnderWay();
  });
  expect(performance.now() - started).toBeLessThan(limit(4_000));
  expect(await counts()).toEqual({ outbox: 1 });
});

test('a guest of the database counts nothing in it', async () => {
  reportErrorsTo(errorReporter({ db, host: () => 'server:guest', dsn: () => undefined }));
  await captureOutput(async () => {
    fail('outbox');
    await reportsUnderWay();
  });
  expect(await counts()).toEqual({});
});

test('staff see what failed in the last seven days, the most frequent first @admin.status', async () => {
  const daysAgo = (days: number) => sql`(now() at time zone 'UTC')::date - ${days}::int`;
  await db()
    .insert(errorCounts)
    .values([
      { day: daysAgo(0), event: 'outbox', count: 2 },
      { day: daysAgo(6), event: 'outbox', count: 3 },
      { day: daysAgo(1), event: 'drain', count: 4 },
      { day: daysAgo(7), event: 'drain', count: 100 },
    ]);
  const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const { headers } = await signedIn(db(), 'editor');
  const answer = await adminApp(staffServices(db)).request(ADMIN_API_PATHS.status, { headers });
  expect((await answer.json()) as StatusView).toEqual({
    host: { name: hostInWords(host()), since: expect.any(String) as string },
    errors: [
      { event: 'outbox', count: 5, lastDay: day(0) },
      { event: 'drain', count: 4, lastDay: day(1) },
    ],
    reportedTo: null,
  });
});

test('staff read on which machine the shop runs, and since when @admin.status', async () => {
  const { headers } = await signedIn(db(), 'editor');
  const read = async () => {
    const answer = await adminApp(staffServices(db)).request(ADMIN_API_PATHS.status, { headers });
    return ((await answer.json()) as StatusView).host;
  };
  const [before] = await db().select().from(shopHost);
  const since = new Date('2026-11-03T09:00:00Z');
  await db().update(shopHost).set({ name: 'server:shop-pc/0c8f6a52', since });
  expect(await read()).toEqual({ name: 'the server shop-pc', since: since.toISOString() });
  await db().delete(shopHost);
  expect(await read()).toBeNull();
  if (before) await db().insert(shopHost).values(before);
});

test('counts of more than ninety days ago go at night', async () => {
  const today = new Date();
  const day = (days: number) =>
    new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  await db()
    .insert(errorCounts)
    .values([89, 92].map((days) => ({ day: day(days), event: `${days} days`, count: 1 })));
  await captureOutput(() => runEveryNight(staffServices(db)));
  expect(Object.keys(await counts())).toContain('89 days');
  expect(Object.keys(await counts())).not.toContain('92 days');
});
