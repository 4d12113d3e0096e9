/**
 * All filters of a category at once, in a catalog where each of them leaves other items out.
 */
import { expect, test } from '../support/other-shop.ts';
import { categoryPage } from './support/category-page.ts';

test.use({ catalog: 'drapes' });

test('color, size, price range and photos combine, on two pages, through Back and a reload @category.filters @category.history', async ({
  page,
}) => {
  await page.goto('/rental-services/drapes?sort=price-asc');
  const { count, chips, names, pages, current } = categoryPage(page);
  const color = page.getByRole('checkbox', { name: /^Ivory/ });
  const size = page.getByRole('checkbox', { name: /^8' × 10'/ });
  const photos = page.getByRole('checkbox', { name: /^With photos/ });
  // By the swatch, which belongs to the box.
  await page.locator('label', { has: color }).locator('svg').click();
  await expect(color).toBeChecked();
  await expect(count).toHaveText('Showing 12 of 40 items');
  await size.check();
  await expect(count).toHaveText('Showing 12 of 20 items');
  await page.getByLabel('Lowest price').fill('5');
  await expect(count).toHaveText('Showing 12 of 19 items');
  await page.getByLabel('Highest price').fill('55');
  await expect(count).toHaveText('Showing 12 of 18 items');
  await photos.check();
  await expect(count).toHaveText('Showing 12 of 14 items');
  await expect(chips).toHaveText([
    'Color: Ivory',
    "Size: 8' × 10'",
    'From $5',
    'Up to $55',
    'With photos',
  ]);
  await expect(names.first()).toHaveText('Drape 7');

  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(current).toHaveText('2');
  await expect(names).toHaveText(['Drape 49', 'Drape 53']);

  await page.goBack();
  await expect(photos).not.toBeChecked();
  await expect(count).toHaveText('Showing 12 of 18 items');
  await expect(names.first()).toHaveText('Drape 5');
  await page.goForward();
  await expect(photos).toBeChecked();
  await expect(count).toHaveText('Showing 12 of 14 items');

  await page.reload();
  for (const box of [color, size, photos]) await expect(box).toBeChecked();
  await expect(page.getByLabel('Lowest price')).toHaveValue('5');
  await expect(page.getByLabel('Highest price')).toHaveValue('55');
  await expect(count).toHaveText('Showing 12 of 14 items');
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(names).toHaveText(['Drape 49', 'Drape 53']);
});
