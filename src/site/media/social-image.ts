import type { Image } from '../catalog/item-card.ts';
import { IMAGE_CDN_PATH, UPLOADED_IMAGES_PATH } from '../paths.ts';
import { shop } from '../shop/shop.ts';
import { CARD } from './image-sizes.ts';
/** The image of a page's preview card (Open Graph, Twitter). */
import { isResizable } from './image.ts';

export interface SocialImage extends Image {
  /** Of an image that the CDN makes. */
  type?: string;
  size?: typeof CARD;
}

/** Files of this kind are opaque. Others may be transparent, which a JPEG of Netlify's shows in black. */
const OPAQUE = /\.jpe?g$/i;

/**
 * An image in the card's size, made by the image CDN: of a JPEG a JPEG, which every reader of cards knows, of
 * another file a WebP, which keeps what is transparent (@image.ground).
 * An image of another site is given as it is; an SVG file cannot be shown in a card.
 * @param url image of the page; empty or undefined stands for the site's own
 * @returns with the size of the images that come with the site: an uploaded one may be smaller than the card, and
 *   is never enlarged (@seo.card-size)
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
