/**
 * A first look at the stored wishlist, for painting only. The store itself, with its careful
 * reading, arrives with the first interaction; every page would pay for it here.
 */
import { WISHLIST_KEY, WISHLIST_VERSION } from '#domain/wishlist-storage.ts';
import type { WishlistLine } from '#domain/wishlist.ts';

export type PaintedLine = Pick<WishlistLine, 'id' | 'quantity'>;

/** @returns the lines; none where the storage is forbidden, broken or of another version */
export function storedList(): PaintedLine[] {
  try {
    const { version, lines } = JSON.parse(localStorage[WISHLIST_KEY]);
    return version === WISHLIST_VERSION ? lines.filter((line: PaintedLine) => line.quantity > 0) : [];
  } catch {
    // Nothing stored yet is the common case.
    return [];
  }
}
