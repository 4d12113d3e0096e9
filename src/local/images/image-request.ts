/** A validated request to Netlify's Image CDN. */
import path from 'node:path';
import { UPLOADED_IMAGES_PATH } from '#site/paths.ts';
import { decodeAddress } from '../http/file-index.ts';

export const IMAGE_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;
export type ImageFormat = keyof typeof IMAGE_TYPES;

const FITS = ['contain', 'cover', 'fill'] as const;
const POSITIONS = ['center', 'top', 'right', 'bottom', 'left'] as const;
/** Wider than any image on a page. */
const MAX_PIXELS = 3840;
/** Without it, each image has millions of valid sizes with a single row of pixels. */
const MAX_RATIO = 10;
/** Only files in these folders are resized. */
const IMAGE_FOLDERS = ['/media/', `${UPLOADED_IMAGES_PATH}/`];

export interface ImageRequest {
  /** Address of the image on this site. */
  source: string;
  width: number | undefined;
  height: number | undefined;
  quality: number | undefined;
  fit: (typeof FITS)[number];
  position: (typeof POSITIONS)[number];
  format: ImageFormat;
  /** Whether `Accept` decided the format. */
  negotiated: boolean;
}

/** An invalid request; the message is for its sender. */
export class ImageRequestError extends Error {
  override name = 'ImageRequestError';
}

/**
 * @param url of the request: `/.netlify/images?url=/media/…&w=640`
 * @param accept the request's `Accept`; decides the format when the address does not
 * @throws ImageRequestError
 */
export function readImageRequest(url: URL, accept: string): ImageRequest {
  const { searchParams: params } = url;
  const source = readSource(params.get('url'), url);
  const width = number(params, 'w', MAX_PIXELS);
  const height = number(params, 'h', MAX_PIXELS);
  assertRatio(width, height);
  const format = choice(params, 'fm', Object.keys(IMAGE_TYPES) as ImageFormat[]);
  return {
    source,
    width,
    height,
    quality: number(params, 'q', 100),
    fit: choice(params, 'fit', FITS) ?? 'contain',
    position: choice(params, 'position', POSITIONS) ?? 'center',
    format: format ?? negotiate(accept, source),
    negotiated: format === undefined,
  };
}

function readSource(value: string | null, { origin }: URL): string {
  const url = value !== null && URL.canParse(value, origin) ? new URL(value, origin) : undefined;
  const address = url?.origin === origin ? decodeAddress(url.pathname) : undefined;
  if (address === undefined || !IMAGE_FOLDERS.some((folder) => address.startsWith(folder))) {
    throw new ImageRequestError('"url" must be the address of an image of this site.');
  }
  return address;
}

function number(params: URLSearchParams, name: string, most: number): number | undefined {
  const text = params.get(name);
  if (text === null) return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= most) return Number(text);
  throw new ImageRequestError(`"${name}" must be a whole number from 1 to ${most}.`);
}

function assertRatio(width: number | undefined, height: number | undefined): void {
  if (width === undefined || height === undefined) return;
  if (Math.max(width, height) <= MAX_RATIO * Math.min(width, height)) return;
  throw new ImageRequestError(`"w" and "h" must not differ by more than ${MAX_RATIO} times.`);
}

function choice<T extends string>(
  params: URLSearchParams,
  name: string,
  values: readonly T[],
): T | undefined {
  const text = params.get(name);
  if (text === null) return undefined;
  const value = values.find((each) => each === text);
  if (value !== undefined) return value;
  throw new ImageRequestError(`"${name}" must be one of ${values.join(', ')}.`);
}

function negotiate(accept: string, source: string): ImageFormat {
  if (accept.includes(IMAGE_TYPES.avif)) return 'avif';
  if (accept.includes(IMAGE_TYPES.webp)) return 'webp';
  return path.extname(source).toLowerCase() === '.png' ? 'png' : 'jpg';
}
