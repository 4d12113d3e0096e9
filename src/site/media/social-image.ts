import type { Image } from '../catalog/item-card.ts';
import { IMAGE_CDN_PATH, UPLOADED_IMAGES_PATH } from '../paths.ts';
import { shop } from '../shop/shop.ts';
import { CARD } from './image-sizes.ts';
/** The image of a page's preview card. */
import { isResizable } from './image.ts';

export interface SocialImage extends Image {
  /** If the CDN makes it. */
  type?: string;
  size?: typeof CARD;
}

/** JPEG files are opaque. Others may be transparent, which Netlify's JPEG shows in black. */
const OPAQUE = /\.jpe?g$/i;

/**
 * An image cropped by the CDN: a JPEG stays one, because all readers of cards know it; others become WebP,
 * which keeps transparency (@image.ground). Images of other sites are unchanged; SVG files cannot be shown.
 * @param url empty or undefined: the site's own image
 * @returns size only for built-in images: an uploaded one may be smaller than the card and is never enlarged
 * (@seo.card-size)
 */
export function socialImage(url: string | undefined, alt: string): SocialImage {
  if (url && !url.endsWith('.svg')) return isResizable(url) ? card(url, alt) : { url, alt };
  const { image } = shop();
  return isResizable(image.url) ? card(image.url, image.alt) : image;
}

function card(url: string, alt: string): SocialImage {
  const { width, height } = CARD;
  const isOpaque = OPAQUE.test(url);
  const format = isOpaque ? 'jpg' : 'webp';
  const query = `url=${encodeURIComponent(url)}&w=${width}&h=${height}&fit=cover&fm=${format}`;
  const isKnown = !url.startsWith(`${UPLOADED_IMAGES_PATH}/`);
  return {
    url: `${IMAGE_CDN_PATH}?${query}`,
    alt,
    type: isOpaque ? 'image/jpeg' : 'image/webp',
    ...(isKnown && { size: CARD }),
  };
}
