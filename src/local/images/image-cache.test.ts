import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ImageCache, type Image } from './image-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-images-'));
});
afterEach(() => rm(folder, { recursive: true }));

const image = (size: number) => () => Promise.resolve(new Uint8Array(size));
async function get(cache: ImageCache, name: string, make: () => Promise<Image>): Promise<Image> {
  const kept = await cache.find(name);
  if (kept) return kept;
  const made = await make();
  await cache.keep(name, made);
  return made;
}
const neverMade = () => Promise.reject(new Error('It was kept'));

async function folderSize(): Promise<{ bytes: number; files: number }> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map((name) => stat(path.join(folder, name))));
  return { bytes: sizes.reduce((sum, each) => sum + each.size, 0), files: names.length };
}

test('a caller who requests every size does not exceed the bounds @run.nightly', async () => {
  const cache = await ImageCache.open(folder, { bytes: 10_000, files: 100 });
  await Promise.all(
    Array.from({ length: 200 }, (_, index) => get(cache, `${index}.webp`, image(1_000))),
  );
  expect((await folderSize()).bytes).toBeLessThanOrEqual(10_000);
  for (let index = 0; index < 300; index += 1) await get(cache, `small ${index}.webp`, image(1));
  expect((await folderSize()).files).toBeLessThanOrEqual(100);
});

test('what is requested often stays, and evicted images are recreated', async () => {
  const cache = await ImageCache.open(folder, { bytes: 10_000, files: 100 });
  await get(cache, 'hero.webp', image(1_000));
  for (let index = 0; index < 50; index += 1) {
    await get(cache, `${index}.webp`, image(1_000));
    expect((await get(cache, 'hero.webp', neverMade)).byteLength).toBe(1_000);
  }
  expect((await get(cache, '0.webp', image(7))).byteLength).toBe(7);
});

test('files of an earlier run count, unfinished ones are removed', async () => {
  const before = await ImageCache.open(folder);
  for (const name of ['a.webp', 'b.webp', 'c.webp.tmp']) await get(before, name, image(600));
  await ImageCache.open(folder, { bytes: 1_000, files: 100 });
  expect(await folderSize()).toEqual({ bytes: 600, files: 1 });
});
