import { describe, expect, test } from 'vitest';
import { media } from '#db/schema.ts';
import { MAX_UPLOAD_BYTES } from '#domain/limits.ts';
import { API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { gifOfFrames, noise, pngBomb, redAndBlue } from '../../support/images.ts';
import { useMedia } from '../../support/media.ts';

const NO_IMAGE = 'Please select an image file (PNG, JPG, GIF, etc.)';
const TOO_LARGE = 'Please select an image smaller than 5MB';
const db = useDatabase();
const images = useMedia(db);

/** Uploads what must be refused, and leaves nothing behind. */
async function refusal(bytes: Uint8Array, status: number, name?: string): Promise<string> {
  const error = await expectError(await images.upload(bytes, name), status);
  expect(await db().$count(media)).toBe(0);
  return error.message;
}

describe('what is no image', () => {
  const script = '<script>alert(1)</script>';
  test.each([
    ['image.svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
    ['image.png', `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
    ['image.jpg', `<!doctype html>${script}`],
    ['image.pdf', '%PDF-1.7\n1 0 obj'],
    ['image.webp', 'PK\x03\x04\x14\0\0\0'],
    ['empty.png', ''],
    ['one-byte.png', 'x'],
    ['beginning.png', '\x89PNG\r\n\x1A\n'],
    ['beginning.jpg', '\xFF\xD8\xFF'],
    ['image.heic', '\0\0\0\x18ftypheic\0\0\0\0'],
    ['image.avif', '\0\0\0\x1Cftypavif'],
    ['polyglot.gif', `GIF89a/*${script}*/`],
    ['polyglot.webp', `RIFF\x24\0\0\0WEBP${script}`],
  ])('%s is refused in its words @image.type', async (name, text) => {
    expect(await refusal(Buffer.from(text, 'latin1'), 415, name)).toBe(NO_IMAGE);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a %s that is cut off is refused', async (format) => {
    const bytes = await noise(400, 400).toFormat(format).toBuffer();
    expect(await refusal(bytes.subarray(0, bytes.length * 0.6), 415)).toBe(NO_IMAGE);
  });
});

describe('what is too large', () => {
  test('by its bytes is refused in its words @image.size-limit', async () => {
    const bytes = Buffer.alloc(MAX_UPLOAD_BYTES + 1);
    bytes.set([0xff, 0xd8, 0xff]);
    expect(await refusal(bytes, 413)).toBe(TOO_LARGE);
    expect(await refusal(Buffer.concat([bytes, Buffer.alloc(1_100_000)]), 413)).toBe(TOO_LARGE);
  });

  test('without saying so is read no further than it may be', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const answer = await images.send(endless, {
      'Content-Type': 'multipart/form-data; boundary=x',
    });
    expect((await expectError(answer, 413)).message).toBe(TOO_LARGE);
    expect(sent).toBeLessThan(MAX_UPLOAD_BYTES + 300_000);
  });

  test.each([
    ['a PNG of 14,000 × 14,000', () => pngBomb(14_000, 14_000)],
    ['a PNG of 60,000 × 1', () => pngBomb(60_000, 1)],
    ['a GIF of 3,000 frames', () => gifOfFrames(3_000, 400)],
  ])('unfolded is refused by its header, memory flat: %s', async (_what, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(600_000);
    const before = process.memoryUsage.rss();
    expect(await refusal(bytes, 413)).toContain('too many pixels');
    // Its pixels alone would be some 200 MB.
    expect(process.memoryUsage.rss() - before).toBeLessThan(60_000_000);
  });
});

describe('a form that is not as expected', () => {
  test('is refused by its type', async () => {
    for (const type of ['application/json', 'image/png', 'text/plain', 'multipart/form-data']) {
      await expectError(await images.send('{}', { 'Content-Type': type }), 415);
    }
  });

  test('is refused when it is cut off, or has no file or more than one', async () => {
    const cut = await images.send('--x\r\nContent-Disp', {
      'Content-Type': 'multipart/form-data; boundary=x',
    });
    await expectError(cut, 400);
    const file = new File([await redAndBlue(9, 9).png().toBuffer()], 'a.png');
    const forms: [[field: string, value: File | string][], number][] = [
      [[], 415],
      [[['file', file]], 415],
      [[['image', 'text']], 415],
      [
        [
          ['image', file],
          ['image', file],
        ],
        400,
      ],
      [
        [
          ['image', file],
          ['url', 'x'],
        ],
        400,
      ],
    ];
    for (const [fields, status] of forms) {
      const form = new FormData();
      for (const [field, value] of fields) form.append(field, value);
      await expectError(await images.send(form), status);
    }
  });

  test('is not even read when nobody is signed in, or another site sent it', async () => {
    const form = new FormData();
    form.append('image', new File(['x'], 'a.png'));
    const init = { method: 'POST', body: form };
    await expectError(await images.get(API_PATHS.uploadImage, init), 401);
    await expectError(await images.send(form, { Origin: 'https://evil.example' }), 403);
  });
});
