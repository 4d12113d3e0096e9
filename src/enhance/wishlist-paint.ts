/**
 * Shows the wishlist in pages that were built without it.
 */
import { hasItem, totalQuantity, type Wishlist } from '#domain/wishlist.ts';
import type { WishlistItem } from '#site/item-card.ts';
import { $wishlist, addToWishlist, removeFromWishlist } from '#stores/wishlist.ts';

/** Paints badges and hearts. Also called by islands that draw new hearts. */
export function paintWishlist(list: Wishlist = $wishlist.get()): void {
  const total = totalQuantity(list);
  for (const badge of document.querySelectorAll<HTMLElement>('[data-wishlist-count]')) {
    badge.hidden = total === 0;
    badge.textContent = String(total);
  }
  for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]')) {
    const { id, name } = heartItem(heart);
    const saved = hasItem(list, id);
    heart.ariaPressed = String(saved);
    heart.ariaLabel = saved ? `Remove ${name} from wishlist` : `Add ${name} to wishlist`;
  }
}

/** Makes every heart of the page work, those drawn later included. */
export function handleHearts(): void {
  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element && target.closest<HTMLElement>('[data-heart]');
    if (heart) toggle(heartItem(heart));
  });
}

/** A heart stands for the item, so it takes the item's lines away whatever their option. */
function toggle(item: WishlistItem): void {
  const lines = $wishlist.get().filter((line) => line.id === item.id);
  if (lines.length === 0) addToWishlist({ ...item, option: '' });
  for (const line of lines) removeFromWishlist(line);
}

/** The item as the page was built with it. */
function heartItem(heart: HTMLElement): WishlistItem {
  return JSON.parse(heart.dataset.heart ?? '{}') as WishlistItem;
}
