/**
 * The filters of a category besides search and tags: colors, sizes, prices, images.
 */
import { expect, test } from '../support/test.ts';
import { categoryPage } from './support/category-page.ts';

const LINENS = '/rental-services/linens';

test('filters combine, stand in the address, and Back restores them @category.filters @category.history', async ({
  page,
}) => {
  await page.goto(LINENS);
  const { count, chips, names } = categoryPage(page);
  const blush = page.getByRole('checkbox', { name: /^Blush/ });
  // Before its script is there.
  await blush.click();
  await expect(blush).toBeChecked();
  await expect(count).toHaveText('Showing 7 of 7 items');
  // What it says, it then shows.
  const round = page.getByRole('checkbox', { name: '120" round 1 item', exact: true });
  await round.check();
  await expect(names).toHaveText(['Blush Satin Linen, 120 inch Round']);
  await expect(chips).toHaveText(['Color: Blush', 'Size: 120" round']);
  await expect(page).toHaveURL(`${LINENS}?color=Blush&size=120%22+round`);
  await page.getByLabel('Highest price').fill('10');
  await expect(page.getByText('No items match your filters', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Up to $10' }).click();
  await expect(names).toHaveCount(1);

  await page.goBack();
  await expect(page).toHaveURL(`${LINENS}?color=Blush`);
  await expect(count).toHaveText('Showing 7 of 7 items');
  await expect(blush).toBeChecked();
  await page.reload();
  await expect(blush).toBeChecked();
  await expect(count).toHaveText('Showing 7 of 7 items');
});

test('the field in which a price is typed stays in sight when the first filter is named above it @category.filters', async ({
  page,
}) => {
  await page.goto(LINENS);
  const highest = page.getByLabel('Highest price');
  const { y } = (await highest.boundingBox()) ?? { y: 0 };
  // At the foot of the window, and no text above the filters that the browser could hold in its place.
  await page.setViewportSize({ width: 1280, height: Math.ceil(y) + 60 });
  await highest.focus();
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.insertText('10');
  await expect(page.getByRole('button', { name: 'Remove filter Up to $10' })).toBeVisible();
  await expect(highest).toBeInViewport({ ratio: 0.9 });
});

test('a choice begins at the first page @category.page-after-filter', async ({ page }) => {
  await page.goto(LINENS);
  const { pages, current } = categoryPage(page);
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(current).toHaveText('2');
  // One that leaves more than a page.
  await page.getByLabel('Highest price').fill('100');
  await expect(page).toHaveURL(`${LINENS}?max=100`);
  await expect(current).toHaveText('1');
});

test('on a phone the filters lie above the page @category.filter-panel', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LINENS);
  const { count } = categoryPage(page);
  const place = () => count.evaluate((line) => line.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Ivory/ }).check();
  await page.getByRole('button', { name: 'Show 10 items' }).click();
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await expect(count).toHaveText('Showing 10 of 10 items');
  // But for the line of chips.
  expect((await place()) - before).toBeLessThan(80);
});

test('the panel of filters takes the focus while it covers its button, and gives it back @category.filter-panel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LINENS);
  const filters = page.getByRole('button', { name: 'Filter', exact: true });
  await filters.press('Enter');
  await expect(page.getByRole('button', { name: 'Close filters' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filters).toBeFocused();
});

test('before the list is there, no number of matches is said @category.large', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('/catalog/linens.json', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LINENS);
  const { count } = categoryPage(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Ivory/ }).check();
  const show = page.locator('.filters').getByRole('button', { name: /^Show/ });
  await expect(show).toHaveText('Show items');
  await expect(page.getByText('Loading items…')).toBeAttached();
  held.resolve();
  await expect(show).toHaveText('Show 10 items');
  await show.click();
  await expect(count).toHaveText('Showing 10 of 10 items');
});

test('a mistyped search offers the word, everything else, and the phone @category.near', async ({
  page,
}) => {
  await page.goto(LINENS);
  const { search, names } = categoryPage(page);
  await search.fill('emreald');
  await expect(page.getByRole('link', { name: '(313) 555-0142' }).first()).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Search all rentals for “emreald”' }),
  ).toHaveAttribute('href', '/search?q=emreald');
  await page.getByRole('button', { name: 'emerald' }).click();
  await expect(names).toHaveText([/^Emerald Velvet/]);
});
