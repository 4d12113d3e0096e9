/**
 * A visitor who is faster than the network: what is pressed, chosen or typed before any script has
 * arrived happens once they have.
 */
import { holdScripts } from '../support/late-scripts.ts';
import { PRODUCT_WITH_OPTIONS } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';
import { dateField, expectToast, fillInquirer, newEmail, VISITOR } from '../support/visitor.ts';

test('hearts of a page, once each @script.early', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/rental-services/chairs', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add Clear Ghost Chair to wishlist' }).click();
  await page.getByRole('button', { name: 'Add Gold Chiavari Chair to wishlist' }).click();
  release();
  await expectToast(page, 'Added to Wishlist', 'Gold Chiavari Chair added to your wishlist');
  await expect(page.locator('[data-heart][aria-pressed="true"]')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Start Booking 2' })).toBeVisible();
});

test('Add to Quote, with the option and the quantity that were chosen @script.early', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(PRODUCT_WITH_OPTIONS, { waitUntil: 'commit' });
  const option = page.getByLabel('Select Option:');
  await option.selectOption({ index: 1 });
  const chosen = await option.inputValue();
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await page.getByRole('button', { name: 'Add to Quote' }).first().click();
  release();
  const name = `Frame Tent (20 x 20 foot) (${chosen})`;
  await expectToast(page, 'Added to Wishlist', `${name} added to your wishlist`);
  await expect(page.getByRole('link', { name: 'Start Booking 3' })).toBeVisible();
});

test('Book Now of the hero @script.early', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Book Now' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Book Your Event' })).toBeVisible();
});

test('Book This Package', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/photo-booth', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Book This Package: Classic' }).click();
  release();
  const dialog = page.getByRole('dialog', { name: 'Book Classic' });
  await expect(dialog).toBeVisible();
});

test('the wishlist of the header, on a page without an island', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/rental-services', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Your Wishlist' })).toBeVisible();
});

test('a whole quote request @script.early', async ({ page, db }) => {
  const email = newEmail();
  const release = await holdScripts(page);
  await page.goto('/checkout', { waitUntil: 'commit' });
  await fillInquirer(page, email);
  await page.getByRole('button', { name: 'Get My Free Quote' }).click();
  await expect(dateField(page)).toHaveValue(VISITOR.date);
  release();
  await expectToast(
    page,
    'Request Submitted Successfully!',
    "We'll contact you within 24 hours with a detailed quote.",
  );
  expect(await db.inquiriesOf(email)).toMatchObject([{ name: VISITOR.name }]);
  await expect(page).toHaveURL('/checkout');
});
