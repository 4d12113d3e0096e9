/** A backup, taken and restored with either driver, brings every row and file back. */
import { readdir, stat } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  readRows,
  readSequences,
  setTextFormat,
  writeRows,
  writeSequences,
} from '#db/backup/rows.ts';
import { listTables } from '#db/backup/tables.ts';
import type { Database } from '#db/client.ts';
import { isMigrated } from '#db/migration-state.ts';
import { readHost } from '#db/queries/host.ts';
import { onlyRow, rowsOf } from '#db/queries/rows.ts';
import { publications, staffSessions } from '#db/schema.ts';
import { takeBackup } from '#local/backup/take-backup.ts';
import { fillDataFolder, keptFiles } from '../../support/backed-up-folder.ts';
import { BACKENDS, type Backend } from '../../support/backends.ts';
import { useBackupFolder } from '../../support/backup-folder.ts';
import {
  addRowBeforeRule,
  AWKWARD,
  dumpKept,
  fillShop,
  restoreInto,
} from '../../support/backup.ts';
import { TEST_HOST } from '../../support/host.ts';

const [postgres, neon] = BACKENDS as [Backend, Backend];

const { inFolder, open } = useBackupFolder();
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
    const kept = await dumpKept(source);
    expect(Object.keys(kept).filter((name) => kept[name]?.length === 0)).toEqual([]);
    expect(await dumpKept(target)).toEqual(kept);
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
