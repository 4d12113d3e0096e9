import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { errorCode, isFileProblem } from '../start-error.ts';
import { ArchiveWriter } from './write-archive.ts';

test('a file that cannot be written is said to be so, at whichever entry it is found out', async () => {
  const writer = new ArchiveWriter(path.join(tmpdir(), crypto.randomUUID(), 'shop.tar.gz'));
  const failures: unknown[] = [];
  for (const name of ['a', 'b', 'c']) {
    await writer.add(name, 'x'.repeat(100_000)).catch((error: unknown) => failures.push(error));
  }
  await writer.finish().catch((error: unknown) => failures.push(error));
  await writer.discard();
  expect(failures.length).toBeGreaterThan(0);
  expect(failures.map(errorCode)).toEqual(failures.map(() => 'ENOENT'));
  expect(failures.every(isFileProblem)).toBe(true);
});
