/** `npm run backup` and `npm run restore`, as programs: what they say. */
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { releaseHost, replaceHost } from '#db/queries/change-host.ts';
import { categories, media, rentalItems } from '#db/schema.ts';
import { fromArchive } from '#local/backup/data-files.ts';
import { hostInWords } from '#server/base/this-host.ts';
import { uploadedImagePath } from '#site/paths.ts';
import { fillDataFolder } from '../../support/backed-up-folder.ts';
import { postgres, type TestDatabase } from '../../support/backends.ts';
import { dumpKept, fillShop } from '../../support/backup.ts';
import { TEST_HOST } from '../../support/host.ts';
import { addCategory, addItem } from '../../support/rows.ts';
import { runProgram } from '../../support/run-program.ts';

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
const inFolder = (...names: string[]) => path.join(folder, ...names);

beforeAll(async () => {
  source = await postgres.open();
  await fillShop(source.connection.db);
});
afterAll(() => source.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-commands-'));
  target = await postgres.open();
  await releaseHost(target.connection.db);
  await fillDataFolder(inFolder('source'));
  await replaceHost(source.connection.db, 'server:of the old host');
});
afterEach(async () => {
  await target.close();
  await rm(folder, { recursive: true });
});

const backup = (variables: Record<string, string> = {}, options: string[] = []) =>
  runProgram('backup', { DATABASE_URL: source.url, DATA_DIR: inFolder('source'), ...variables }, [
    inFolder('shop.tar.gz'),
    ...options,
  ]);
const restore = (variables: Record<string, string> = {}, options: string[] = []) =>
  runProgram('restore', { DATABASE_URL: target.url, DATA_DIR: inFolder('target'), ...variables }, [
    inFolder('shop.tar.gz'),
    ...options,
  ]);

test('one says what the file holds, the other what was restored', async () => {
  const taken = await backup();
  expect([taken.code, taken.stderr]).toEqual([0, '']);
  const words =
    '102 rental items, 14 categories, 8 packages, 1 request, 1 person of the staff and 1 uploaded image';
  expect(taken.stdout).toContain(`${inFolder('shop.tar.gz')} holds ${words}.`);

  const restored = await restore();
  expect([restored.code, restored.stderr]).toEqual([0, '']);
  expect(restored.stdout).toContain(`: ${words}. Everybody signs in anew;`);
  expect(await dumpKept(target.connection.db)).toEqual(await dumpKept(source.connection.db));
  const kept = await readdir(inFolder('target'));
  expect(kept).toEqual(expect.arrayContaining(['auth-secret', 'blobs', 'mail']));
});

test('a folder that was not there is made, which is said once @backup.take', async () => {
  const folderOf = () => inFolder('not', 'there', 'yet');
  const variables = { DATABASE_URL: source.url, DATA_DIR: inFolder('source') };
  const take = () => runProgram('backup', variables, [path.join(folderOf(), 'shop.tar.gz')]);
  const said = `The folder ${folderOf()} was not there, and was made for it.`;
  expect((await take()).stdout).toContain(said);
  expect((await stat(folderOf())).mode & 0o777).toBe(0o700);
  expect((await take()).stdout).not.toContain('was not there');
});

test('of a database of another host, files are no part: that fails, unless it is asked for @backup.complete', async () => {
  await replaceHost(source.connection.db, TEST_HOST);
  const { code, stdout, stderr } = await backup();
  expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
  expect(stdout).toContain('0 uploaded images');
  expect(stderr).toContain(`not that of the database's host (${hostInWords(TEST_HOST)})`);
  const asked = await backup({}, ['--incomplete']);
  expect(asked.code).toBe(0);
  expect(asked.stderr).toContain('NOT in it');
});

test('of a database without a host, as after a release or a restore, files are a part @backup.complete', async () => {
  await releaseHost(source.connection.db);
  const { code, stdout } = await backup();
  expect(code).toBe(0);
  expect(stdout).toContain('and 1 uploaded image.');
});

test('that lacks an image which an item shows says so and fails, and so does its restore @backup.complete @backup.restore', async () => {
  const { db } = source.connection;
  const url = uploadedImagePath('c'.repeat(64));
  await db.insert(media).values({ url, width: 1, height: 1 });
  const category = await addCategory(db, { name: 'With an upload' });
  const id = await addItem(db, category, { images: [url] });
  const { code, stderr } = await backup();
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^1 uploaded image that the shop uses: not in this data folder, or damaged there, so NOT in it\./,
  );
  // Of another content than its name says.
  await writeFile(
    inFolder('source', fromArchive(`blobs/entries/local/site%3Amedia/${'c'.repeat(64)}`)),
    'damaged',
  );
  const asked = await backup({}, ['--incomplete']);
  expect([asked.code, asked.stderr]).toEqual([0, expect.stringContaining('or damaged there')]);
  const refused = await restore();
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('add --incomplete')]);
  const restored = await restore({}, ['--incomplete']);
  expect([restored.code, restored.stderr]).toEqual([
    0,
    expect.stringMatching(/^1 uploaded image that the shop uses: .* NOT restored\.$/m),
  ]);
  await db.delete(rentalItems).where(eq(rentalItems.id, id));
  await db.delete(categories).where(eq(categories.id, category));
  await db.delete(media).where(eq(media.url, url));
});

test('a secret of the environment is not in the file, and both say so', async () => {
  const AUTH_SECRET = 'a secret of the environment, which is long';
  await rm(inFolder('source/auth-secret'));
  expect((await backup({ AUTH_SECRET })).stdout).toContain('AUTH_SECRET is set and is not in it');
  expect((await restore()).stderr).toContain('set the same');
});

test('a secret of the file is not what the environment says, and that is told', async () => {
  await backup();
  const restored = await restore({ AUTH_SECRET: 'a secret of the environment, which is long' });
  expect(restored.stderr).toContain('start without AUTH_SECRET');
});

test('what cannot be done ends with one sentence', async () => {
  const sentence = async (program: string, variables: Record<string, string>, args: string[]) => {
    const { code, stderr } = await runProgram(program, variables, args);
    expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
    return stderr;
  };
  await writeFile(inFolder('a-file'), '');
  const here = { DATABASE_URL: source.url, DATA_DIR: inFolder('source') };
  const nowhere = { DATA_DIR: inFolder('nowhere') };
  const elsewhere = { DATA_DIR: inFolder('elsewhere') };
  const said = await Promise.all([
    sentence('backup', here, ['notes.txt']),
    sentence('backup', here, ['--all']),
    sentence('backup', here, [inFolder('a-file', 'x.tar.gz')]),
    sentence('backup', nowhere, []),
    sentence('restore', nowhere, []),
    sentence('restore', elsewhere, [inFolder('x.tar.gz')]),
  ]);
  const words = [
    'The name of a backup ends in .tar.gz, and notes.txt does not.',
    'Usage: npm run backup',
    'x.tar.gz cannot be written: there is a file of that name in its path',
    'There is no shop in',
    'Usage: npm run restore',
    'cannot be read',
  ];
  expect(said).toEqual(words.map((each) => expect.stringContaining(each) as string));
  expect(await readdir(folder)).not.toContain('x.tar.gz');
});
