/**
 * Which dialog a visitor has opened: the booking dialog or the wishlist panel. Openings are counted,
 * because a closing dialog may not have reported its end yet.
 */
import { atom } from 'nanostores';
import type { SelectedService } from '#contracts/inquiries/request.ts';
import type { LinkLine } from '#site/lists/wishlist-link.ts';
import { withdrawSeenInList } from './toasts.ts';

let openings = 0;

/** The package to book. */
export type BookedService = SelectedService;

export type BookingDialogState =
  | { open: false }
  | {
      open: true;
      /** Null for none. */
      service: BookedService | null;
      /** The pressed button; the outcome is shown next to it. */
      opener: HTMLElement;
      opening: number;
    };

export const $bookingDialog = atom<BookingDialogState>({ open: false });

/** Opens the booking dialog. @param opener the pressed button, next to which the outcome is shown */
export function openBooking(service: BookedService | null, opener: HTMLElement): void {
  openings += 1;
  $bookingDialog.set({ open: true, service, opener, opening: openings });
}

/** Closes the booking dialog. */
export function closeBooking(): void {
  $bookingDialog.set({ open: false });
}

export type WishlistPanelState =
  | { show: 'nothing' }
  | { show: 'own'; opening: number }
  /** A list from the address, or a link that cannot be read. */
  | { show: 'shared'; link: LinkLine[] | 'broken' };

export const $wishlistPanel = atom<WishlistPanelState>({ show: 'nothing' });

/** Opens the visitor’s own wishlist. */
export function openWishlist(): void {
  withdrawSeenInList();
  openings += 1;
  $wishlistPanel.set({ show: 'own', opening: openings });
}

/** Shows a list from the address, or that its link cannot be read. */
export function openSharedList(link: LinkLine[] | 'broken'): void {
  $wishlistPanel.set({ show: 'shared', link });
}

/** Closes a shared list when the address no longer contains one. */
export function closeSharedList(): void {
  if ($wishlistPanel.get().show === 'shared') closeWishlist();
}

/** Closes the panel, whichever list it shows. */
export function closeWishlist(): void {
  $wishlistPanel.set({ show: 'nothing' });
}
