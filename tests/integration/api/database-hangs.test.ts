/** What people are told, and when, while the database hangs or its disk is full. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { publishingEndpoints } from '#contracts/publishing.ts';
import { publicQuoteEndpoints, QUOTE_TOKEN_HEADER } from '#contracts/quotes/quotes.ts';
import { connect, type Connection } from '#db/client.ts';
import * as text from '#server/base/texts.ts';
import { adminApp } from '#server/entry/admin.ts';
import { quotesApp } from '#server/quotes/customer/app.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { postgres, type TestDatabase } from '../../support/backends.ts';
import { startFaultProxy, type FaultProxy } from '../../support/fault-proxy.ts';
import { limit } from '../../support/limits/limit.ts';
import { captureOutput } from '../../support/output.ts';
import { signedIn, staffServices } from '../../support/staff.ts';

const QUERY_MS = limit(1_500);
let database: TestDatabase;
let proxy: FaultProxy;
let connection: Connection;
let headers: Record<string, string>;

beforeAll(async () => {
  database = await postgres.open();
  proxy = await startFaultProxy(database.url);
  proxy.delayMs = 60 * 60_000;
  connection = connect(proxy.url, { queryTimeoutMs: QUERY_MS });
  ({ headers } = await signedIn(database.connection.db, 'owner'));
});
afterEach(() => {
  proxy.fault = 'none';
});
afterAll(async () => {
  await connection.close();
  await proxy.close();
  await database.close();
});

const services = () => staffServices(() => connection.db);
const ask = (method: string, path: string, body?: object) =>
  adminApp(services()).request(path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
const newCategory = () => ({ id: crypto.randomUUID(), name: 'Chairs' });

/** @returns the message of the refusal, and how long it took */
async function refused(work: () => Response | Promise<Response>) {
  const start = performance.now();
  let message = '';
  const output = await captureOutput(async () => {
    ({ message } = await expectError(await work(), 503));
  });
  return { message, output, took: performance.now() - start };
}

test('whoever reads or saves is told about that, not about signing in @admin.database-away', async () => {
  // Connections that are open and idle are those that hang unseen.
  expect((await ask('GET', ADMIN_API_PATHS.categories)).status).toBe(200);
  proxy.fault = 'slow-answers';
  const read = await refused(() => ask('GET', ADMIN_API_PATHS.categories));
  expect(read.message).toBe(text.databaseAway);
  const save = await refused(() => ask('POST', ADMIN_API_PATHS.categories, newCategory()));
  expect(save.message).toBe(text.saveAway);
});

test('a customer who opens a quote is told within the time of one query @quote.page', async () => {
  const app = quotesApp({ ...services(), addressSalt: () => 'salt' });
  const path = publicQuoteEndpoints.read.path.replace('{id}', crypto.randomUUID());
  const open = () =>
    app.request(path, { headers: { [QUOTE_TOKEN_HEADER]: 'token' } }, { ip: '203.0.113.7' });
  expect((await open()).status).toBe(404);
  proxy.fault = 'slow-answers';
  const { message, took } = await refused(open);
  expect(message).toBe(text.databaseAway);
  expect(took).toBeLessThan(2 * QUERY_MS);
});

test('a save that hangs in the middle waits for one query, not for its rollback too @admin.database-away', async () => {
  const { db } = database.connection;
  await db.execute(sql`
    create function hang() returns trigger language plpgsql as $$
    begin perform pg_sleep(3600); return new; end $$`);
  await db.execute(sql`create trigger hang before insert on categories execute function hang()`);
  const { message, took } = await refused(() =>
    ask('POST', ADMIN_API_PATHS.categories, newCategory()),
  );
  expect(message).toBe(text.saveAway);
  expect(took).toBeLessThan(2 * QUERY_MS);
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event = 'PgSleep'`,
  );
  await db.execute(sql`drop trigger hang on categories`);
  expect((await ask('POST', ADMIN_API_PATHS.categories, newCategory())).status).toBe(201);
});

test('on a full disk a save and “Publish now” say so, and the log names it @admin.disk-full', async () => {
  await database.connection.db.execute(sql`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await database.connection.db.execute(
    sql`create trigger no_room before insert on publications execute function no_room()`,
  );
  const works = [
    () => ask('POST', ADMIN_API_PATHS.categories, newCategory()),
    () => ask('POST', publishingEndpoints.publish.path),
  ];
  for (const work of works) {
    const { message, output } = await refused(work);
    expect(message).toBe(text.diskFull);
    expect(output).toContain('"event":"disk-full"');
  }
});
