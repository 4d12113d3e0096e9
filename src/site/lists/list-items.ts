/**
 * Catalog data for wishlists: a shared link has only ids, and a list may be weeks old. The data is in static files, so
 * that lists work while the database sleeps; in several, so that a list of ten items does not fetch all items.
 */
import type { RentalItemView } from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { optionPrice, startingPrice } from '#domain/item-price.ts';
import { minimumWords, type MinimumRule } from '#domain/minimum-order.ts';
import { formatCents } from '#domain/money.ts';
import {
  estimate,
  itemQuantity,
  type PricedLine,
  type Wishlist,
  type WishlistLine,
} from '#domain/wishlist.ts';
import { wishlistLine } from '../catalog/item-card.ts';
import { itemPath } from '../paths.ts';
import { estimated } from './texts.ts';

export interface ListItem {
  id: string;
  name: string;
  path: string;
  /** As shown; of an item with options the starting price. */
  price: string;
  /** Address of the first image, or empty. */
  image: string;
  /** `owned` and `image` only of an option with its own. */
  options: {
    name: string;
    price: string;
    owned?: number | undefined;
    image?: string | undefined;
  }[];
  /** Today's names of options by their former names, if any was renamed. */
  formerOptions?: Readonly<Record<string, string>> | undefined;
  availability: number;
}

export interface ListTerms {
  /** By the owner; may be empty. */
  deliveryNote: string;
  /** Whether quotes add sales tax to the prices. */
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

/** Of the owner's fees, visitors learn only this and the minimum order. */
export function addsSalesTax({ salesTaxPercent }: Settings['fees']): boolean {
  return salesTaxPercent > 0;
}

/** Number of files: with ten thousand items each has some 160, or 6 KB compressed. */
export const LIST_ITEM_FILES = 64;

/** @returns the name of the file with the items of a short id: two digits */
export function listItemFile(short: string): string {
  return fileName(Number.parseInt(short.slice(-2), 16) % LIST_ITEM_FILES);
}

type ListSource = Pick<
  RentalItemView,
  'id' | 'name' | 'category' | 'slug' | 'price' | 'images' | 'options' | 'availability'
>;

export function listItem(
  item: ListSource,
  formerOptions?: Readonly<Record<string, string>>,
): ListItem {
  return {
    id: item.id,
    name: item.name,
    path: itemPath(item.category, item.slug),
    price: startingPrice(item),
    image: item.images[0] ?? '',
    options: item.options.map(({ name, price, owned, image }) => ({
      name,
      price: optionPrice(price),
      ...(owned !== undefined && { owned }),
      ...(image !== undefined && { image }),
    })),
    ...(formerOptions && { formerOptions }),
    availability: item.availability,
  };
}

/**
 * @param option today's or a former name
 * @returns what the catalog knows of a line; null: there is no such option
 */
export function currentLine(item: ListItem, option: string): Omit<WishlistLine, 'quantity'> | null {
  const { options, formerOptions, path: _, ...facts } = item;
  const current = formerOptions?.[option] ?? option;
  const chosen = options.find(({ name }) => name === current);
  if (current !== '' && !chosen) return null;
  return wishlistLine({
    ...facts,
    // @product.option-image
    image: chosen?.image ?? item.image,
    price: chosen?.price ?? item.price,
    availability: chosen?.owned ?? item.availability,
    // For an item with options, an empty option means that none is chosen yet.
    ...(options.length > 0 && { option: current }),
  });
}

/**
 * @param item null or undefined: not known
 * @returns pieces of all lines that take from the same stock as this line (@stock.options)
 */
export function quantityBeside(
  line: WishlistLine,
  list: Wishlist,
  item: Pick<ListItem, 'options'> | null | undefined,
): number {
  const optionsWithStock = new Set(
    item?.options.flatMap(({ name, owned }) => (owned === undefined ? [] : [name])),
  );
  if (optionsWithStock.has(line.option)) return line.quantity;
  return itemQuantity(
    list.filter(({ option }) => !optionsWithStock.has(option)),
    line.id,
  );
}

/** @returns the number as two digits */
export function fileName(number: number): string {
  return String(number).padStart(2, '0');
}

/** @returns the formatted total, with "from" if it may become more; empty: nothing has a price */
export function totalOf(lines: readonly PricedLine[]): string {
  const { cents, isLowerBound } = estimate(lines);
  return cents > 0 ? estimated(formatCents(cents), isLowerBound) : '';
}
