/**
 * From whatever was sent to the one kind of picture that is kept.
 */
import { createHash } from 'node:crypto';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from '#domain/limits.ts';
import { pictureType } from '#domain/picture-type.ts';
import { DESK_NOTICES } from '#site/desk-notices.ts';
import { ApiError } from '../http/api-error.ts';
import { describeError, log } from '../log.ts';
import { Turns } from '../turns.ts';

/** As large as any page shows a picture, twice over; the image CDN makes the smaller sizes. */
const LONGEST_SIDE = 2_560;
const QUALITY = 82;
const TIMEOUT_SECONDS = 20;
/**
 * A picture of 42 million pixels takes some 170 MB while it is decoded: twenty at once would take the
 * memory of the whole server.
 */
const decoding = new Turns(2);
/** Everything that is broken is refused; what a camera merely does sloppily is not. */
const READING = { failOn: 'error', sequentialRead: true } as const satisfies SharpOptions;

export interface Picture {
  bytes: Buffer<ArrayBuffer>;
  /** SHA-256 of the bytes, hex. */
  hash: string;
  width: number;
  height: number;
  /** `#RRGGBB`. */
  dominantColor: string;
}

/**
 * Makes a picture anew: upright, in sRGB, still, not larger than needed, as WebP without metadata.
 * Nothing of the file itself is kept. Others that come at the same time may have to wait.
 * @param bytes as sent
 * @throws ApiError 415 for what is no picture that can be read whole, 413 for too many pixels
 */
export async function remakePicture(bytes: Uint8Array): Promise<Picture> {
  if (!pictureType(bytes)) throw notAPicture();
  return decoding.take(() => remake(bytes));
}

async function remake(bytes: Uint8Array): Promise<Picture> {
  // Large, and only needed here: whoever is given a picture does not wait for it.
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

function encode(picture: Sharp) {
  return picture
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
    log({ level: 'info', event: 'picture-refused', ...describeError(error) });
    throw notAPicture();
  }
}

/** @returns the failure of sending what is no picture (spec §5) */
export function notAPicture(): ApiError {
  return new ApiError('unsupported_media_type', DESK_NOTICES.invalidImage.description);
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0').toUpperCase();
}
