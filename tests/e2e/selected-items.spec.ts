/**
 * The Selected Items panel of the quote form.
 */
import { stableId } from '#db/seed/stable-id.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { bringRemembered, bringWishlist, expectToast, line, toasts } from '../support/visitor.ts';
import { keptWishlist } from './support/device.ts';

const CHAIR = line({ id: 'chair', name: 'Gold Chair', price: '$8.50', quantity: 1 });
const TENT = line({
  id: 'tent',
  name: 'Reception Tent',
  price: 'Call for pricing',
  image: '',
  quantity: 2,
});

function panel(page: Page): Locator {
  return page.getByRole('region', { name: 'Selected Items' });
}

function row(page: Page, name: string): Locator {
  return panel(page).getByRole('listitem').filter({ hasText: name });
}

test('names the number of items and shows each with image, name and price @checkout.items', async ({
  page,
}) => {
  await bringWishlist(page, CHAIR, line({ id: 'linen', name: 'Satin Linen', price: '$16.00' }));
  await page.goto('/checkout');
  await expect(panel(page)).toContainText('You have 2 item(s) in your wishlist');
  await expect(row(page, 'Gold Chair')).toContainText('$8.50');
  await expect(row(page, 'Satin Linen')).toContainText('$16.00');
  const image = row(page, 'Gold Chair').locator('img');
  await expect(image).toHaveAttribute('src', /gold-chiavari-chair-1/);
  await expect
    .poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth))
    .toBeGreaterThan(0);
});

test('quantities go up and down, to 1 and not below, and the badge follows @checkout.quantities', async ({
  page,
}) => {
  await bringWishlist(page, CHAIR);
  await page.goto('/checkout');
  const decrease = page.getByRole('button', { name: 'Decrease quantity of Gold Chair' });
  const increase = page.getByRole('button', { name: 'Increase quantity of Gold Chair' });
  const quantity = page.getByRole('textbox', { name: 'Quantity of Gold Chair' });
  await expect(quantity).toHaveValue('1');
  await expect(decrease).toBeDisabled();
  await increase.click();
  await increase.click();
  await expect(quantity).toHaveValue('3');
  await expect(page.getByRole('link', { name: 'Start Booking 3' })).toBeVisible();
  await decrease.click();
  await expect(quantity).toHaveValue('2');
  await decrease.click();
  await expect(decrease).toBeDisabled();
  await quantity.fill('0');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');
  await expect(panel(page)).toContainText('You have 1 item(s) in your wishlist');
});

test('removing says so, Undo brings it back, and the panel goes with the last item @wishlist.remove @checkout.quantities', async ({
  page,
}) => {
  await bringWishlist(page, CHAIR);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Remove Gold Chair' }).click();
  await expectToast(page, 'Removed from Wishlist', 'Gold Chair removed from your wishlist');
  await expect(panel(page)).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Gold Chair')).toBeVisible();
});

test('the focus goes on to the next line, and from the last one to the heading of the page', async ({
  page,
}) => {
  await bringWishlist(page, CHAIR, TENT);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Remove Gold Chair' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Reception Tent' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a list that was kept for weeks shows what its options cost today, everywhere the same @wishlist.today', async ({
  page,
}) => {
  const price = '$4.00';
  await bringWishlist(
    page,
    line({
      id: stableId('item', 'white-resin-folding-chair'),
      name: 'Old Name (Set in rows by our crew)',
      option: 'Set in rows by our crew',
      price,
      quantity: 100,
    }),
    line({ id: stableId('item', 'gold-chiavari-chair'), name: 'Old Name', price, quantity: 10 }),
    TENT,
  );
  await page.goto('/checkout');
  await expect(row(page, 'White Resin Folding Chair (Set in rows by our crew)')).toContainText(
    '$5.25',
  );
  await expect(row(page, 'Gold Chiavari Chair')).toContainText('$8.50');
  await expect(panel(page)).toContainText('from $610.00');
  await page.goto('/photo-booth');
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  await expect(page.getByRole('dialog')).toContainText('from $610.00');
  await expect
    .poll(() => keptWishlist(page))
    .toMatchObject([{ price: '$5.25', quantity: 100 }, { price: '$8.50', quantity: 10 }, TENT]);
});

test('an item that is not rented anymore says so, and is not in the estimate @wishlist.today', async ({
  page,
}) => {
  const gone = { id: stableId('item', 'never-rented'), name: 'Velvet Throne', price: '$95.00' };
  const chair = { id: stableId('item', 'gold-chiavari-chair'), name: 'Gold Chiavari Chair' };
  await bringWishlist(page, line(gone), line({ ...chair, quantity: 10 }));
  await page.goto('/checkout');
  await expect(row(page, 'Velvet Throne')).toContainText('No longer available');
  await expect(panel(page)).toContainText('from $85.00');
  await expect(panel(page)).toContainText('Priced in your quote: Velvet Throne');
});

test.describe('a broken image', () => {
  test.use({ allowedErrors: /status of 404.*not-there\.jpg/ });

  test('is replaced by the fallback @checkout.broken-image', async ({ page }) => {
    await bringWishlist(page, { ...TENT, image: '/media/catalog/not-there.jpg' });
    await page.goto('/checkout');
    const image = row(page, 'Reception Tent').locator('img');
    await expect(image).toHaveAttribute('src', '/media/fallback.svg');
    await expect
      .poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test('the estimate adds up what has a price and names what has none', async ({ page }) => {
  await bringWishlist(page, { ...CHAIR, quantity: 120 }, TENT);
  await page.goto('/checkout');
  await expect(panel(page)).toContainText('from $1,020.00');
  await expect(panel(page)).toContainText('Priced in your quote: Reception Tent');
  await page.getByRole('button', { name: 'Increase quantity of Gold Chair' }).click();
  await expect(panel(page)).toContainText('from $1,028.50');
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} px the checkout shows at once that quantities are for another number of guests @lists.guests`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/planner?guests=150&place=tent');
    await page.getByRole('button', { name: 'Add All to My List' }).click();
    await expect(toasts(page)).toBeVisible();
    await bringRemembered(page, { guestCount: '180' });
    await page.goto('/checkout');
    const hint = page.getByText('You now expect 180 guests.');
    await expect(hint).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('still for 150 guests')).toBeInViewport({ ratio: 1 });
  });
