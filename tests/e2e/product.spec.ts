/**
 * The product page.
 */
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/other-shop.ts';
import { expectToast } from '../support/visitor.ts';
import { keptWishlist } from './support/device.ts';

test.describe.configure({ mode: 'default' });
test.use({ catalog: 'bare' });

const BUD_VASE = '/rental-services/vases/bud-vase';
const PHONE = { width: 390, height: 800 };

test('an item of which little is known shows that and no more @product.heading @product.gallery', async ({
  page,
}) => {
  await page.goto('/rental-services/vases/carafe');
  const main = page.getByRole('main');
  await expect(main.getByText('Image coming soon', { exact: true })).toBeVisible();
  // Without a full description the short one stands in.
  await expect(main.getByText('Also pours.', { exact: true })).toBeVisible();
  await expect(main.getByText('$ 9', { exact: true }).first()).toBeVisible();
  const details = main.locator('h1').locator('..');
  await expect(details.getByText('Starting at')).toHaveCount(0);
  await expect(page.getByLabel('Select Option:')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Specifications' })).toHaveCount(0);
  await expectAccessible(page, 'an item without an image');
});

test('an option and a quantity go into the wishlist, the option in parentheses @product.options @product.add', async ({
  page,
}) => {
  await page.goto(BUD_VASE);
  const option = page.getByLabel('Select Option:');
  await expect(option.getByRole('option')).toHaveText([
    'Choose an option',
    'Clear - $4.50',
    'Smoke - $5.25',
  ]);
  const quantity = page.getByRole('textbox', { name: 'Quantity of Bud Vase' });
  const decrease = page.getByRole('button', { name: 'Decrease quantity of Bud Vase' });
  const increase = page.getByRole('button', { name: 'Increase quantity of Bud Vase' });
  await expect(quantity).toHaveValue('1');
  await expect(decrease).toBeDisabled();
  await increase.click();
  await increase.click();
  await decrease.click();
  await expect(quantity).toHaveValue('2');

  await option.selectOption('Smoke - $5.25');
  const add = page.getByRole('button', { name: 'Add to Quote' }).filter({ visible: true });
  await add.click();
  await expectToast(page, 'Added to Wishlist', 'Bud Vase (Smoke) added to your wishlist');
  const [line, ...others] = await keptWishlist(page);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ name: 'Bud Vase (Smoke)', price: '$5.25', quantity: 2 });
  // The option's own image, not the item's first.
  expect(line?.image).toBe('/media/catalog/satin-linens-1.jpg');
});

test('a quantity is a whole number from 1, and what it comes to is said @product.quantity @product.total', async ({
  page,
}) => {
  await page.goto('/rental-services/vases/ewer');
  const quantity = page.getByRole('textbox', { name: 'Quantity of Ewer' });
  for (const wrong of ['0', '-3', '2.5', 'two', '']) {
    await quantity.fill(wrong);
    await quantity.blur();
    await expect(quantity, wrong).toHaveValue('1');
  }
  await quantity.fill('40');
  await expect(page.getByText('$480.00 for 40', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Quote' }).filter({ visible: true }).click();
  await expect.poll(async () => (await keptWishlist(page))[0]?.quantity).toBe(40);
});

test('the heart puts the item into the wishlist and takes it out @product.heart @wishlist.remove', async ({
  page,
}) => {
  await page.goto('/rental-services/vases/ewer');
  const heart = page.getByRole('button', { name: /Ewer (to|from) wishlist/ });
  await heart.click();
  await expectToast(page, 'Added to Wishlist', 'Ewer added to your wishlist');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await keptWishlist(page)).toMatchObject([{ name: 'Ewer', price: '$12.00', quantity: 1 }]);
  await heart.click();
  await expectToast(page, 'Removed from Wishlist', 'Ewer removed from your wishlist');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(await keptWishlist(page)).toEqual([]);
});

test.describe('the only item of its category', () => {
  test.use({ allowedErrors: [/404 \(Not Found\) \(.*not-there\.jpg/] });

  test('has none beside it, and its broken image is replaced @product.broken-image @product.related', async ({
    page,
  }) => {
    await page.goto('/rental-services/gongs/gong');
    await expect(page.getByRole('heading', { name: 'You Might Also Like' })).toHaveCount(0);
    const image = page.getByRole('main').getByRole('img', { name: 'Gong' });
    await expect(image).toHaveAttribute('src', '/media/fallback.svg');
  });
});

test('on a phone a bar at the bottom shows the price and adds to the quote @product.bottom-bar', async ({
  page,
}) => {
  await page.goto(BUD_VASE);
  const inBar = page.getByRole('button', { name: 'Add to Quote' }).nth(1);
  await expect(inBar).toBeHidden();
  await page.setViewportSize(PHONE);
  await page.getByLabel('Select Option:').selectOption('Smoke - $5.25');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const bar = page.locator('.bottom-bar');
  await expect(bar).toContainText('$5.25');
  const end = async () => {
    const box = await bar.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(end).toBe(PHONE.height);
  await inBar.click();
  await expectToast(page, 'Added to Wishlist', 'Bud Vase (Smoke) added to your wishlist');
});
