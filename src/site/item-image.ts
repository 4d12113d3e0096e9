import { FALLBACK_IMAGE } from './fallback-image.ts';
import { resized, srcset } from './image.ts';
import type { Picture } from './item-card.ts';

/**
 * Attributes of an `<img>`: its sizes up to `largest` pixels, or the fallback picture.
 * A picture without a text of its own is a fallback and says so.
 */
export function itemImage(
  { url, alt }: Picture,
  largest: number,
): { src: string; srcSet?: string; alt: string } {
  if (url === '') return { src: FALLBACK_IMAGE, alt: `${alt}: image coming soon` };
  const sizes = srcset(url, largest);
  return { src: resized(url, largest), alt, ...(sizes === undefined ? {} : { srcSet: sizes }) };
}
