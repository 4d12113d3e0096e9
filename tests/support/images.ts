/**
 * Image files for tests, good and bad, all of them real.
 */
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** @returns an image whose left half is red and whose right half is blue */
export function redAndBlue(width: number, height: number): Sharp {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const };
  const red = { create: { ...half, background: '#FF0000' } };
  return sharp({
    create: { width, height, channels: 3, background: '#0000FF' },
  }).composite([{ input: red, left: 0, top: 0 }]);
}

/** @returns a photograph, as far as compression is concerned */
export function noise(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

/**
 * A PNG of one color that is far larger than its file, written line by line: nothing here ever
 * holds its pixels.
 */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, grayscale.
  header.set([1, 0, 0, 0, 0], 8);
  const line = Buffer.alloc(1 + Math.ceil(width / 8));
  const pixels = deflateSync(Buffer.alloc(line.length * height), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A GIF of many frames, all of them alike, in a file that stays small. */
export function gifOfFrames(frames: number, side: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(side, 0);
  size.writeUInt16LE(side, 2);
  const descriptor = Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0]),
    Buffer.from([0x2c, 0, 0, 0, 0]),
    size,
    Buffer.from([0]),
  ]);
  // Of each frame only the beginning is there: enough to be counted.
  const data = Buffer.from([2, 2, 0x4c, 0x01, 0]);
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    size,
    // Two colors, black and white.
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...Array.from({ length: frames }, () => Buffer.concat([descriptor, data])),
    Buffer.from([0x3b]),
  ]);
}
