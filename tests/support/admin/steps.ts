/** What tests of the admin do again and again. */
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { CategoryAdminView, CategoryInput } from '#contracts/catalog/categories.ts';
import type { RentalItemAdminView, RentalItemInput } from '#contracts/catalog/rental-items.ts';
import { ADMIN_API_PATHS } from '../api-paths.ts';
import type { OWNER } from './test.ts';

type Tab = 'Categories' | 'Rental Items' | 'Service Packages' | 'Contact Leads';

let count = 0;

/** @returns a name that no other test of this shop uses */
export function freshName(word: string): string {
  count += 1;
  return `${word} ${process.pid}-${count}`;
}

/** Opens the admin at one of its tabs. @returns the tab's panel */
export async function openTab(page: Page, name: Tab): Promise<Locator> {
  await page.goto('/admin');
  return showTab(page, name);
}

/** Goes to one of the tabs of the admin, which is open. @returns the tab's panel */
export async function showTab(page: Page, name: Tab): Promise<Locator> {
  await page.getByRole('tab', { name, exact: true }).click();
  const panel = page.getByRole('tabpanel', { name, exact: true });
  await expect(panel.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  return panel;
}

/** Finds one thing by the search of its list. @returns its row in the table, or on a phone its card */
export async function findRow(panel: Locator, name: string): Promise<Locator> {
  await panel.getByRole('searchbox').fill(name);
  // The list finds after a pause: what is pressed before moves from under the pointer.
  await expect(panel.page()).toHaveURL((url) => url.searchParams.get('q') === name);
  await expect(panel.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  const row = panel.locator('tbody > tr, ul[aria-label] > li').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  return row;
}

/** @returns the toast that is shown */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
}

/** Keeps the toast: it goes by itself after five seconds, but not while it has the focus. */
export async function holdToast(page: Page): Promise<void> {
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).locator(':focus')).toHaveCount(
    1,
  );
}

/** Fills in the sign-in. */
export async function signIn(page: Page, { email, password }: typeof OWNER): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Makes a category as the owner. */
export async function makeCategory(
  api: APIRequestContext,
  fields: CategoryInput,
): Promise<CategoryAdminView> {
  const answer = await api.post(ADMIN_API_PATHS.categories, { data: fields });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as CategoryAdminView;
}

/** Makes a rental item as the owner. */
export async function makeItem(
  api: APIRequestContext,
  fields: Partial<RentalItemInput> & { name: string; categoryId: string },
): Promise<RentalItemAdminView> {
  const answer = await api.post(ADMIN_API_PATHS.rentalItems, {
    data: { shortDescription: 'Short.', price: '5.00', ...fields },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as RentalItemAdminView;
}

/** Opens the admin and begins a rental item. @returns its dialog */
export async function openNewItem(page: Page): Promise<Locator> {
  const panel = await openTab(page, 'Rental Items');
  await panel.getByRole('button', { name: 'Add rental item' }).click();
  return page.getByRole('dialog');
}

/**
 * Tries to create an item under a slug that another one has, which is refused.
 * @returns its dialog, still open, and that slug
 */
export async function createUnderTakenSlug(
  page: Page,
  api: APIRequestContext,
): Promise<{ dialog: Locator; slug: string }> {
  const category = await makeCategory(api, { name: freshName('Crowded') });
  const { slug } = await makeItem(api, { name: freshName('Taken'), categoryId: category.id });
  const dialog = await openNewItem(page);
  await dialog.getByLabel('Name').first().fill(freshName('Second'));
  await dialog.getByLabel('Slug').fill(slug);
  await dialog.getByLabel('Category').selectOption(category.name);
  await dialog.getByLabel('Short description').fill('Short.');
  await dialog.getByRole('button', { name: 'Create rental item' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please check: Slug');
  return { dialog, slug };
}
