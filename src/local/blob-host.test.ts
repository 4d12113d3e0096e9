import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getStore } from '@netlify/blobs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withStore } from '#server/base/blob-store.ts';
import { startBlobs } from './blob-host.ts';
import type { Listener } from './http/listen.ts';

let folder: string;
let host: Listener;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'woodward-blobs-'));
  host = await startBlobs(folder);
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

test('stores, lists and deletes', async () => {
  const store = getStore('uploads');
  await store.set('images/chair', 'gold');
  expect(await store.get('images/chair')).toBe('gold');
  const { blobs } = await store.list({ prefix: 'images/' });
  expect(blobs.map(({ key }) => key)).toEqual(['images/chair']);
  await store.delete('images/chair');
  expect(await store.get('images/chair')).toBeNull();
});

test('keeps strong consistency and conditional writes', async () => {
  const store = getStore({ name: 'spool', consistency: 'strong' });
  expect(await store.set('a', '1', { onlyIfNew: true })).toMatchObject({ modified: true });
  expect(await store.set('a', '2', { onlyIfNew: true })).toMatchObject({ modified: false });
  expect(await store.get('a')).toBe('1');
});

test('keeps no metadata, and says so', async () => {
  const storing = getStore('uploads').set('chair', 'gold', { metadata: { width: 640 } });
  await expect(storing).rejects.toThrow('400');
});

test('says that it could not store a blob, and leaves nothing of it', async () => {
  const store = path.join(folder, 'entries/local/site:uploads');
  await getStore('uploads').set('first', 'here');
  // Occupies the blob's name with a folder.
  mkdirSync(path.join(store, 'second/inside'), { recursive: true });
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const storing = withStore('uploads', 1_000, (uploads) => uploads.set('second', 'x'));
  await expect(storing).rejects.toThrow('500');
  expect(written).toHaveBeenCalledWith(expect.stringContaining('"event":"blob-write"'));
  written.mockRestore();
  expect(readdirSync(store).toSorted()).toEqual(['first', 'second']);
});

test('keeps everything across a restart, except unfinished files', async () => {
  await getStore('uploads').set('kept', 'here');
  await host.close();
  for (const name of ['.k3j2h5g6f7d', 'cut.4711-1.tmp']) {
    writeFileSync(path.join(folder, 'entries/local/site:uploads', name), 'he');
  }
  host = await startBlobs(folder);
  const { blobs } = await getStore('uploads').list();
  expect(blobs.map(({ key }) => key)).toEqual(['kept']);
  expect(await getStore('uploads').get('kept')).toBe('here');
});
