import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { errorCode } from '../start-error.ts';
import { HEADER, headerOf } from './format.ts';
import { openArchive, verifyBackup } from './read-archive.ts';
import { ArchiveWriter } from './write-archive.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-archive-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a file deleted since it was listed is left out, and the backup is complete', async () => {
  const file = path.join(folder, 'shop.tar.gz');
  await writeFile(path.join(folder, 'here'), 'a mail');
  const archive = new ArchiveWriter(file);
  await archive.add(HEADER, JSON.stringify(headerOf('0005_filed_mails', new Date())));
  expect(await archive.addFile('data/mail/gone', path.join(folder, 'gone'))).toBe(false);
  expect(await archive.addFile('data/mail/here', path.join(folder, 'here'))).toBe(true);
  expect(await archive.finish()).toMatchObject({ files: 1 });

  const whole = await openArchive(file);
  const names: string[] = [];
  await verifyBackup(whole, ({ name }) => {
    names.push(name);
    return Promise.resolve(true);
  });
  await whole.handle.close();
  expect(names).toEqual([HEADER, 'data/mail/here']);
});

test('an unwritable file is reported before anything is read', () => {
  const file = path.join(folder, 'no-such-folder', 'shop.tar.gz');
  let failure: unknown;
  try {
    failure = new ArchiveWriter(file);
  } catch (error) {
    failure = error;
  }
  expect(errorCode(failure)).toBe('ENOENT');
});

test.skipIf(!existsSync('/dev/full'))('a full disk is reported', async () => {
  const writer = new ArchiveWriter(path.join(folder, 'shop.tar.gz'), '/dev/full');
  const fill = async () => {
    // Compressible data would not reach the disk before the end.
    for (let entry = 0; entry < 10; entry += 1) {
      await writer.add(`data/${entry}`, randomBytes(200_000));
    }
    await writer.finish();
  };
  const failure = await fill().catch((error: unknown) => error);
  expect(errorCode(failure)).toBe('ENOSPC');
});
