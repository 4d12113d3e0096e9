/**
 * What is not active or not published is not shown.
 */
import { expect, test } from '../support/other-shop.ts';
import { categoryPage } from './support/category-page.ts';

test.describe.configure({ mode: 'default' });
test.use({ catalog: 'bare', allowedErrors: [/the server responded with a status of 404/] });

test('items that are inactive or unpublished have neither card nor page @pages.hidden', async ({
  page,
}) => {
  await page.goto('/rental-services/vases');
  const { search, names, count } = categoryPage(page);
  await expect(count).toHaveText('Showing 12 of 14 items');
  await search.fill('va');
  await expect(names).toHaveText(['Bud Vase']);
  for (const slug of ['vat', 'vial']) {
    const answer = await page.goto(`/rental-services/vases/${slug}`);
    expect(answer?.status(), slug).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
  }
});

test('an inactive category is not in the catalog, the others stand in their order @pages.hidden @catalog.order', async ({
  page,
}) => {
  await page.goto('/rental-services');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Lanterns',
    'Vases',
    'Gongs',
    'Locations We Serve',
  ]);
  expect((await page.goto('/rental-services/yurts'))?.status()).toBe(404);
  expect((await page.goto('/rental-services/yurts/yurt'))?.status()).toBe(404);
});
