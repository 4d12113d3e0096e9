/** A validated request to Netlify's Image CDN. */
import path from 'node:path';
import { z } from 'zod';
import { UPLOADED_IMAGES_PATH } from '#site/paths.ts';
import { decodeAddress } from '../http/file-index.ts';

export const IMAGE_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;
type ImageFormat = keyof typeof IMAGE_TYPES;

/** Wider than any image on a page. */
const MAX_PIXELS = 3840;
/** Without it, each image has millions of valid sizes with a single row of pixels. */
const MAX_RATIO = 10;
/** Only files in these folders are resized. */
const IMAGE_FOLDERS = ['/media/', `${UPLOADED_IMAGES_PATH}/`];

const pixels = z.coerce.number().int().min(1).max(MAX_PIXELS);
/** What addresses of this site ask for (`site/image.ts`, `site/social-image.ts`), no more. */
const querySchema = z
  .object({
    url: z.string(),
    w: pixels,
    h: pixels.optional(),
    fit: z.literal('cover').optional(),
    fm: z.literal('jpg').optional(),
    // Netlify takes these too.
    q: z.never().optional(),
    position: z.never().optional(),
  })
  .refine(({ h, fit }) => (h === undefined) === (fit === undefined), 'A height needs "fit=cover".')
  .refine(
    ({ w, h = w }) => Math.max(w, h) <= MAX_RATIO * Math.min(w, h),
    `"w" and "h" must not differ by more than ${MAX_RATIO} times.`,
  );

export interface ImageRequest {
  /** Address of the image on this site. */
  source: string;
  width: number;
  /** With it, the image is cut to this aspect ratio. */
  height: number | undefined;
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
  const query = querySchema.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) throw new ImageRequestError(z.prettifyError(query.error));
  const { w: width, h: height, fm } = query.data;
  const source = readSource(query.data.url, url);
  const format = fm ?? negotiate(accept, source);
  return { source, width, height, format, negotiated: fm === undefined };
}

function readSource(value: string, { origin }: URL): string {
  const url = URL.parse(value, origin);
  const address = url?.origin === origin ? decodeAddress(url.pathname) : undefined;
  if (address === undefined || !IMAGE_FOLDERS.some((folder) => address.startsWith(folder))) {
    throw new ImageRequestError('"url" must be the address of an image of this site.');
  }
  return address;
}

function negotiate(accept: string, source: string): ImageFormat {
  if (accept.includes(IMAGE_TYPES.avif)) return 'avif';
  if (accept.includes(IMAGE_TYPES.webp)) return 'webp';
  return path.extname(source).toLowerCase() === '.png' ? 'png' : 'jpg';
}
