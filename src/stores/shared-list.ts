/**
 * A list that came with the address: what today's catalog makes of it, and taking it over.
 */
import { addMissing, findLine, type Wishlist, type WishlistLine } from '#domain/wishlist.ts';
import * as text from '#site/texts/list.ts';
import { TOASTS } from '#site/texts/toasts.ts';
import { fetchListItems, todaysLine, type ListItems } from './list-items.ts';
import { notify } from './toasts.ts';
import { isLinkedOption, type LinkLine } from './wishlist-link.ts';
import { changeWishlist, wishlist } from './wishlist.ts';

export interface SharedList {
  /** With names, prices and images of today. */
  lines: Wishlist;
  /** What the shop has no more, in words. */
  gone: string[];
}

/**
 * Looks a shared list up in today's catalog.
 * @throws as `request` does
 */
export async function loadSharedList(link: readonly LinkLine[]): Promise<SharedList> {
  const known = link.filter(({ short }) => short !== '');
  return sharedList(link, await fetchListItems(known.map(({ short }) => short)));
}

/** @returns the lines that the shop has, each once, and what it has no more */
export function sharedList(link: readonly LinkLine[], items: ListItems): SharedList {
  const lines: WishlistLine[] = [];
  const gone: string[] = [];
  for (const linked of link) {
    const found = items.get(linked.short) ?? [];
    // Two of the same short id: rather none than the wrong one.
    const item = found.length === 1 ? found[0] : undefined;
    const options = ['', ...(item?.options ?? []).map(({ name }) => name)];
    const matching = options.filter((name) => isLinkedOption(name, linked.option));
    const line = item && matching.length === 1 ? todaysLine(item, matching[0] ?? '') : null;
    const pieces = text.pieces(linked.quantity);
    if (!item) gone.push(`${linked.name ?? text.goneItem} ${pieces}`);
    else if (!line) gone.push(`${text.goneOption(item.name)} ${pieces}`);
    else if (!findLine(lines, line)) lines.push({ ...line, quantity: linked.quantity });
  }
  return { lines, gone };
}

/** Puts a shared list in the place of the visitor's own, with a way back. */
export function replaceWishlist(lines: Wishlist): void {
  changeWishlist(() => lines, wishlist().length > 0 ? TOASTS.listReplaced : TOASTS.listTaken);
}

/** Adds to the visitor's list what it lacks of a shared one, with a way back. */
export function addMissingLines(lines: Wishlist): void {
  const own = wishlist();
  const { list, leftOut } = addMissing(own, lines);
  const changes = list.length > own.length || list.some((line, index) => line !== own[index]);
  if (changes) {
    const toast = TOASTS.listTakenOver(leftOut.map(({ name }) => name));
    changeWishlist(() => list, toast);
  } else notify(leftOut.length > 0 ? TOASTS.wishlistFull : TOASTS.listAlreadyThere);
}
