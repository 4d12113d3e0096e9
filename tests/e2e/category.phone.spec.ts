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

test('a row of fabrics leaves no hole beside the last card of a small category @category.few @category.fabrics', async ({
  page,
}) => {
  await page.goto('/rental-services/chairs');
  const last = page.locator('.card-grid > li').last();
  await expect(last.getByRole('link', { name: 'Plan My Event' })).toBeVisible();
  // The demo's small categories have no fabrics, nor as many items as can leave a hole.
  const holes = await page.evaluate(() => {
    const grid = document.querySelector('.card-grid');
    if (!grid) throw new Error('There are no cards');
    const row = document.createElement('li');
    row.className = 'fabric-row';
    grid.prepend(row);
    const cards = [...grid.querySelectorAll(':scope > li:not(.fabric-row, .way-on)')];
    return cards.map((card) => {
      card.remove();
      const way = grid.querySelector('.way-on')?.getBoundingClientRect().right ?? 0;
      return Math.round(grid.getBoundingClientRect().right - way);
    });
  });
  expect(holes.length).toBeGreaterThanOrEqual(3);
  expect(holes.filter((hole) => hole > 1)).toEqual([]);
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

test('a card shows its last image under the pointer, which is fetched only then @card.second', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(decodeURIComponent(request.url())));
  await page.goto('/rental-services/chairs');
  const card = categoryPage(page).cards.filter({ hasText: 'White Chiavari Chair' });
  const second = card.locator('.card-second');
  const isSecond = (address: string) =>
    address.includes('garden-ceremony.jpg') && address.includes('w=640');
  await expect(second).toBeHidden();
  expect(fetched.filter(isSecond)).toEqual([]);
  await card.hover();
  await expect(second).toBeVisible();
  await expect.poll(() => fetched.filter(isSecond).length).toBe(1);
  await page.mouse.move(0, 0);
  await expect(second).toBeHidden();
  await card.getByRole('link').focus();
  await expect(second).toBeVisible();
});

test('a fabric shows what is made of it, and pressed again everything @category.fabrics', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/rental-services/linens');
  const fabric = page
    .getByRole('list', { name: 'Fabrics' })
    .getByRole('link', { name: /^Sage satin/ });
  await expect(fabric).toContainText(/\d sizes · from \$/);
  await fabric.click();
  const { chips, count, cards } = categoryPage(page);
  await expect(page).toHaveURL('/rental-services/linens?tag=satin&color=Sage');
  await expect(chips).toHaveText(['Tag: satin', 'Color: Sage']);
  await expect(count).toHaveText('Showing 6 of 6 items');
  await expect(fabric).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(fabric).toHaveAttribute('aria-current', 'true');
  await fabric.click();
  await expect(chips).toHaveCount(0);
  await expect(cards).toHaveCount(12);
});

test('on a phone the fabrics stand below the first row of cards @category.fabrics @category.fold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/rental-services/linens');
  const { cards } = categoryPage(page);
  const fabrics = await page.getByRole('list', { name: 'Fabrics' }).boundingBox();
  const [second, third] = await Promise.all([1, 2].map((at) => cards.nth(at).boundingBox()));
  expect(fabrics?.y).toBeGreaterThan(second?.y ?? Infinity);
  expect(fabrics?.y).toBeLessThan(third?.y ?? 0);
});

test('the image of a category stands beside its words, never behind them @category.cover', async ({
  page,
}) => {
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/rental-services/linens');
    const cover = await page.locator('.category-cover').boundingBox();
    const words = await page.locator('.category-intro').boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    // Its first tenth is night.
    const begin = (cover?.x ?? 0) + (cover?.width ?? 0) / 10;
    expect(heading, `${width}`).toBeLessThan(begin);
    expect((words?.x ?? Infinity) + (words?.width ?? 0), `${width}`).toBeLessThan(begin);
  }
});

test('a dot goes from a heart to the list, and not under reduced motion @wishlist.dot', async ({
  page,
}) => {
  await page.goto('/rental-services/chairs');
  const watch = () =>
    page.evaluate(() => {
      document.body.dataset['dots'] = '0';
      new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
        const dots = added.filter((node) => node instanceof HTMLElement && 'dot' in node.dataset);
        const { dataset } = document.body;
        dataset['dots'] = String(Number(dataset['dots']) + dots.length);
      }).observe(document.body, { childList: true });
    });
  await watch();
  const body = page.locator('body');
  await page.getByRole('button', { name: 'Add Gold Chiavari Chair to wishlist' }).click();
  await expect(body).toHaveAttribute('data-dots', '1');
  await expect(page.locator('[data-dot]')).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const other = page.getByRole('button', { name: 'Add White Chiavari Chair to wishlist' });
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(body).toHaveAttribute('data-dots', '1');
});
