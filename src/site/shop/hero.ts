/** The hero of the home page: saved content, else built-in. */
import type { Settings } from '#contracts/settings/sections.ts';
import type { Image, MediaIndex } from '../catalog/item-card.ts';
import { pointIn } from '../media/focal-point.ts';
import { cutWidth } from '../media/image-sizes.ts';
import { isResizable } from '../media/image.ts';
import { gardenTable, gardenTableUpright } from '../media/texts.ts';
import { PAGES } from '../paths.ts';
import { heroText } from './home-texts.ts';

/** Largest requested width: no screen shows more. */
const LARGEST = 2400;
/** Width of the built-in upright image. */
const UPRIGHT_WIDTH = 1200;
const MIDDLE = 50;

/** Where the second button leads if the home page has its section of services. */
const SERVICES = '#services';

export interface HeroContent {
  /** Empty: the heading is the name of the business. */
  title: string;
  promise: string;
  /** One line below the buttons; empty: none. */
  proof: string;
  image: Image;
  /** Width of the image, at most `LARGEST`. */
  largest: number;
  /**
   * The image for phones, cut to a square of at most `largest` pixels: the image itself, or the upright built-in one.
   * Null if the image has a focal point or is on another site.
   */
  cut: { url: string; largest: number } | null;
  /** Where the second button leads. */
  explore: string;
}

type HeroSource = Pick<Settings, 'business' | 'hero' | 'home'>;

export function heroOf({ business, hero, home }: HeroSource, media: MediaIndex): HeroContent {
  const image = heroImage({ business, hero }, media);
  const hasServices = home.sections.some(({ section, shown }) => section === 'services' && shown);
  return {
    title: hero.title,
    promise: hero.text || heroText(business.tagline),
    proof: hero.proof,
    image,
    largest: Math.min(media.get(image.url)?.width ?? LARGEST, LARGEST),
    cut: phoneCut(image.url, hero, media),
    explore: hasServices ? SERVICES : PAGES.rentals,
  };
}

function phoneCut(url: string, hero: Settings['hero'], media: MediaIndex): HeroContent['cut'] {
  if (!isResizable(url) || focusStyle(hero) !== '' || pointIn(url)) return null;
  if (hero.image === '') return { url: gardenTableUpright.url, largest: UPRIGHT_WIDTH };
  const size = media.get(url);
  return { url, largest: size ? cutWidth(size) : LARGEST };
}

/** The hero's image, also used in preview cards of the site. */
export function heroImage(
  {
    business,
    hero,
  }: Pick<Settings, 'business'> & { hero: Pick<Settings['hero'], 'image' | 'alt'> },
  media: MediaIndex,
): Image {
  if (hero.image === '') return { ...gardenTable, alt: hero.alt || gardenTable.alt };
  return { url: hero.image, alt: hero.alt || media.get(hero.image)?.alt || business.name };
}

/** The focal point as a CSS rule (the CSP allows no style attribute); empty for the middle. */
export function focusStyle({
  focusX,
  focusY,
}: Pick<Settings['hero'], 'focusX' | 'focusY'>): string {
  if (focusX === MIDDLE && focusY === MIDDLE) return '';
  return `.hero-image{object-position:${focusX}% ${focusY}%}`;
}
