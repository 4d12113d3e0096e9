/** Shows the wishlist in pages that were built without it. */
import { WISHLIST_KEY, WISHLIST_VERSION } from '#domain/wishlist-storage.ts';
import type { WishlistLine } from '#domain/wishlist.ts';
import type { WishlistItem } from '#site/item-card.ts';

type PaintedLine = Pick<WishlistLine, 'id' | 'quantity'>;

/** Paints badges and hearts that differ. */
export function paintWishlist(list: readonly PaintedLine[]): void {
  const total = String(list.reduce((sum, line) => sum + line.quantity, 0));
  for (const badge of select('[data-wishlist-count]')) {
    badge.hidden = total === '0';
    if (badge.textContent !== total) badge.textContent = total;
  }
  for (const heart of select('[data-heart]')) {
    const { id } = heartItem(heart);
    heart.ariaPressed = String(list.some((line) => line.id === id));
  }
}

/** @returns the item of a heart, from the page's markup */
export function heartItem(heart: HTMLElement): WishlistItem {
  return JSON.parse(heart.dataset.heart ?? '{}') as WishlistItem;
}

function select(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(selector);
}

/** What the store writes; anything else throws, or has no such lines, below. */
interface Stored {
  version: number;
  lines: PaintedLine[];
}

/**
 * A first look at the stored list, for painting only. The store itself, with its careful reading,
 * arrives with the first interaction; every page would pay for it here.
 * @returns the lines; none where the storage is forbidden, broken or of another version
 */
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
