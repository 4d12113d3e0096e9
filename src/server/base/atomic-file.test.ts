import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFileAtomic } from './atomic-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-atomic-'));
});
afterEach(() => rm(folder, { recursive: true }));

test("replaces a file's content", async () => {
  const file = path.join(folder, 'list.json');
  await writeFile(file, 'the old one, which is longer');
  await writeFileAtomic(file, 'the new one');
  expect(await readFile(file, 'utf8')).toBe('the new one');
  expect(await readdir(folder)).toEqual(['list.json']);
});

test('leaves nothing behind when the file cannot be replaced', async () => {
  // Occupies the file's name with a folder.
  const taken = path.join(folder, 'taken');
  await mkdir(path.join(taken, 'inside'), { recursive: true });
  await expect(writeFileAtomic(taken, 'the new one')).rejects.toThrow(taken);
  expect(await readdir(folder)).toEqual(['taken']);
  expect(await readdir(taken)).toEqual(['inside']);
});
