import type { Picture } from '#site/item-card.ts';
import { itemImage } from '#site/item-image.ts';

export interface SlideProps {
  picture: Picture;
  sizes: string;
  /** Fetch the picture at once, because it shows next. */
  soon?: boolean;
}

/**
 * One picture. The page script replaces the source of a broken one; React only writes attributes
 * whose prop changes, and no source does, so a later render leaves the replacement alone.
 */
export function Slide({ picture, sizes, soon = false }: SlideProps) {
  const { alt, ...sources } = itemImage(picture, 960, sizes);
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
