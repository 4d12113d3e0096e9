import { atom } from 'nanostores';
import { request } from '#api-client/request.ts';
/** Updates wishlist lines with names and prices of the current catalog. */
import { shortId } from '#domain/item-id.ts';
import { NO_PRICE } from '#domain/texts.ts';
import type { Wishlist, WishlistLine } from '#domain/wishlist.ts';
import { listItemFile, todaysLine, type ListItem, type ListTerms } from '#site/lists/list-items.ts';
import { LIST_TERMS_PATH, listItemsPath } from '#site/paths.ts';
import { changeQuietly, wishlist } from './wishlist.ts';

/** Items by the end of their id; several if two share it, none if the catalog has none. */
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
  const items = Map.groupBy(answers.flat(), ({ id }) => shortId(id) ?? '');
  const asked = shorts.map((short) => [short, []] as const);
  $listItems.set(new Map([...$listItems.get(), ...asked, ...items]));
  return items;
}

/** What is known of today's catalog; empty before anything was fetched. */
export const NO_ITEMS: ListItems = new Map();
export const $listItems = atom<ListItems>(NO_ITEMS);

/** @returns the item of a line in today's catalog, if it is known */
export function itemOf(items: ListItems, { id }: Pick<WishlistLine, 'id'>): ListItem | undefined {
  return items.get(shortId(id) ?? '')?.find((item) => item.id === id);
}

/** @returns whether today's catalog has neither this item nor, of an item, this option */
export function isGone(items: ListItems, line: WishlistLine): boolean {
  const known = items.get(shortId(line.id) ?? '');
  return known !== undefined && !todayOf(items, line);
}

function todayOf(items: ListItems, line: WishlistLine) {
  const item = itemOf(items, line);
  return item && todaysLine(item, line.option);
}

/**
 * @returns the list with current names, prices and images; lines whose item or option no longer
 *   exists have no price anymore, and can still be asked for
 */
export function withTodaysCatalog(list: Wishlist, items: ListItems): Wishlist {
  return list.map((line) => {
    const today = todayOf(items, line);
    const { quantity, note } = line;
    if (today) return { ...today, quantity, ...(note !== undefined && { note }) };
    return isGone(items, line) ? { ...line, price: NO_PRICE } : line;
  });
}

/** What the owner says beside an estimate (@wishlist.estimate); nothing before it was fetched. */
export const NO_TERMS: ListTerms = {
  deliveryNote: '',
  addsSalesTax: false,
  minimum: { minimumOrder: 0, minimumExceptions: [], words: '' },
};
export const $listTerms = atom<ListTerms>(NO_TERMS);

/** Fetches it, once; nothing is said while it cannot be had. */
export async function fetchListTerms(): Promise<void> {
  if ($listTerms.get() !== NO_TERMS) return;
  try {
    // Built by us from the same type.
    $listTerms.set((await request('GET', LIST_TERMS_PATH)) as ListTerms);
  } catch {
    // The next list that is opened asks again.
  }
}

/** Updates the visitor's list from the catalog; unchanged when offline. */
export async function refreshWishlist(): Promise<void> {
  const shorts = wishlist().flatMap(({ id }) => shortId(id) ?? []);
  if (shorts.length === 0) return;
  try {
    await fetchListItems(shorts);
    // Keeps changes made during the request.
    changeQuietly((list) => withTodaysCatalog(list, $listItems.get()));
  } catch {
    // The stored values are good enough until the next attempt.
  }
}
