/**
 * Which dialogs are open. Openings are numbered, so that each has its own component: a closing dialog may report its
 * end late.
 */
import { atom } from 'nanostores';
import type { SelectedService } from '#contracts/inquiries/request.ts';
import type { LinkLine } from '#site/lists/wishlist-link.ts';
import { withdrawSeenInList } from './toasts.ts';

let openings = 0;

export type BookedService = SelectedService;

export type BookingDialogState =
  | { open: false }
  | {
      open: true;
      /** The package; null: a booking without one. */
      service: BookedService | null;
      /** The pressed button; the outcome is shown next to it. */
      opener: HTMLElement;
      opening: number;
    };

export const $bookingDialog = atom<BookingDialogState>({ open: false });

/** @param opener the pressed button, next to which the outcome is shown */
export function openBooking(service: BookedService | null, opener: HTMLElement): void {
  openings += 1;
  $bookingDialog.set({ open: true, service, opener, opening: openings });
}

export function closeBooking(): void {
  $bookingDialog.set({ open: false });
}

export type WishlistPanelState =
  | { show: 'nothing' }
  | {
      show: 'own';
      opening: number;
      /** Begins in the form of the event. */
      asksEvent: boolean;
    }
  /** The list in the address; `broken`: its link is cut or mistyped. */
  | { show: 'shared'; link: LinkLine[] | 'broken' };

export const $wishlistPanel = atom<WishlistPanelState>({ show: 'nothing' });

/** Opens the visitor’s own list. */
export function openWishlist(): void {
  openOwn(false);
}

/** Opens it in the form of the event (@availability.day). */
export function openEventForm(): void {
  openOwn(true);
}

function openOwn(asksEvent: boolean): void {
  withdrawSeenInList();
  openings += 1;
  $wishlistPanel.set({ show: 'own', opening: openings, asksEvent });
}

export function openSharedList(link: LinkLine[] | 'broken'): void {
  $wishlistPanel.set({ show: 'shared', link });
}

/** Closes a shared list; called when the address no longer contains one. */
export function closeSharedList(): void {
  if ($wishlistPanel.get().show === 'shared') closeWishlist();
}

export function closeWishlist(): void {
  $wishlistPanel.set({ show: 'nothing' });
}
