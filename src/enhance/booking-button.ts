import type { BookedService } from '#stores/booking-dialog.ts';
/**
 * @param button an element with `data-book`: the package as JSON, or nothing for none
 * @returns the package it books
 */
export function selectedService(button: HTMLElement): BookedService | null {
  if (!button.dataset.book) return null;
  // Written into the page by our own build.
  const { name, price, type } = JSON.parse(button.dataset.book) as BookedService;
  return { name, price, type };
}
