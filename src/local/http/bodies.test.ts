import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BodyCache, chooseEncoding } from './bodies.ts';

let folder: string;
const TEXT = 'A shop. '.repeat(500);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'woodward-bodies-'));
  for (const name of ['a', 'b', 'c']) writeFileSync(path.join(folder, name), TEXT + name);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, *;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['BR', 'br'],
])('answers Accept-Encoding %j with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('returns the same content in every encoding, each with its own ETag', async () => {
  const cache = new BodyCache(1_000_000);
  const file = path.join(folder, 'a');
  const [plain, br, gz] = await Promise.all([
    cache.get(file, 'identity'),
    cache.get(file, 'br'),
    cache.get(file, 'gzip'),
  ]);
  expect(Buffer.from(plain.content).toString()).toBe(`${TEXT}a`);
  expect(brotliDecompressSync(br.content).equals(plain.content)).toBe(true);
  expect(gunzipSync(gz.content).equals(plain.content)).toBe(true);
  expect(new Set([plain.etag, br.etag, gz.etag]).size).toBe(3);
});

test('shares the work of equal requests and evicts the least recently used', async () => {
  const cache = new BodyCache(TEXT.length * 2 + 10);
  const get = (name: string) => cache.get(path.join(folder, name), 'identity');
  const [first, twin] = await Promise.all([get('a'), get('a')]);
  expect(twin).toBe(first);
  await get('b');
  expect(await get('a')).toBe(first);
  const second = await get('b');
  await get('c');
  expect(await get('b')).toBe(second);
  expect(await get('a')).not.toBe(first);
});

test('returns a content that does not fit into the cache', async () => {
  const cache = new BodyCache(TEXT.length + 10);
  const asked = ['a', 'b', 'c'].map((name) => cache.get(path.join(folder, name), 'identity'));
  const texts = (await Promise.all(asked)).map(({ content }) => Buffer.from(content).toString());
  expect(texts).toEqual([`${TEXT}a`, `${TEXT}b`, `${TEXT}c`]);
  const small = new BodyCache(10);
  const { content } = await small.get(path.join(folder, 'a'), 'identity');
  expect(content.byteLength).toBe(TEXT.length + 1);
});

test('retries a missing file', async () => {
  const cache = new BodyCache(1_000_000);
  const file = path.join(folder, 'late');
  await expect(cache.get(file, 'identity')).rejects.toThrow('ENOENT');
  writeFileSync(file, 'here');
  expect(Buffer.from((await cache.get(file, 'identity')).content).toString()).toBe('here');
});
