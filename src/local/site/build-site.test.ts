import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildInto, buildSite } from './build-site.ts';
import { runHalf } from './run-half.ts';
import { SiteStore } from './site-store.ts';

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

const siteUrl = 'https://woodward.example';
const codeIn = (folder: string) => ({ key: '', folder, client: folder, renderer: folder });
const isLinux = process.platform === 'linux';

test('a page that does not fit on the disk is a sentence that says what to do @run.disk-full', async ({
  skip,
}) => {
  skip(!isLinux);
  const renderer = await mkdtemp(path.join(tmpdir(), 'woodward-renderer-'));
  // Writes to the device that is always full.
  await writeFile(
    path.join(renderer, 'prerender-entry.full.mjs'),
    `import { writeFileSync } from 'node:fs';
    export const readContent = () => writeFileSync('/dev/full', 'a page');`,
  );
  const order = {
    half: 'content',
    code: codeIn(renderer),
    outDir: renderer,
    previous: '',
    siteUrl,
  } as const;
  const root = path.resolve('.');
  const failure = await runHalf(order, { root, siteUrl, environment: process.env });
  expect(failure).toEqual({
    ok: false,
    problem:
      'The site could not be built: the server’s disk is full. Whoever looks after the server has to make room.',
  });
  await rm(renderer, { recursive: true });
});

test('a folder that no build may write is a failed build, with the folder in the log @run.disk-full', async ({
  skip,
}) => {
  skip(!isLinux);
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-store-'));
  const store = await SiteStore.open(folder);
  const source = {
    root: '/sys',
    cacheDir: folder,
    siteUrl,
    databaseUrl: 'postgres://localhost/x',
  };
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(await buildInto(store, source, {})).toEqual({
    ok: false,
    problem:
      'The site could not be built: the server may not read or write a file. Whoever looks after the server has to allow it.',
  });
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/^\/sys\/\.cache cannot be read or written: [a-z -]+\.$/)],
  ]);
  await rm(folder, { recursive: true });
});
