/** Which list the wishlist panel shows. */
import { atom } from 'nanostores';
import { withdrawSeenInList } from './toasts.ts';
import type { LinkLine } from './wishlist-link.ts';

export type WishlistPanelState =
  | { show: 'nothing' }
  | { show: 'own'; opening: number }
  /** A list that came with the address, or a link that cannot be read. */
  | { show: 'shared'; link: LinkLine[] | 'broken' };

export const $wishlistPanel = atom<WishlistPanelState>({ show: 'nothing' });

/** How often the visitor's own list was opened. */
let openings = 0;

/** Opens it anew: one that is just closing may not have said so yet. */
export function openWishlist(): void {
  withdrawSeenInList();
  openings += 1;
  $wishlistPanel.set({ show: 'own', opening: openings });
}

export function openSharedList(link: LinkLine[] | 'broken'): void {
  $wishlistPanel.set({ show: 'shared', link });
}

/** The address names no shared list any more: one that is shown goes with it. */
export function closeSharedList(): void {
  if ($wishlistPanel.get().show === 'shared') closeWishlist();
}

export function closeWishlist(): void {
  $wishlistPanel.set({ show: 'nothing' });
}
