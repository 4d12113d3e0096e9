/** Updates wishlist lines with names and prices of the current catalog. */
import { request } from '#api-client/request.ts';
import type { Wishlist, WishlistLine } from '#domain/wishlist.ts';
import { wishlistLine } from '#site/item-card.ts';
import { listItemFile, shortId, type ListItem } from '#site/list-items.ts';
import { listItemsPath } from '#site/paths.ts';
import { changeQuietly, wishlist } from './wishlist.ts';

/** Items by the end of their id; several if two share it. */
export type ListItems = ReadonlyMap<string, readonly ListItem[]>;

/**
 * Fetches the items that exist from the built site, by the ends of their ids.
 * @throws as `request` does
 */
export async function fetchListItems(shorts: readonly string[]): Promise<ListItems> {
  const files = [...new Set(shorts.map(listItemFile))];
  const answers = await Promise.all(
    // Built by us from the same type.
    files.map(async (file) => (await request('GET', listItemsPath(file))) as ListItem[]),
  );
  return Map.groupBy(answers.flat(), ({ id }) => shortId(id) ?? '');
}

/** @returns the catalog's part of a line, or null when the item has no such option */
export function todaysLine(item: ListItem, option: string): Omit<WishlistLine, 'quantity'> | null {
  const chosen = item.options.find(({ name }) => name === option);
  if (option !== '' && !chosen) return null;
  const { options, ...facts } = item;
  return wishlistLine({
    ...facts,
    price: chosen?.price ?? item.price,
    // With options, an empty one means not chosen yet.
    ...(options.length > 0 && { option }),
  });
}

/**
 * @returns the list with current names, prices and images; lines whose item or option no longer
 *   exists stay unchanged, and staff see what happened to them
 */
export function withTodaysCatalog(list: Wishlist, items: ListItems): Wishlist {
  return list.map((line) => {
    const item = items.get(shortId(line.id) ?? '')?.find(({ id }) => id === line.id);
    const today = item && todaysLine(item, line.option);
    return today ? { ...today, quantity: line.quantity } : line;
  });
}

/** Updates the visitor's list from the catalog; unchanged when offline. */
export async function refreshWishlist(): Promise<void> {
  const shorts = wishlist().flatMap(({ id }) => shortId(id) ?? []);
  if (shorts.length === 0) return;
  try {
    const items = await fetchListItems(shorts);
    // Keeps changes made during the request.
    changeQuietly((list) => withTodaysCatalog(list, items));
  } catch {
    // The stored values are good enough until the next attempt.
  }
}
