import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import type { HealthView } from '#contracts/catalog/public.ts';
import { connect } from '#db/client.ts';
import { shopHost } from '#db/schema.ts';
import { startBlobs } from '#local/blob-host.ts';
import { freePort } from '#local/free-port.ts';
import { healthApp } from '#server/entry/health.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { postgres, type TestDatabase } from '../../support/backends.ts';
import { host } from '../../support/host.ts';
import { captureOutput } from '../../support/output.ts';

let database: TestDatabase | undefined;
afterEach(async () => {
  await database?.close();
  database = undefined;
});

const { version } = packageJson;
// The suite runs without a mail server and blobs of its own.
const rest = { mail: 'not configured', blobs: 'unreachable', version };

async function health(db: TestDatabase['connection']['db'], make = healthApp) {
  const app = make({ db: () => db, now: () => new Date(), host }, () => Promise.resolve(undefined));
  const response = await app.request('/api/health');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return { status: response.status, body: (await response.json()) as unknown };
}

test('all is well with every migration in place @run.health', async () => {
  database = await postgres.open();
  const { db } = database.connection;
  const since = new Date('2026-11-03T09:00:00Z');
  await db.update(shopHost).set({ since });
  expect(await health(db)).toEqual({
    status: 200,
    body: {
      status: 'ok',
      database: 'reachable',
      migrations: 'applied',
      host: 'this',
      hostSince: since.toISOString(),
      ...rest,
    },
  });
});

test('everybody reads since when another host has the shop, and not the name of its machine @run.health', async () => {
  database = await postgres.open();
  const { db } = database.connection;
  await db.update(shopHost).set({ name: 'server:annas-macbook/0c8f6a52' });
  const { body } = await health(db);
  expect(body).toMatchObject({ host: 'another', hostSince: expect.any(String) as string });
  expect(JSON.stringify(body)).not.toMatch(/anna|0c8f6a52/);
});

test('a guest without a blob store is told as such, and logs no error of it @run.health', async () => {
  database = await postgres.open();
  const { db } = database.connection;
  const services = { db: () => db, now: () => new Date(), host: () => undefined };
  const app = healthApp(services, () => Promise.resolve(undefined));
  const logged = await captureOutput(async () => {
    const body: unknown = await (await app.request('/api/health')).json();
    expect(body).toMatchObject({ status: 'ok', host: 'another', blobs: 'none' });
  });
  expect(logged).toBe('');
});

test('an empty database is reachable, and its migrations pending', async () => {
  database = await postgres.open(true);
  expect(await health(database.connection.db)).toEqual({
    status: 503,
    body: {
      status: 'unavailable',
      database: 'reachable',
      migrations: 'pending',
      host: 'none',
      hostSince: null,
      ...rest,
    },
  });
});

test('a database that lacks the last migration is not ready, and tells what it knows of mail @run.health', async () => {
  database = await postgres.open();
  const { db } = database.connection;
  await db.execute(
    sql`delete from drizzle.__drizzle_migrations
        where id = (select max(id) from drizzle.__drizzle_migrations)`,
  );
  expect((await health(db)).status).toBe(503);
  // The environment is read once.
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
  vi.resetModules();
  const fresh = await import('#server/entry/health.ts');
  // Known, because the database answers.
  expect((await health(db, fresh.healthApp)).body).toMatchObject({ mail: 'configured' });
  vi.unstubAllEnvs();
});

test('a full disk is told and logged once, and is over by itself @run.health', async () => {
  database = await postgres.open();
  const { db } = database.connection;
  let free = 1_000;
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-health-'));
  const blobs = await startBlobs(folder);
  const services = { db: () => db, now: () => new Date(), host };
  const app = healthApp(services, () => Promise.resolve(free));
  const answers: unknown[] = [];
  const look = async () => {
    const response = await app.request('/api/health');
    const view = (await response.json()) as HealthView;
    answers.push([response.status, view.disk, view.blobs]);
  };
  const output = await captureOutput(async () => {
    await look();
    await look();
    free = 1e9;
    await look();
    await look();
  });
  expect(answers).toEqual([
    [503, 'full', 'full'],
    [503, 'full', 'full'],
    [200, 'ok', 'reachable'],
    [200, 'ok', 'reachable'],
  ]);
  await blobs.close();
  await rm(folder, { recursive: true });
  expect(output.match(/disk-full/g)).toHaveLength(1);
  expect(output.match(/disk-has-room-again/g)).toHaveLength(1);
});

test('an unreachable database is told without its address @run.health', async () => {
  const port = await freePort();
  const { db, close } = connect(`postgres://user:secret@127.0.0.1:${port}/nowhere`);
  let answer: unknown;
  const output = await captureOutput(async () => {
    answer = await health(db);
  });
  await close();
  expect(answer).toEqual({
    status: 503,
    body: {
      status: 'unavailable',
      database: 'unreachable',
      migrations: 'unknown',
      host: 'unknown',
      hostSince: null,
      ...rest,
    },
  });
  expect(output).toContain('"event":"health"');
  for (const word of ['secret', 'nowhere', String(port)]) expect(output).not.toContain(word);
});
