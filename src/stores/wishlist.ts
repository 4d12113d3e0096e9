/** The visitor's wishlist: the rules of `domain/wishlist.ts`, with storage, tabs and toasts. */
import { WISHLIST_KEY } from '#domain/wishlist-storage.ts';
import { undoChange } from '#domain/wishlist-undo.ts';
import {
  addLine,
  chooseOption,
  findLine,
  itemName,
  type LineKey,
  removeItem,
  removeLine,
  setNote,
  setQuantity,
  type Wishlist,
  type WishlistLine,
} from '#domain/wishlist.ts';
import { TOASTS, UNDO } from '#site/texts/toasts.ts';
import type { ToastText } from '#site/toast-text.ts';
import { changeStoredList, listBook } from './list-book.ts';
import { persistentAtom } from './persistent.ts';
import { storage } from './storage.ts';
import { notify } from './toasts.ts';
import { decodeWishlist, encodeWishlist } from './wishlist-codec.ts';

/** One object, so that comparison by identity sees no change. */
export const EMPTY_WISHLIST: Wishlist = [];

const IN_BROWSER = typeof window !== 'undefined';

export const $wishlist = persistentAtom<Wishlist>(WISHLIST_KEY, EMPTY_WISHLIST, {
  encode: encodeWishlist,
  decode: decodeWishlist,
});

/**
 * Adds a line (@wishlist.add) or increases one (@wishlist.increase), with a toast.
 * @param also undoes with an increase what was stored with it
 */
export function addToWishlist(
  line: Omit<WishlistLine, 'quantity'>,
  quantity = 1,
  also?: () => void,
): void {
  const before = wishlist();
  const { list, outcome } = addLine(before, line, quantity);
  $wishlist.set(list);
  if (outcome === 'full') notify(TOASTS.wishlistFull);
  else if (outcome === 'added') notify(TOASTS.itemAdded(line.name));
  else {
    const pieces = findLine(list, line)?.quantity ?? 0;
    notify({ ...TOASTS.itemIncreased(line.name, pieces), action: undoOf(before, list, also) });
  }
}

/** Adds a line; a line with an option replaces the item's line whose option was open. */
export function addChosen(
  line: Omit<WishlistLine, 'quantity'>,
  quantity: number,
  also?: () => void,
): void {
  const open = { id: line.id, option: '' };
  const list = wishlist();
  if (line.option !== '' && findLine(list, open)) $wishlist.set(removeLine(list, open));
  addToWishlist(line, quantity, also);
}

/** Removes a line, with undo (@wishlist.remove). */
export function removeFromWishlist(line: LineKey & Pick<WishlistLine, 'name'>): void {
  changeWishlist((list) => removeLine(list, line), TOASTS.itemRemoved(line.name));
}

/** Removes all lines of an item, with one undo. */
export function removeItemFromWishlist(id: string): void {
  const [line, ...others] = wishlist().filter((entry) => entry.id === id);
  if (!line) return;
  const name = others.length === 0 ? line.name : itemName(line);
  changeWishlist((list) => removeItem(list, id), TOASTS.itemRemoved(name));
}

/** Sets a line's quantity; one below 1 is ignored (@wishlist.minimum). */
export function setWishlistQuantity(key: LineKey, quantity: number): void {
  $wishlist.set(setQuantity(wishlist(), key, quantity));
}

/** Sets a line's note; an empty text removes the note (@wishlist.note). */
export function setWishlistNote(key: LineKey, note: string): void {
  $wishlist.set(setNote(wishlist(), key, note));
}

/** Replaces a line whose option is open by the chosen one; quantity and note stay (@wishlist.choose-option). */
export function chooseWishlistOption(key: LineKey, chosen: Omit<WishlistLine, 'quantity'>): void {
  $wishlist.set(chooseOption(wishlist(), key, chosen));
}

/** Empties the list. @param silent without a toast (@wishlist.clear) */
export function clearWishlist(silent = false): void {
  if (!silent) changeWishlist(() => EMPTY_WISHLIST, TOASTS.wishlistCleared);
  else if (wishlist().length > 0) $wishlist.set(EMPTY_WISHLIST);
}

/** Changes the list without a toast. */
export function changeQuietly(change: (list: Wishlist) => Wishlist): void {
  const before = wishlist();
  const after = change(before);
  if (encodeWishlist(after) !== encodeWishlist(before)) $wishlist.set(after);
}

/** Changes the list with a toast, whose undo keeps later changes. */
export function changeWishlist(change: (list: Wishlist) => Wishlist, toast: ToastText): void {
  const before = wishlist();
  const after = change(before);
  $wishlist.set(after);
  notify({ ...toast, action: undoOf(before, after) });
}

/**
 * @param also undoes what was stored with the change
 * @returns the undo of a change: it keeps later changes and applies to the list that is active now, even if another is
 *   later
 */
export function undoOf(
  before: Wishlist,
  after: Wishlist,
  also?: () => void,
): NonNullable<ToastText['action']> {
  const { active } = listBook();
  const run = () => {
    also?.();
    if (listBook().active !== active) {
      changeStoredList(active, (lines) => undoChange(before, after, lines));
      return;
    }
    const list = undoChange(before, after, wishlist());
    $wishlist.set(list);
    if (before.some((line) => !findLine(list, line) && !findLine(after, line))) {
      notify(TOASTS.wishlistFull);
    }
  };
  return { label: UNDO, run };
}

/**
 * Reads the list from storage, because another tab's change may not have been delivered yet, or was missed while this
 * page was frozen.
 * @throws during pre-rendering, which has no visitor; `@wishlist.provider` fixes the text
 */
export function wishlist(): Wishlist {
  if (!IN_BROWSER) {
    throw new Error('useWishlist must be used within a WishlistProvider');
  }
  const text = storage[WISHLIST_KEY];
  if (text === undefined) return EMPTY_WISHLIST;
  const shown = $wishlist.get();
  return text === encodeWishlist(shown) ? shown : decodeWishlist(text);
}
