/**
 * The rental catalog.
 */
import { categories } from '#db/seed/content/categories.ts';
import { expect, test } from '../support/test.ts';

test('shows every category with image and description, linked to its page @catalog.grid', async ({
  page,
}) => {
  await page.goto('/rental-services');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  const expected = categories
    .toSorted((a, b) => a.displayOrder - b.displayOrder)
    .map(({ name, slug }) => [name, `/rental-services/${slug}`]);
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => [link.textContent.trim(), link.getAttribute('href')]),
    ),
  ).toEqual(expected);
  const cards = page.getByRole('main').getByRole('listitem');
  for (const { name, description, image } of categories) {
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card.getByText(description, { exact: true })).toBeVisible();
    const address = await card.getByRole('img').getAttribute('src');
    expect(decodeURIComponent(address ?? ''), name).toContain(image);
  }
  await links.filter({ hasText: 'Lighting' }).click();
  await expect(page).toHaveURL('/rental-services/lighting');
});

test('stands in two, three or four columns by the width of the screen @catalog.grid', async ({
  page,
}) => {
  await page.goto('/rental-services');
  const cards = page.getByRole('main').getByRole('listitem');
  for (const [width, columns] of [
    [360, 2],
    [800, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});

test('has a way back home and names the locations served @catalog.around', async ({ page }) => {
  await page.goto('/rental-services');
  const locations = page.getByRole('region', { name: 'Locations We Serve' });
  await expect(locations).toContainText(
    'throughout Metro Detroit, Michigan, including Detroit, Dearborn, Birmingham, Royal Oak, Troy, Grosse Pointe, Novi and Ann Arbor',
  );
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test("an editor's own words for search engines take the place of the page's @seo.own-words", async ({
  page,
}) => {
  const [chairs] = categories;
  await page.goto(`/rental-services/${chairs?.slug}`);
  await expect(page).toHaveTitle(chairs?.seoTitle ?? 'none');
  for (const [name, words] of [
    ['description', chairs?.seoDescription],
    ['keywords', chairs?.seoKeywords],
  ] as const) {
    await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', words ?? 'none');
  }
});
