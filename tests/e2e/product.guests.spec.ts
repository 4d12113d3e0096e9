/**
 * What the product page does with the number of guests, without a price, and after an addition.
 */
import { expect, test } from '../support/test.ts';
import { bringRemembered } from '../support/visitor.ts';

const CHAIR = '/rental-services/chairs/gold-chiavari-chair';

test('the quantity begins with what the given guests need, and what is set stays @product.quantity-for-guests', async ({
  page,
}) => {
  await page.goto('/planner');
  await page.getByLabel('Guests', { exact: true }).fill('120');
  await expect(page.getByRole('status').filter({ hasText: 'For 120 guests' })).toBeVisible();
  await page.goto(CHAIR);
  const quantity = page.getByRole('textbox', { name: 'Quantity of Gold Chiavari Chair' });
  await expect(quantity).toHaveValue('126');
  const said = page.getByText('120 guests, 6 spare', { exact: true });
  await expect(said).toBeVisible();
  await quantity.fill('90');
  await quantity.blur();
  await expect(said).toHaveCount(0);
  await expect(quantity).toHaveValue('90');

  await page.goto('/rental-services/linens/ivory-satin-linen');
  await expect(page.getByText('120 guests', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('15');
});

test('an untouched page shows at once what guests of another tab need @product.quantity-for-guests', async ({
  page,
  context,
}) => {
  await page.goto(CHAIR);
  const quantity = page.getByRole('textbox', { name: 'Quantity of Gold Chiavari Chair' });
  await expect(quantity).toHaveValue('1');
  const other = await context.newPage();
  await other.goto('/planner');
  await other.getByLabel('Guests', { exact: true }).fill('120');
  await expect(quantity).toHaveValue('126');
});

test('guests that were typed with their word count as well @product.quantity-for-guests @availability.date', async ({
  page,
}) => {
  await bringRemembered(page, { guestCount: '150 guests' });
  await page.goto('/planner');
  await expect(page.getByLabel('Guests', { exact: true })).toHaveValue('150');
  await page.goto(CHAIR);
  await expect(page.getByText('150 guests, 8 spare', { exact: true })).toBeVisible();
});

test('the toast of an addition leads to the list @wishlist.add', async ({ page }) => {
  await page.goto(CHAIR);
  await page.getByRole('button', { name: 'Add to Quote' }).first().click();
  await page.getByRole('button', { name: 'View list' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('Gold Chiavari Chair').first()).toBeVisible();
});

test('an item without a price leads with the phone @product.call', async ({ page }) => {
  await page.goto('/rental-services/tents/clear-span-reception-tent-40');
  const call = page.getByRole('main').getByRole('link', { name: 'Call (313) 555-0142' }).first();
  await expect(call).toHaveAttribute('href', 'tel:+13135550142');
  const add = page.getByRole('button', { name: 'Add to Quote' }).first();
  const [first, second] = await Promise.all([call.boundingBox(), add.boundingBox()]);
  expect(first?.y).toBeLessThan(second?.y ?? 0);
  // It can be asked for all the same.
  await add.click();
  await expect(page.getByRole('button', { name: 'View list' })).toBeVisible();
});
