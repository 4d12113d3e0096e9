/** Which list the wishlist panel shows. */
import { atom } from 'nanostores';
import { withdrawSeenInList } from './toasts.ts';
import type { LinkLine } from './wishlist-link.ts';

export type WishlistPanelState =
  | { show: 'nothing' }
  | { show: 'own'; opening: number }
  /** A list from the address, or a link that cannot be read. */
  | { show: 'shared'; link: LinkLine[] | 'broken' };

export const $wishlistPanel = atom<WishlistPanelState>({ show: 'nothing' });

/** How often the visitor's own list was opened. */
let openings = 0;

/** Counts as a new opening, because a closing panel may not have reported its end yet. */
export function openWishlist(): void {
  withdrawSeenInList();
  openings += 1;
  $wishlistPanel.set({ show: 'own', opening: openings });
}

export function openSharedList(link: LinkLine[] | 'broken'): void {
  $wishlistPanel.set({ show: 'shared', link });
}

/** Closes a shared list when the address no longer contains one. */
export function closeSharedList(): void {
  if ($wishlistPanel.get().show === 'shared') closeWishlist();
}

export function closeWishlist(): void {
  $wishlistPanel.set({ show: 'nothing' });
}
