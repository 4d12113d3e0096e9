/**
 * From whatever was sent to the one kind of image that is kept.
 */
import { createHash } from 'node:crypto';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { imageType, NOT_AN_IMAGE } from '#domain/image.ts';
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from '#domain/limits.ts';
import { ApiError } from '../http/api-error.ts';
import { describeError, log } from '../log.ts';
import { Turns } from '../turns.ts';

/** As large as any page shows an image, twice over; the image CDN makes the smaller sizes. */
const LONGEST_SIDE = 2_560;
const QUALITY = 82;
const TIMEOUT_SECONDS = 20;
/**
 * An image of 42 million pixels takes some 170 MB while it is decoded: twenty at once would take the
 * memory of the whole server.
 */
const decoding = new Turns(2);
/** Everything that is broken is refused; what a camera merely does sloppily is not. */
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
 * Makes an image anew: upright, in sRGB, still, not larger than needed, as WebP without metadata.
 * Nothing of the file itself is kept. Others that come at the same time may have to wait.
 * @param bytes as sent
 * @throws ApiError 415 for what is no image that can be read whole, 413 for too many pixels
 */
export async function remakeImage(bytes: Uint8Array): Promise<Image> {
  if (!imageType(bytes)) throw notAnImage();
  return decoding.take(() => remake(bytes));
}

async function remake(bytes: Uint8Array): Promise<Image> {
  // Large, and only needed here: whoever is given an image does not wait for it.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const open = (options: SharpOptions = {}) => sharp(bytes, { ...READING, ...options });
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

/** By the header alone: a file of a few bytes may unfold to gigabytes. */
function assertSize({ width, height, pages = 1, pageHeight = height }: Metadata): void {
  const tooLong = Math.max(width, pageHeight) > MAX_IMAGE_SIDE;
  if (!tooLong && width * pageHeight * pages <= MAX_IMAGE_PIXELS) return;
  throw new ApiError(
    'too_large',
    `This image has too many pixels. Please select one of at most ${MAX_IMAGE_PIXELS / 1e6} million pixels, all frames together, and ${MAX_IMAGE_SIDE.toLocaleString('en-US')} on a side.`,
  );
}

async function orRefused<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    // Nearly always the file's fault, so the sender is told so; the log tells if it is not.
    log({ level: 'info', event: 'image-refused', ...describeError(error) });
    throw notAnImage();
  }
}

/** @returns the failure of sending what is no image (@image.type) */
export function notAnImage(): ApiError {
  return new ApiError('unsupported_media_type', NOT_AN_IMAGE);
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0').toUpperCase();
}
