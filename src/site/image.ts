/**
 * Addresses of images. Our own images are resized by the image CDN; an image of another site
 * is shown as it is.
 */
import { FALLBACK_IMAGE } from './fallback-image.ts';
import type { Image } from './item-card.ts';
import { IMAGE_CDN_PATH, UPLOADED_IMAGES_PATH } from './paths.ts';
import { noImageYet } from './texts/common.ts';

/** Widths the CDN is asked for, in pixels: few, so that visitors share cached sizes. */
const WIDTHS = [320, 480, 640, 960] as const;
/** Of large images, which fill a phone: 750 is 375 pixels at twice their density. */
const FILLING_WIDTHS = [320, 480, 640, 750, 960, 1280, 1920, 2400] as const;

/** @returns the address of one size; `width` in pixels */
export function resized(url: string, width: number): string {
  if (!isResizable(url)) return url;
  return `${IMAGE_CDN_PATH}?url=${encodeURIComponent(url)}&w=${width}`;
}

/** @returns a `srcset` up to `largest` pixels, or undefined for an image that is not resized */
export function srcset(url: string, largest: number): string | undefined {
  if (!isResizable(url)) return undefined;
  const widths = largest > Math.max(...WIDTHS) ? FILLING_WIDTHS : WIDTHS;
  return widths
    .filter((width) => width <= largest)
    .map((width) => `${resized(url, width)} ${width}w`)
    .join(', ');
}

/**
 * Widths of a cut, which a phone alone gets: 1180 is 393 pixels at three times their density, and 1620 is
 * as wide as six to five of an image 1,350 pixels high.
 */
const CUT_WIDTHS = [480, 640, 750, 960, 1180, 1320, 1620] as const;

/**
 * @param ratio of width to height
 * @returns a `srcset` of an image's middle, cut to that ratio; undefined for one that is not resized
 */
export function croppedSrcset(url: string, ratio: number): string | undefined {
  if (!isResizable(url)) return undefined;
  const file = (width: number) =>
    `${resized(url, width)}&h=${Math.round(width / ratio)}&fit=cover ${width}w`;
  return CUT_WIDTHS.map(file).join(', ');
}

/** @returns whether an image is one of ours that can be resized; SVG files need no sizes */
export function isResizable(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//') && !url.endsWith('.svg');
}

/**
 * Attributes of an `<img>`: its files up to `largest` pixels, or the fallback image, which says
 * what it stands for.
 * @param sizes how wide it is drawn, as the attribute of that name has it
 */
export function itemImage({ url, alt }: Image, largest: number, sizes: string) {
  const isMissing = url === '';
  const srcSet = srcset(url, largest);
  return {
    src: isMissing ? FALLBACK_IMAGE : resized(url, largest),
    alt: isMissing ? `${alt}: ${noImageYet}` : alt,
    srcSet,
    // HTML allows it with a `srcset` alone.
    sizes: srcSet && sizes,
  };
}

const UPLOADED_IMAGE = new RegExp(`^${UPLOADED_IMAGES_PATH}/([0-9a-f]{64})\\.webp$`);

/** @returns the hash of the uploaded image at this address; undefined: it can be none */
export function uploadedImageHash(address: string): string | undefined {
  return UPLOADED_IMAGE.exec(address)?.[1];
}
