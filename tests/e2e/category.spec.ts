/**
 * The category page: search, tags, sort and pages. Its cards are in
 * `category.cards.spec.ts`, its address in `category.address.spec.ts`.
 */
import { expect, test } from '../support/other-shop.ts';
import { categoryPage } from './support/category-page.ts';

test.describe.configure({ mode: 'default' });
test.use({ catalog: 'bare' });

const VASES = '/rental-services/vases';
/** The one with an image first, then those of glass; then by name, tags taking turns. */
const PAGE_1 = [
  'Bud Vase',
  'Carafe',
  'Decanter',
  'Amphora',
  'Flask',
  'Ewer',
  'Goblet',
  'Hyacinth Glass',
  'Ikebana Bowl',
  'Jar',
  'Krater',
  'Lekythos',
];
const PAGE_2 = ['Mug', 'Urn'];

test('searches name and short description, whatever the case @category.search', async ({
  page,
}) => {
  await page.goto(VASES);
  const { search, names, count, chips } = categoryPage(page);
  await expect(search).toHaveAttribute('placeholder', 'Search items...');
  await search.fill('BUD');
  await expect(names).toHaveText(['Bud Vase']);
  await expect(count).toHaveText('Showing 1 of 1 items');
  await search.fill('grasses');
  await expect(names).toHaveText(['Amphora']);
  await expect(chips).toHaveText(['Search: grasses']);
  // Other fields are not searched: this stands in a full description.
  await search.fill('slim vase');
  await expect(names).toHaveCount(0);
});

test('active filters are chips to be removed one by one, or all at once @category.chips', async ({
  page,
}) => {
  await page.goto(VASES);
  const { search, tag, names, chips, clearAll, count } = categoryPage(page);
  await expect(clearAll).toBeHidden();
  await search.fill('vase');
  await tag.selectOption('gold');
  await expect(chips).toHaveText(['Search: vase', 'Tag: gold']);
  await expect(names).toHaveText(['Bud Vase']);
  await chips.filter({ hasText: 'Search: vase' }).click();
  await expect(search).toHaveValue('');
  await expect(chips).toHaveText(['Tag: gold']);
  await expect(names).toHaveText(['Bud Vase', 'Amphora']);

  await search.fill('bud');
  await clearAll.click();
  await expect(chips).toHaveCount(0);
  await expect(search).toHaveValue('');
  await expect(tag).toHaveValue('');
  await expect(count).toHaveText('Showing 12 of 14 items');
});

test('says when nothing matches, and clears the filters @category.no-match', async ({ page }) => {
  await page.goto(VASES);
  const { search, count, names } = categoryPage(page);
  await search.fill('samovar');
  await expect(page.getByText('No items match your filters', { exact: true })).toBeVisible();
  await expect(count).toHaveText('Showing 0 of 0 items');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(names).toHaveText(PAGE_1);
  await expect(search).toHaveValue('');
});

test('turns pages of twelve with Previous, numbers and Next @category.count @category.pages', async ({
  page,
}) => {
  await page.goto(VASES);
  const { names, count, pages, current } = categoryPage(page);
  const previous = pages.getByRole('button', { name: 'Previous' });
  const next = pages.getByRole('button', { name: 'Next' });
  await expect(pages.getByRole('button')).toHaveText(['Previous', '1', '2', 'Next']);
  await expect(names.filter({ visible: true })).toHaveText(PAGE_1);
  await expect(previous).toBeDisabled();

  await next.click();
  await expect(names).toHaveText(PAGE_2);
  await expect(count).toHaveText('Showing 2 of 14 items');
  // In view, and before the first of the items: not on a button that has gone dim below them.
  await expect(count).toBeFocused();
  await expect(count).toBeInViewport();
  await expect(current).toHaveText('2');
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(current).toHaveText('1');
  await pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(names).toHaveText(PAGE_2);
});

test('a filter that leaves the page past the end shows the last one; clearing goes to the first @category.page-after-filter', async ({
  page,
}) => {
  await page.goto(VASES);
  const { names, tag, sort, pages, current, clearAll } = categoryPage(page);
  const second = pages.getByRole('button', { name: 'Page 2' });
  await second.click();
  await expect(current).toHaveText('2');
  // Another order does not go back to the first page.
  await sort.selectOption('Price: Low to High');
  await expect(current).toHaveText('2');
  await expect(names).toHaveText(['Amphora', 'Decanter']);
  await sort.selectOption('Popular');

  // Of one page left, the last is the first; no page is empty.
  await tag.selectOption('glass');
  await expect(current).toHaveText('1');
  await expect(names).toHaveText(['Bud Vase', 'Carafe', 'Decanter']);
  // The page that was wanted comes back with its items: only clearing resets it.
  await tag.selectOption('All Items');
  await expect(names).toHaveText(PAGE_2);
  await tag.selectOption('glass');
  await clearAll.click();
  await expect(current).toHaveText('1');
  await expect(names).toHaveText(PAGE_1);
});

test('begins at the top when the category changes @category.top', async ({ page }) => {
  await page.goto(VASES);
  await categoryPage(page).pages.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await page.evaluate(() => location.assign('/rental-services/lanterns'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lantern & Candle Rentals');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
