import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../project-root.ts';
import { assertNotInGit, defaultFile } from './target-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'woodward-target-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const NOW = new Date('2026-11-26T20:00:00Z');

test('without a name, a backup is written outside the project @backup.private', () => {
  const name = 'woodward-2026-11-26-200000.tar.gz';
  const inHome = path.join(homedir(), 'woodward-backups', name);
  expect(defaultFile(path.join(PROJECT_ROOT, '.data'), NOW)).toBe(inHome);
  expect(defaultFile('/data', NOW)).toBe(path.join('/data/backups', name));
});

test('a file that a commit could take is refused, one that Git ignores is not @backup.private', async () => {
  const file = path.join(folder, 'not-there-yet', 'shop.tar.gz');
  await assertNotInGit(file);
  execFileSync('git', ['init', '--quiet', folder]);
  await expect(assertNotInGit(file)).rejects.toThrow(/in a Git tree that does not ignore it/);
  writeFileSync(path.join(folder, '.gitignore'), '*.tar.gz\n');
  await assertNotInGit(file);
});

test('this project ignores backups @backup.private', async () => {
  await assertNotInGit(path.join(PROJECT_ROOT, 'shop.tar.gz'));
});
