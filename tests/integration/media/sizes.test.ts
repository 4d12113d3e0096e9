import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UploadView } from '#contracts/media.ts';
import { ImageCache } from '#local/images/image-cache.ts';
import { ImageHost } from '#local/images/image-host.ts';
import { withUploads } from '#local/images/uploaded-images.ts';
import type { ImageWidth } from '#site/media/image-sizes.ts';
import { resized } from '#site/media/image.ts';
import { useDatabase } from '../../support/backends.ts';
import { redAndBlue } from '../../support/images.ts';
import { useMedia } from '../../support/media.ts';

const media = useMedia(useDatabase());
let folder = '';
let images: ImageHost | undefined;
let asked = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-sizes-'));
  const none = { file: () => undefined };
  const source = withUploads(none, folder, (request) => {
    asked += 1;
    return media.get(new URL(request.url).pathname);
  });
  images = new ImageHost(source, await ImageCache.open(folder));
});
afterAll(() => rm(folder, { recursive: true }));

const size = async (url: string, width: ImageWidth) =>
  images?.answer(
    new Request(new URL(resized(url, width), 'http://localhost'), {
      headers: { Accept: 'image/webp' },
    }),
    '127.0.0.1',
  );

test('an uploaded image is resized like those of the site, and fetched once @image.sizes', async () => {
  const sent = await media.upload(await redAndBlue(900, 450).png().toBuffer());
  const { url } = (await sent.json()) as UploadView;
  for (const width of [320, 640] as const) {
    const answer = await size(url, width);
    expect(answer?.status).toBe(200);
    const metadata = await sharp(await answer?.arrayBuffer()).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width, height: width / 2 });
  }
  expect(asked).toBe(1);
});

test('one image cannot be kept under the name of another, nor under a thousand names', async () => {
  const [red, blue] = await Promise.all(
    ['#f00', '#00f'].map(async (background) => {
      const image = sharp({ create: { width: 40, height: 40, channels: 3, background } });
      const sent = await media.upload(await image.png().toBuffer());
      return ((await sent.json()) as UploadView).url;
    }),
  );
  for (const end of [`%3F/${blue?.slice(5)}`, '%3Fx', '%23x']) {
    expect((await size(`${red}${end}`, 320))?.status).not.toBe(200);
  }
  const answer = await size(blue ?? '', 320);
  const { dominant } = await sharp(await answer?.arrayBuffer()).stats();
  expect(dominant).toMatchObject({ r: 8, b: 248 });
  expect((await readdir(folder)).filter((name) => name.startsWith('upload'))).toHaveLength(2);
});

test('what was never uploaded has no sizes', async () => {
  expect((await size(`/img/${'0'.repeat(64)}.webp`, 320))?.status).toBe(404);
  expect((await size('/img/..%2f..%2fetc%2fpasswd', 320))?.status).toBe(400);
  expect((await size('/media/none.jpg', 320))?.status).toBe(404);
});
