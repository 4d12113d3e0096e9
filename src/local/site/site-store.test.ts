import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteStore } from './site-store.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'woodward-sites-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function build(store: SiteStore, key: string): Promise<void> {
  const written = store.newFolder();
  mkdirSync(written);
  writeFileSync(path.join(written, 'index.html'), key);
  await store.publish(written, key);
  await store.prune();
}

test('serves nothing before the first build', async () => {
  const store = await SiteStore.open(folder);
  expect(store.folders).toEqual([]);
  expect(store.sites).toEqual([]);
});

test('serves the newest site, also after opening anew', async () => {
  const store = await SiteStore.open(folder);
  await build(store, 'a');
  await build(store, 'b');
  const again = await SiteStore.open(folder);
  expect(again.sites[0]?.key).toBe('b');
  expect(again.folders).toEqual(store.folders);
  expect(again.folders).toHaveLength(2);
});

test('keeps ten sites, and serves files of all', async () => {
  const store = await SiteStore.open(folder);
  for (const key of 'abcdefghijk') await build(store, key);
  expect(store.sites).toHaveLength(10);
  expect(store.folders).toHaveLength(10);
  expect(store.folders.map((each) => path.basename(each))).toEqual(store.sites.map(({ id }) => id));
  expect(store.folderOf(store.sites[9]?.id ?? '')).toBe(store.folders[9]);
  expect(store.folderOf('..')).toBeUndefined();
  expect(await store.reuse('a')).toBe(false);
  expect(readdirSync(folder)).toHaveLength(11);
});

test('goes back to a kept site', async () => {
  const store = await SiteStore.open(folder);
  await build(store, 'a');
  await build(store, 'b');
  expect(await store.reuse('a')).toBe(true);
  const again = await SiteStore.open(folder);
  expect(again.sites[0]?.key).toBe('a');
  expect(again.folders).toHaveLength(2);
});

test('restores a site and holds it until the next is published @publish.previous', async () => {
  const store = await SiteStore.open(folder);
  await build(store, 'a');
  await build(store, 'b');
  const [, first] = store.sites;
  expect(await store.restore('no-such-site')).toBe(false);
  expect(await store.restore(first?.id ?? '')).toBe(true);
  expect((await SiteStore.open(folder)).sites[0]).toMatchObject({ key: 'a', held: true });
  await build(store, 'c');
  expect(store.sites.map(({ key, held }) => [key, held])).toEqual([
    ['c', undefined],
    ['a', undefined],
    ['b', undefined],
  ]);
});

test('a restored site is held no more once it is what is published', async () => {
  const store = await SiteStore.open(folder);
  await build(store, 'a');
  await build(store, 'b');
  const [, first] = store.sites;
  await store.restore(first?.id ?? '');
  expect(await store.reuse('a')).toBe(true);
  expect((await SiteStore.open(folder)).sites.map(({ key, held }) => [key, held])).toEqual([
    ['a', undefined],
    ['b', undefined],
  ]);
});

test('removes what a killed build left and skips a site that is gone', async () => {
  const store = await SiteStore.open(folder);
  await build(store, 'a');
  await build(store, 'b');
  const leftover = store.newFolder();
  mkdirSync(leftover);
  const [newest] = store.folders;
  rmSync(newest ?? '', { recursive: true });
  const again = await SiteStore.open(folder);
  expect(existsSync(leftover)).toBe(false);
  expect(again.sites[0]?.key).toBe('a');
});
