/** What is no whole backup, or no place for one, is refused, and nothing is changed by it. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest';
import { listForeign } from '#db/backup/tables.ts';
import type { Database } from '#db/client.ts';
import { isMigrated } from '#db/migration-state.ts';
import { replaceHost } from '#db/queries/change-host.ts';
import { HEADER, headerOf, VERSION } from '#local/backup/format.ts';
import { takeBackup } from '#local/backup/take-backup.ts';
import { ArchiveWriter } from '#local/backup/write-archive.ts';
import { fillDataFolder } from '../../support/backed-up-folder.ts';
import { postgres, type TestDatabase } from '../../support/backends.ts';
import { dumpKept, entriesOf, fillShop, restoreInto } from '../../support/backup.ts';
import { dump } from '../../support/dump.ts';
import { addCategory } from '../../support/rows.ts';

let folder: string;
let source: TestDatabase;
let file: string;
/** A shop that is there already; undefined once a restore was let through. */
let target: TestDatabase | undefined;
const HOST = 'server:here';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-refused-'));
  file = path.join(folder, 'shop.tar.gz');
  source = await postgres.open();
  await fillShop(source.connection.db);
  await fillDataFolder(path.join(folder, 'source'));
  await takeBackup(file, {
    db: source.connection.db,
    dataFolder: path.join(folder, 'source'),
    now: new Date(),
  });
});
afterAll(async () => {
  await closeTarget();
  await source.close();
  await rm(folder, { recursive: true });
});

/** A shop that is there already, of this host. What is refused leaves it for the next test. */
beforeEach(async () => {
  if (target) return;
  target = await postgres.open();
  await replaceHost(db(), HOST);
  await addCategory(db(), { name: 'Here before' });
  await mkdir(path.join(folder, 'data/blobs'), { recursive: true });
  await writeFile(path.join(folder, 'data/blobs/here-before'), 'an image');
});

function db(): Database {
  if (!target) throw new Error('The database is not open');
  return target.connection.db;
}

/** For tests that change the shop. */
async function closeTarget(): Promise<void> {
  await target?.close();
  target = undefined;
  await rm(path.join(folder, 'data'), { recursive: true, force: true });
}

const restore = (from: string, replace = true) =>
  restoreInto(from, db(), { dataFolder: path.join(folder, 'data'), host: HOST, replace });

async function expectRefused(from: string, words: RegExp, replace = true): Promise<void> {
  const before = await dump(db());
  const refusing = restore(from, replace);
  await expect(refusing).rejects.toThrow(words);
  await expect(refusing).rejects.toThrow(/\. Nothing was changed\.$/);
  expect(await dump(db())).toEqual(before);
  expect(await readdir(path.join(folder, 'data'))).toEqual(['blobs']);
  expect(await readdir(path.join(folder, 'data/blobs'))).toEqual(['here-before']);
}

const NOT_WHOLE = /is no whole backup: it is damaged, cut off, or something else/;

