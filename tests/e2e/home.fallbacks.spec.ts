/**
 * The home page where the database has no packages.
 */
import { expect, test } from '../support/other-shop.ts';

test.describe.configure({ mode: 'default' });
test.use({ catalog: 'bare' });

test('the services overview has the rentals alone, in a grid of two @home.overview-columns', async ({
  page,
}) => {
  await page.goto('/');
  const overview = page.getByRole('region', { name: 'Our services' });
  await expect(overview.getByRole('listitem')).toHaveCount(1);
  await expect(overview.getByRole('link', { name: 'Rental Services' })).toHaveAttribute(
    'href',
    '/rental-services',
  );
  const card = await overview.getByRole('listitem').boundingBox();
  const list = await overview.getByRole('list').boundingBox();
  const share = (card?.width ?? 0) / (list?.width ?? 1);
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThanOrEqual(0.5);
});
