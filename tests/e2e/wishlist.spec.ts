/**
 * The wishlist's states and toasts. Removing and clearing are in `wishlist-panel.spec.ts`.
 */
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { bringWishlist, expectToast, line, toasts } from '../support/visitor.ts';
import { keptWishlist } from './support/device.ts';

const CHAIR = '/rental-services/chairs/gold-chiavari-chair';
const FOLDING_CHAIR = '/rental-services/chairs/white-resin-folding-chair';

/** @returns the number on Start Booking */
function badge(page: Page): Locator {
  return page
    .getByRole('banner')
    .getByRole('link', { name: 'Start Booking' })
    .filter({ visible: true })
    .locator('[data-wishlist-count]');
}

function addToQuote(page: Page): Locator {
  return page.getByRole('button', { name: 'Add to Quote' }).filter({ visible: true });
}

test('a new item is appended with quantity 1, and that is said @wishlist.add', async ({ page }) => {
  await bringWishlist(page, line());
  await page.goto(CHAIR);
  await addToQuote(page).click();
  await expectToast(page, 'Added to Wishlist', 'Gold Chiavari Chair added to your wishlist');
  await expect(badge(page)).toHaveText('2');
  const [first, second] = await keptWishlist(page);
  expect(first).toEqual(line());
  expect(second).toEqual({
    id: expect.any(String),
    option: '',
    name: 'Gold Chiavari Chair',
    price: '$8.50',
    image: '/media/catalog/gold-chiavari-chair-1.jpg',
    quantity: 1,
    availability: expect.any(Number),
  });
});

test('an item that is present gets more by 1, and that is said @wishlist.increase', async ({
  page,
}) => {
  await page.goto(CHAIR);
  await addToQuote(page).click();
  await expectToast(page, 'Added to Wishlist', 'Gold Chiavari Chair added to your wishlist');
  await addToQuote(page).click();
  await expectToast(page, 'Item Updated', 'Gold Chiavari Chair quantity increased in wishlist');
  await expect(badge(page)).toHaveText('2');
  expect(await keptWishlist(page)).toMatchObject([{ quantity: 2 }]);
});

test('one press on a filled heart takes all options of the item, and Undo brings them all back @card.heart', async ({
  page,
}) => {
  await page.goto(FOLDING_CHAIR);
  const option = page.getByLabel('Select Option:');
  const wanted = page.getByRole('textbox', { name: 'Quantity of White Resin Folding Chair' });
  for (const [name, quantity] of [
    ['Set in rows by our crew', '160'],
    ['Delivered folded on carts', '40'],
  ] as const) {
    await option.selectOption(name);
    await wanted.fill(quantity);
    await addToQuote(page).click();
    await expect(toasts(page)).toContainText(`(${name}) added`);
  }
  await page.goto('/rental-services/chairs');
  await page.getByRole('button', { name: 'Add Gold Chiavari Chair to wishlist' }).click();
  await expect(toasts(page)).toContainText('Added to Wishlist');
  const before = await keptWishlist(page);
  expect(before.map(({ quantity }) => quantity)).toEqual([160, 40, 1]);

  const heart = page.getByRole('button', { name: 'Add White Resin Folding Chair to wishlist' });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expectToast(
    page,
    'Removed from Wishlist',
    'White Resin Folding Chair removed from your wishlist',
  );
  expect(await keptWishlist(page)).toEqual([before[2]]);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await keptWishlist(page)).toEqual(before);
});
