/** The parts of the quote page, and what customers do there. */
import type { Locator, Page } from '@playwright/test';

/** @returns the document */
export function sheet(page: Page): Locator {
  return page.getByRole('article', { name: /^Quote No\./ });
}

export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 2, name });
}

/** @returns the form of an open quote */
export function acceptance(page: Page): Locator {
  return page.getByRole('form', { name: 'Accept this quote' });
}

/** Types the name and checks the box. */
export async function fillAcceptance(page: Page): Promise<void> {
  await page.getByLabel('Type your full name').fill('Jordan Rivers');
  await page.getByRole('checkbox').check();
}

/** Opens the form, chooses the price as the reason, and writes a note. */
export async function fillDecline(page: Page, note: string): Promise<void> {
  await page.getByText('Decline this quote', { exact: true }).click();
  await page.getByLabel('The price is too high').check();
  await page.getByLabel(/Anything you’d like us to know/).fill(note);
}
