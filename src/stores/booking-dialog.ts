/** What the booking dialog is open for. */
import { atom } from 'nanostores';
import type { SelectedService } from '#contracts/inquiry.ts';

/** The package that is booked. */
export type BookedService = SelectedService;

export type BookingDialogState = { open: false } | { open: true; service: SelectedService | null };

export const $bookingDialog = atom<BookingDialogState>({ open: false });

/** @param service the package, or null for none */
export function openBooking(service: SelectedService | null): void {
  $bookingDialog.set({ open: true, service });
}

export function closeBooking(): void {
  $bookingDialog.set({ open: false });
}
