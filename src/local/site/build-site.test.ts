import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from './build-site.ts';

test('a project in which builds cannot write is told by a sentence', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'woodward-root-'));
  await writeFile(path.join(root, '.cache'), 'a file in the place of the folder');
  const building = buildSite({
    root,
    outDir: path.join(root, 'dist'),
    cacheDir: 'cache',
    siteUrl: 'https://woodward.example',
    environment: {},
  });
  await expect(building).rejects.toThrow(
    /\.cache, where builds keep intermediate files, cannot be written: there is a file of that name/,
  );
  await rm(root, { recursive: true });
});
