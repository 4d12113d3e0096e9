/** State of the booking dialog. */
import { atom } from 'nanostores';
import type { SelectedService } from '#contracts/inquiry.ts';

/** The package to book. */
export type BookedService = SelectedService;

export type BookingDialogState =
  | { open: false }
  | {
      open: true;
      service: SelectedService | null;
      /** The pressed button; the outcome is shown next to it. */
      opener: HTMLElement;
      /** Counts the openings, including this one. */
      opening: number;
    };

export const $bookingDialog = atom<BookingDialogState>({ open: false });

let openings = 0;

/**
 * Counts as a new opening, because a closing dialog may not have reported its end yet.
 * @param service the package, or null for none
 * @param opener the pressed button
 */
export function openBooking(service: SelectedService | null, opener: HTMLElement): void {
  openings += 1;
  $bookingDialog.set({ open: true, service, opener, opening: openings });
}

export function closeBooking(): void {
  $bookingDialog.set({ open: false });
}
