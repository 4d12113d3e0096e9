/**
 * The wishlist as the device keeps it: broken, foreign, forbidden, full, and shared between tabs.
 */
import { MAX_WISHLIST_LINES } from '#domain/limits.ts';
import { WISHLIST_VERSION } from '#domain/wishlist-storage.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import {
  bringWishlist,
  expectToast,
  fillInquirer,
  hydrated,
  line,
  toasts,
} from '../support/visitor.ts';
import { bringText, keptWishlist, WITHOUT_STORAGE } from './support/device.ts';

const CHAIR = '/rental-services/chairs/gold-chiavari-chair';

function badge(page: Page): Locator {
  return page
    .getByRole('banner')
    .getByRole('link', { name: 'Start Booking' })
    .filter({ visible: true })
    .locator('[data-wishlist-count]');
}

async function add(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to Quote' }).filter({ visible: true }).click();
}

test('two tabs share one list @wishlist.device', async ({ page, context }) => {
  await page.goto('/rental-services/chairs');
  const other = await context.newPage();
  await other.goto(CHAIR);
  await add(other);
  await expect(badge(other)).toHaveText('1');
  // The first tab follows without a reload, before and after it was touched.
  await expect(badge(page)).toHaveText('1');
  const heart = page.getByRole('button', { name: 'Add Gold Chiavari Chair to wishlist' });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(badge(other)).toBeHidden();
  await add(other);
  await expect(badge(page)).toHaveText('1');
  expect(await keptWishlist(page)).toHaveLength(1);
});

test('what two tabs do at the same moment both counts, and so does Undo after it @wishlist.two-tabs', async ({
  page,
  context,
}) => {
  // The word of what the other tab did is still on its way, as long as this lasts.
  await page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await bringWishlist(page, line({ quantity: 8 }));
  await page.goto('/rental-services/chairs');
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
  await panel.getByRole('button', { name: 'Remove Gold Chair' }).click();
  const other = await context.newPage();
  await other.goto(CHAIR);
  await add(other);
  await expect(badge(other)).toHaveText('1');
  await expect.poll(() => keptWishlist(page)).toHaveLength(1);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(badge(page)).toHaveText('9');
  await expect(badge(other)).toHaveText('9');
  await add(other);
  await expect(badge(other)).toHaveText('10');
  await expect.poll(() => keptWishlist(page)).toMatchObject([{}, { quantity: 2 }]);
  await panel.getByRole('button', { name: 'Increase quantity of Gold Chair' }).click();
  await expect(badge(page)).toHaveText('11');
  expect(await keptWishlist(page)).toMatchObject([
    { name: 'Gold Chair', quantity: 9 },
    { name: 'Gold Chiavari Chair', quantity: 2 },
  ]);
});

test('the list is there again when the browser comes back @wishlist.device', async ({ page }) => {
  await page.goto(CHAIR);
  await add(page);
  await expect(badge(page)).toHaveText('1');
  await page.goto('/checkout');
  await expect(page.getByText('You have 1 item(s) in your wishlist')).toBeVisible();
});

const BROKEN = [
  'not json',
  '[]',
  'null',
  '{"version":1}',
  '{"version":1,"lines":[{"id":7},null,{"id":"a","name":"A"}]}',
  '{"version":1,"lines":{"length":3}}',
];

test('what cannot be read counts as an empty list, and is written anew @wishlist.unreadable', async ({
  browser,
  baseURL,
}) => {
  for (const text of BROKEN) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const errors: unknown[] = [];
    context.on('weberror', (error) => errors.push(error.error()));
    const page = await context.newPage();
    await bringText(page, text);
    await page.goto(CHAIR);
    await expect(badge(page), text).toBeHidden();
    await add(page);
    await expect(badge(page), text).toHaveText('1');
    expect(await keptWishlist(page), text).toMatchObject([{ name: 'Gold Chiavari Chair' }]);
    expect(errors, text).toEqual([]);
    await context.close();
  }
});

test('a list of a later version counts as empty @wishlist.unreadable', async ({ page }) => {
  await bringText(page, JSON.stringify({ version: WISHLIST_VERSION + 1, lines: [line()] }));
  await page.goto('/checkout');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Selected Items' })).toHaveCount(0);
  await expect(badge(page)).toBeHidden();
});

for (const what of ['null', 'missing', 'forbidden'] as const) {
  test(`where a storage of the browser is ${what}, the list and the forms live as long as the page @wishlist.no-storage`, async ({
    page,
  }) => {
    await page.addInitScript(WITHOUT_STORAGE[what]);
    await page.goto(CHAIR);
    await add(page);
    await expectToast(page, 'Added to Wishlist', 'Gold Chiavari Chair added to your wishlist');
    await expect(toasts(page)).toContainText('Your browser doesn’t keep your list.');
    await expect(badge(page)).toHaveText('1');
    await add(page);
    await expect(badge(page)).toHaveText('2');
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    await page
      .getByRole('dialog', { name: 'Your Wishlist' })
      .getByRole('button', { name: 'Increase quantity of Gold Chiavari Chair' })
      .click();
    await expect(badge(page)).toHaveText('3');

    await page.goto('/checkout');
    await fillInquirer(page);
    await page.getByRole('button', { name: 'Get My Free Quote' }).click();
    await expect(page.getByText(/^Your reference number/)).toBeVisible();
  });
}

test('a list whose device is emptied meanwhile lives as long as the page @wishlist.no-storage', async ({
  page,
  context,
}) => {
  await page.goto(CHAIR);
  await add(page);
  await expect(badge(page)).toHaveText('1');
  const other = await context.newPage();
  await other.goto('/privacy');
  await other.evaluate(() => localStorage.clear());
  await add(page);
  await expect(badge(page)).toHaveText('2');
  expect(await keptWishlist(page)).toMatchObject([{ quantity: 2 }]);
});

test('where the device has no room left, the list lives as long as the page @wishlist.no-storage', async ({
  page,
}) => {
  await page.addInitScript(WITHOUT_STORAGE.full);
  await page.goto(CHAIR);
  await add(page);
  await expectToast(page, 'Added to Wishlist', 'Gold Chiavari Chair added to your wishlist');
  await expect(badge(page)).toHaveText('1');
});

test('a full list takes no other, and says so @wishlist.full', async ({ page }) => {
  const lines = Array.from({ length: MAX_WISHLIST_LINES }, (_, index) =>
    line({ id: `item-${index}` }),
  );
  await bringWishlist(page, ...lines);
  await page.goto(CHAIR);
  await add(page);
  await expectToast(
    page,
    'Wishlist Full',
    `Your wishlist can hold ${MAX_WISHLIST_LINES} different items. Remove one to add another.`,
  );
  await expect(badge(page)).toHaveText(String(MAX_WISHLIST_LINES));
});
