/** What cards and wishlists need of an item, made at build time, so that islands receive little data. */
import type { RentalItemView } from '#contracts/catalog/public.ts';
import { priceText, startingPrice, type ItemUnit } from '#domain/item-price.ts';
import { itemSize } from '#domain/item-size.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { lineName, openLineName, type WishlistLine } from '#domain/wishlist.ts';
import { itemPath } from '../paths.ts';

export interface MediaInfo {
  alt: string;
  width: number;
  height: number;
  dominantColor: string;
}
export type MediaIndex = ReadonlyMap<string, MediaInfo>;

export interface Image {
  /** Empty: no image. */
  url: string;
  alt: string;
}

export interface ItemCardData {
  id: string;
  name: string;
  href: string;
  shortDescription: string;
  /** As shown; of an item with options the starting price. */
  price: string;
  unit: ItemUnit;
  optionCount: number;
  tags: string[];
  colors: string[];
  /** For the filter; empty: unknown. */
  size: string;
  image: Image;
  /** Address of the last image, of the item in use, shown on hover; empty if there is only one. */
  second: string;
}

export function image(url: string, media: MediaIndex, fallbackAlt: string): Image {
  return { url, alt: media.get(url)?.alt || fallbackAlt };
}

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

/** What a heart knows of an item, for a line of the wishlist. */
export interface WishlistItem extends Pick<ItemCardData, 'id' | 'name' | 'price'> {
  image: string;
  /** Name of the chosen option; empty: not chosen yet; undefined: the item has no options. */
  option?: string;
  /** Pieces owned; absent or 0: not counted. */
  availability?: number;
}

/** For a card: if the item has options, none is chosen yet. */
export function wishlistItem(
  card: Pick<ItemCardData, 'id' | 'name' | 'price' | 'image' | 'optionCount'>,
): WishlistItem {
  const { id, name, price, image: cover } = card;
  return { id, name, price, image: cover.url, ...(card.optionCount > 0 && { option: '' }) };
}

/** If no option is chosen yet, the name says so: otherwise a request would look as if one had been chosen. */
export function wishlistLine(item: WishlistItem): Omit<WishlistLine, 'quantity'> {
  const { name, price, option, availability = 0 } = item;
  const line = { id: item.id, image: item.image, ...(availability > 0 && { availability }) };
  if (option === '') {
    const startingAt = priceText(price, true);
    const fits = startingAt.length <= MAX_LENGTH.price;
    return { ...line, option, name: openLineName(name), price: fits ? startingAt : price };
  }
  return { ...line, option: option ?? '', name: lineName(name, option ?? ''), price };
}
