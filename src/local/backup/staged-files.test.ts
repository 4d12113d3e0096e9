import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeLeftovers } from './settle-restore.ts';
import { StagedFiles } from './staged-files.ts';

const RESTORE = { id: '7b0f5f3e-96b1-4a39-9a7c-0c0a5b1f2d11', database: 'embedded' };
let folder: string;
const read = (name: string) => readFile(path.join(folder, name), 'utf8');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-staged-'));
  for (const name of ['blobs/old', 'site/old', 'auth-secret', 'host-id']) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `old ${name}`);
  }
});
afterEach(() => rm(folder, { recursive: true }));

async function staged(...names: string[]): Promise<StagedFiles> {
  const files = new StagedFiles(folder);
  await files.clear();
  for (const name of names) expect(await files.add(name, Buffer.from(`new ${name}`))).toBe(true);
  return files;
}

test('staged files replace the old ones, and the built site is removed', async () => {
  const files = await staged('data/blobs/new', 'data/mail/new', 'data/auth-secret');
  expect(await readdir(path.join(folder, 'blobs'))).toEqual(['old']);
  await files.swapIn(RESTORE);
  await files.complete();
  await files.removeReplaced();
  expect((await readdir(folder)).toSorted()).toEqual(['auth-secret', 'blobs', 'host-id', 'mail']);
  expect(await readdir(path.join(folder, 'blobs'))).toEqual(['new']);
  expect(await read('auth-secret')).toBe('new data/auth-secret');
  expect(await read('host-id')).toBe('old host-id');
  // Readable by this user only, like the backup; Windows has no such permissions.
  if (process.platform === 'win32') return;
  for (const name of ['auth-secret', 'blobs', 'blobs/new', 'mail', 'mail/new']) {
    expect((await stat(path.join(folder, name))).mode & 0o077, name).toBe(0);
  }
});

test('what was replaced stays until the shop is open, and goes then with all leftovers @backup.after', async () => {
  const files = await staged('data/blobs/new');
  await files.swapIn(RESTORE);
  expect(files.journal).toMatchObject(RESTORE);
  await files.complete();
  expect(files.journal).toBeUndefined();
  expect(await read('replaced/blobs/old')).toBe('old blobs/old');
  await staged('data/blobs/never-swapped');
  await writeFile(path.join(folder, 'restore.json.4711-1.tmp'), '{');
  await removeLeftovers(folder);
  expect((await readdir(folder)).toSorted()).toEqual(['auth-secret', 'blobs', 'host-id']);
});

test('undo restores everything', async () => {
  const files = await staged('data/blobs/new', 'data/mail/new', 'data/auth-secret');
  await files.swapIn(RESTORE);
  const { journal } = files;
  if (!journal) throw new Error('There is no journal');
  // As after a kill in the middle of it: once more.
  await files.undo(journal);
  await files.undo(journal);
  await files.removeReplaced();
  expect((await readdir(folder)).toSorted()).toEqual(['auth-secret', 'blobs', 'host-id', 'site']);
  expect(await read('blobs/old')).toBe('old blobs/old');
  expect(await read('site/old')).toBe('old site/old');
  expect(await read('auth-secret')).toBe('old auth-secret');
});

test('a backup without a secret keeps the existing one', async () => {
  const files = await staged('data/blobs/new');
  await files.swapIn(RESTORE);
  await files.complete();
  await files.removeReplaced();
  expect(await read('auth-secret')).toBe('old auth-secret');
});

test('leftovers of a killed restore are not part of the next one', async () => {
  await staged('data/blobs/of-the-first');
  const files = await staged('data/blobs/of-the-second');
  await files.swapIn(RESTORE);
  expect(await readdir(path.join(folder, 'blobs'))).toEqual(['of-the-second']);
});
