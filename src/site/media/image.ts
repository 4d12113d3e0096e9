/** Addresses of images. The image CDN resizes those of this site; others are unchanged. */
import type { Image } from '../catalog/item-card.ts';
import { IMAGE_CDN_PATH, UPLOADED_IMAGES_PATH } from '../paths.ts';
import { noImageYet } from '../texts/common.ts';
import { FALLBACK_IMAGE } from './fallback-image.ts';
import { CUT_WIDTHS, FILLING_WIDTHS, WIDTHS, type ImageWidth } from './image-sizes.ts';

export function resized(url: string, width: ImageWidth): string {
  if (!isResizable(url)) return url;
  return onCdn(url, `w=${width}`);
}

/** Puts the fragment, which is the focal point, behind the CDN's address. */
function onCdn(url: string, query: string): string {
  const [file = '', point] = url.split('#');
  return `${IMAGE_CDN_PATH}?url=${encodeURIComponent(file)}&${query}${point ? `#${point}` : ''}`;
}

/** @returns undefined if the image is not resized */
export function srcset(url: string, largest: number): string | undefined {
  if (!isResizable(url)) return undefined;
  const widths = largest > Math.max(...WIDTHS) ? FILLING_WIDTHS : WIDTHS;
  return widths
    .filter((width) => width <= largest)
    .map((width) => `${resized(url, width)} ${width}w`)
    .join(', ');
}

/**
 * @returns the `srcset` of a square from the image's middle, at most `largest` pixels wide; undefined if not resized
 */
export function croppedSrcset(url: string, largest: number): string | undefined {
  if (!isResizable(url)) return undefined;
  return CUT_WIDTHS.filter((width, index) => index === 0 || width <= largest)
    .map((width) => `${onCdn(url, `w=${width}&h=${width}&fit=cover`)} ${width}w`)
    .join(', ');
}

/** Whether it is an image of this site, other than SVG. */
export function isResizable(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//') && !url.endsWith('.svg');
}

/** @returns attributes of an `<img>`; without an image, those of the fallback, whose text says that one is missing */
export function itemImage({ url, alt }: Image, largest: ImageWidth, sizes: string) {
  const isMissing = url === '';
  const srcSet = srcset(url, largest);
  return {
    src: isMissing ? FALLBACK_IMAGE : resized(url, largest),
    alt: isMissing ? `${alt}: ${noImageYet}` : alt,
    srcSet,
    // HTML allows `sizes` only with `srcset`.
    sizes: srcSet && sizes,
  };
}

const UPLOADED_IMAGE = new RegExp(`^${UPLOADED_IMAGES_PATH}/([0-9a-f]{64})\\.webp$`);

/** @returns undefined if it is not an uploaded image */
export function uploadedImageHash(address: string): string | undefined {
  return UPLOADED_IMAGE.exec(address)?.[1];
}
