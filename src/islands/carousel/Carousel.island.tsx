import { useRef } from 'react';
import { nextIndex } from '#domain/carousel.ts';
import { imageCount, imagesOf, noImage } from '#site/catalog/image-texts.ts';
import type { Image } from '#site/catalog/item-card.ts';
import { itemImage } from '#site/media/image.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Controls } from './Controls.tsx';
import { useSlideScroll } from './use-slide-scroll.ts';
import { useSlideshow } from './use-slideshow.ts';

export interface CarouselProps {
  /** Without duplicates. */
  images: Image[];
  /** Name of what the images show: `Premium`. */
  subject: string;
  /** Width of the carousel, for the attribute `sizes`. */
  sizes: string;
  /** Index among the page's carousels, so that no two move at the same moment. */
  place?: number;
}

/** The images of a package (@carousel.advance); fills its box. */
export function Carousel(props: CarouselProps) {
  const { images, sizes } = props;
  const [first, ...others] = images;
  if (!first) {
    return (
      <p className="grid size-full place-items-center p-6 text-center text-sm text-night-600">
        {noImage}
      </p>
    );
  }
  if (others.length === 0) return <Slide image={first} sizes={sizes} />;
  return <Slideshow {...props} />;
}

interface SlideProps {
  image: Image;
  sizes: string;
  /** Loads immediately, because it shows now or next. */
  soon?: boolean;
}

/** One image. If it fails to load, the page's script changes its source, which React leaves alone. */
function Slide({ image, sizes, soon = false }: SlideProps) {
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

/** Images in a row with scroll snap, also without scripts; the controls lie over it. */
function Slideshow({ images, subject, sizes, place }: CarouselProps) {
  const count = images.length;
  const region = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();
  const show = useSlideshow(count, region, place);
  const { index, send } = show;
  useSlideScroll(row, index, (swipedTo) => send({ type: 'choose', index: swipedTo }));

  return (
    <div
      ref={region}
      role="group"
      aria-roledescription="carousel"
      aria-label={imagesOf(subject)}
      className="relative size-full after:pointer-events-none after:absolute after:inset-0 has-[ul:focus-visible]:after:border-3 has-[ul:focus-visible]:after:border-night-950 has-[ul:focus-visible]:after:outline-3 has-[ul:focus-visible]:after:-outline-offset-6 has-[ul:focus-visible]:after:outline-ivory-50"
    >
      <ul
        ref={row}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keyboard, also before there are controls
        tabIndex={0}
        aria-label={imageCount(count)}
        className="flex size-full snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain outline-none noscript:[scrollbar-width:thin]"
      >
        {images.map((image, position) => (
          <li key={image.url} className="w-full shrink-0 snap-center">
            <Slide
              image={image}
              sizes={sizes}
              soon={hydrated && (position === index || position === nextIndex(index, count))}
            />
          </li>
        ))}
      </ul>
      {hydrated && <Controls count={count} show={show} />}
    </div>
  );
}
