/** Backups that are taken while the shop goes on, and what gives none. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#db/client.ts';
import { rowsOf } from '#db/queries/rows.ts';
import { dataFiles } from '#local/backup/data-files.ts';
import { takeBackup } from '#local/backup/take-backup.ts';
import { fillDataFolder } from '../../support/backed-up-folder.ts';
import { postgres, useDatabase } from '../../support/backends.ts';
import { entriesOf } from '../../support/backup.ts';
import { limit } from '../../support/limits/limit.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const now = new Date();
let folder: string;
const inFolder = (...names: string[]) => path.join(folder, ...names);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-backup-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a backup that fails on the way leaves the one before as it was', async () => {
  const file = inFolder('kept.tar.gz');
  await writeFile(file, 'the one before');
  // A folder where a file is expected to be: known after the tables are written.
  await mkdir(inFolder('data', 'auth-secret'), { recursive: true });
  const taking = takeBackup(file, { db: db(), dataFolder: inFolder('data'), now });
  await expect(taking).rejects.toThrow(/EISDIR/);
  expect(await readFile(file, 'utf8')).toBe('the one before');
  expect((await readdir(folder)).filter((each) => each.endsWith('.tmp'))).toEqual([]);
});

test('requests that wait are read before the tables, images after them @backup.take', async () => {
  await fillDataFolder(inFolder('old'));
  const names = async (part: 'spool' | 'rest') =>
    (await Array.fromAsync(dataFiles(inFolder('old'), part))).map(({ name }) => name);
  const spool = await names('spool');
  expect(spool.filter((name) => name.startsWith('blobs/entries/'))).toEqual([
    'blobs/entries/local/site%3Ainquiry-spool/waiting/ab12',
  ]);
  const rest = await names('rest');
  expect(rest).toContain('blobs/entries/local/site%3Amedia/0123abcd');
  expect(rest.filter((name) => spool.includes(name))).toEqual([]);

  const file = inFolder('shop.tar.gz');
  await takeBackup(file, { db: db(), dataFolder: inFolder('old'), now });
  const entries = (await entriesOf(file)).map(({ name }) => name);
  expect(entries).toEqual([
    'backup.json',
    ...spool.map((name) => `data/${name}`),
    'rows.json',
    'sequences.json',
    ...rest.map((name) => `data/${name}`),
  ]);
});

test('a request that comes while tables are read is in none of them', async () => {
  const lines = [{ itemId: 'x', name: 'Chair', quantity: 20, price: '$8.50' }];
  const file = inFolder('shop.tar.gz');
  const read = db().transaction(async (tx) => {
    // Of the two tables of a request, the one that is read last.
    await tx.execute(sql`lock table inquiry_lines in access exclusive mode`);
    const taking = takeBackup(file, { db: db(), dataFolder: undefined, now });
    const waitsForLines = async () => {
      const waiting = await tx.execute(sql`
        select from pg_locks where not granted and relation = 'inquiry_lines'::regclass`);
      expect(rowsOf(waiting)).toHaveLength(1);
    };
    await vi.waitFor(waitsForLines, { timeout: limit(30_000) });
    await addInquiry(tx, {}, lines);
    return { taking };
  });
  const { rows } = await (await read).taking;
  expect(rows).not.toHaveProperty('inquiries');
  expect(rows).not.toHaveProperty('inquiry_lines');
  // The next backup has both.
  const next = await takeBackup(file, { db: db(), dataFolder: undefined, now });
  expect(next.rows).toMatchObject({ inquiries: 1, inquiry_lines: 1 });
});

test('a database without a shop, or of a newer version, gives no backup and no file', async () => {
  const take = (from: Database) =>
    takeBackup(inFolder('none.tar.gz'), { db: from, dataFolder: undefined, now });
  const empty = await postgres.open(true);
  await expect(take(empty.connection.db)).rejects.toThrow(/holds no shop/);
  await empty.close();
  const newer = await postgres.open();
  await newer.connection.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e15)`,
  );
  await expect(take(newer.connection.db)).rejects.toThrow(/of a newer version/);
  await newer.close();
  expect(await readdir(folder)).toEqual([]);
});
