/**
 * Addresses of pictures. Our own pictures are resized by the image CDN; a picture of another site
 * is shown as it is.
 */
import { IMAGE_CDN_PATH } from './paths.ts';

/** Widths the CDN is asked for, in pixels: few, so that visitors share cached sizes. */
const WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;

/** Shown in a preview card of a page that has no picture of its own. */
export const DEFAULT_SOCIAL_IMAGE = '/media/catalog/hero-tent-reception.jpg';

/** @returns the address of one size; `width` in pixels */
export function resized(url: string, width: number): string {
  if (!isOwn(url)) return url;
  return `${IMAGE_CDN_PATH}?url=${encodeURIComponent(url)}&w=${width}`;
}

/** @returns a `srcset` up to `largest` pixels, or undefined for a picture that is not resized */
export function srcset(url: string, largest: number): string | undefined {
  if (!isOwn(url)) return undefined;
  return WIDTHS.filter((width) => width <= largest)
    .map((width) => `${resized(url, width)} ${width}w`)
    .join(', ');
}

/** @returns whether a picture is one of ours that can be resized; drawings need no sizes */
export function isOwn(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//') && !url.endsWith('.svg');
}
