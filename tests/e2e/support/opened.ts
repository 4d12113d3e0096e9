/** What opens above a page, or comes into it. */
import { PRODUCT_WITH_OPTIONS } from '../../support/public-pages.ts';
import { expect, type Page } from '../../support/test.ts';
import { toasts } from '../../support/visitor.ts';

export const OPENED: Record<string, (page: Page) => Promise<void>> = {
  'the list': async (page) => {
    await page.goto('/rental-services/linens');
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
    await panel.getByRole('button', { name: 'Share' }).click();
    await panel.getByRole('button', { name: 'New List' }).click();
  },
  'a shared list': async (page) => {
    await page.goto('/#list=2.PLhDK3jvABDvHXERcJIAFAce3627');
    await expect(page.getByRole('dialog', { name: 'A Shared Wishlist' })).toBeVisible();
  },
  'the booking dialog and its calendar': async (page) => {
    await page.goto('/design-services');
    await page
      .getByRole('button', { name: /^Book This Package/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Choose Event Date from a calendar' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  },
  'the search': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search rentals' }).click();
    await page.getByRole('search').last().getByRole('searchbox').fill('table');
    await expect(page.getByRole('search').last().getByRole('link').first()).toBeVisible();
  },
  'an enlarged image': async (page) => {
    await page.goto(PRODUCT_WITH_OPTIONS);
    await page
      .getByRole('button', { name: /^View larger/ })
      .first()
      .click();
  },
  'a toast': async (page) => {
    await page.goto('/rental-services/linens');
    await page
      .getByRole('button', { name: /^Add .* to wishlist/ })
      .first()
      .click();
    await expect(toasts(page)).toBeVisible();
  },
  'the planner': async (page) => {
    await page.goto('/planner?guests=2000&place=tent');
    await expect(page.getByRole('region', { name: 'Your rentals' })).toContainText('Larger tent');
  },
  'errors of a form': async (page) => {
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Get My Free Quote' }).click();
    await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
  },
};

/** What is there in narrow windows alone. */
export const OPENED_NARROW: typeof OPENED = {
  'the menu': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  },
  'the filters': async (page) => {
    await page.goto('/rental-services/linens');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
  },
};
