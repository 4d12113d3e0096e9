/**
 * Back, Forward, reload and links in the admin: what is open is in the address, and nothing is ever
 * left open where it cannot be seen.
 */
import { sendRequest } from '../../support/admin/requests.ts';
import {
  findRow,
  freshName,
  makeCategory,
  makeItem,
  toast,
  openTab,
} from '../../support/admin/steps.ts';
import { expect, test, type Page } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const dialog = (page: Page) => page.getByRole('dialog');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** The admin takes presses: nothing modal is open, seen or unseen. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await tab(page, 'Service Packages').click();
  await expect(page.getByRole('button', { name: 'Add service package' })).toBeVisible();
}

for (const [size, use] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use(use);

    test('Back closes an editor and keeps what was typed, Forward opens it again @admin.address', async ({
      page,
      api,
    }) => {
      const category = await makeCategory(api, { name: freshName('Back') });
      const item = await makeItem(api, { name: freshName('Backed'), categoryId: category.id });
      const panel = await openTab(page, 'Rental Items');
      await (
        await findRow(panel, item.name)
      )
        .getByRole('button', { name: item.name, exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`[?&]item=${item.id}`));
      await dialog(page).getByLabel('Short description').fill('Half a thought');
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expect(panel.getByRole('searchbox')).toHaveValue(item.name);
      await expect(toast(page)).toContainText('What you typed is kept on this device.');
      await page.goForward();
      await expect(dialog(page).getByLabel('Short description')).toHaveValue('Half a thought');
      await page.reload();
      await expect(dialog(page).getByLabel('Short description')).toHaveValue('Half a thought');
      await dialog(page).getByRole('button', { name: 'Discard changes' }).click();
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expect(toast(page)).toHaveCount(0);
      await expectUsable(page);
    });

    test('Back closes a request; two quick ones leave its tab too', async ({ page, api }) => {
      const inquiry = await sendRequest(api, { name: freshName('Quick') });
      await openTab(page, 'Categories');
      await tab(page, 'Contact Leads').click();
      const panel = page.getByRole('tabpanel', { name: 'Contact Leads' });
      const row = await findRow(panel, inquiry.name);
      await row.getByRole('button', { name: inquiry.name, exact: true }).click();
      await expect(page.getByRole('article')).toContainText(inquiry.reference);
      await page.goBack();
      await expect(page.getByRole('article')).toHaveCount(0);
      await expect(page).not.toHaveURL(/inquiry=/);
      await page.goForward();
      await expect(page.getByRole('article')).toContainText(inquiry.reference);
      await page.evaluate(() => {
        history.back();
        history.back();
      });
      await expect(tab(page, 'Categories')).toHaveAttribute('aria-selected', 'true');
      await expectUsable(page);
    });
  });
}

test('what was closed by its button is not opened by Back', async ({ page, api }) => {
  const category = await makeCategory(api, { name: freshName('Closed') });
  const panel = await openTab(page, 'Categories');
  await tab(page, 'Rental Items').click();
  await tab(page, 'Categories').click();
  const row = await findRow(panel, category.name);
  const edit = row.getByRole('button', { name: `Edit ${category.name}` });
  const ways = [
    () => page.getByRole('button', { name: 'Close dialog' }).click(),
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Save changes' }).click(),
  ];
  for (const close of ways) {
    await edit.click();
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(edit).toBeFocused();
    await expect(page).not.toHaveURL(/category=/);
  }
  await page.goBack();
  await expect(tab(page, 'Rental Items')).toHaveAttribute('aria-selected', 'true');
  await expect(dialog(page)).toHaveCount(0);
});

test('one dialog right after another: each is its own step', async ({ page }) => {
  const panel = await openTab(page, 'Rental Items');
  await tab(page, 'Categories').click();
  const categories = page.getByRole('tabpanel', { name: 'Categories' });
  await categories.getByRole('button', { name: 'Add category' }).click();
  await expect(dialog(page)).toBeVisible();
  // In one task, before the browser has gone back.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('dialog [aria-label="Close dialog"]')?.click();
    const order = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Change order',
    );
    setTimeout(() => order?.click());
  });
  await expect(page.getByRole('dialog', { name: 'Category order' })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(panel).toBeVisible();
});

