import type { Picture } from '#site/item-card.ts';
import { Slide } from './Slide.tsx';
import { Slideshow } from './Slideshow.tsx';

export interface CarouselProps {
  pictures: Picture[];
  /** What they show, for the label: `Premium`. */
  subject: string;
  /** Width of the carousel, in the form of an image's `sizes`. */
  sizes: string;
}

/** The pictures of a package (spec §2 "Image carousel"); fills the box it stands in. */
export function Carousel({ pictures, subject, sizes }: CarouselProps) {
  const [first, ...others] = pictures;
  if (!first) {
    return (
      <p className="grid size-full place-items-center p-6 text-center text-sm text-night-600">
        No image available
      </p>
    );
  }
  if (others.length === 0) return <Slide picture={first} sizes={sizes} />;
  return <Slideshow pictures={pictures} subject={subject} sizes={sizes} />;
}
