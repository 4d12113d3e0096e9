import type { RentalItemView } from '#contracts/catalog/public.ts';
/**
 * What a wishlist needs to know of today's catalog: a shared link holds ids, and a list may have been
 * kept for weeks. Files of the site, so that it works while the database sleeps; several, so that a
 * list of ten items does not fetch all of them.
 */
import type { Settings } from '#contracts/settings/sections.ts';
import { optionPrice, startingPrice } from '#domain/item-price.ts';
import { minimumWords, type MinimumRule } from '#domain/minimum-order.ts';
import { itemQuantity, type Wishlist, type WishlistLine } from '#domain/wishlist.ts';
import { wishlistLine } from '../catalog/item-card.ts';
import { itemPath } from '../paths.ts';

/** A rental item, as a line of a wishlist shows it. */
export interface ListItem {
  id: string;
  name: string;
  /** Of its page. */
  path: string;
  /** As shown; where there are options, the price they start at. */
  price: string;
  /** Address of the first image; empty when there is none. */
  image: string;
  options: { name: string; price: string; owned?: number | undefined }[];
  availability: number;
}

/** What is said beside what a list comes to. */
export interface ListTerms {
  /** As the owner wrote it; empty for nothing. */
  deliveryNote: string;
  /** Whether quotes add sales tax, which prices leave out. */
  addsSalesTax: boolean;
  /** From what amount on the shop delivers, and how that is said; empty: from any. */
  minimum: MinimumRule & { words: string };
}

/** @returns what the settings say beside every estimate */
export function listTerms({ policies, fees }: Pick<Settings, 'policies' | 'fees'>): ListTerms {
  const { minimumOrder, minimumExceptions } = fees;
  return {
    deliveryNote: policies.deliveryNote,
    addsSalesTax: addsSalesTax(fees),
    minimum: { minimumOrder, minimumExceptions, words: minimumWords(fees) },
  };
}

/** @returns whether quotes add sales tax: with the minimum all that visitors learn of the fees */
export function addsSalesTax({ salesTaxPercent }: Settings['fees']): boolean {
  return salesTaxPercent > 0;
}

/** Number of files: at ten thousand items each has some 160, or 6 KB on the wire. */
export const LIST_ITEM_FILES = 64;

/** @returns number of the file that holds the item of this short id, as two digits */
export function listItemFile(short: string): string {
  return fileName(Number.parseInt(short.slice(-2), 16) % LIST_ITEM_FILES);
}

/** What of an item `listItem` reads. */
type ListSource = Pick<
  RentalItemView,
  'id' | 'name' | 'category' | 'slug' | 'price' | 'images' | 'options' | 'availability'
>;

/** @returns an item as lists know it */
export function listItem(item: ListSource): ListItem {
  return {
    id: item.id,
    name: item.name,
    path: itemPath(item.category, item.slug),
    price: startingPrice(item),
    image: item.images[0] ?? '',
    options: item.options.map(({ name, price, owned }) => ({
      name,
      price: optionPrice(price),
      ...(owned !== undefined && { owned }),
    })),
    availability: item.availability,
  };
}

/** @returns the catalog's part of a line, or null when the item has no such option */
export function todaysLine(item: ListItem, option: string): Omit<WishlistLine, 'quantity'> | null {
  const chosen = item.options.find(({ name }) => name === option);
  if (option !== '' && !chosen) return null;
  const { options, path: _, ...facts } = item;
  return wishlistLine({
    ...facts,
    price: chosen?.price ?? item.price,
    availability: chosen?.owned ?? item.availability,
    // With options, an empty one means not chosen yet.
    ...(options.length > 0 && { option }),
  });
}

/**
 * @param item of the line; null while it is not known
 * @returns the pieces in the list that count against the same number as the line's (@stock.options)
 */
export function quantityBeside(
  line: WishlistLine,
  list: Wishlist,
  item: Pick<ListItem, 'options'> | null | undefined,
): number {
  const apart = new Set(
    item?.options.flatMap(({ name, owned }) => (owned === undefined ? [] : [name])),
  );
  if (apart.has(line.option)) return line.quantity;
  return itemQuantity(
    list.filter(({ option }) => !apart.has(option)),
    line.id,
  );
}

/** @returns the number of a file as two digits */
export function fileName(number: number): string {
  return String(number).padStart(2, '0');
}
