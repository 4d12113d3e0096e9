import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HEADER, headerOf } from './format.ts';
import { openArchive, verifyBackup } from './read-archive.ts';
import { ArchiveWriter } from './write-archive.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-archive-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a file that went since it was listed is left out, and the backup is whole', async () => {
  const file = path.join(folder, 'shop.tar.gz');
  await writeFile(path.join(folder, 'here'), 'a mail');
  const archive = new ArchiveWriter(file);
  await archive.add(HEADER, JSON.stringify(headerOf('0001_desk', new Date())));
  expect(await archive.addFile('data/mail/gone', path.join(folder, 'gone'))).toBe(false);
  expect(await archive.addFile('data/mail/here', path.join(folder, 'here'))).toBe(true);
  expect(await archive.finish()).toMatchObject({ files: 1 });

  const whole = await openArchive(file);
  const names: string[] = [];
  await verifyBackup(whole, ({ name }) => {
    names.push(name);
    return Promise.resolve();
  });
  await whole.handle.close();
  expect(names).toEqual([HEADER, 'data/mail/here']);
});
