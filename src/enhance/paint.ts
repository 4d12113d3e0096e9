import { WISHLIST_KEY, WISHLIST_VERSION } from '#domain/wishlist-storage.ts';
import type { WishlistLine } from '#domain/wishlist.ts';
import type { WishlistItem } from '#site/catalog/item-card.ts';

type PaintedLine = Pick<WishlistLine, 'id' | 'quantity'>;

/** Updates badges and hearts that differ from the list. */
export function paintWishlist(list: readonly PaintedLine[]): void {
  const sum = list.reduce((pieces, line) => pieces + line.quantity, 0);
  const total = sum.toLocaleString('en');
  for (const badge of select('[data-wishlist-count]')) {
    badge.hidden = sum === 0;
    // Not compared with the text: a translator with its own digits would change it back endlessly
    // (@translated.badge).
    if (badge.dataset.wishlistCount === total) continue;
    badge.dataset.wishlistCount = total;
    badge.textContent = total;
  }
  for (const heart of select('[data-heart]')) {
    heart.ariaPressed = String(list.some((line) => line.id === heartItem(heart).id));
  }
}

/** @param heart an element with `data-heart` */
export function heartItem(heart: HTMLElement): WishlistItem {
  return JSON.parse(heart.dataset.heart as string) as WishlistItem;
}

/** The one `querySelectorAll` of every page's script. */
export function select(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(selector);
}

/** Stored format (`stores/wishlist-codec.ts`); any other is read as an empty list. */
interface Stored {
  version: number;
  lines: PaintedLine[];
}

/** Reads the list without its store, which is too large for every page. @returns empty if unreadable */
export function storedList(): PaintedLine[] {
  try {
    const stored = JSON.parse(localStorage[WISHLIST_KEY] as string) as Stored;
    return stored.version === WISHLIST_VERSION
      ? stored.lines.filter((line) => line.quantity > 0)
      : [];
  } catch {
    // Usually nothing is stored.
    return [];
  }
}
