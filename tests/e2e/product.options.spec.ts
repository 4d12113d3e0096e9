/**
 * Options and price of the product page.
 */
import { expect, test, type Page } from '../support/other-shop.ts';
import { expectToast } from '../support/visitor.ts';
import { keptWishlist } from './support/device.ts';

test.describe.configure({ mode: 'default' });
test.use({ catalog: 'bare' });

const BUD_VASE = '/rental-services/vases/bud-vase';
const PHONE = { width: 390, height: 800 };

/** @returns the Add to Quote buttons: of the page, and of the bar at the bottom of a phone */
function addButtons(page: Page) {
  return [
    page.getByRole('button', { name: 'Add to Quote' }).first(),
    page.locator('.bottom-bar').getByRole('button', { name: 'Add to Quote' }),
  ] as const;
}

test('without an option nothing is added: it says so beside the choice and leads there @product.option-required', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const index of [0, 1] as const) {
    await page.goto(BUD_VASE);
    const option = page.getByLabel('Select Option:');
    await expect(option).not.toHaveAttribute('aria-invalid');
    // The bar waits until the page's own button has left the screen.
    if (index === 1) await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await addButtons(page)[index].click();
    await expect(option).toBeFocused();
    await expect(option).toBeInViewport({ ratio: 1 });
    await expect(option).toHaveAccessibleDescription(
      'Please choose an option, then add it to your quote.',
    );
    expect(await keptWishlist(page)).toEqual([]);

    await option.selectOption('Clear - $4.50');
    await expect(option).not.toHaveAttribute('aria-invalid');
    if (index === 1) await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await addButtons(page)[index].click();
    await expectToast(page, 'Added to Wishlist', 'Bud Vase (Clear) added to your wishlist');
    expect(await keptWishlist(page)).toMatchObject([{ option: 'Clear', price: '$4.50' }]);
    await page.evaluate(() => localStorage.clear());
  }
});

test('the gallery and the list show the image of the chosen option @product.option-image', async ({
  page,
}) => {
  await page.goto(BUD_VASE);
  const thumbnails = page.getByRole('group', { name: 'Images of Bud Vase' }).getByRole('radio');
  const option = page.getByLabel('Select Option:');
  const smoke = page.locator('.gallery-slides img[src*="satin-linens-1.jpg"]');
  await option.focus();
  await option.selectOption('Smoke - $5.25');
  await expect(thumbnails.nth(2)).toBeChecked();
  await expect(smoke).toBeInViewport({ ratio: 0.9 });
  await expect(option).toBeFocused();
  await addButtons(page)[0].click();
  await expectToast(page, 'Added to Wishlist', 'Bud Vase (Smoke) added to your wishlist');
  expect(await keptWishlist(page)).toMatchObject([
    { option: 'Smoke', image: '/media/catalog/satin-linens-1.jpg' },
  ]);
  // An option without one is shown by the item's first image.
  await option.selectOption('Clear - $4.50');
  await expect(thumbnails.first()).toBeChecked();
});

test('price, bar and heart follow the chosen option @product.options', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(BUD_VASE);
  const price = page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: 'per each' })
    .first();
  const bar = page.locator('.bottom-bar');
  await expect(price).toHaveText('Starting at $4.50 per each');
  await expect(bar).toContainText('Starting at $4.50 per each');
  await page.getByLabel('Select Option:').selectOption('Smoke - $5.25');
  await expect(price).toHaveText('$5.25 per each');
  await expect(bar).toContainText('Smoke $5.25 per each');
  await expect(bar).not.toContainText('Starting at');

  const heart = page.getByRole('button', { name: /Bud Vase (to|from) wishlist/ });
  await heart.click();
  await expectToast(page, 'Added to Wishlist', 'Bud Vase (Smoke) added to your wishlist');
  expect(await keptWishlist(page)).toMatchObject([
    { option: 'Smoke', name: 'Bud Vase (Smoke)', price: '$5.25', quantity: 1 },
  ]);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Select Option:').selectOption('Choose an option');
  await expect(price).toHaveText('Starting at $4.50 per each');
});

test('the heart of an item whose option is open says so, until one is chosen @product.open-option', async ({
  page,
}) => {
  const open = 'Bud Vase (option not selected)';
  await page.goto('/rental-services/vases');
  await page.getByRole('button', { name: 'Add Bud Vase to wishlist' }).click();
  await expectToast(page, 'Added to Wishlist', `${open} added to your wishlist`);
  const [line] = await keptWishlist(page);
  expect(line).toMatchObject({ option: '', name: open, price: 'Starting at $4.50' });

  await page.goto(BUD_VASE);
  const heart = page.getByRole('button', { name: /Bud Vase (to|from) wishlist/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Select Option:').selectOption('Smoke - $5.25');
  await addButtons(page)[0].click();
  // The choice takes the place of the open line; another choice stands beside it.
  await expect
    .poll(async () => (await keptWishlist(page)).map(({ name }) => name))
    .toEqual(['Bud Vase (Smoke)']);
  await page.getByLabel('Select Option:').selectOption('Clear - $4.50');
  await addButtons(page)[0].click();
  await expect
    .poll(async () => (await keptWishlist(page)).map(({ name }) => name))
    .toEqual(['Bud Vase (Smoke)', 'Bud Vase (Clear)']);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await heart.click();
  await expectToast(page, 'Added to Wishlist', `${open} added to your wishlist`);
  await heart.click();
  await expectToast(page, 'Removed from Wishlist', `${open} removed from your wishlist`);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(await keptWishlist(page)).toEqual([]);
});
