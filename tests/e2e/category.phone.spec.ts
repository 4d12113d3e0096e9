/**
 * The first screen of a category on a phone, and the small categories.
 */
import { categories } from '#db/seed/content/categories.ts';
import { expect, test } from '../support/test.ts';
import { categoryPage } from './support/category-page.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the first card of each category begins within 300 px @category.fold', async ({ page }) => {
    for (const { slug } of categories) {
      await page.goto(`/rental-services/${slug}`);
      const box = await categoryPage(page).cards.first().boundingBox();
      expect(box?.y, slug).toBeLessThanOrEqual(300);
    }
  });

  test('search, filter and sort stand in one row, and the description unfolds @category.fold', async ({
    page,
  }) => {
    await page.goto('/rental-services/linens');
    const { search, sort, cards } = categoryPage(page);
    const filter = page.getByRole('button', { name: 'Filter', exact: true });
    const boxes = await Promise.all([search, filter, sort].map((each) => each.boundingBox()));
    const middles = boxes.map((box) => (box ? Math.round(box.y + box.height / 2) : 0));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);

    const terms = page.getByRole('link', { name: 'Rental terms' });
    await expect(terms).toBeHidden();
    await page.getByText('More', { exact: true }).click();
    await expect(terms).toBeVisible();
    await page.getByText('Less', { exact: true }).click();
    await expect(terms).toBeHidden();

    await sort.selectOption('Price: Low to High');
    await expect(page.getByText('Price: Low to High').locator('visible=true').last()).toBeVisible();
    await expect(cards.first()).toContainText('$0.95');
  });
});

test('a small category has no filters but its tags, larger cards, and the planner last @category.few @planner.strip', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/rental-services/chairs');
  const { cards, tag, names } = categoryPage(page);
  await expect(page.getByRole('group', { name: 'Filters' })).toHaveCount(0);
  const small = await cards.first().boundingBox();
  const last = page.locator('.card-grid > li').last();
  await expect(last.getByRole('link', { name: 'Plan My Event' })).toBeVisible();
  await tag.selectOption('gold');
  await expect(names).toHaveText(['Gold Chiavari Chair']);
  await expect(last.getByRole('link', { name: 'Plan My Event' })).toBeVisible();

  await page.goto('/rental-services/linens');
  const large = await categoryPage(page).cards.first().boundingBox();
  expect(small?.width).toBeGreaterThan((large?.width ?? Infinity) * 1.2);
});

test('the filters stay beside a scrolled list, and a choice shows what it finds @category.filter-panel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/rental-services/linens');
  const { count, pages } = categoryPage(page);
  await pages.scrollIntoViewIfNeeded();
  const emerald = page.getByRole('checkbox', { name: /^Emerald/ });
  await expect(emerald).toBeInViewport();
  await emerald.click();
  await expect(count).toHaveText('Showing 1 of 1 items');
  await expect(count).toBeInViewport();
  await expect(page.getByRole('heading', { name: /^Emerald Velvet/ })).toBeInViewport();
  await expect(emerald).toBeInViewport();
});
