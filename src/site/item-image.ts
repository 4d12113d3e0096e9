import { FALLBACK_IMAGE } from './fallback-image.ts';
import { resized, srcset } from './image.ts';
import type { Image } from './item-card.ts';

export interface ImageSource {
  src: string;
  srcSet?: string;
  /** Only where there are several to choose from: HTML allows it with a `srcset` alone. */
  sizes?: string;
  alt: string;
}

/**
 * Attributes of an `<img>`: its files up to `largest` pixels, or the fallback image, which says
 * what it stands for.
 * @param sizes how wide it is drawn, as the attribute of that name has it
 */
export function itemImage({ url, alt }: Image, largest: number, sizes: string): ImageSource {
  if (url === '') return { src: FALLBACK_IMAGE, alt: `${alt}: image coming soon` };
  const files = srcset(url, largest);
  return {
    src: resized(url, largest),
    alt,
    ...(files === undefined ? {} : { srcSet: files, sizes }),
  };
}
