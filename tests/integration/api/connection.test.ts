/**
 * The pool of a running function: a database that goes away is told of, a clean end is not.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { closeConnection, services } from '#server/base/services.ts';
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

test('a database that goes away is logged, a pool that was closed before is not', async () => {
  const idle = '"event":"database-idle-connection"';
  expect(await loggedWhenGone(() => Promise.resolve())).toContain(idle);
  proxy.fault = 'none';
  expect(await loggedWhenGone(closeConnection)).toBe('');
  proxy.fault = 'none';
  // The next use makes another one.
  await services.db().execute(sql`select 1`);
});

test('a connection that is cut without a word is given up after five seconds', async () => {
  await services.db().execute(sql`select 1`);
  proxy.delayMs = 60_000;
  proxy.fault = 'slow-answers';
  const start = performance.now();
  await expect(services.db().execute(sql`select 1`)).rejects.toThrow('Failed query');
  expect(performance.now() - start).toBeGreaterThan(4_000);
  expect(performance.now() - start).toBeLessThan(limit(9_000));
  proxy.fault = 'none';
  await services.db().execute(sql`select 1`);
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
}, 60_000);
