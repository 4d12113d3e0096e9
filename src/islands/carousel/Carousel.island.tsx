import { Slide } from './Slide.tsx';
import { Slideshow, type CarouselProps } from './Slideshow.tsx';

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
