/** A backup, taken and restored with either driver, brings every row and file back. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  readRows,
  readSequences,
  setTextFormat,
  writeRows,
  writeSequences,
} from '#db/backup/rows.ts';
import { dropShop, LEFT_OUT, listTables, type Table } from '#db/backup/tables.ts';
import type { Database } from '#db/client.ts';
import { migrateWithin } from '#db/migrate.ts';
import { isMigrated } from '#db/migration-state.ts';
import { readHost } from '#db/queries/host.ts';
import { onlyRow, rowsOf } from '#db/queries/rows.ts';
import { publications, staffSessions } from '#db/schema.ts';
import { takeBackup } from '#local/backup/take-backup.ts';
import { BACKENDS, type Backend, type TestDatabase } from '../../support/backends.ts';
import {
  addRowBeforeRule,
  AWKWARD,
  dumpKept,
  fillDataFolder,
  fillShop,
  keptFiles,
  restoreInto,
} from '../../support/backup.ts';
import { TEST_HOST } from '../../support/host.ts';

const [postgres, neon] = BACKENDS as [Backend, Backend];

let folder: string;
let opened: TestDatabase[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-backup-'));
  opened = [];
});
afterEach(async () => {
  for (const database of opened) await database.close();
  await rm(folder, { recursive: true });
});

/** Migrated, and without rows. */
async function open(backend: Backend): Promise<Database> {
  const database = await backend.open();
  opened.push(database);
  return database.connection.db;
}

const inFolder = (...names: string[]) => path.join(folder, ...names);
const now = new Date();
/** What others than this user may do with a backup; Windows does not say. */
const OTHERS = process.platform === 'win32' ? 0o066 : 0;

describe.each([
  { from: postgres, to: neon },
  { from: neon, to: postgres },
])('from $from.name to $to.name', ({ from, to }) => {
  test('every row and every file is there again, and nobody is its host or signed in @backup.take @backup.after', async () => {
    const source = await open(from);
    await fillShop(source);
    await addRowBeforeRule(source);
    await fillDataFolder(inFolder('old'));
    const file = inFolder('shop.tar.gz');
    const contents = await takeBackup(file, { db: source, dataFolder: inFolder('old'), now });
    expect(contents.images).toBe(1);
    expect((await stat(file)).mode & 0o077).toBe(OTHERS);

    const [target, newest] = [await open(to), await open(postgres)];
    const restored = await restoreInto(file, target, {
      dataFolder: inFolder('new'),
      host: TEST_HOST,
    });
    expect(restored).toMatchObject({ ...contents, hasSecret: true, madeAt: now.toISOString() });
    expect(await dumpKept(target)).toEqual(await dumpKept(source));
    expect(await isMigrated(target)).toBe(true);
    expect(await rulesOf(target)).toEqual(await rulesOf(newest));
    expect(await readHost(source)).toBe(TEST_HOST);
    expect(await readHost(target)).toBeUndefined();
    expect(await source.$count(staffSessions)).toBe(1);
    expect(await target.$count(staffSessions)).toBe(0);
    // What the old host was building is asked for again.
    const states = await target.select({ state: publications.state }).from(publications);
    expect(states.map(({ state }) => state).toSorted()).toEqual(['live', 'requested']);
    const files = keptFiles(inFolder('new'));
    expect(files).toEqual(keptFiles(inFolder('old')));
    expect(Object.keys(files).length).toBe(contents.files);
    expect((await readdir(inFolder('new'))).toSorted()).toEqual(['auth-secret', 'blobs', 'mail']);
  });
});

/** @returns every constraint, with whether the rows from before it were checked */
async function rulesOf(db: Database): Promise<string[]> {
  const found = await db.execute(sql`
    select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as rule
    from pg_constraint where connamespace = 'public'::regnamespace order by 1`);
  return rowsOf<{ rule: string }>(found).map(({ rule }) => rule);
}

describe.each([
  { from: postgres, to: neon },
  { from: neon, to: postgres },
])('of an older version, from $from.name to $to.name', ({ from, to }) => {
  test('gets what came later, and keeps all rows @backup.restore', async () => {
    const source = await open(from);
    await source.transaction(async (tx) => {
      await dropShop(tx);
      await migrateWithin(tx, '0005_filed_mails');
    });
    await fillOldShop(source);
    const before = await readAll(source, await listTables(source));
    await takeBackup(inFolder('old.tar.gz'), { db: source, dataFolder: undefined, now });

    const target = await open(to);
    const { migration } = await restoreInto(inFolder('old.tar.gz'), target, {
      dataFolder: folder,
      host: TEST_HOST,
    });
    expect(migration).toBe('0005_filed_mails');
    expect(await isMigrated(target)).toBe(true);
    expect(await readAll(target, (await listTables(source)).map(asOfToday))).toEqual(
      Object.fromEntries(
        Object.entries(before).map(([name, rows]) => [
          TODAY[name] ?? name,
          rows.map((row) => row.replace('lead-for-staff', 'inquiry-for-staff')),
        ]),
      ),
    );
    expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true);
  });
});

/** Names of 0005 that 0013 changed. */
const TODAY: Record<string, string> = {
  leads: 'inquiries',
  lead_lines: 'inquiry_lines',
  lead_id: 'inquiry_id',
};

/** @returns a table of 0005 under its names of today */
function asOfToday({ name, columns }: Table): Table {
  return {
    name: TODAY[name] ?? name,
    columns: columns.map((column) => ({ ...column, name: TODAY[column.name] ?? column.name })),
  };
}

