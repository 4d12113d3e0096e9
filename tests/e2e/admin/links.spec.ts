/**
 * Links to what stands in the admin, and a sign-in that ends: nothing is left open, nothing is lost.
 */
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { sendRequest } from '../../support/admin/requests.ts';
import { freshName, makeCategory, openTab, signIn } from '../../support/admin/steps.ts';
import { expect, NOBODY, OWNER, test, type Page } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

// A browser reports what is not there.
test.use({ allowedErrors: /status of 40[14]/ });

test('a link opens what is on another page of the list; the button closes it for good @admin.address', async ({
  page,
  api,
}) => {
  const list = await api.get(`${ADMIN_API_PATHS.rentalItems}?page=3`);
  const [item] = (await list.json()) as RentalItemAdminView[];
  await page.goto(`/admin?item=${item?.id}`);
  const editor = page.getByRole('dialog', { name: `Edit ${item?.name}`, exact: true });
  // The session, the item and the script of its dialog come one after the other.
  const name = editor.getByLabel('Name').first();
  await expect(name).toHaveValue(item?.name ?? '');
  await expect(tab(page, 'Rental Items')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/item=/);
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
});

test('a link to what is not there says so, and as one to what lies in the trash @admin.gone-link', async ({
  page,
  api,
}) => {
  await page.goto(`/admin?package=${crypto.randomUUID()}`);
  await expect(dialog(page)).toContainText('The service package couldn’t be loaded');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  const category = await makeCategory(api, { name: freshName('Binned') });
  await api.delete(`${ADMIN_API_PATHS.categories}/${category.id}?version=${category.version}`);
  // Found by its name: neighbors fill the first page.
  await page.goto(`/admin?q=${encodeURIComponent(category.name)}&category=${category.id}`);
  const opened = page.getByRole('dialog', { name: category.name });
  await expect(opened).toContainText('is in the trash');
  await opened.getByRole('button', { name: 'Restore' }).click();
  await expect(opened).toHaveCount(0);
  await expect(page.locator(`[data-opens="${category.id}"]`)).toBeVisible();
});

test.describe('signed out', () => {
  test.use(NOBODY);
  test('a link leads there after the sign-in @signin.page', async ({ page, api }) => {
    const inquiry = await sendRequest(api, { name: freshName('Shared') });
    await page.goto(`/admin?inquiry=${inquiry.id}`);
    await signIn(page, OWNER);
    await expect(page.getByRole('article', { name: inquiry.name })).toContainText(
      inquiry.reference,
    );
  });
});

test('an ended sign-in, Back below it: what was typed is there after signing in @signin.ended', async ({
  page,
  context,
}) => {
  const panel = await openTab(page, 'Categories');
  await panel.getByRole('button', { name: 'Add category' }).click();
  await dialog(page).getByLabel('Name').fill('Nearly there');
  await context.clearCookies();
  // While the site is published the page asks by itself, and the sign-in may lie above the button already.
  await dialog(page).getByRole('button', { name: 'Create category' }).dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'You’ve been signed out' })).toBeVisible();
  await page.goBack();
  await signIn(page, OWNER);
  await expect(dialog(page)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Add category' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Nearly there');
  await dialog(page).getByRole('button', { name: 'Discard changes' }).click();
});

test('signing out in one tab shows in the other at its next action', async ({
  browser,
  adminShop,
}) => {
  // With a session of its own: the others' must not end.
  const context = await browser.newContext({ ...NOBODY, baseURL: adminShop.url });
  const [page, other] = [await context.newPage(), await context.newPage()];
  await page.goto('/admin');
  await signIn(page, OWNER);
  await tab(page, 'Categories').click();
  const panel = await openTab(other, 'Rental Items');
  await page.getByRole('button', { name: 'Owner' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toBeVisible();
  // While the site is published the page asks by itself, and the dialog may lie above the button already.
  await panel.getByRole('button', { name: 'Refresh' }).dispatchEvent('click');
  await expect(other.getByRole('dialog', { name: 'You’ve been signed out' })).toBeVisible();
  await signIn(other, OWNER);
  await expect(other.locator('dialog:modal')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  await context.close();
});

test('an answer from before the new sign-in does not end it once more', async ({
  page,
  context,
}) => {
  await openTab(page, 'Contact Leads');
  await context.clearCookies();
  const { promise, resolve } = Promise.withResolvers<void>();
  const delivered = Promise.withResolvers<void>();
  let held = false;
  await page.route(`**${ADMIN_API_PATHS.rentalItems}?**`, async (route) => {
    if (held) return route.fallback();
    held = true;
    const answer = await route.fetch();
    await promise;
    // It may be that nobody waits for it anymore.
    await route.fulfill({ response: answer }).catch(() => undefined);
    delivered.resolve();
  });
  await tab(page, 'Rental Items').click();
  await expect.poll(() => held).toBe(true);
  await expect(dialog(page)).toContainText('You’ve been signed out');
  await signIn(page, OWNER);
  await expect(dialog(page)).toHaveCount(0);
  resolve();
  await delivered.promise;
  await tab(page, 'Rental Items').click();
  await expect(
    page.getByRole('tabpanel', { name: 'Rental Items' }).locator('tbody tr'),
  ).not.toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
});
