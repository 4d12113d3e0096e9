import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeFolderInMemory } from './memory-folder.ts';

test('a folder for data is where TMPDIR says', async () => {
  const chosen = await mkdtemp(path.join(tmpdir(), 'woodward-chosen-'));
  vi.stubEnv('TMPDIR', chosen);
  expect(path.dirname(await makeFolderInMemory('woodward-test-'))).toBe(chosen);
  await rm(chosen, { recursive: true });
});
