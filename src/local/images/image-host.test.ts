import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limit } from '../../../tests/support/limits/limit.ts';
import { ImageCache } from './image-cache.ts';
import { ImageHost } from './image-host.ts';

let folder = '';
let images: ImageHost | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-image-host-'));
  const wide = sharp({ create: { width: 900, height: 450, channels: 3, background: '#c33' } });
  await writeFile(path.join(folder, 'wide.jpg'), await wide.jpeg().toBuffer());
  const ring = '<svg width="900" height="450"><circle cx="450" cy="225" r="99"/></svg>';
  await writeFile(
    path.join(folder, 'clear.webp'),
    await sharp(Buffer.from(ring)).webp().toBuffer(),
  );
  await writeFile(path.join(folder, 'text.jpg'), 'no image');
  const cache = await ImageCache.open(path.join(folder, 'cache'));
  images = new ImageHost({ file: (address) => path.join(folder, path.basename(address)) }, cache);
});
afterAll(() => rm(folder, { recursive: true }));

async function get(query: string, init?: RequestInit, ip = '127.0.0.1'): Promise<Response> {
  const address = `http://localhost/.netlify/images?url=/media/${query}`;
  const answer = await images?.answer(new Request(address, init), ip);
  if (!answer) throw new Error('There is no host');
  return answer;
}

test.each([
  ['w=320', 320, 160],
  ['w=2400', 900, 450],
  ['w=480&h=480&fit=cover', 450, 450],
  ['w=960&h=960&fit=cover', 450, 450],
  ['w=1200&h=630&fit=cover&fm=jpg', 857, 450],
])('a 900 by 450 image requested with %s has %i by %i pixels', async (size, width, height) => {
  const answer = await get(`wide.jpg&${size}`);
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

test.each(['w=320', 'w=1200&h=630&fit=cover&fm=jpg'])(
  'what is transparent has a light ground in a JPEG, and stays so in a WebP: %s @image.ground',
  async (size) => {
    const cornerOf = async (answer: Response) => {
      const { data, info } = await sharp(await answer.arrayBuffer())
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data.subarray(0, info.channels)];
    };
    const corner = await cornerOf(await get(`clear.webp&${size}`));
    expect(corner).toHaveLength(3);
    expect(Math.min(...corner)).toBeGreaterThan(240);
    const kept = await get('clear.webp&w=320', { headers: { Accept: 'image/webp' } });
    expect((await cornerOf(kept))[3]).toBe(0);
  },
);

test("answers 304 for the client's version", async () => {
  const first = await get('wide.jpg&w=320');
  const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  expect((await get('wide.jpg&w=320', { headers })).status).toBe(304);
  expect((await get('wide.jpg&w=480', { headers })).status).toBe(200);
});

test('a file that is not an image is rejected', async () => {
  const answer = await get('text.jpg&w=320');
  expect(answer.status).toBe(400);
  expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  expect(await answer.text()).toBe('This file is not an image.');
});

test('sixty images that are asked for and dropped do not hold up another visitor @image.fair', async () => {
  const noise = sharp({
    create: {
      width: 1800,
      height: 1500,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  const bytes = await noise.jpeg().toBuffer();
  for (let index = 0; index < 60; index += 1) {
    // What follows a JPEG is not read.
    await writeFile(
      path.join(folder, `flood-${index}.jpg`),
      Buffer.concat([bytes, Buffer.of(index)]),
    );
  }
  const gone = new AbortController();
  const init = { headers: { Accept: 'image/avif' }, signal: gone.signal };
  const flood = Array.from({ length: 60 }, (_, index) =>
    get(`flood-${index}.jpg&w=1350&h=1350&fit=cover`, init, '192.0.2.7'),
  );
  // Whichever comes first: they are not answered in order.
  expect((await Promise.race(flood)).status).toBe(200);
  gone.abort();
  const start = performance.now();
  expect((await get('wide.jpg&w=640', {}, '198.51.100.9')).status).toBe(200);
  const waited = performance.now() - start;
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 499).length).toBeGreaterThan(50);
  // One image may be under way; sixty take half a minute.
  expect(waited).toBeLessThan(limit(5_000));
});
