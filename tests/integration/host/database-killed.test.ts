/** The embedded database of a running shop is killed: the shop goes on, and nothing that was acknowledged is lost. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#db/client.ts';
import { errorCounts, inquiries } from '#db/schema.ts';
import { resized } from '#site/media/image.ts';
import { API_PATHS } from '../../support/api-paths.ts';
import { contactBody } from '../../support/api.ts';
import { limit } from '../../support/limits/limit.ts';
import { openShopIn, type KillableShop } from '../../support/shop/killable-shop.ts';

let folder: string;
let shop: KillableShop;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-database-killed-'));
  shop = await openShopIn(folder);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function killDatabase(): Promise<void> {
  const [pid = ''] = (await readFile(path.join(folder, 'db/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  // Until the shop has seen it.
  await expect.poll(async () => (await fetch(`${shop.url}/api/health`)).status).toBe(503);
}

async function sendRequest(): Promise<{ status: number; reference: string }> {
  const answer = await fetch(shop.url + API_PATHS.contact, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(contactBody()),
  });
  const { reference } = (await answer.json()) as { reference: string };
  return { status: answer.status, reference };
}

/** @returns the reference of a request that came while the database was away */
async function sendWhileDown(): Promise<string> {
  for (let tries = 0; tries < 10; tries += 1) {
    await killDatabase();
    const { status, reference } = await sendRequest();
    if (status === 202) return reference;
    // It was back already.
    expect(status).toBe(201);
  }
  throw new Error('The database was never away');
}

/** Asks with a connection of its own: those of before are broken. */
async function ask<T>(read: (db: KillableShop['connection']['db']) => Promise<T>): Promise<T> {
  const connection = connect(shop.databaseUrl, { maxConnections: 1 });
  try {
    return await read(connection.db);
  } finally {
    await connection.close();
  }
}

const isStored = (reference: string) =>
  ask((db) => db.$count(inquiries, eq(inquiries.reference, reference))).catch(() => 0);

test('pages and images stay, a request waits in the spool, and is stored when the database is back @run.database-killed', async () => {
  const reference = await sendWhileDown();
  const image = resized('/media/catalog/gold-chiavari-chair-1.jpg', 320);
  for (const address of ['/', '/rental-services/chairs', image]) {
    expect((await fetch(shop.url + address)).status, address).toBe(200);
  }
  await expect.poll(() => isStored(reference), { timeout: limit(60_000) }).toBe(1);
  await expect
    .poll(() => ask((db) => db.$count(errorCounts, eq(errorCounts.event, 'database-away'))), {
      timeout: limit(20_000),
    })
    .toBe(1);
  expect((await fetch(`${shop.url}/api/health`)).status).toBe(200);
  expect((await sendRequest()).status).toBe(201);
});

test('a request that waits when the shop is killed too is stored by the next start @run.database-killed', async () => {
  const reference = await sendWhileDown();
  await shop.kill();
  shop = await openShopIn(folder);
  await expect.poll(() => isStored(reference), { timeout: limit(30_000) }).toBe(1);
});
