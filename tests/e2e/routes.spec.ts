/**
 * The pages, and what an address that is none of them is answered with.
 */
import { expect, test } from '../support/test.ts';

const NO_PAGE = '404 Page Not Found';

const ROUTES = [
  ['/', 'Woodward Event Decor'],
  ['/rental-services', 'Rental Services'],
  ['/rental-services/chairs', 'Chair Rentals'],
  ['/rental-services/chairs/gold-chiavari-chair', 'Gold Chiavari Chair'],
  ['/design-services', 'Design Services'],
  ['/photo-booth', 'Photo Booth'],
  ['/video-dance-floor', 'Video Dance Floor'],
  ['/checkout', 'Get Your Free Quote'],
  ['/search', 'Search our rentals'],
  ['/quote', 'Your Quote'],
] as const;

test('every route shows its screen @pages.routes @quote.page', async ({ page }) => {
  for (const [path, heading] of ROUTES) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  }
});

test.describe('an address that is no page', () => {
  test.use({ allowedErrors: [/the server responded with a status of 404/] });

  test('gets the page titled 404 Page Not Found, with status 404 @pages.not-found', async ({
    page,
  }) => {
    for (const path of ['/nowhere', '/rental-services/nothing', '/rental-services/a/b/c']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(NO_PAGE);
      await expect(page, path).toHaveTitle(`${NO_PAGE} - Woodward Event Decor`);
    }
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('of a product shows Product Not Found, with status 404 @pages.product-not-found', async ({
    page,
  }) => {
    const answer = await page.goto('/rental-services/chairs/gold-throne');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
    await expect(page.getByRole('main')).toContainText(
      "The product you're looking for doesn't exist or has been moved.",
    );
    await page.getByRole('link', { name: 'Browse All Rentals' }).click();
    await expect(page).toHaveURL('/rental-services');
  });
});

test('an address with a slash at its end leads to the one without @pages.no-slash', async ({
  page,
}) => {
  await page.goto('/rental-services/chairs/?sort=price-asc');
  await expect(page).toHaveURL('/rental-services/chairs?sort=price-asc');
});

test('the shop at home can do its work, mails included', async ({ request }) => {
  const answer = await request.get('/api/health');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'ok', mail: 'kept in files' });
});
