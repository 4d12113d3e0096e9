/**
 * The site without JavaScript: every page reads, every link works, forms show phone and mail.
 */
import { checkEach } from '../support/each-row.ts';
import { PRODUCT_WITH_OPTIONS, PUBLIC_PAGES } from '../support/public-pages.ts';
import { expect, test, type Page } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const PHONE = '(313) 555-0142';
const MAIL = 'hello@woodward.example';

/** What a browser does by itself, also without scripts: the side menu is a popover, the hero's form leads to an address. */
const WORKS_WITHOUT = new Set(['Menu', 'Close menu', 'See what it takes']);

/** @returns the addresses on this site that the page links to, without fragments */
async function internalLinks(page: Page): Promise<string[]> {
  const links = page.locator('a[href^="/"]');
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return hrefs.map((href) => href.replace(/#.*/, ''));
}

test('every page reads, has no button that would do nothing, and every link within the site leads to a page @script.none', async ({
  page,
  request,
}) => {
  const links = new Set<string>();
  const rows = [...PUBLIC_PAGES, PRODUCT_WITH_OPTIONS].map((path) => [path, path] as const);
  await checkEach(rows, async (path) => {
    await page.goto(path);
    for (const link of await internalLinks(page)) links.add(link);
    await expectReadable(page);
    await expectNoDeadControl(page);
  });
  expect(links.size).toBeGreaterThan(40);
  for (const link of links) {
    expect((await request.get(link)).status(), link).toBe(200);
  }
});

/** A heading, and text that needs no loading. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const words = (await page.getByRole('main').innerText()).split(/\s+/);
  expect(words.length).toBeGreaterThan(40);
  await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
}

/** Neither a button that would do nothing nor a field that nobody would read. */
async function expectNoDeadControl(page: Page): Promise<void> {
  const names = await page
    .getByRole('button')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((button) => button.ariaLabel ?? button.textContent.trim()));
  expect(names.filter((name) => !WORKS_WITHOUT.has(name))).toEqual([]);
  await expect(
    page
      .locator(':is(input:not([type=radio]), select, textarea):not(form[action] *)')
      .filter({ visible: true }),
  ).toHaveCount(0);
}

test('all items of a category are there, those of a large one beyond its first page as links', async ({
  page,
}) => {
  for (const [category, inPage] of [
    ['chairs', Infinity],
    ['linens', 12],
  ] as const) {
    const answer = await page.request.get(`/api/rental-items?category=${category}`);
    const items = (await answer.json()) as { name: string }[];
    await page.goto(`/rental-services/${category}`);
    const cards = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(cards.filter({ visible: true }), category).toHaveCount(
      Math.min(items.length, inPage),
    );
    for (const { name } of items) {
      const link = page.getByRole('main').getByRole('link', { name: new RegExp(`(^|: )${name}$`) });
      await expect(link, name).toBeVisible();
    }
  }
});

test('featured rentals and a product stand in the pages and need no loading @pages.no-waiting', async ({
  page,
}) => {
  await page.goto('/');
  const featured = page.getByRole('region', { name: 'Featured rentals' });
  await expect(featured.getByRole('heading', { level: 3 }).first()).toHaveText(
    'Emerald Velvet Sofa',
  );
  expect(await featured.getByRole('listitem').count()).toBeGreaterThan(2);
  await page.goto(PRODUCT_WITH_OPTIONS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Frame Tent/);
  await expect(page.getByRole('region', { name: 'Specifications' })).toBeVisible();
  await expect(page.getByText(/^Starting at \$/).first()).toBeVisible();
});

test('packages stand in the pages and need no loading @pages.no-waiting', async ({ page }) => {
  for (const [path, count] of [
    ['/design-services', 3],
    ['/photo-booth', 2],
    ['/video-dance-floor', 3],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('article'), path).toHaveCount(count);
    await expect(
      page.getByRole('article').getByRole('link', { name: `Call to book: ${PHONE}` }),
      path,
    ).toHaveCount(count);
  }
});

test('where a form would be, phone and mail are @script.none', async ({ page }) => {
  for (const path of ['/', '/checkout', PRODUCT_WITH_OPTIONS]) {
    await page.goto(path);
    const main = page.getByRole('main');
    const phone = main.getByRole('link', { name: PHONE }).filter({ visible: true });
    const mail = main.getByRole('link', { name: MAIL }).filter({ visible: true });
    await expect(phone.first(), path).toHaveAttribute('href', 'tel:+13135550142');
    await expect(mail.first(), path).toHaveAttribute('href', `mailto:${MAIL}`);
  }
});

test('the side menu opens, closes and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Photo Booth' }).click();
  await expect(page).toHaveURL('/photo-booth');
});

test('the thumbnails of a product choose its image @product.gallery', async ({ page }) => {
  await page.goto('/rental-services/chairs/gold-chiavari-chair');
  const images = page.locator('.gallery-slides img');
  await expect(images.nth(0)).toBeVisible();
  await page.getByRole('radio', { name: /^Image 2 of \d/ }).check();
  await expect(images.nth(1)).toBeVisible();
  await expect(images.nth(0)).toBeHidden();
  const larger = page.getByRole('link', { name: /^View larger: / }).filter({ visible: true });
  await expect(larger).toHaveAttribute('href', /&w=2400$/);
  await expect(page.getByRole('button', { name: /^View larger: / })).toHaveCount(0);
});

test('what can be chosen of an item is listed with its prices', async ({ page }) => {
  await page.goto(PRODUCT_WITH_OPTIONS);
  const list = page.getByRole('heading', { name: 'Options' }).locator('+ ul');
  const lines = await list.getByRole('listitem').allTextContents();
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/^\S.*: \$[\d,]+\.\d\d$/);
});

test('checkout says in four steps what happens next @checkout.next', async ({ page }) => {
  await page.goto('/checkout');
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next.getByRole('listitem')).toHaveCount(4);
  await expect(next).toContainText('within 24 hours');
});
