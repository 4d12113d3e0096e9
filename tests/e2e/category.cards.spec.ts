/**
 * The cards of a category, and the one of a large category that is loaded late.
 */
import { expect, test, type Page } from '../support/other-shop.ts';
import { categoryPage } from './support/category-page.ts';

test.describe.configure({ mode: 'default' });
test.use({ catalog: 'bare' });

const LANTERNS = '/rental-services/lanterns';
const INDEX = '/catalog/lanterns.json';
const FALLBACK = '/media/fallback.svg';

/** @returns the card of this item */
function card(page: Page, name: string) {
  return categoryPage(page).cards.filter({
    has: page.getByRole('heading', { name, exact: true }),
  });
}

test.describe('an image that is gone', () => {
  test.use({ allowedErrors: [/404 \(Not Found\) \(.*not-there\.jpg/] });

  test('is replaced by the default one @card.image-fallback', async ({ page }) => {
    await page.goto('/rental-services/gongs');
    const image = card(page, 'Gong').getByRole('img');
    await expect(image).toHaveAttribute('src', FALLBACK);
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test('the heart is filled while the item is in the wishlist @card.heart', async ({ page }) => {
  await page.goto('/rental-services/vases');
  const heart = card(page, 'Flask').getByRole('button');
  await expect(heart).toHaveAccessibleName('Add Flask to wishlist');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const fill = () => heart.locator('svg').evaluate((icon) => getComputedStyle(icon).fill);
  const empty = await fill();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toHaveAccessibleName('Add Flask to wishlist');
  await expect.poll(fill).not.toBe(empty);

  // Also on another page, and after it was left.
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a large category shows eight skeletons until all its items are there @category.large @request.calls', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'known', value: 'yes', url: baseURL ?? '' }]);
  const requests: Record<string, string>[] = [];
  const held = Promise.withResolvers<void>();
  await page.route(INDEX, async (route) => {
    requests.push(await route.request().allHeaders());
    await held.promise;
    await route.continue();
  });
  await page.goto(LANTERNS);
  const { search, cards, count, pages, names } = categoryPage(page);
  await expect(cards).toHaveCount(12);
  await expect(count).toHaveText('Showing 12 of 60 items');
  const skeletons = page.locator('main ul[aria-hidden="true"] > li');
  await expect(skeletons).toHaveCount(0);

  await search.fill('lantern 57');
  await expect(skeletons).toHaveCount(8);
  await expect(cards).toHaveCount(0);
  // Not what is found among the first twelve.
  await expect(page.getByRole('main').getByText('Loading items…')).toBeVisible();
  held.resolve();
  await expect(names).toHaveText(['Lantern 57']);
  await expect(count).toHaveText('Showing 1 of 1 items');
  await expect(skeletons).toHaveCount(0);
  await search.fill('');
  await expect(pages.getByRole('button')).toHaveText(['Previous', '1', '2', '3', '5', 'Next']);
  await pages.getByRole('button', { name: 'Page 5' }).click();
  await expect(names.first()).toHaveText('Lantern 37');
  await expect(names.last()).toHaveText('Lantern 59');
  // It was asked for once, with credentials, and as a read without a body; a window that comes back
  // to the front does not ask again.
  const other = await context.newPage();
  await other.close();
  await page.bringToFront();
  await search.fill('lantern 6');
  await expect(names).toHaveText(['Lantern 6', 'Lantern 60']);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ cookie: 'known=yes' });
  expect(requests[0]).not.toHaveProperty('content-type');
});

test('a list that cannot be loaded is asked for once, and that is said @category.large', async ({
  page,
}) => {
  let requests = 0;
  await page.route(INDEX, async (route) => {
    requests += 1;
    await route.fulfill({ status: 503, body: 'busy' });
  });
  await page.goto(LANTERNS);
  await categoryPage(page).search.fill('lantern 1');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'We couldn’t load the rest of this list. Please reload the page.',
  );
  await expect(categoryPage(page).names.first()).toHaveText('Lantern 10');
  // One that did not load is no missing item.
  await categoryPage(page).search.fill('lantern 60');
  await expect(categoryPage(page).names).toHaveCount(0);
  await expect(page.getByText('No items match your filters')).toHaveCount(0);
  expect(requests).toBe(1);
});