describe('a file', () => {
  test.each([0, 1, 100, 0.5, -9, -1])('that is cut off at %d is refused', async (at) => {
    const whole = await readFile(file);
    const part = whole.subarray(0, Number.isInteger(at) ? at : Math.floor(whole.length * at));
    await expectRefused(await spoiled(part), NOT_WHOLE);
  });

  test('in which one byte was changed is refused, wherever @backup.restore', async () => {
    const whole = await readFile(file);
    for (const part of [0.2, 0.5, 0.9]) {
      const changed = Buffer.from(whole);
      const at = Math.floor(whole.length * part);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expectRefused(await spoiled(changed), NOT_WHOLE);
    }
  });

  test('of the first format, with an end of its own, is taken @backup.restore', async () => {
    const name = path.join(folder, 'first.tar.gz');
    const archive = new ArchiveWriter(name);
    for (const { name: entry, bytes } of await entriesOf(file)) {
      const content = bytes.toString().replace(/"version":\d+/, '"version":1');
      await archive.add(entry, entry === HEADER ? content : bytes);
    }
    await archive.add('end.json', JSON.stringify({ rows: {}, files: 0, images: 0, sha256: 'x' }));
    await archive.finish();
    onTestFinished(closeTarget);
    await restore(name);
    expect(await dumpKept(db())).toEqual(await dumpKept(source.connection.db));
  });

  test('that is something else, or is not there, is refused', async () => {
    await expectRefused(await spoiled(Buffer.from('hello')), NOT_WHOLE);
    await expectRefused(path.join(folder, 'nothing.tar.gz'), /cannot be read: its path does not/);
    await expectRefused(folder, /cannot be read: it is a folder/);
    const other = new ArchiveWriter(path.join(folder, 'other.tar.gz'));
    await other.add('hello.txt', 'hello');
    await other.finish();
    await expectRefused(path.join(folder, 'other.tar.gz'), /is no backup of this shop/);
  });

  test.each([
    ['a later format', { ...headerOf('0005_filed_mails', new Date()), version: VERSION + 1 }],
    ['a later migration', headerOf('9999_to_come', new Date())],
  ])('of %s is refused', async (_what, header) => {
    const name = path.join(folder, 'later.tar.gz');
    const archive = new ArchiveWriter(name);
    await archive.add(HEADER, JSON.stringify(header));
    await archive.finish();
    await expectRefused(name, /made by a newer version of this project: update it first/);
  });

  test.each(['data/../outside', 'data/host-id', 'data//etc/passwd', 'data/blobs/a\\..\\b'])(
    'with the file %s is refused',
    async (name) => {
      const strange = path.join(folder, 'strange.tar.gz');
      const archive = new ArchiveWriter(strange);
      await archive.add(HEADER, JSON.stringify(headerOf('0005_filed_mails', new Date())));
      await archive.add(name, 'x');
      await archive.finish();
      await expectRefused(strange, /holds a file that is none of a shop's/);
      expect(existsSync(path.join(folder, 'outside'))).toBe(false);
    },
  );

  test.each([
    ['one of its tables', 'tables/categories/', /holds none of the \d+ rows of "categories"/],
    [
      'some rows of a table',
      'tables/rental_items/000001',
      /holds \d+ of the \d+ rows of "rental_i/,
    ],
  ])('without %s says which @backup.restore', async (_what, left, words) => {
    const archive = new ArchiveWriter(path.join(folder, 'lacking.tar.gz'));
    for (const { name, bytes } of await entriesOf(file))
      if (!name.startsWith(left)) await archive.add(name, bytes);
    await archive.finish();
    await expectRefused(path.join(folder, 'lacking.tar.gz'), words);
  });

  test('with a row that breaks a rule changes nothing, though all before it fits @backup.restore', async () => {
    const name = path.join(folder, 'broken-rule.tar.gz');
    const archive = new ArchiveWriter(name);
    for (const { name: entry, bytes } of await entriesOf(file)) {
      await archive.add(entry, bytes);
      if (!entry.startsWith('tables/staff/')) continue;
      await archive.add('tables/staff/000002.jsonl', bytes);
    }
    await archive.finish();
    // Without the rows, which are nobody else's business.
    await expectRefused(
      name,
      /^The rows of "staff" in \S+ cannot be stored \(23505\)\. Nothing was changed\.$/,
    );
  });
});

async function spoiled(content: Uint8Array): Promise<string> {
  const name = path.join(folder, 'spoiled.tar.gz');
  await writeFile(name, content);
  return name;
}

describe('a database', () => {
  afterEach(closeTarget);

  test('with a shop is refused, unless it is to be replaced @backup.replace', async () => {
    await expectRefused(file, /holds a shop already.* add --replace/, false);
    await restore(file);
    expect(await dumpKept(db())).toEqual(await dumpKept(source.connection.db));
    expect(await readdir(path.join(folder, 'data/blobs'))).toEqual(['entries']);
    expect((await readdir(path.join(folder, 'data'))).toSorted()).toEqual([
      'auth-secret',
      'blobs',
      'mail',
      // Until the shop was open.
      'replaced',
    ]);
  });

  test('and its files stay as they are when one of them cannot take its place', async () => {
    // In place of the folder of mails, a link to a disk that is not there. Images come before it.
    await symlink(path.join(folder, 'no-disk'), path.join(folder, 'data/mail'), 'junction');
    const before = await dump(db());
    await expect(restore(file)).rejects.toThrow(
      /of that name in its path\. Nothing was changed\.$/,
    );
    expect(await dump(db())).toEqual(before);
    expect((await readdir(path.join(folder, 'data'))).toSorted()).toEqual(['blobs', 'mail']);
    expect(await readdir(path.join(folder, 'data/blobs'))).toEqual(['here-before']);
  });

  test('that only has tables is none with a shop', async () => {
    await db().execute(sql`delete from categories`);
    await restore(file, false);
    expect(await dumpKept(db())).toEqual(await dumpKept(source.connection.db));
  });

  test('of another host is refused, whatever is said @backup.replace', async () => {
    await replaceHost(db(), 'netlify:live');
    await expectRefused(
      file,
      /belongs to a host \(the site live on Netlify\) .* run "npm run db:release"/,
    );
  });

  test('that holds something else is refused, whatever is said', async () => {
    await db().execute(sql`create table somebody_elses (id int)`);
    await expectRefused(file, /holds what is not of this shop.* \(somebody_elses\)/);
  });

  test('that is replaced keeps nothing of what was there', async () => {
    await db().execute(sql`alter table categories add column former text`);
    await restore(file);
    expect(await isMigrated(db())).toBe(true);
    expect(await dumpKept(db())).toEqual(await dumpKept(source.connection.db));
    expect(await listForeign(db())).toEqual([]);
  });
});
