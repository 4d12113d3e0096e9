/**
 * The images of a product, and what goes with it.
 */
import { expectAccessible } from '../support/accessibility.ts';
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

test('an image is shown enlarged, and Escape leads back to it @product.gallery', async ({
  page,
}) => {
  await page.goto(BUD_VASE);
  const link = page.getByRole('link', { name: 'View larger: Bud Vase' }).first();
  await expect(link).toHaveAttribute('href', /gold-chiavari-chair-1\.jpg&w=2400$/);
  // The script that enlarges comes with the first sign of a visitor; until then it is a link.
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.click();
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
  await expect(link).toBeFocused();
});

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