/** Columns as they were at 0005. */
async function fillOldShop(db: Database): Promise<void> {
  const statements = [
    `insert into categories (id, name, slug) values ('00000000-0000-4000-8000-000000000001', 'Chairs', 'chairs')`,
    `insert into rental_items (name, slug, category_id, price) select 'Chair ' || n, 'chair-' || n,
       '00000000-0000-4000-8000-000000000001', n::text from generate_series(1, 250) n`,
    `insert into service_packages (name, slug, service_type, starting_price) values ('Classic', 'classic', 'photo_booth', 450)`,
    `insert into media (url, width, height) values ('/media/x.jpg', 10, 10)`,
    `insert into leads (id, reference, name, email, phone, event_date, event_location, message, idempotency_key, body_hash)
       values ('00000000-0000-4000-8000-000000000002', 'WD-23456', 'Ada', 'ada@example.com', '313', '2027-06-12', 'Detroit', 'Hello', 'k', 'h')`,
    `insert into lead_lines (lead_id, position, item_id, name, quantity, price)
       values ('00000000-0000-4000-8000-000000000002', 0, 'x', 'Chair', 2, '1')`,
    `insert into outbox (kind, dedupe_key, lead_id) values ('lead-for-staff', 'k', '00000000-0000-4000-8000-000000000002')`,
    `insert into publications (state) values ('live')`,
    `insert into redirects (from_path, to_path) values ('/a', '/b')`,
    `insert into staff (id, name, email, role) values ('s', 'Owner', 'owner@example.com', 'owner')`,
    `insert into staff_accounts (id, user_id, account_id, provider_id, password) values ('a', 's', 's', 'credential', 'hash')`,
    `insert into staff_two_factors (id, user_id, secret, backup_codes) values ('t', 's', 'x', 'y')`,
    `insert into staff_invitations (email, role, token_hash, expires_at) values ('x@example.com', 'editor', 'h', now())`,
  ];
  for (const statement of statements) await db.execute(sql.raw(statement));
}

/** @returns the rows of tables, of the columns that these have */
async function readAll(db: Database, tables: Table[]): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await setTextFormat(tx);
    const all: Record<string, string[]> = {};
    for (const table of tables.filter(({ name }) => !LEFT_OUT.includes(name))) {
      const rows = [];
      for await (const lines of readRows(tx, table)) rows.push(...lines);
      all[table.name] = rows.toSorted();
    }
    return all;
  });
}

const KINDS = sql`create table kinds (
  id bigint generated always as identity (start with 5) primary key,
  whole bigint, exact numeric(30, 10), rough double precision, real real,
  bytes bytea, texts text[], times timestamptz[], grid int[][],
  at timestamptz, local timestamp, day date, clock time, span interval,
  words json, tree jsonb, yes boolean, letters char(3))`;

test.each([
  { from: postgres, to: neon },
  { from: neon, to: postgres },
])('every type is exact, from $from.name to $to.name', async ({ from, to }) => {
  const [source, target] = [await open(from), await open(to)];
  await source.execute(sql`set timezone to 'Asia/Kathmandu'`);
  await source.execute(KINDS);
  await target.execute(KINDS);
  const rows = [
    sql`9007199254740993, 12345678901234567890.0123456789, 0.1::float8 + 0.2, 1e-7::real,
        '\\x00ff0a', array['', null, ${AWKWARD}]::text[], array['2026-03-08 02:30:00.123456-05']::timestamptz[],
        '{{1,2},{3,4}}', '2026-11-01 01:30:00.000001-04', '0044-03-15 00:00 BC', 'infinity', '23:59:59.999999',
        '1 year 2 days -03:04:05.678', '{"b": 1,   "a": [2]}', 'null', true, 'x'`,
    sql`null, 'NaN', '-Infinity', 'NaN', '', '{}', null, null, '-infinity', null, null, null, null, 'null', '{"a": null}',
        false, null`,
  ];
  const names = sql.raw(
    'whole, exact, rough, real, bytes, texts, times, grid, at, local, day, clock, span, words, tree, yes, letters',
  );
  for (const row of rows) {
    await source.execute(sql`insert into kinds (${names}) values (${row})`);
  }
  const table = (await listTables(source)).find(({ name }) => name === 'kinds');
  if (!table) throw new Error('The table is not listed');
  const { lines, sequences } = await source.transaction(async (tx) => {
    await setTextFormat(tx);
    const read = [];
    for await (const some of readRows(tx, table)) read.push(...some);
    return { lines: read, sequences: await readSequences(tx) };
  });
  await target.transaction(async (tx) => {
    await setTextFormat(tx);
    const columns = table.columns.map(({ name }) => name);
    await writeRows(tx, table, columns, lines);
    await writeSequences(tx, sequences);
  });

  expect(lines).toHaveLength(2);
  const [before, after] = [await dumpKept(source), await dumpKept(target)];
  expect(after).toEqual(before);
  const isNull = sql`select words is null as words, tree is null as tree from kinds order by id`;
  expect(rowsOf(await target.execute(isNull))).toEqual([
    { words: false, tree: false },
    { words: false, tree: false },
  ]);
  const next = await target.execute(sql`insert into kinds (yes) values (true) returning id::text`);
  expect(onlyRow(rowsOf<{ id: string }>(next)).id).toBe('7');
});
