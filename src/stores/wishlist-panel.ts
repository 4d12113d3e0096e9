/** Which list the wishlist panel shows. */
import { atom } from 'nanostores';
import type { Wishlist } from '#domain/wishlist.ts';

export type WishlistPanelState =
  | { show: 'nothing' }
  | { show: 'own' }
  /** A list that came with the address. */
  | { show: 'shared'; list: Wishlist };

export const $wishlistPanel = atom<WishlistPanelState>({ show: 'nothing' });

export function openWishlist(): void {
  $wishlistPanel.set({ show: 'own' });
}

export function openSharedList(list: Wishlist): void {
  $wishlistPanel.set({ show: 'shared', list });
}

export function closeWishlist(): void {
  $wishlistPanel.set({ show: 'nothing' });
}
