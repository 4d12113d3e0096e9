/**
 * The visitor's wishlist, kept on the device and shared between tabs. Rules are in
 * `domain/wishlist`; here they meet the storage and the toasts.
 */
import {
  persistentAtom,
  setPersistentEngine,
  windowPersistentEvents,
} from '@nanostores/persistent';
import { undoChange } from '#domain/wishlist-undo.ts';
import {
  addLine,
  findLine,
  itemName,
  type LineKey,
  removeItem,
  removeLine,
  setQuantity,
  type Wishlist,
  WISHLIST_KEY,
  type WishlistLine,
} from '#domain/wishlist.ts';
import { TOASTS, UNDO } from '#site/texts/toasts.ts';
import type { ToastText } from '#site/toast-text.ts';
import { storage } from './storage.ts';
import { notify } from './toasts.ts';
import { decodeWishlist, encodeWishlist } from './wishlist-codec.ts';

/** One object, so that a component that compares by identity sees no change where there is none. */
export const EMPTY_WISHLIST: Wishlist = [];

const IN_BROWSER = typeof window !== 'undefined';
if (IN_BROWSER) setPersistentEngine(storage, windowPersistentEvents);

export const $wishlist = persistentAtom<Wishlist>(WISHLIST_KEY, EMPTY_WISHLIST, {
  encode: encodeWishlist,
  decode: decodeWishlist,
});

/**
 * Adds a line (@wishlist.add), or raises the quantity of the one that is there (@wishlist.increase), and
 * says so.
 * @param quantity pieces to add
 */
export function addToWishlist(line: Omit<WishlistLine, 'quantity'>, quantity = 1): void {
  const { list, outcome } = addLine(wishlist(), line, quantity);
  $wishlist.set(list);
  if (outcome === 'full') notify(TOASTS.wishlistFull);
  else if (outcome === 'added') notify(TOASTS.itemAdded(line.name));
  else notify(TOASTS.itemIncreased(line.name));
}

/** Removes a line and says so (@wishlist.remove), with a way back. */
export function removeFromWishlist(line: LineKey & Pick<WishlistLine, 'name'>): void {
  changeWishlist((list) => removeLine(list, line), TOASTS.itemRemoved(line.name));
}

/** Removes an item, whatever its options, and says so once, with a way back to all its lines. */
export function removeItemFromWishlist(id: string): void {
  const [line, ...others] = wishlist().filter((each) => each.id === id);
  if (!line) return;
  const name = others.length === 0 ? line.name : itemName(line);
  changeWishlist((list) => removeItem(list, id), TOASTS.itemRemoved(name));
}

/** Sets a line's quantity; below 1 is ignored (@wishlist.minimum). */
export function setWishlistQuantity(key: LineKey, quantity: number): void {
  $wishlist.set(setQuantity(wishlist(), key, quantity));
}

/** Empties the list. @param silent without the toast (@wishlist.clear) */
export function clearWishlist(silent = false): void {
  if (!silent) changeWishlist(() => EMPTY_WISHLIST, TOASTS.wishlistCleared);
  else if (wishlist().length > 0) $wishlist.set(EMPTY_WISHLIST);
}

/** Changes the list without a word, where that changes anything. */
export function changeQuietly(change: (list: Wishlist) => Wishlist): void {
  const before = wishlist();
  const after = change(before);
  if (encodeWishlist(after) !== encodeWishlist(before)) $wishlist.set(after);
}

/** Changes the list and says so, with a way back that keeps what comes in between. */
export function changeWishlist(change: (list: Wishlist) => Wishlist, toast: ToastText): void {
  const before = wishlist();
  const after = change(before);
  $wishlist.set(after);
  notify({ ...toast, action: undoOf(before, after) });
}

/** @returns the way back from a change, which keeps what came since */
export function undoOf(before: Wishlist, after: Wishlist): NonNullable<ToastText['action']> {
  const run = () => {
    const list = undoChange(before, after, wishlist());
    $wishlist.set(list);
    if (before.some((line) => !findLine(list, line) && !findLine(after, line))) {
      notify(TOASTS.wishlistFull);
    }
  };
  return { label: UNDO, run };
}

/**
 * @returns the list as the device keeps it at this moment: another tab may have changed it and the word
 *   of that be still on its way, or have been missed while this page was put aside
 * @throws where there is no visitor, that is while pages are pre-rendered (@wishlist.provider)
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
