/** Shows the wishlist in pages that were built without it. */
import type { WishlistItem } from '#site/item-card.ts';
import type { PaintedLine } from './stored-list.ts';

/** Paints badges and hearts; what is right already is left alone. */
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

/** @returns the item that a heart stands for, as the page was built with it */
export function heartItem(heart: HTMLElement): WishlistItem {
  return JSON.parse(heart.dataset.heart ?? '{}') as WishlistItem;
}

function select(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(selector);
}
