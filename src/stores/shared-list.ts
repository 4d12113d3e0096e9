import { addMissing, findLine, type Wishlist, type WishlistLine } from '#domain/wishlist.ts';
import { currentLine } from '#site/lists/list-items.ts';
import * as text from '#site/lists/texts.ts';
import { isLinkedOption, type LinkLine } from '#site/lists/wishlist-link.ts';
import { TOASTS } from '#site/texts/toasts.ts';
import { fetchListItems, withCurrentCatalog, type ListItems } from './list-items.ts';
import { notify } from './toasts.ts';
import { changeWishlist, wishlist } from './wishlist.ts';

export interface SharedList {
  /** With current names, prices and images. */
  lines: Wishlist;
  /** Items that are no longer offered, with their quantities, as texts; each once, with how often it is there. */
  gone: string[];
}

/** Looks up the lines of a list in the address in the current catalog. @throws as `request` does */
export async function loadSharedList(link: readonly LinkLine[]): Promise<SharedList> {
  return sharedList(link, await fetchListItems(link.map(({ short }) => short)));
}

/** @returns the lines that are still offered, without duplicates, and texts for those that are not */
export function sharedList(link: readonly LinkLine[], items: ListItems): SharedList {
  const lines: WishlistLine[] = [];
  const gone: string[] = [];
  for (const linked of link) {
    const found = items.get(linked.short) ?? [];
    // Ambiguous short ids are dropped: no item is better than a wrong one.
    const item = found.length === 1 ? found[0] : undefined;
    const options = [
      '',
      ...(item?.options ?? []).map(({ name }) => name),
      ...Object.keys(item?.formerOptions ?? {}),
    ];
    const matching = options.filter((name) => isLinkedOption(name, linked.option));
    const [option = ''] = matching;
    const current = item && matching.length === 1 ? currentLine(item, option) : null;
    const pieces = text.pieces(linked.quantity);
    if (!item) gone.push(`${text.goneItem} ${pieces}`);
    else if (!current) gone.push(`${text.goneOption(item.name)} ${pieces}`);
    else {
      const line = { ...current, option, quantity: linked.quantity };
      if (!findLine(lines, line)) lines.push(line);
    }
  }
  // Lines whose options have the same name now become one.
  return { lines: withCurrentCatalog(lines, items), gone: counted(gone) };
}

function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? text.times(name, count) : name;
  });
}

/** Replaces the visitor's list with a shared one, with undo. */
export function replaceWishlist(lines: Wishlist): void {
  changeWishlist(() => lines, wishlist().length > 0 ? TOASTS.listReplaced : TOASTS.listTaken);
}

/** Merges a shared list into the visitor's, with undo. */
export function addMissingLines(lines: Wishlist): void {
  const own = wishlist();
  const { list, leftOut } = addMissing(own, lines);
  const isChanged = list.length > own.length || list.some((line, index) => line !== own[index]);
  if (isChanged) {
    const toast = TOASTS.listTakenOver(leftOut.map(({ name }) => name));
    changeWishlist(() => list, toast);
  } else notify(leftOut.length > 0 ? TOASTS.wishlistFull : TOASTS.listAlreadyThere);
}
