/** A validated request to Netlify's Image CDN. */
import path from 'node:path';
import { z } from 'zod';
import { CARD, CUT_WIDTHS, FILLING_WIDTHS, ICON_WIDTH, WIDTHS } from '#site/media/image-sizes.ts';
import { UPLOADED_IMAGES_PATH } from '#site/paths.ts';
import { decodeAddress } from '../http/file-index.ts';

export const IMAGE_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;
type ImageFormat = keyof typeof IMAGE_TYPES;

/** Only files in these folders are resized. */
const IMAGE_FOLDERS = ['/media/', `${UPLOADED_IMAGES_PATH}/`];

const PLAIN_WIDTHS: ReadonlySet<number> = new Set([...FILLING_WIDTHS, ...WIDTHS, ICON_WIDTH]);
const CUTS: ReadonlySet<number> = new Set(CUT_WIDTHS);

/** The side of a preview card's image that stays. */
const CARD_POSITIONS = ['top', 'bottom', 'left', 'right'] as const;

const pixels = z.coerce.number().int();
/**
 * Allows only the sizes of this site's addresses (`site/media/image-sizes.ts`): with any size, one caller could
 * keep the machine busy for hours.
 */
const querySchema = z
  .object({
    url: z.string(),
    w: pixels,
    h: pixels.optional(),
    fit: z.literal('cover').optional(),
    fm: z.enum(['jpg', 'webp']).optional(),
    position: z.enum(CARD_POSITIONS).optional(),
    // Quality: Netlify accepts it, but no page asks for it.
    q: z.never().optional(),
  })
  .refine(isPageSize, 'No page asks for this size.');

interface PageSize {
  w: number;
  h?: number | undefined;
  fit?: string | undefined;
  fm?: string | undefined;
  position?: string | undefined;
}

function isPageSize({ w, h, fit, fm, position }: PageSize): boolean {
  if (position !== undefined && fm === undefined) return false;
  if (h === undefined) return PLAIN_WIDTHS.has(w) && fit === undefined && fm === undefined;
  if (fit === undefined) return false;
  if (fm !== undefined) return w === CARD.width && h === CARD.height;
  return CUTS.has(w) && h === w;
}

export interface ImageRequest {
  /** Address of the image on this site. */
  source: string;
  width: number;
  /** If set, the image is cropped to this aspect ratio. */
  height: number | undefined;
  /** With a height: the side that stays. */
  position?: (typeof CARD_POSITIONS)[number];
  format: ImageFormat;
  /** Whether `Accept` decided the format. */
  negotiated: boolean;
}

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
  const { w: width, h: height, fm, position } = query.data;
  const source = readSource(query.data.url, url);
  const format = fm ?? negotiate(accept, source);
  const negotiated = fm === undefined;
  return { source, width, height, format, negotiated, ...(position && { position }) };
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
