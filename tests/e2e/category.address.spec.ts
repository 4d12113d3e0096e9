/**
 * Search, tag and sort of a category stand in its address; the page number does not.
 */
import { expect, test, type Page } from '../support/other-shop.ts';
import { categoryPage } from './support/category-page.ts';

test.describe.configure({ mode: 'default' });
test.use({ catalog: 'bare' });

const VASES = '/rental-services/vases';

/** Wakes the list: before that it shows its first page, whatever the address says. */
async function awake(page: Page): Promise<void> {
  await categoryPage(page).sort.hover();
  await expect(page.getByRole('main').locator('astro-island[ssr]')).toHaveCount(0);
}

test('search, tag and sort can be shared as a link @category.address', async ({
  page,
  context,
}) => {
  await page.goto(VASES);
  const first = categoryPage(page);
  await first.search.fill('a');
  await first.tag.selectOption('glass');
  await first.sort.selectOption('Price: High to Low');
  await expect(page).toHaveURL(`${VASES}?search=a&tag=glass&sort=price-desc`);
  await expect(first.names).toHaveText(['Carafe', 'Bud Vase', 'Decanter']);

  const other = await context.newPage();
  await other.goto(page.url());
  const shared = categoryPage(other);
  await expect(shared.names).toHaveText(['Carafe', 'Bud Vase', 'Decanter']);
  await expect(shared.search).toHaveValue('a');
  await expect(shared.tag).toHaveValue('glass');
  await expect(shared.sort.locator('option:checked')).toHaveText('Price: High to Low');
  await expect(shared.chips).toHaveText(['Search: a', 'Tag: glass']);
});

test('a filtered page shows what is in the list before anybody touches it @wishlist.painted', async ({
  page,
  context,
}) => {
  const address = '/rental-services/lanterns?search=lantern+57';
  const heart = 'Add Lantern 57 to wishlist';
  await page.goto(address);
  await page.getByRole('button', { name: heart }).click();
  // No pointer has ever been there, and the card comes late.
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('button', { name: heart })).toHaveAttribute('aria-pressed', 'true');
});

test('back and forward go through the choices @category.history', async ({ page }) => {
  await page.goto(VASES);
  const { tag, sort, names, chips } = categoryPage(page);
  await tag.selectOption('stoneware');
  await sort.selectOption('Price: High to Low');
  await expect(names).toHaveText(['Amphora', 'Ewer']);
  await tag.selectOption('gold');
  await expect(chips).toHaveText(['Tag: gold']);

  await page.goBack();
  await expect(page).toHaveURL(`${VASES}?tag=stoneware&sort=price-desc`);
  await expect(chips).toHaveText(['Tag: stoneware']);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(VASES);
  await expect(chips).toHaveCount(0);
  await expect(names).toHaveCount(12);
  await page.goForward();
  await expect(names).toHaveText(['Amphora', 'Ewer']);
  await expect(tag).toHaveValue('stoneware');
});

test('Back to a filter, from a page that was reloaded without one, shows it', async ({ page }) => {
  await page.goto(`${VASES}?tag=stoneware`);
  const { names, tag } = categoryPage(page);
  await tag.selectOption('All Items');
  // Before the list is hydrated it shows all items too.
  await expect(page).toHaveURL(VASES);
  await expect(names).toHaveCount(12);
  await page.reload();
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  await page.goBack();
  await expect(page).toHaveURL(`${VASES}?tag=stoneware`);
  await expect(names).toHaveText(['Amphora', 'Ewer']);
});

test('Back twice, over a page that nobody touched, shows the filter', async ({ page }) => {
  await page.goto(VASES);
  const { names, search, tag } = categoryPage(page);
  await search.fill('amph');
  await tag.selectOption('stoneware');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(names).toHaveCount(12);
  await page.goto('/');
  for (const address of [VASES, `${VASES}?search=amph&tag=stoneware`]) {
    // As Back does: no pointer and no key reaches the page.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(address);
  }
  await expect(search).toHaveValue('amph');
  await expect(names).toHaveText(['Amphora']);
});

test('typing leaves one entry to go back over @category.history', async ({ page }) => {
  await page.goto('/rental-services');
  await page.goto(VASES);
  await categoryPage(page).search.pressSequentially('carafe');
  await expect(page).toHaveURL(`${VASES}?search=carafe`);
  await page.goBack();
  await expect(page).toHaveURL('/rental-services');
  await page.goForward();
  await expect(categoryPage(page).names).toHaveText(['Carafe']);
});

test('the page number stays out of the address and is forgotten with the page @category.address', async ({
  page,
}) => {
  await page.goto(VASES);
  const { pages, current } = categoryPage(page);
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(current).toHaveText('2');
  await expect(page).toHaveURL(VASES);
  await page.reload();
  await awake(page);
  await expect(current).toHaveText('1');
});

test('an address with unknown values shows the whole category @category.address', async ({
  page,
}) => {
  await page.goto(`${VASES}?sort=sideways&page=2&tag=`);
  const { count, sort, current } = categoryPage(page);
  await awake(page);
  await expect(count).toHaveText('Showing 12 of 14 items');
  await expect(sort.locator('option:checked')).toHaveText('Popular');
  await expect(current).toHaveText('1');
});
