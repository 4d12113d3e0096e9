import type { Picture } from './item-card.ts';

/** @returns a picture that comes with the site, for what the database does not hold */
export function catalogPicture(file: string, alt: string): Picture {
  return { url: `/media/catalog/${file}`, alt };
}
