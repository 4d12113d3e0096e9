/**
 * What the site shows where the database has no packages and nothing featured.
 */
import { expect, test, type Page } from '../support/other-shop.ts';

test.describe.configure({ mode: 'default' });
test.use({ catalog: 'bare' });

/** @returns the packages of a type as the home page shows them, each as name and price */
async function packagesOf(page: Page, type: string): Promise<string[]> {
  const cards = page.getByRole('region', { name: type, exact: true }).getByRole('listitem');
  return cards.evaluateAll((all) =>
    all.map((card) => {
      const popular = card.textContent.includes('MOST POPULAR') ? ' (popular)' : '';
      const name = card.querySelector('h4')?.firstChild?.textContent?.trim() ?? '';
      return `${name} ${/\$[\d,.]+/.exec(card.textContent)?.[0] ?? ''}${popular}`;
    }),
  );
}

test('the built-in packages stand in for every type without any @services.built-in', async ({
  page,
}) => {
  await page.goto('/');
  expect(await packagesOf(page, 'Design Services')).toEqual([
    'Intimate $1,500',
    'Premium $3,500 (popular)',
    'Luxury $7,500',
  ]);
  expect(await packagesOf(page, 'Photo Booth')).toEqual([
    'Classic $450',
    'Premium Interactive $750 (popular)',
  ]);
  expect(await packagesOf(page, 'Video Dance Floor')).toEqual([
    'Essential LED $1,200',
    'Interactive Video Floor $2,500 (popular)',
    'Immersive $4,500',
  ]);
});

test('each built-in package has three to six features @services.built-in', async ({ page }) => {
  for (const [path, count] of [
    ['/design-services', 3],
    ['/photo-booth', 2],
    ['/video-dance-floor', 3],
  ] as const) {
    await page.goto(path);
    const features = page.getByRole('list', { name: / includes$/ });
    await expect(features).toHaveCount(count);
    for (const list of await features.all()) {
      const lines = await list.getByRole('listitem').count();
      expect(lines).toBeGreaterThanOrEqual(3);
      expect(lines).toBeLessThanOrEqual(6);
    }
  }
});

test('the built-in featured rentals stand in while nothing is featured @home.featured-built-in', async ({
  page,
}) => {
  await page.goto('/');
  const featured = page.getByRole('region', { name: 'Featured rentals' }).getByRole('listitem');
  await expect(featured).toHaveText([
    /^\s*Gold Chiavari Chairs\s+\$8\.50 per each\s*$/,
    /^\s*Round Tables \(60 inch\)\s+\$12\.00 per each\s*$/,
    /^\s*Ivory Satin Linens\s+\$18\.00 per each\s*$/,
  ]);
});

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
