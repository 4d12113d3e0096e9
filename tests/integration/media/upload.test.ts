import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { UploadView } from '#contracts/media.ts';
import { media, staffActs } from '#db/schema.ts';
import { srcset } from '#site/media/image.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { noise, redAndBlue } from '../../support/images.ts';
import { useMedia } from '../../support/media.ts';

const db = useDatabase();
const images = useMedia(db);

/** Uploads what must be taken; gives the answer and the image as it is served. */
async function uploaded(bytes: Uint8Array, name?: string, type?: string) {
  const response = await images.upload(bytes, name, type);
  const view = (await response.json()) as UploadView;
  expect(response.status, JSON.stringify(view)).toBe(201);
  const served = await images.get(view.url);
  expect(served.status).toBe(200);
  const content = Buffer.from(await served.arrayBuffer());
  return { view, content, metadata: await sharp(content).metadata() };
}

/** @returns the color near the middle of the left or right half */
async function colorAt(content: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(content)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}
const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 180 && green < 80 && blue < 80;

describe('an image that is uploaded', () => {
  test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)(
    'as %s becomes WebP @image.remade',
    async (format) => {
      const bytes = await redAndBlue(64, 48).toFormat(format).toBuffer();
      const { view, content, metadata } = await uploaded(bytes);
      expect(view).toEqual({
        url: expect.stringMatching(/^\/img\/[0-9a-f]{64}\.webp$/) as string,
        width: 64,
        height: 48,
      });
      expect(metadata).toMatchObject({ format: 'webp', width: 64, height: 48, space: 'srgb' });
      expect(isRed(await colorAt(content, 16, 24))).toBe(true);
    },
  );

  test('is what its bytes say, whatever its name or type', async () => {
    const bytes = await redAndBlue(20, 20).png().toBuffer();
    const { view } = await uploaded(bytes, '../../etc/passwd\r\nX: y', 'text/html');
    expect(view.url).toMatch(/^\/img\/[0-9a-f]{64}\.webp$/);
  });

  test('is noted with its size and color, and kept once however often it comes', async () => {
    const bytes = await sharp({
      create: { width: 30, height: 20, channels: 3, background: '#204080' },
    })
      .jpeg()
      .toBuffer();
    const both = await Promise.all([uploaded(bytes), uploaded(bytes)]);
    expect(both[0].view).toEqual(both[1].view);
    const rows = await db().select().from(media).where(eq(media.url, both[0].view.url));
    expect(rows).toMatchObject([{ width: 30, height: 20, alt: '' }]);
    expect(rows[0]?.dominantColor).toMatch(/^#[0-9A-F]{6}$/);
  });

  test('is told in Activity, unless the store does not take it @history.acts', async () => {
    const bytes = await redAndBlue(31, 17).png().toBuffer();
    const told = await db().$count(staffActs);
    await images.withoutStore(async () => {
      await expectError(await images.upload(bytes), 503);
    });
    expect(await db().$count(staffActs)).toBe(told);
    await uploaded(bytes);
    expect(await db().$count(staffActs)).toBe(told + 1);
  });

  test('is taken while others are decoded, and after some that cannot be', async () => {
    const shades = Array.from({ length: 8 }, (_, index) => index * 30);
    const sent = shades.map(async (blue) => {
      const background = { r: 0, g: 0, b: blue };
      const image = sharp({ create: { width: 40, height: 30, channels: 3, background } });
      return uploaded(await image.png().toBuffer());
    });
    const broken = (await redAndBlue(40, 30).png().toBuffer()).subarray(0, 60);
    const refused = await Promise.all([images.upload(broken), images.upload(broken)]);
    expect(refused.map(({ status }) => status)).toEqual([415, 415]);
    const taken = await Promise.all(sent);
    expect(new Set(taken.map(({ view }) => view.url)).size).toBe(shades.length);
  });

  test('keeps the alternative text that it has', async () => {
    const bytes = await redAndBlue(22, 22).png().toBuffer();
    const { view } = await uploaded(bytes);
    await db().update(media).set({ alt: 'Red and blue' }).where(eq(media.url, view.url));
    await uploaded(bytes);
    const [row] = await db().select().from(media).where(eq(media.url, view.url));
    expect(row?.alt).toBe('Red and blue');
  });

  test('stands upright and has lost where it was taken @image.remade', async () => {
    const bytes = await redAndBlue(80, 40)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Secret Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 19/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const sent = await sharp(bytes).metadata();
    expect(sent.orientation).toBe(6);
    expect(bytes.includes('Secret Camera')).toBe(true);

    const { view, content, metadata } = await uploaded(bytes);
    expect(view).toMatchObject({ width: 40, height: 80 });
    expect(metadata.orientation).toBeUndefined();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.xmp).toBeUndefined();
    expect(metadata.icc).toBeUndefined();
    expect(content.includes('Secret Camera')).toBe(false);
    // Turned by a quarter: what was left is above.
    expect(isRed(await colorAt(content, 20, 20))).toBe(true);
    expect(isRed(await colorAt(content, 20, 60))).toBe(false);
  });

  test('in the colors of a printer becomes one for screens', async () => {
    const bytes = await redAndBlue(40, 40).toColorspace('cmyk').jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe('cmyk');
    const { content, metadata } = await uploaded(bytes);
    expect(metadata).toMatchObject({ space: 'srgb', channels: 3 });
    expect(isRed(await colorAt(content, 10, 20))).toBe(true);
  });

  test('that is a web page too is only an image afterward', async () => {
    const page = '<html><script>alert(document.domain)</script></html>';
    const jpeg = await redAndBlue(40, 40)
      .withExif({ IFD0: { Copyright: page } })
      .jpeg()
      .toBuffer();
    const { content, metadata } = await uploaded(Buffer.concat([jpeg, Buffer.from(page)]));
    expect(content.includes('<script')).toBe(false);
    // A WebP file says how long it is: nothing hangs behind it.
    expect(content.readUInt32LE(4) + 8).toBe(content.length);
    expect(metadata.width).toBe(40);
  });

  test('keeps what shines through', async () => {
    const bytes = await sharp({
      create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect((await uploaded(bytes)).metadata.hasAlpha).toBe(true);
  });

  test('is made no larger than pages need, and never larger than it was @image.remade', async () => {
    const large = await uploaded(await redAndBlue(4000, 1000).jpeg().toBuffer());
    expect(large.view).toMatchObject({ width: 2560, height: 640 });
    const small = await uploaded(await noise(7, 3).png().toBuffer());
    expect(small.view).toMatchObject({ width: 7, height: 3 });
  });

  test('that moves is kept still @image.remade', async () => {
    const frames = await sharp(await noise(20, 40).raw().toBuffer(), {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(frames, { animated: true }).metadata()).pages).toBe(2);
    const { view, metadata } = await uploaded(frames);
    expect(view).toMatchObject({ width: 20, height: 20 });
    expect(metadata.pages).toBeUndefined();
  });

  test('has sizes for every screen from the image CDN', async () => {
    const { view } = await uploaded(await redAndBlue(500, 300).png().toBuffer());
    expect(srcset(view.url, 480)).toBe(
      [320, 480]
        .map((width) => `/.netlify/images?url=${encodeURIComponent(view.url)}&w=${width} ${width}w`)
        .join(', '),
    );
  });
});
