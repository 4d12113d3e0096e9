import type { Image } from './item-card.ts';

/** @returns an image that comes with the site, for what the database does not hold */
export function catalogImage(file: string, alt: string): Image {
  return { url: `/media/catalog/${file}`, alt };
}
