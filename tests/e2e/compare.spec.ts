/** Items of a category beside each other. */
import { expectAccessible } from '../support/accessibility.ts';
import { holdScripts } from '../support/late-scripts.ts';
import { expect, test } from '../support/test.ts';
import { keptWishlist } from './support/device.ts';

const LINENS = '/rental-services/linens';

for (const width of [360, 1280]) {
  test(`at ${width} px two to four linens are chosen in the list and seen side by side @compare.choose`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(LINENS);
    const boxes = page.getByRole('checkbox', { name: /^Compare / });
    // Before the list has its script, too.
    await boxes.first().click();
    await expect(boxes.first()).toBeChecked();
    await expect(page.getByText('Choose one more to compare.')).toBeVisible();
    for (const index of [1, 2, 3]) await boxes.nth(index).click();
    await expect(page.getByText('4 of 4 chosen')).toBeVisible();
    await expect(boxes.nth(4)).toBeDisabled();
    await boxes.nth(3).click();
    await expect(boxes.nth(4)).toBeEnabled();
    const go = page.getByRole('link', { name: 'Compare 3' });
    await expect(go).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'a list with chosen items');
    await go.click();

    await expect(page).toHaveURL(/\/compare\/linens\?item=.+&item=.+&item=/);
    const region = page.getByRole('region', { name: 'Compare Linens' });
    await expect(region.getByRole('columnheader')).toHaveCount(4);
    await expect(region.getByRole('rowheader')).toHaveText([
      'Size',
      'Drop',
      'Fabric',
      'Care',
      'Price',
    ]);
    await expectAccessible(page, 'linens side by side');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await region
      .getByRole('button', { name: /to wishlist$/ })
      .first()
      .click();
    await expect.poll(async () => (await keptWishlist(page)).length).toBe(1);
    await region
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await expect(region.getByRole('columnheader')).toHaveCount(3);
    await region.getByRole('link', { name: 'Show all linens' }).click();
    await expect(region.getByRole('rowheader').nth(9)).toBeVisible();
  });
}

test('what a filter hides stays chosen, until the choice is emptied @compare.choose', async ({
  page,
}) => {
  await page.goto(LINENS);
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  await boxes.first().click();
  await boxes.nth(1).click();
  await page.getByPlaceholder('Search items...').fill('napkin');
  await expect(boxes.first()).not.toBeChecked();
  await expect(page.getByRole('link', { name: 'Compare 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('of 4 chosen')).toHaveCount(0);
  await expect(page.getByText(/^Showing \d+ of/)).toBeFocused();
});

test('what a shared address names beside the items of the category takes no place @compare.choose', async ({
  page,
}) => {
  await page.goto(`${LINENS}?item=gone-1&item=gone-2&item=gone-3`);
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  await boxes.first().click();
  await boxes.nth(1).click();
  await expect(page.getByRole('link', { name: 'Compare 2' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Compare 2' })).toBeVisible();
  await expect(boxes.nth(1)).toBeChecked();
});

test('a choice and another order that are faster than the scripts both count @compare.choose @script.early', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(LINENS, { waitUntil: 'commit' });
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  await boxes.first().click();
  await boxes.nth(2).click();
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await order.selectOption('Name A-Z');
  release();
  await expect(page.getByRole('link', { name: 'Compare 2' })).toBeVisible();
  await expect(order).toHaveValue('name');
  await expect(page).toHaveURL(/\?sort=name&item=.+&item=/);
});

test('the choice is there after a reload, Back from a product, and both ways back from the comparison @compare.choose', async ({
  page,
}) => {
  await page.goto(LINENS);
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  await boxes.first().click();
  await boxes.nth(2).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name A-Z');
  const go = page.getByRole('link', { name: 'Compare 2' });
  // What comes before the list's script is done when it has come (@script.early).
  await expect(go).toBeVisible();
  await expect(page).toHaveURL(/\?sort=name&item=.+&item=/);
  await page.reload();
  await expect(go).toBeVisible();
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/linens\/./);
  await page.goBack();
  await go.click();
  await expect(page).toHaveURL(/\/compare\/linens/);
  await page.goBack();
  await expect(go).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name');
  await go.click();
  await page.getByRole('link', { name: 'Back to Linens' }).click();
  await expect(page).toHaveURL(/rental-services\/linens\?sort=name&item=.+&item=/);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL(/linens\?sort=name$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the list leads to a table of all @compare.page', async ({ page }) => {
    await page.goto(LINENS);
    await expect(page.getByRole('checkbox', { name: /^Compare / }).first()).toBeHidden();
    await page.getByRole('link', { name: 'Compare all linens' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Emerald Velvet Linen' });
    await expect(row).toContainText('30 inches on a 60-inch round table, to the floor');
    await expect(row).toContainText('$34.00');
  });
});
