/**
 * The images of a product, and what goes with it.
 */
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { holdScripts } from '../support/late-scripts.ts';
import { expect, test } from '../support/other-shop.ts';
import { expectToast } from '../support/visitor.ts';
import { keptWishlist } from './support/device.ts';

test.describe.configure({ mode: 'default' });
test.use({ catalog: 'bare' });

const BUD_VASE = '/rental-services/vases/bud-vase';

test('thumbnails choose the image @product.gallery', async ({ page }) => {
  await page.goto(BUD_VASE);
  const thumbnails = page.getByRole('group', { name: 'Images of Bud Vase' }).getByRole('radio');
  await expect(thumbnails).toHaveCount(3);
  const image = (file: string) => page.locator(`.gallery-slides img[src*="${file}"]`);
  await expect(image('gold-chiavari-chair-1.jpg')).toBeInViewport({ ratio: 0.9 });
  await thumbnails.nth(2).check();
  await expect(image('satin-linens-1.jpg')).toBeInViewport({ ratio: 0.9 });
  await expect(image('gold-chiavari-chair-1.jpg')).not.toBeInViewport();
  await thumbnails.nth(2).press('ArrowLeft');
  await expect(image('round-table-ivory-satin-1.jpg')).toBeInViewport({ ratio: 0.9 });
  // Swiping chooses the thumbnail.
  await page.locator('.gallery-slides').evaluate((slides) => slides.scrollTo({ left: 0 }));
  await expect(thumbnails.first()).toBeChecked();
});

test('whoever goes from image to image by key sees the one with the focus @product.gallery @access.keyboard', async ({
  page,
}) => {
  // The images are a part of a pixel narrower than the window of the gallery says.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(BUD_VASE);
  const buttons = page.getByRole('button', { name: 'View larger: Bud Vase' });
  await buttons.first().focus();
  for (const [key, index] of [
    ['Tab', 1],
    ['Tab', 2],
    ['Shift+Tab', 1],
    ['Shift+Tab', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(buttons.nth(index)).toBeFocused();
    await expect(buttons.nth(index)).toBeInViewport({ ratio: 0.9 });
  }
});

test('an image is shown enlarged, and Escape leads back to it @product.gallery', async ({
  page,
}) => {
  await page.goto(BUD_VASE);
  const button = page.getByRole('button', { name: 'View larger: Bud Vase' }).first();
  await button.click();
  const enlarged = page.getByRole('dialog', { name: 'Images of Bud Vase' });
  await expect(enlarged.getByRole('img')).toHaveAttribute(
    'src',
    /gold-chiavari-chair-1\.jpg&w=2400$/,
  );
  await expectAccessible(page, 'an enlarged image');
  await page.keyboard.press('ArrowRight');
  await expect(enlarged.getByRole('img')).not.toHaveAttribute('src', /chair-1\.jpg/);
  await enlarged.getByRole('button', { name: 'Previous image' }).click();
  await expect(enlarged.getByRole('img')).toHaveAttribute('src', /chair-1\.jpg/);
  await page.keyboard.press('Escape');
  await expect(enlarged).toBeHidden();
  await expect(button).toBeFocused();
});

for (const [how, press] of [
  ['a press', (button: Locator) => button.click()],
  ['the Enter key', (button: Locator) => button.press('Enter')],
] as const) {
  test(`${how} that comes before any script enlarges the image too @product.gallery @script.early`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(BUD_VASE, { waitUntil: 'commit' });
    await press(page.getByRole('button', { name: 'View larger: Bud Vase' }).first());
    release();
    const enlarged = page.getByRole('dialog', { name: 'Images of Bud Vase' });
    await expect(enlarged.getByRole('img')).toHaveAttribute('src', /chair-1\.jpg&w=2400$/);
    await expect(page).toHaveURL(BUD_VASE);
    await expect(page.locator('[data-enlarge][aria-busy]')).toHaveCount(0);
  });
}

test('what goes with an item is added with one press @product.goes-with', async ({ page }) => {
  await page.goto(BUD_VASE);
  const section = page.getByRole('region', { name: 'Goes with' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Ewer', 'Carafe']);
  const add = section.getByRole('button', { name: 'Add Ewer to wishlist' });
  await add.click();
  await expectToast(page, 'Added to Wishlist', 'Ewer added to your wishlist');
  await expect(add).toHaveAttribute('aria-pressed', 'true');
  expect(await keptWishlist(page)).toMatchObject([{ name: 'Ewer', price: '$12.00' }]);
});

test('on a phone the toast of Add to Quote leaves name and price in sight @toast.place', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(BUD_VASE);
  await page.getByLabel('Select Option:').selectOption('Clear - $4.50');
  await page.getByRole('button', { name: 'Add to Quote' }).last().click();
  await expect(page.getByText('Added to Wishlist', { exact: true })).toBeVisible();
  const main = page.getByRole('main');
  for (const part of [main.getByRole('heading', { level: 1 }), main.getByText(/^\$\d/).first()]) {
    await part.click({ trial: true });
  }
});
