import type { Image } from '../catalog/item-card.ts';
import { IMAGE_CDN_PATH, UPLOADED_IMAGES_PATH } from '../paths.ts';
import { noImageYet } from '../texts/common.ts';
/**
 * Addresses of images. Our own images are resized by the image CDN; an image of another site
 * is shown as it is.
 */
import { FALLBACK_IMAGE } from './fallback-image.ts';
import { CUT_WIDTHS, cutHeight, FILLING_WIDTHS, WIDTHS, type ImageWidth } from './image-sizes.ts';

/** @returns the address of one size */
export function resized(url: string, width: ImageWidth): string {
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
 * @param largest pixels that its middle has, beyond which it would be enlarged
 * @returns a `srcset` of an image's cut middle; undefined for one that is not resized
 */
export function croppedSrcset(url: string, largest: number): string | undefined {
  if (!isResizable(url)) return undefined;
  const base = `${IMAGE_CDN_PATH}?url=${encodeURIComponent(url)}`;
  return CUT_WIDTHS.filter((width, index) => index === 0 || width <= largest)
    .map((width) => `${base}&w=${width}&h=${cutHeight(width)}&fit=cover ${width}w`)
    .join(', ');
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
export function itemImage({ url, alt }: Image, largest: ImageWidth, sizes: string) {
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
