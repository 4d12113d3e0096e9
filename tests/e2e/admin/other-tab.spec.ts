/** One thing open in two tabs, and a list that stays where it is below what opens. */
import { freshName, holdToast, makeCategory, toast, openTab } from '../../support/admin/steps.ts';
import { expect, test, type Page } from '../../support/admin/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('what was typed into one form in two tabs is kept from both @admin.drafts', async ({
  page,
  context,
  api,
}) => {
  const { id, name } = await makeCategory(api, { name: freshName('Twice open') });
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(`/admin?category=${id}#categories`);
    await expect(dialog(each)).toHaveAccessibleName(`Edit ${name}`);
  }
  await other.getByLabel('Display order').fill('7');
  await other.keyboard.press('Escape');
  await expect(toast(other)).toContainText('What you typed is kept on this device.');
  await holdToast(other);
  await expect(page.getByLabel('Display order')).toHaveValue('7');
  await expect(dialog(page)).toContainText('Updated with unsaved changes from another tab.');
  await page.getByLabel('Description', { exact: true }).fill('Typed here');
  await page.keyboard.press('Escape');
  await toast(other).getByRole('button', { name: 'Keep editing' }).click();
  await expect(other.getByLabel('Display order')).toHaveValue('7');
  await expect(other.getByLabel('Description', { exact: true })).toHaveValue('Typed here');
});

test('what closes leaves the list where it is, also after a reload that came late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 760 });
  const panel = await openTab(page, 'Rental Items');
  const first = panel.locator('.opens').first();
  await expect(first).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1_000));
  await page.goto('/rental-services/chairs');
  // The rows come when the browser has given up scrolling to where the list was.
  const rows = Promise.withResolvers<undefined>();
  await page.route('**/api/admin/rental-items?*', async (route) => {
    await rows.promise;
    await route.continue();
  });
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Rental Items' })).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  rows.resolve(undefined);
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/item=/);
  await expect(first).toBeFocused();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(first).toBeInViewport();
});
