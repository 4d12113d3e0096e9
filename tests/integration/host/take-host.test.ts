/** Whose database it is, when a program at home is given one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateWithin } from '#db/migrate.ts';
import { isMigrated } from '#db/migration-state.ts';
import { claimHost, releaseHost, replaceHost } from '#db/queries/change-host.ts';
import { readHost } from '#db/queries/host.ts';
import { claimDue, requestNow, takeBackBuilding } from '#db/queries/publishing/requests.ts';
import { categories, publications } from '#db/schema.ts';
import { takeHost } from '#local/take-host.ts';
import { createTerminal } from '#local/terminal.ts';
import { hostInWords } from '#server/base/this-host.ts';
import { postgres, type TestDatabase } from '../../support/backends.ts';
import { dump } from '../../support/dump.ts';
import { TEST_HOST } from '../../support/host.ts';

let database: TestDatabase;
let dataFolder: string;
let said = '';

beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'woodward-host-'));
  said = '';
});
afterEach(async () => {
  await database.close();
  await rm(dataFolder, { recursive: true });
});

const db = () => database.connection.db;
const write = (text: string) => (said += text);
const take = (isEmbedded = false) =>
  takeHost(database.url, {
    dataFolder,
    isEmbedded,
    terminal: createTerminal({ write }, { write }),
  });

test('an empty database gets tables, the demo and this host, which stays it @run.start @host.one', async () => {
  database = await postgres.open(true);
  expect(await readHost(db())).toBeUndefined();
  const { host } = await take();
  expect(host).toMatch(/^server:[^/]+\/[0-9a-f-]{36}$/);
  expect(await readHost(db())).toBe(host);
  expect(await take()).toEqual({ host });
  expect(said).not.toContain('GUEST');
});

test('a start of its host applies the migrations of a newer version, and keeps the rows', async () => {
  database = await postgres.open(true);
  await db().transaction((tx) => migrateWithin(tx, '0005_filed_mails'));
  await db().execute(
    sql`insert into categories (name, slug) values ('From before', 'from-before')`,
  );
  await take();
  expect(await isMigrated(db())).toBe(true);
  expect(await db().select({ name: categories.name }).from(categories)).toEqual([
    { name: 'From before' },
  ]);
});

test('another host keeps its database, and the terminal says whose guest this is', async () => {
  database = await postgres.open();
  const before = await dump(db());
  expect(await take()).toEqual({ host: undefined });
  expect(await dump(db())).toEqual(before);
  expect(said).toContain(`another host (${hostInWords(TEST_HOST)}, since `);
  expect(said).toContain('THIS SHOP IS ITS GUEST');
});

test('a guest applies no migration, and says who does @host.one', async () => {
  database = await postgres.open();
  await db().execute(
    sql`delete from drizzle.__drizzle_migrations
        where id = (select max(id) from drizzle.__drizzle_migrations)`,
  );
  const before = await dump(db());
  await expect(take()).rejects.toThrow(
    /lacks migrations of this version: its host \(the site .* on Netlify/,
  );
  expect(await dump(db())).toEqual(before);
});

test('an embedded database is that of the folder it lies in', async () => {
  database = await postgres.open();
  const { host } = await take(true);
  expect(await readHost(db())).toBe(host);
});

test('of many that come at once, one is the host @host.one', async () => {
  database = await postgres.open();
  await releaseHost(db());
  const names = Array.from({ length: 10 }, (_, index) => `server:${index}`);
  const hosts = await Promise.all(names.map((name) => claimHost(db(), name)));
  expect(new Set(hosts).size).toBe(1);
});

test('a database that was released builds nothing until a host comes, which takes up what was left @host.release', async () => {
  database = await postgres.open();
  await requestNow(db());
  expect((await claimDue(db(), TEST_HOST))?.claimedBy).toBe(TEST_HOST);
  expect(await releaseHost(db())).toBe(TEST_HOST);
  expect(await db().select({ state: publications.state }).from(publications)).toEqual([
    { state: 'requested' },
  ]);
  expect(await claimDue(db(), TEST_HOST)).toBeUndefined();
  expect(await releaseHost(db())).toBeUndefined();
  expect(await claimHost(db(), 'server:new')).toBe('server:new');
  expect((await claimDue(db(), 'server:new'))?.claimedBy).toBe('server:new');
});

test('only the claimer takes a build back, unless the database changes hands', async () => {
  database = await postgres.open();
  await requestNow(db());
  await claimDue(db(), TEST_HOST);
  expect(await takeBackBuilding(db(), 'server:other')).toBe(0);
  await replaceHost(db(), TEST_HOST);
  expect(await db().$count(publications, sql`state = 'building'`)).toBe(1);
  await replaceHost(db(), 'server:other');
  expect(await db().$count(publications, sql`state = 'building'`)).toBe(0);
  await requestNow(db());
  await claimDue(db(), 'server:other');
  expect(await takeBackBuilding(db(), 'server:other')).toBe(1);
});
