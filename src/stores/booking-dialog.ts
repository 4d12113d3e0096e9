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
    };

export const $bookingDialog = atom<BookingDialogState>({ open: false });

/**
 * @param service the package, or null for none
 * @param opener what was pressed
 */
export function openBooking(service: SelectedService | null, opener: HTMLElement): void {
  $bookingDialog.set({ open: true, service, opener });
}

export function closeBooking(): void {
  $bookingDialog.set({ open: false });
}
