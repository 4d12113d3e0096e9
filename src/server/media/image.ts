/** Converts uploads to the one image format that is stored. */
import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { imageType } from '#domain/image.ts';
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from '#domain/limits.ts';
import { NOT_AN_IMAGE } from '#domain/texts.ts';
import { ApiError } from '../base/api-error.ts';
import { describeError, log } from '../base/log.ts';
import { tooManyPixels } from '../base/texts.ts';

/** Twice the largest display size; the image CDN makes smaller ones. */
const LONGEST_SIDE = 2_560;
const QUALITY = 82;
const TIMEOUT_SECONDS = 20;
/**
 * Decoding 42 million pixels takes about 170 MB: twenty at once would exhaust the server's memory.
 */
const decoding = pLimit(2);
/** Rejects broken files, but tolerates sloppy encoders. */
const READING = { failOn: 'error', sequentialRead: true } as const satisfies SharpOptions;

export interface Image {
  bytes: Buffer<ArrayBuffer>;
  /** SHA-256 of the bytes, hex. */
  hash: string;
  width: number;
  height: number;
  /** `#RRGGBB`. */
  dominantColor: string;
}

/**
 * Re-encodes an image: upright, sRGB, still, at most the needed size, as WebP without metadata, so
 * that nothing of the original file remains. Concurrent calls are queued.
 * @param bytes as sent
 * @throws ApiError 415 when it cannot be decoded completely, 413 for too many pixels
 */
export async function remakeImage(bytes: Uint8Array): Promise<Image> {
  if (!imageType(bytes)) throw notAnImage();
  return decoding(() => remake(bytes));
}

async function remake(bytes: Uint8Array): Promise<Image> {
  // Imported lazily, because it is large and not needed to serve images.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const open = (options: SharpOptions = {}) => sharp(bytes, { ...READING, ...options });
  // Reads only the header, because a file of a few bytes may decompress to gigabytes.
  assertSize(await orRefused(() => open({ limitInputPixels: false, pages: -1 }).metadata()));
  const { data, info } = await orRefused(() =>
    encode(open({ limitInputPixels: MAX_IMAGE_PIXELS })),
  );
  const remade = Buffer.from(data);
  const { dominant } = await sharp(remade).stats();
  return {
    bytes: remade,
    hash: createHash('sha256').update(remade).digest('hex'),
    width: info.width,
    height: info.height,
    dominantColor: `#${[dominant.r, dominant.g, dominant.b].map(hexByte).join('')}`,
  };
}

function encode(image: Sharp) {
  return image
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .webp({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true });
}

/** @throws ApiError 413 for too many pixels, counted over all frames, or too long a side */
function assertSize({ width, height, pages = 1, pageHeight = height }: Metadata): void {
  const tooLong = Math.max(width, pageHeight) > MAX_IMAGE_SIDE;
  if (!tooLong && width * pageHeight * pages <= MAX_IMAGE_PIXELS) return;
  throw new ApiError('too_large', tooManyPixels);
}

async function orRefused<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    // Nearly always the file's fault, so the sender is told; the log shows the exceptions.
    log({ level: 'info', event: 'image-refused', ...describeError(error) });
    throw notAnImage();
  }
}

/** @returns the error for a file that is not an image (@image.type) */
export function notAnImage(): ApiError {
  return new ApiError('unsupported_media_type', NOT_AN_IMAGE);
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0').toUpperCase();
}
