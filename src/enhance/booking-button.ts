import type { BookedService } from '#stores/booking-dialog.ts';

/** What `data-book` holds, written into the page by our own build (`site/packages.ts`). */
type BookingData = BookedService & { slug: string };

/**
 * @param button an element with `data-book`: the package as JSON, or nothing for none
 * @returns the package it books
 */
export function selectedService(button: HTMLElement): BookedService | null {
  const data = bookingData(button);
  return data && { name: data.name, price: data.price, type: data.type };
}

/** @returns the button of this page that books the package of this slug */
export function bookingButton(slug: string): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>('[data-book]');
  return [...buttons].find((button) => bookingData(button)?.slug === slug);
}

function bookingData({ dataset }: HTMLElement): BookingData | null {
  return dataset.book ? (JSON.parse(dataset.book) as BookingData) : null;
}