test('Back while saving: it is saved, and said', async ({ page, api }) => {
  const category = await makeCategory(api, { name: freshName('Saving') });
  const panel = await openTab(page, 'Categories');
  const row = await findRow(panel, category.name);
  await row.getByRole('button', { name: `Edit ${category.name}` }).click();
  const left = Promise.withResolvers<void>();
  await page.route(`**${ADMIN_API_PATHS.categories}/${category.id}`, async (route) => {
    await left.promise;
    await route.continue();
  });
  await dialog(page).getByLabel('Description', { exact: true }).fill('Saved on the way out.');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Saving…' })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  const address = page.url();
  left.resolve();
  await expect(toast(page)).toContainText('Category updated successfully');
  await expect(row).not.toContainText('Not saved yet');
  expect(page.url()).toBe(address);
  await expectUsable(page);
});

test('Back in the questions about order and deletion', async ({ page, api }) => {
  const category = await makeCategory(api, { name: freshName('Asked') });
  await makeItem(api, { name: freshName('Inside'), categoryId: category.id });
  const panel = await openTab(page, 'Categories');
  await panel.getByRole('button', { name: 'Change order' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  const row = await findRow(panel, category.name);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(dialog(page)).toContainText('This category has 1 rental item.');
  await expect(page).not.toHaveURL(new RegExp(category.id));
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await expect(dialog(page)).toContainText('This category has 1 rental item.');
  await page.reload();
  await dialog(page).getByRole('button', { name: 'Delete category and items' }).click();
  await expect(toast(page)).toContainText('Category deleted successfully');
  await expect(dialog(page)).toHaveCount(0);
  await expectUsable(page);
});

test('Back leaves the pages of the person menu, another site is come back from', async ({
  page,
}) => {
  const panel = await openTab(page, 'Rental Items');
  await page.getByRole('button', { name: 'Owner' }).click();
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Owner' }).click();
  await page.getByRole('button', { name: 'Staff', exact: true }).click();
  await expect(page.getByLabel('Role of Owner')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('This device')).toBeVisible();
  await page.goBack();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Add rental item' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.goto('about:blank');
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'New rental item' })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expectUsable(page);
});

test('reload keeps search, filter, sort and page; opening something reads no list again @admin.address @admin.refetch', async ({
  page,
  api,
}) => {
  const answer = await api.get(ADMIN_API_PATHS.categories);
  const chairs = (await answer.json()) as { id: string; name: string }[];
  await page.setViewportSize({ width: 800, height: 900 });
  const panel = await openTab(page, 'Rental Items');
  await panel.getByLabel('Sort by').selectOption('Price: High to Low');
  await panel.getByLabel('Filter by status').selectOption('Active');
  await panel.getByRole('button', { name: 'Page 2' }).click();
  await expect(panel.getByText('26–50 of')).toBeVisible();
  await page.reload();
  await expect(panel.getByText('26–50 of')).toBeVisible();
  await expect(panel.getByLabel('Sort by')).toHaveValue('price-desc');
  await expect(panel.getByLabel('Filter by status')).toHaveValue('active');
  const first = panel.getByRole('listitem').first();
  const name = (await first.getByRole('button').first().textContent()) ?? '';

  const read: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.includes(`${ADMIN_API_PATHS.rentalItems}?`)) read.push(url);
  });
  await first.getByRole('button').first().click();
  await expect(dialog(page).getByLabel('Name').first()).toHaveValue(name);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/item=/);
  await expect(panel.getByText('26–50 of')).toBeVisible();
  expect(read).toEqual([]);

  const category = chairs.find((each) => each.name === 'Chairs');
  await page.goto(`/admin?q=gold&in=${category?.id}#rental-items`);
  await expect(panel.getByRole('searchbox')).toHaveValue('gold');
  await expect(panel.getByLabel('Filter by category')).toHaveValue(category?.id ?? '');
  await tab(page, 'Categories').click();
  await expect(page).not.toHaveURL(/gold/);
  await tab(page, 'Rental Items').click();
  await expect(page).toHaveURL(/q=gold/);
  await expect(panel.getByRole('searchbox')).toHaveValue('gold');
});
