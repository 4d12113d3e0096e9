import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ImageCache } from './image-cache.ts';
import { ImageHost } from './image-host.ts';

let folder = '';
let images: ImageHost | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-image-host-'));
  const wide = sharp({ create: { width: 900, height: 450, channels: 3, background: '#c33' } });
  await writeFile(path.join(folder, 'wide.jpg'), await wide.jpeg().toBuffer());
  await writeFile(path.join(folder, 'text.jpg'), 'no image');
  const cache = await ImageCache.open(path.join(folder, 'cache'));
  images = new ImageHost({ file: (address) => path.join(folder, path.basename(address)) }, cache);
});
afterAll(() => rm(folder, { recursive: true }));

async function get(query: string, init?: RequestInit): Promise<Response> {
  const address = `http://localhost/.netlify/images?url=/media/${query}`;
  const answer = await images?.answer(new Request(address, init));
  if (!answer) throw new Error('There is no host');
  return answer;
}

test.each([
  ['w=320', 320, 160],
  ['w=2400', 900, 450],
  ['w=320&h=320&fit=cover', 320, 320],
  ['w=1800&h=1800&fit=cover', 450, 450],
  ['w=100&h=300&fit=cover', 100, 300],
])('a 900 by 450 image requested with %s has %i by %i pixels', async (size, width, height) => {
  const answer = await get(`wide.jpg&fm=jpg&${size}`);
  expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
  const metadata = await sharp(await answer.arrayBuffer()).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width, height });
});

test.each([
  ['image/avif', 'heif'],
  ['image/webp', 'webp'],
  ['*/*', 'jpeg'],
])('makes for %s the format %s', async (Accept, format) => {
  const answer = await get('wide.jpg&w=320', { headers: { Accept } });
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format, width: 320 });
});

test("answers 304 for the client's version", async () => {
  const first = await get('wide.jpg&w=320');
  const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  expect((await get('wide.jpg&w=320', { headers })).status).toBe(304);
  expect((await get('wide.jpg&w=480', { headers })).status).toBe(200);
});

test('a file that is not an image is rejected', async () => {
  const answer = await get('text.jpg&w=320');
  expect(answer.status).toBe(400);
  expect(await answer.text()).toBe('This file is not an image.');
});
