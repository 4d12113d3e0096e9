import { atom } from 'nanostores';
import { request } from '#api-client/request.ts';
import { shortId } from '#domain/item-id.ts';
import { NO_PRICE } from '#domain/texts.ts';
import { chooseOption, type Wishlist, type WishlistLine } from '#domain/wishlist.ts';
import {
  listItemFile,
  currentLine,
  type ListItem,
  type ListTerms,
} from '#site/lists/list-items.ts';
import { LIST_TERMS_PATH, listItemsPath } from '#site/paths.ts';
import { changeQuietly, wishlist } from './wishlist.ts';

/** Items by the end of their id: several if they share it, an empty array if the catalog has none. */
export type ListItems = ReadonlyMap<string, readonly ListItem[]>;

export const NO_ITEMS: ListItems = new Map();

/** All items fetched so far. */
export const $listItems = atom<ListItems>(NO_ITEMS);

/** Fetches items by the ends of their ids, from the built site. @throws as `request` does */
export async function fetchListItems(shorts: readonly string[]): Promise<ListItems> {
  const files = [...new Set(shorts.map(listItemFile))];
  const answers = await Promise.all(
    // The build writes the files from the same type.
    files.map(async (file) => (await request('GET', listItemsPath(file))) as ListItem[]),
  );
  const items = Map.groupBy(answers.flat(), ({ id }) => shortId(id) ?? '');
  const notFound = shorts.map((short) => [short, []] as const);
  $listItems.set(new Map([...$listItems.get(), ...notFound, ...items]));
  return items;
}

/** @returns the current item of a line, if fetched */
export function itemOf(items: ListItems, { id }: Pick<WishlistLine, 'id'>): ListItem | undefined {
  return items.get(shortId(id) ?? '')?.find((item) => item.id === id);
}

/** @returns whether the fetched catalog no longer has the line's item or option */
export function isGone(items: ListItems, line: WishlistLine): boolean {
  const found = items.get(shortId(line.id) ?? '');
  return found !== undefined && !currentLineOf(items, line);
}

function currentLineOf(items: ListItems, line: WishlistLine) {
  const item = itemOf(items, line);
  return item && currentLine(item, line.option);
}

/** @returns the list with current names, prices and images; lines that the catalog no longer has lose their price */
export function withCurrentCatalog(list: Wishlist, items: ListItems): Wishlist {
  const renamed = list.reduce((lines, line) => {
    const current = currentLineOf(items, line);
    // A line with the option's new name may be there already.
    return current && current.option !== line.option ? chooseOption(lines, line, current) : lines;
  }, list);
  return renamed.map((line) => {
    const current = currentLineOf(items, line);
    const { quantity, note } = line;
    if (current) return { ...current, quantity, ...(note !== undefined && { note }) };
    return isGone(items, line) ? { ...line, price: NO_PRICE } : line;
  });
}

/** Stands for terms that are not fetched. */
export const NO_TERMS: ListTerms = {
  deliveryNote: '',
  addsSalesTax: false,
  minimum: { minimumOrder: 0, minimumExceptions: [], words: '' },
};
/** The owner's terms for estimates (@wishlist.estimate). */
export const $listTerms = atom<ListTerms>(NO_TERMS);

/** Fetches the terms once; after a failure they stay `NO_TERMS`. */
export async function fetchListTerms(): Promise<void> {
  if ($listTerms.get() !== NO_TERMS) return;
  try {
    // The build writes the file from the same type.
    $listTerms.set((await request('GET', LIST_TERMS_PATH)) as ListTerms);
  } catch {
    // The next part that shows an estimate tries again.
  }
}

/** Updates the list from the catalog; unchanged when offline. */
export async function refreshWishlist(): Promise<void> {
  const shorts = wishlist().flatMap(({ id }) => shortId(id) ?? []);
  if (shorts.length === 0) return;
  try {
    await fetchListItems(shorts);
    // Keeps changes made during the request.
    changeQuietly((list) => withCurrentCatalog(list, $listItems.get()));
  } catch {
    // The stored names and prices do until the next attempt.
  }
}
