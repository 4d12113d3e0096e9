import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getStore } from '@netlify/blobs';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
  await store.set('images/chair', 'gold', { metadata: { width: 640 } });
  expect(await store.getWithMetadata('images/chair')).toMatchObject({
    data: 'gold',
    metadata: { width: 640 },
  });
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

test('keeps everything across a restart, except unfinished files', async () => {
  await getStore('uploads').set('kept', 'here');
  await host.close();
  writeFileSync(path.join(folder, 'entries/local/site:uploads/.k3j2h5g6f7d'), 'he');
  host = await startBlobs(folder);
  const { blobs } = await getStore('uploads').list();
  expect(blobs.map(({ key }) => key)).toEqual(['kept']);
  expect(await getStore('uploads').get('kept')).toBe('here');
});
