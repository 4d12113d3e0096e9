/**
 * What a card and the wishlist need of a rental item: small, already formatted, made at build
 * time, so that islands are sent little.
 */
import type { RentalItemView } from '#contracts/catalogue.ts';
import { displayPrice } from '#domain/money.ts';
import { lineName } from '#domain/wishlist.ts';
import { itemPath } from './paths.ts';

/** What is known of a picture. */
export interface MediaInfo {
  alt: string;
  width: number;
  height: number;
  dominantColor: string;
}
export type MediaIndex = ReadonlyMap<string, MediaInfo>;

export interface Picture {
  /** Empty when there is none. */
  url: string;
  alt: string;
}

export interface ItemCardData {
  id: string;
  name: string;
  href: string;
  shortDescription: string;
  /** As shown, with a dollar sign. */
  price: string;
  optionCount: number;
  tags: string[];
  picture: Picture;
}

/** @returns the picture with its alternative text; `fallbackAlt` where none was written */
export function picture(url: string, media: MediaIndex, fallbackAlt: string): Picture {
  return { url, alt: media.get(url)?.alt || fallbackAlt };
}

export function itemCard(item: RentalItemView, media: MediaIndex): ItemCardData {
  return {
    id: item.id,
    name: item.name,
    href: itemPath(item.category, item.slug),
    shortDescription: item.shortDescription,
    price: displayPrice(item.price),
    optionCount: item.options.length,
    tags: item.tags,
    picture: picture(item.images[0] ?? '', media, item.name),
  };
}

/** What goes into the wishlist of an item: of a card, or of the option that is chosen on its page. */
export interface WishlistItem extends Pick<ItemCardData, 'id' | 'name' | 'price'> {
  image: string;
  /** Name of the chosen option; then `name` and `price` are those of the line. */
  option?: string;
  /** Pieces that the shop owns; absent or 0: nobody has counted. */
  availability?: number;
}

export function wishlistItem(card: ItemCardData): WishlistItem {
  return { id: card.id, name: lineName(card.name, ''), price: card.price, image: card.picture.url };
}
