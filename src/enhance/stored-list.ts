/**
 * A first look at the stored wishlist, for painting only. The store itself, with its careful
 * reading, arrives with the first interaction; every page would pay for it here.
 */
import { WISHLIST_KEY, WISHLIST_VERSION } from '#domain/wishlist-storage.ts';
import type { WishlistLine } from '#domain/wishlist.ts';

export type PaintedLine = Pick<WishlistLine, 'id' | 'quantity'>;

/** What the store writes; anything else throws, or has no such lines, below. */
interface Stored {
  version: number;
  lines: PaintedLine[];
}

/** @returns the lines; none where the storage is forbidden, broken or of another version */
export function storedList(): PaintedLine[] {
  try {
    const stored = JSON.parse(localStorage[WISHLIST_KEY] as string) as Stored;
    return stored.version === WISHLIST_VERSION
      ? stored.lines.filter((line) => line.quantity > 0)
      : [];
  } catch {
    // Nothing stored yet is the common case.
    return [];
  }
}
