import { FALLBACK_IMAGE } from './fallback-image.ts';
import { resized, srcset } from './image.ts';
import type { Picture } from './item-card.ts';

export interface ImageSource {
  src: string;
  srcSet?: string;
  alt: string;
}

/**
 * Attributes of an `<img>`: its sizes up to `largest` pixels, or the fallback picture, which says
 * what it stands for.
 */
export function itemImage({ url, alt }: Picture, largest: number): ImageSource {
  if (url === '') return { src: FALLBACK_IMAGE, alt: `${alt}: image coming soon` };
  const sizes = srcset(url, largest);
  return { src: resized(url, largest), alt, ...(sizes === undefined ? {} : { srcSet: sizes }) };
}
