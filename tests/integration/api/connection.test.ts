/**
 * The pool of a running function: a database that goes away is told of, a clean end is not.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ApiError } from '#server/base/api-error.ts';
import { attempt } from '#server/base/attempt.ts';
import { onOutage } from '#server/base/database-outage.ts';
import { withDeadline } from '#server/base/deadline.ts';
import { closeConnection, services } from '#server/base/services.ts';
import { inTime } from '#server/http/in-time.ts';
import { postgres, type TestDatabase } from '../../support/backends.ts';
import { startFaultProxy, type FaultProxy } from '../../support/fault-proxy.ts';
import { limit } from '../../support/limits/limit.ts';
import { captureOutput } from '../../support/output.ts';

let database: TestDatabase;
let proxy: FaultProxy;
beforeAll(async () => {
  database = await postgres.open();
  proxy = await startFaultProxy(database.url);
  vi.stubEnv('DATABASE_URL', proxy.url);
});
afterEach(() => {
  proxy.fault = 'none';
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await closeConnection();
  await proxy.close();
  await database.close();
});

/** @returns what is logged while the database goes away, after `before` */
async function loggedWhenGone(before: () => Promise<void>): Promise<string> {
  await services.db().execute(sql`select 1`);
  return captureOutput(async () => {
    await before();
    proxy.fault = 'down';
    await sleep(200);
  });
}

const eventsIn = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('an outage is one error when it begins, and one line with the count of its failures when it ends @run.outage', async () => {
  const output = await captureOutput(async () => {
    await services.db().execute(sql`select 1`);
    proxy.fault = 'down';
    await sleep(200);
    for (let each = 0; each < 3; each += 1) {
      await attempt('health', () => services.db().execute(sql`select 1`));
      await attempt('save', () => services.db().transaction((tx) => tx.execute(sql`select 1`)));
      await attempt('mail', () => Promise.reject(new Error('ECONNREFUSED of another server')));
    }
    proxy.fault = 'none';
    await attempt('health', () => services.db().execute(sql`select 1`));
  });
  const lines = eventsIn(output);
  expect(lines.map(({ level, event }) => `${String(level)} ${String(event)}`)).toEqual([
    'error database-away',
    'error mail',
    'error mail',
    'error mail',
    'info database-back',
  ]);
  // The connection that broke while idle may be counted before the outage is known.
  expect(lines.at(-1)?.['count']).toBeOneOf([6, 7]);
});

test('an idle connection that breaks is no error while the database answers @run.outage', async () => {
  const output = await captureOutput(async () => {
    await services.db().execute(sql`select 1`);
    proxy.fault = 'down';
    proxy.fault = 'none';
    await sleep(200);
    await services.db().execute(sql`select 1`);
  });
  expect(output).not.toContain('"level":"error"');
});

test('one query that takes too long keeps its own line, and is no outage while the database answers @run.outage', async () => {
  const output = await captureOutput(async () => {
    await attempt('save', () => services.db().execute(sql`select pg_sleep(20)`));
    // What asks whether the database answers.
    await sleep(300);
  });
  expect(eventsIn(output).map(({ event }) => event)).toEqual(['save']);
});

test('a query whose connection is ended keeps its own line too @run.outage', async () => {
  const output = await captureOutput(async () => {
    const save = attempt('save', () => services.db().execute(sql`select pg_sleep(20)`));
    await sleep(200);
    await database.connection.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event = 'PgSleep'`,
    );
    await save;
    await sleep(300);
  });
  expect(eventsIn(output).map(({ event }) => event)).toEqual(['save']);
});

test('a database that goes away is logged, a pool that was closed before is not', async () => {
  expect(await loggedWhenGone(() => Promise.resolve())).toContain('"event":"database-away"');
  proxy.fault = 'none';
  expect(await loggedWhenGone(closeConnection)).toBe('');
  proxy.fault = 'none';
  // The next use makes another one.
  await services.db().execute(sql`select 1`);
});

test('a connection that is cut without a word is given up after five seconds, and an outage is known after as many more @run.outage', async () => {
  await services.db().execute(sql`select 1`);
  const began = vi.fn<() => void>();
  const stop = onOutage({ began, ended: () => undefined });
  const output = await captureOutput(async () => {
    proxy.delayMs = 60_000;
    proxy.fault = 'slow-answers';
    const start = performance.now();
    await attempt('save', () => services.db().execute(sql`select 1`));
    expect(performance.now() - start).toBeGreaterThan(4_000);
    expect(performance.now() - start).toBeLessThan(limit(9_000));
    await expect.poll(() => began.mock.calls.length, { timeout: limit(9_000) }).toBe(1);
    const read = () => inTime('read', 50, () => services.db().execute(sql`select 1`));
    await expect(read()).rejects.toThrow(ApiError);
    await attempt('blobs', () => withDeadline(sleep(200), 50));
    proxy.fault = 'none';
    await services.db().execute(sql`select 1`);
  });
  stop();
  const events = eventsIn(output).map(({ event }) => event);
  expect(events).toEqual(['save', 'database-away', 'blobs', 'database-back']);
});

test('a connection that breaks between two statements of a transaction ends that, not the process @run.database-killed', async () => {
  const fatal = vi.fn<(error: Error) => void>();
  process.once('uncaughtExceptionMonitor', fatal);
  const work = services.db().transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    proxy.fault = 'down';
    await sleep(200);
    await tx.execute(sql`select 2`);
  });
  await expect(work).rejects.toThrow('Failed query');
  process.off('uncaughtExceptionMonitor', fatal);
  expect(fatal).not.toHaveBeenCalled();
  proxy.fault = 'none';
  await services.db().execute(sql`select 1`);
});

test('connections whose transaction could not begin are given back, so that the pool serves on @run.database-killed', async () => {
  const { db } = services;
  const connections = 5;
  for (let count = 0; count <= connections; count += 1) {
    // Idle, and dead when it is used.
    await db().execute(sql`select 1`);
    proxy.fault = 'cut-at-begin';
    await expect(db().transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow(
      'Failed query',
    );
    proxy.fault = 'none';
  }
  await db().transaction((tx) => tx.execute(sql`select 1`));
});
