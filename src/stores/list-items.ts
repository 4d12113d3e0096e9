/** Today's catalog for a wishlist: what its lines are called and cost now. */
import { request } from '#api-client/request.ts';
import type { Wishlist, WishlistLine } from '#domain/wishlist.ts';
import { wishlistLine } from '#site/item-card.ts';
import { listItemFile, shortId, type ListItem } from '#site/list-items.ts';
import { listItemsPath } from '#site/paths.ts';
import { changeQuietly, wishlist } from './wishlist.ts';

/** Items by the end of their id; more than one where two share it. */
export type ListItems = ReadonlyMap<string, readonly ListItem[]>;

/**
 * Fetches what the built site says of items.
 * @param shorts ends of their ids
 * @returns the items that there are
 * @throws as `request` does
 */
export async function fetchListItems(shorts: readonly string[]): Promise<ListItems> {
  const files = [...new Set(shorts.map(listItemFile))];
  const answers = await Promise.all(
    // Made by our own build from the same type.
    files.map(async (file) => (await request('GET', listItemsPath(file))) as ListItem[]),
  );
  return Map.groupBy(answers.flat(), ({ id }) => shortId(id) ?? '');
}

/**
 * @param option name of the option, or empty
 * @returns the part of a line that today's catalog decides, or null when the item has no such option
 */
export function todaysLine(item: ListItem, option: string): Omit<WishlistLine, 'quantity'> | null {
  const chosen = item.options.find(({ name }) => name === option);
  if (option !== '' && !chosen) return null;
  const { options, ...facts } = item;
  return wishlistLine({
    ...facts,
    price: chosen?.price ?? item.price,
    // Where there are some, an empty one is yet to be chosen.
    ...(options.length > 0 && { option }),
  });
}

/**
 * @returns the list with names, prices and images of today; a line whose item or option is gone stays
 *   as it was added, and staff see what became of it
 */
export function withTodaysCatalog(list: Wishlist, items: ListItems): Wishlist {
  return list.map((line) => {
    const item = items.get(shortId(line.id) ?? '')?.find(({ id }) => id === line.id);
    const today = item && todaysLine(item, line.option);
    return today ? { ...today, quantity: line.quantity } : line;
  });
}

/** Brings the visitor's list up to date. Without a connection it stays as it is. */
export async function refreshWishlist(): Promise<void> {
  const shorts = wishlist().flatMap(({ id }) => shortId(id) ?? []);
  if (shorts.length === 0) return;
  try {
    const items = await fetchListItems(shorts);
    // What was pressed meanwhile counts.
    changeQuietly((list) => withTodaysCatalog(list, items));
  } catch {
    // What the list remembers is good enough until the next time.
  }
}
