import type { SelectedService } from '#contracts/inquiry.ts';

/**
 * @param button an element with `data-book`: the package as JSON, or nothing for none
 * @returns the package it books
 */
export function selectedService(button: HTMLElement): SelectedService | null {
  if (!button.dataset.book) return null;
  // Written into the page by our own build.
  const { name, price, type } = JSON.parse(button.dataset.book) as SelectedService;
  return { name, price, type };
}
