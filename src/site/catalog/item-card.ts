/**
 * What a card and the wishlist need of a rental item: small, its price as text, made at build
 * time, so that islands are sent little.
 */
import type { RentalItemView } from '#contracts/catalog/public.ts';
import { priceText, startingPrice, type ItemUnit } from '#domain/item-price.ts';
import { itemSize } from '#domain/item-size.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { lineName, openLineName, type WishlistLine } from '#domain/wishlist.ts';
import { itemPath } from '../paths.ts';

/** What is known of an image. */
export interface MediaInfo {
  alt: string;
  width: number;
  height: number;
  dominantColor: string;
}
export type MediaIndex = ReadonlyMap<string, MediaInfo>;

export interface Image {
  /** Empty when there is none. */
  url: string;
  alt: string;
}

export interface ItemCardData {
  id: string;
  name: string;
  href: string;
  shortDescription: string;
  /** As shown, with a dollar sign; where there are options, the price they start at. */
  price: string;
  /** What the price is for. */
  unit: ItemUnit;
  optionCount: number;
  tags: string[];
  colors: string[];
  /** As a filter offers it; empty: unknown. */
  size: string;
  image: Image;
  /** Address of its last image, in use, seen with a pointer upon the card; empty where it has one alone. */
  second: string;
}

/** @returns the image with its alternative text; `fallbackAlt` where none was written */
export function image(url: string, media: MediaIndex, fallbackAlt: string): Image {
  return { url, alt: media.get(url)?.alt || fallbackAlt };
}

/** @returns what a card shows of an item */
export function itemCard(item: RentalItemView, media: MediaIndex): ItemCardData {
  return {
    id: item.id,
    name: item.name,
    href: itemPath(item.category, item.slug),
    shortDescription: item.shortDescription,
    price: startingPrice(item),
    unit: item.unit,
    optionCount: item.options.length,
    tags: item.tags,
    colors: item.colors,
    size: itemSize(item.dimensions, item.name),
    image: image(item.images[0] ?? '', media, item.name),
    second: item.images.length > 1 ? (item.images.at(-1) ?? '') : '',
  };
}

/** What a heart knows of an item: enough for a line of the wishlist. */
export interface WishlistItem extends Pick<ItemCardData, 'id' | 'name' | 'price'> {
  image: string;
  /** Name of the chosen option, empty while none is; left out where there are none to choose. */
  option?: string;
  /** Pieces that the shop owns; absent or 0: nobody has counted. */
  availability?: number;
}

/** @returns what the wishlist keeps of a card; its option is open where there are any to choose */
export function wishlistItem(card: ItemCardData): WishlistItem {
  const { id, name, price, image: cover } = card;
  return { id, name, price, image: cover.url, ...(card.optionCount > 0 && { option: '' }) };
}

/**
 * The line that an item becomes. While its option is open, the name says so and the price is where
 * the options start: the request must not read as if one had been chosen.
 */
export function wishlistLine(item: WishlistItem): Omit<WishlistLine, 'quantity'> {
  const { name, price, option, availability = 0 } = item;
  const line = { id: item.id, image: item.image, ...(availability > 0 && { availability }) };
  if (option === '') {
    const start = priceText(price, true);
    const fits = start.length <= MAX_LENGTH.price;
    return { ...line, option, name: openLineName(name), price: fits ? start : price };
  }
  return { ...line, option: option ?? '', name: lineName(name, option ?? ''), price };
}
