/** The image of a page's preview card. */
import type { Image } from '../catalog/item-card.ts';
import { IMAGE_CDN_PATH, UPLOADED_IMAGES_PATH } from '../paths.ts';
import { shop } from '../shop/shop.ts';
import { pointIn, withoutPoint } from './focal-point.ts';
import { CARD } from './image-sizes.ts';
import { isResizable } from './image.ts';

export interface SocialImage extends Image {
  /** MIME type, if the CDN makes the image. */
  type?: string;
  size?: typeof CARD;
}

/** JPEG files are opaque. Others may be transparent, which Netlify's JPEG shows in black. */
const OPAQUE = /\.jpe?g$/i;

/**
 * The image, cropped by the CDN: a JPEG stays a JPEG, which every reader of cards knows; others become WebP, which
 * keeps transparency (@image.ground). Images of other sites are unchanged; SVG files cannot be shown.
 * @param url empty or undefined: the site's own image
 * @returns `size` only for built-in images: an uploaded one may be smaller than the card and is never enlarged
 * (@seo.card-size)
 */
export function socialImage(url: string | undefined, alt: string): SocialImage {
  if (url && !url.endsWith('.svg')) return isResizable(url) ? card(url, alt) : { url, alt };
  const { image } = shop();
  return isResizable(image.url) ? card(image.url, image.alt) : image;
}

/** A focal point that is at least this far from the middle, in percent, moves the crop. */
const FAR = 20;

/**
 * @returns the parameter with the side that Netlify keeps, or empty; top and bottom first, because most images are
 * taller than cards
 */
function positionOf(address: string): string {
  const { x, y } = pointIn(address) ?? { x: 50, y: 50 };
  if (Math.abs(y - 50) >= FAR) return y < 50 ? '&position=top' : '&position=bottom';
  if (Math.abs(x - 50) >= FAR) return x < 50 ? '&position=left' : '&position=right';
  return '';
}

function card(address: string, alt: string): SocialImage {
  const { width, height } = CARD;
  const url = withoutPoint(address);
  const isOpaque = OPAQUE.test(url);
  const format = isOpaque ? 'jpg' : 'webp';
  const query = `url=${encodeURIComponent(url)}&w=${width}&h=${height}&fit=cover&fm=${format}${positionOf(address)}`;
  const isKnown = !url.startsWith(`${UPLOADED_IMAGES_PATH}/`);
  return {
    url: `${IMAGE_CDN_PATH}?${query}`,
    alt,
    type: isOpaque ? 'image/jpeg' : 'image/webp',
    ...(isKnown && { size: CARD }),
  };
}
