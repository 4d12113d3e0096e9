/**
 * Addresses of images. Our own images are resized by the image CDN; an image of another site
 * is shown as it is.
 */
import { IMAGE_CDN_PATH } from './paths.ts';

/** Widths the CDN is asked for, in pixels: few, so that visitors share cached sizes. */
const WIDTHS = [320, 480, 640, 960, 1280, 1920, 2400] as const;

/** Shown in a preview card of a page that has no image of its own. */
export const DEFAULT_SOCIAL_IMAGE = '/media/catalog/hero-tent-reception.jpg';

/** @returns the address of one size; `width` in pixels */
export function resized(url: string, width: number): string {
  if (!isOwn(url)) return url;
  return `${IMAGE_CDN_PATH}?url=${encodeURIComponent(url)}&w=${width}`;
}

/** @returns a `srcset` up to `largest` pixels, or undefined for an image that is not resized */
export function srcset(url: string, largest: number): string | undefined {
  if (!isOwn(url)) return undefined;
  return WIDTHS.filter((width) => width <= largest)
    .map((width) => `${resized(url, width)} ${width}w`)
    .join(', ');
}

/** Widths of an upright cut: 756 is as wide as an image 1,350 pixels high has. */
const UPRIGHT_WIDTHS = [320, 480, 640, 756] as const;

/**
 * @param url one of our own images, at least 1,350 pixels high
 * @returns a `srcset` of its middle, cut 9 to 16, for phones that are held upright
 */
export function uprightSrcset(url: string): string {
  const file = (width: number) =>
    `${resized(url, width)}&h=${Math.round((width * 16) / 9)}&fit=cover ${width}w`;
  return UPRIGHT_WIDTHS.map(file).join(', ');
}

/** @returns whether an image is one of ours that can be resized; drawings need no sizes */
export function isOwn(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//') && !url.endsWith('.svg');
}
