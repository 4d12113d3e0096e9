/**
 * The visitor's wishlist, kept on the device and shared between tabs. Rules are in
 * `domain/wishlist`; here they meet the storage and the notices.
 */
import {
  persistentAtom,
  setPersistentEngine,
  windowPersistentEvents,
} from '@nanostores/persistent';
import { WISHLIST_KEY } from '#domain/wishlist-storage.ts';
import {
  addLine,
  findLine,
  removeLine,
  setQuantity,
  type LineKey,
  type Wishlist,
  type WishlistLine,
} from '#domain/wishlist.ts';
import type { NoticeText } from '#site/notice-text.ts';
import { NOTICES, UNDO } from '#site/notices.ts';
import { notify } from './notices.ts';
import { storage } from './storage.ts';
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
 * Adds a line, or raises the quantity of the one that is there, and says so (spec §4).
 * @param quantity pieces to add
 */
export function addToWishlist(line: Omit<WishlistLine, 'quantity'>, quantity = 1): void {
  const { list, outcome } = addLine(wishlist(), line, quantity);
  $wishlist.set(list);
  if (outcome === 'full') notify(NOTICES.wishlistFull);
  else if (outcome === 'added') notify(NOTICES.itemAdded(line.name));
  else notify(NOTICES.itemIncreased(line.name));
}

/** Removes a line and says so (spec §4), with a way back. */
export function removeFromWishlist(line: LineKey & Pick<WishlistLine, 'name'>): void {
  const before = wishlist();
  $wishlist.set(removeLine(before, line));
  notify({ ...NOTICES.itemRemoved(line.name), action: undo(before) });
}

/** Sets a line's quantity; below 1 is ignored (spec §4). */
export function setWishlistQuantity(key: LineKey, quantity: number): void {
  $wishlist.set(setQuantity(wishlist(), key, quantity));
}

/** Empties the list. @param silent without the notice (spec §4 "a silent clear is possible") */
export function clearWishlist(silent = false): void {
  const before = wishlist();
  $wishlist.set(EMPTY_WISHLIST);
  if (!silent) notify({ ...NOTICES.wishlistCleared, action: undo(before) });
}

/** @returns what puts the list back as it was, and keeps what was added since */
export function undo(before: Wishlist): NoticeText['action'] {
  return {
    label: UNDO,
    run: () => {
      const since = wishlist().filter((line) => !findLine(before, line));
      $wishlist.set([...before, ...since]);
    },
  };
}

/**
 * @returns the list
 * @throws where there is no visitor, that is while pages are pre-rendered (spec §8)
 */
export function wishlist(): Wishlist {
  if (!IN_BROWSER) {
    throw new Error('useWishlist must be used within a WishlistProvider');
  }
  return $wishlist.get();
}
