/**
 * What a wishlist needs of the current catalog: a shared link has only ids, and a list may be weeks old.
 * Static files, so that it works while the database sleeps; several, so that a list of ten items does not
 * fetch all.
 */
import type { RentalItemView } from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { optionPrice, startingPrice } from '#domain/item-price.ts';
import { minimumWords, type MinimumRule } from '#domain/minimum-order.ts';
import { formatCents } from '#domain/money.ts';
import { estimate, itemQuantity, type Wishlist, type WishlistLine } from '#domain/wishlist.ts';
import { wishlistLine } from '../catalog/item-card.ts';
import { itemPath } from '../paths.ts';
import { estimated } from './texts.ts';

export interface ListItem {
  id: string;
  name: string;
  path: string;
  /** As shown; with options the starting price. */
  price: string;
  /** Of the first image, or empty. */
  image: string;
  /** `owned` and `image` only of an option with its own. */
  options: {
    name: string;
    price: string;
    owned?: number | undefined;
    image?: string | undefined;
  }[];
  availability: number;
}

export interface ListTerms {
  /** By the owner; may be empty. */
  deliveryNote: string;
  /** Quotes add sales tax to the prices. */
  addsSalesTax: boolean;
  /** Minimum order for delivery; empty `words`: none. */
  minimum: MinimumRule & { words: string };
}

export function listTerms({ policies, fees }: Pick<Settings, 'policies' | 'fees'>): ListTerms {
  const { minimumOrder, minimumExceptions } = fees;
  return {
    deliveryNote: policies.deliveryNote,
    addsSalesTax: addsSalesTax(fees),
    minimum: { minimumOrder, minimumExceptions, words: minimumWords(fees) },
  };
}

/** Visitors learn only this and the minimum order of the fees. */
export function addsSalesTax({ salesTaxPercent }: Settings['fees']): boolean {
  return salesTaxPercent > 0;
}

/** Number of files: with ten thousand items each has some 160, or 6 KB compressed. */
export const LIST_ITEM_FILES = 64;

/** @returns the file of a short id, as two digits */
export function listItemFile(short: string): string {
  return fileName(Number.parseInt(short.slice(-2), 16) % LIST_ITEM_FILES);
}

type ListSource = Pick<
  RentalItemView,
  'id' | 'name' | 'category' | 'slug' | 'price' | 'images' | 'options' | 'availability'
>;

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
      ...(image !== undefined && { image }),
    })),
    availability: item.availability,
  };
}

/** @returns the catalog's part of a line; null: no such option */
export function currentLine(item: ListItem, option: string): Omit<WishlistLine, 'quantity'> | null {
  const chosen = item.options.find(({ name }) => name === option);
  if (option !== '' && !chosen) return null;
  const { options, path: _, ...facts } = item;
  return wishlistLine({
    ...facts,
    // @product.option-image
    image: chosen?.image ?? item.image,
    price: chosen?.price ?? item.price,
    availability: chosen?.owned ?? item.availability,
    // With options, an empty one means not chosen yet.
    ...(options.length > 0 && { option }),
  });
}

/**
 * @param item null: unknown. @returns pieces in the list that share the line's stock number (@stock.options)
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

/** @returns two digits */
export function fileName(number: number): string {
  return String(number).padStart(2, '0');
}

/** @returns the formatted total, with "from" where it may cost more; empty: nothing has a price */
export function totalOf(lines: readonly WishlistLine[]): string {
  const { cents, isLowerBound } = estimate(lines);
  return cents > 0 ? estimated(formatCents(cents), isLowerBound) : '';
}
