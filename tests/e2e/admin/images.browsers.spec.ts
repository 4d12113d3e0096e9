/**
 * Uploads from browsers that write no WebP, that protect their canvas, or that read HEIC.
 */
import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { HEIC_PHOTO, plainImage } from '../../support/admin/image-steps.ts';
import { openNewItem } from '../../support/admin/steps.ts';
import { expect, test, type Page } from '../../support/admin/test.ts';

// The tracer reads every `blob:` address that a page shows, and the page's policy refuses it.
test.use({ trace: 'off' });

const SIZE = { width: 2600, height: 1300 };

/** @returns an image of one color, transparent on its left half */
async function halfTransparent(): Promise<Buffer> {
  const { width, height } = SIZE;
  const right = await sharp({
    create: { width: width / 2, height, channels: 3, background: '#36c' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { ...SIZE, channels: 4, background: '#0000' } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
}

const asPng = (buffer: Buffer) => ({ name: 'half.png', mimeType: 'image/png', buffer });

/** @returns the type and the bytes of what the browser sends of a file, which drivers do not see */
async function sent(
  page: Page,
  chosen: { name: string; mimeType: string; buffer: Buffer },
): Promise<{ type: string; bytes: Buffer }> {
  const dialog = await openNewItem(page);
  await page.evaluate(() => {
    const set = Reflect.get(FormData.prototype, 'set');
    Reflect.set(
      FormData.prototype,
      'set',
      function keptSet(this: FormData, ...given: [string, Blob]) {
        if (given[1] instanceof Blob) Reflect.set(window, 'sentFile', given[1]);
        set.apply(this, given);
      },
    );
  });
  await dialog.getByLabel('Upload images').setInputFiles([chosen]);
  await expect(dialog.getByRole('img', { name: /^Image \d/ })).toHaveCount(1);
  const { type, base64 } = await page.evaluate(async () => {
    const file = Reflect.get(window, 'sentFile') as Blob;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const parts = Array.from({ length: Math.ceil(bytes.length / 8_192) }, (_, at) =>
      String.fromCharCode(...bytes.subarray(at * 8_192, (at + 1) * 8_192)),
    );
    return { type: file.type, base64: btoa(parts.join('')) };
  });
  return { type, bytes: Buffer.from(base64, 'base64') };
}

/** @returns red, green, blue and, where there is one, alpha of a pixel */
async function pixel(bytes: Buffer, left: number): Promise<number[]> {
  const { width, height } = await sharp(bytes).metadata();
  const at = { left: Math.round(left * width), top: Math.round(height / 2), width: 1, height: 1 };
  return [...(await sharp(bytes).extract(at).raw().toBuffer())];
}

test('a browser that writes no WebP sends a transparent image as PNG, with its transparency @image.ground', async ({
  page,
}) => {
  await withoutWebp(page);
  const { type, bytes } = await sent(page, asPng(await halfTransparent()));
  expect(type).toBe('image/png');
  expect(await pixel(bytes, 0.25)).toEqual([0, 0, 0, 0]);
  expect((await sharp(bytes).metadata()).width).toBe(2560);
});

test('where its PNG would be too large, a transparent image stands on a light ground @image.ground', async ({
  page,
}) => {
  await withoutWebp(page);
  const { width, height } = SIZE;
  const raw = randomBytes(width * height * 4);
  // Transparent on the left, noise on the right.
  for (let at = 3; at < raw.length; at += 4) raw[at] = (at >> 2) % width < width / 2 ? 0 : 255;
  const noise = await sharp(raw, { raw: { ...SIZE, channels: 4 } })
    .png()
    .toBuffer();
  const { type, bytes } = await sent(page, asPng(noise));
  expect(type).toBe('image/jpeg');
  expect(Math.min(...(await pixel(bytes, 0.25)))).toBeGreaterThan(240);
});

test('a browser that protects its canvas sends the file as it is @image.protected-canvas', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const toBlob = Reflect.get<HTMLCanvasElement, 'toBlob'>(HTMLCanvasElement.prototype, 'toBlob');
    HTMLCanvasElement.prototype.toBlob = function protectedBlob(...given) {
      const context = this.getContext('2d');
      const noise = new ImageData(this.width, this.height);
      for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = Math.random() * 256;
      context?.putImageData(noise, 0, 0);
      toBlob.apply(this, given);
    };
  });
  const file = await halfTransparent();
  const { type, bytes } = await sent(page, asPng(file));
  expect(type).toBe('image/png');
  const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  expect(hash(bytes)).toBe(hash(file));
});

for (const [written, browser] of [
  ['image/webp', async () => undefined],
  ['image/jpeg', withoutWebp],
] as const) {
  test(`a HEIC photo that the browser reads is sent as ${written}, and taken @image.unreadable`, async ({
    page,
  }) => {
    await browser(page);
    await readingHeic(page);
    const { type, bytes } = await sent(page, HEIC_PHOTO);
    expect(type).toBe(written);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([64, 30]);
    const [red = 255, , blue = 0] = await pixel(bytes, 0.5);
    expect(blue - red).toBeGreaterThan(100);
  });
}

/** As Safari does: a HEIC photo is read as any other. No engine that runs here has the codec. */
async function readingHeic(page: Page): Promise<void> {
  const shown = [...(await plainImage('#36c', 64))];
  await page.addInitScript((png) => {
    const read = createImageBitmap;
    Reflect.set(window, 'createImageBitmap', (source: ImageBitmapSource) => {
      const isHeic = source instanceof Blob && source.type === 'image/heic';
      return read(isHeic ? new Blob([new Uint8Array(png)], { type: 'image/png' }) : source);
    });
  }, shown);
}

/** As Safari did for years: `toBlob` gives a PNG instead. */
async function withoutWebp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const toBlob = Reflect.get<HTMLCanvasElement, 'toBlob'>(HTMLCanvasElement.prototype, 'toBlob');
    HTMLCanvasElement.prototype.toBlob = function withoutWebpBlob(callback, type, quality) {
      toBlob.call(this, callback, type === 'image/webp' ? 'image/png' : type, quality);
    };
  });
}
