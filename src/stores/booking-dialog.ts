/** What the booking dialog is open for. */
import { atom } from 'nanostores';
import type { SelectedService } from '#contracts/inquiry.ts';

/** The package that is booked. */
export type BookedService = SelectedService;

export type BookingDialogState =
  | { open: false }
  | {
      open: true;
      service: SelectedService | null;
      /** What was pressed: beside it stands what became of the request. */
      opener: HTMLElement;
      /** How often it was opened, this time included. */
      opening: number;
    };

export const $bookingDialog = atom<BookingDialogState>({ open: false });

let openings = 0;

/**
 * Opens it anew: one that is just closing may not have said so yet.
 * @param service the package, or null for none
 * @param opener what was pressed
 */
export function openBooking(service: SelectedService | null, opener: HTMLElement): void {
  openings += 1;
  $bookingDialog.set({ open: true, service, opener, opening: openings });
}

export function closeBooking(): void {
  $bookingDialog.set({ open: false });
}
