import { itemImage } from '#site/image.ts';
import type { Image } from '#site/item-card.ts';

export interface SlideProps {
  image: Image;
  sizes: string;
  /** Fetch the image at once, because it shows next. */
  soon?: boolean;
}

/**
 * One image. The page script replaces the source of a broken one; React only writes attributes
 * whose prop changes, and no source does, so a later render leaves the replacement alone.
 */
export function Slide({ image, sizes, soon = false }: SlideProps) {
  const { alt, ...sources } = itemImage(image, 960, sizes);
  return (
    <img
      {...sources}
      alt={alt}
      width={800}
      height={600}
      loading={soon ? 'eager' : 'lazy'}
      decoding="async"
      className="size-full object-cover"
    />
  );
}
