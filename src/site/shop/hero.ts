/** What the hero of the home page shows: what the owner saved, else what comes with the site. */
import type { Settings } from '#contracts/settings/sections.ts';
import type { Image, MediaIndex } from '../catalog/item-card.ts';
import { cutWidth } from '../media/image-sizes.ts';
import { isResizable } from '../media/image.ts';
import { gardenTable, gardenTableUpright } from '../media/texts.ts';
import { PAGES } from '../paths.ts';
import { heroText } from './home-texts.ts';

/** Pixels that the largest file of the image is asked for; more would show on no screen. */
const LARGEST = 2400;
/** Pixels of the upright image that comes with the site. */
const UPRIGHT_WIDTH = 1200;
const MIDDLE = 50;

/** Where the button that leads on goes while the home page has no services. */
const SERVICES = '#services';

export interface HeroContent {
  /** Empty: the name of the business is the heading. */
  title: string;
  promise: string;
  /** One line; empty: none. */
  proof: string;
  image: Image;
  /** The image's width, where it is known and smaller than what would be asked for. */
  largest: number;
  /** What phones get the middle of, up to this width; none of another site's image, or off its middle. */
  cut: { url: string; largest: number } | null;
  /** Address of "Explore Our Services". */
  explore: string;
}

type HeroSource = Pick<Settings, 'business' | 'hero' | 'home'>;

/** @param media what is known of images, by address */
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
  if (!isResizable(url) || focusStyle(hero) !== '') return null;
  if (hero.image === '') return { url: gardenTableUpright.url, largest: UPRIGHT_WIDTH };
  const size = media.get(url);
  return { url, largest: size ? cutWidth(size) : LARGEST };
}

/** @returns the hero's image, which also stands for the site in previews */
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

/**
 * The point of the image that stays in view, as a rule: the policy lets a page have a style by its
 * hash, and no attribute.
 * @returns empty for the middle, where the style sheet has it
 */
export function focusStyle({
  focusX,
  focusY,
}: Pick<Settings['hero'], 'focusX' | 'focusY'>): string {
  if (focusX === MIDDLE && focusY === MIDDLE) return '';
  return `.hero-image{object-position:${focusX}% ${focusY}%}`;
}
