import { noImage } from '#site/texts/catalog.ts';
import { Slide } from './Slide.tsx';
import { Slideshow, type CarouselProps } from './Slideshow.tsx';

/** The images of a package (@carousel.advance); fills the box it stands in. */
export function Carousel({ images, subject, sizes }: CarouselProps) {
  const [first, ...others] = images;
  if (!first) {
    return (
      <p className="grid size-full place-items-center p-6 text-center text-sm text-night-600">
        {noImage}
      </p>
    );
  }
  if (others.length === 0) return <Slide image={first} sizes={sizes} />;
  return <Slideshow images={images} subject={subject} sizes={sizes} />;
}
