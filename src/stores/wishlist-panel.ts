/** Which list the wishlist panel shows. */
import { atom } from 'nanostores';
import { withdrawSeenInList } from './notices.ts';
import type { LinkLine } from './wishlist-link.ts';

export type WishlistPanelState =
  | { show: 'nothing' }
  | { show: 'own' }
  /** A list that came with the address, or a link that cannot be read. */
  | { show: 'shared'; link: LinkLine[] | 'broken' };

export const $wishlistPanel = atom<WishlistPanelState>({ show: 'nothing' });

export function openWishlist(): void {
  withdrawSeenInList();
  $wishlistPanel.set({ show: 'own' });
}

export function openSharedList(link: LinkLine[] | 'broken'): void {
  $wishlistPanel.set({ show: 'shared', link });
}

export function closeWishlist(): void {
  $wishlistPanel.set({ show: 'nothing' });
}
