/** A PostgreSQL of DATABASE_URL goes away under a running shop, and comes back. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiries } from '#db/schema.ts';
import { freePort } from '#local/free-port.ts';
import { API_PATHS } from '../../support/api-paths.ts';
import { contactBody } from '../../support/api.ts';
import { postgres, type TestDatabase } from '../../support/backends.ts';
import { startFaultProxy, type FaultProxy } from '../../support/fault-proxy.ts';
import { limit } from '../../support/limits/limit.ts';
import { openShopIn, type KillableShop } from '../../support/shop/killable-shop.ts';

let folder: string;
let database: TestDatabase;
let proxy: FaultProxy;
let shop: KillableShop;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-database-away-'));
  database = await postgres.open(true);
  proxy = await startFaultProxy(database.url);
  shop = await openShopIn(folder, {
    DATABASE_URL: proxy.url,
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  });
});
afterAll(async () => {
  await shop.close();
  await proxy.close();
  await database.close();
  await rm(folder, { recursive: true });
});

test('a request waits in the spool, health says of mail only what it knows, and all is stored within seconds @run.outage @run.health', async () => {
  proxy.fault = 'down';
  const answer = await fetch(shop.url + API_PATHS.contact, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(contactBody()),
  });
  expect(answer.status).toBe(202);
  const { reference } = (await answer.json()) as { reference: string };
  const health = await fetch(`${shop.url}/api/health`);
  expect(await health.json()).toMatchObject({ database: 'unreachable', mail: 'unknown' });
  proxy.fault = 'none';
  const { db } = database.connection;
  const stored = () => db.$count(inquiries, eq(inquiries.reference, reference));
  // The schedule alone would take up to ten minutes.
  await expect.poll(stored, { timeout: limit(20_000) }).toBe(1);
});
