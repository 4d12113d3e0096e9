/**
 * After a quote request: what was sent stands in the place of the form.
 */
import { expect, test } from '../support/test.ts';
import {
  bringWishlist,
  fillInquirer,
  hydrated,
  line,
  newEmail,
  toasts,
  sentBody,
  VISITOR,
} from '../support/visitor.ts';
import { keptWishlist } from './support/device.ts';
import { heading, panel, press, send, question } from './support/sent-panel.ts';

const API = '/api/contact';
const CHAIR = line({ id: 'chair', name: 'Gold Chair', quantity: 120 });
const LINEN = line({ id: 'linen', name: 'Satin Linen', quantity: 15 });
const DETAILS = 'Please provide more details about your event';

test('the panel says what was sent and has the focus; the list stays until it is cleared @form.sent-panel', async ({
  page,
}) => {
  const chair = { ...CHAIR, note: 'with ivory cushions' };
  await bringWishlist(page, chair, LINEN);
  await page.goto('/checkout');
  const reference = await send(page);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveAccessibleDescription(`Your reference number is ${reference}.`);
  for (const text of [VISITOR.date, VISITOR.place, '120 ×', 'Gold Chair', '15 ×', 'Satin Linen']) {
    await expect(panel(page)).toContainText(text);
  }
  await expect(panel(page)).toContainText('Note: with ivory cushions');
  await expect(panel(page)).toContainText('Estimate$1,147.50');
  await expect(panel(page)).toContainText('within 24 hours');
  // No mail server is set, so no copy reaches anybody.
  await expect(panel(page)).not.toContainText('sending a copy');
  expect(await keptWishlist(page)).toEqual([chair, LINEN]);

  await panel(page).getByRole('button', { name: 'Clear list' }).click();
  expect(await keptWishlist(page)).toEqual([]);
  await expect(panel(page).getByRole('button', { name: 'Clear list' })).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  expect(await keptWishlist(page)).toEqual([chair, LINEN]);

  await panel(page).getByRole('button', { name: 'Send another request' }).click();
  await expect(page.getByRole('button', { name: 'Change event details' })).toBeFocused();
  await expect(heading(page)).toHaveCount(0);
});

test('a list that is changed after it was sent is not taken for sent @form.list-changed', async ({
  page,
}) => {
  const option = '120 inch';
  const chosen = line({ id: 'cloth', name: `Round Cloth (${option})`, option, quantity: 9 });
  await bringWishlist(page, CHAIR, chosen);
  await page.goto('/checkout');
  await send(page);
  await expect(panel(page)).toContainText('Round Cloth');
  await expect(panel(page)).not.toContainText('Your list has changed');
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  const list = page.getByRole('dialog', { name: 'Your Wishlist' });
  await list.getByRole('button', { name: 'Increase quantity of Gold Chair' }).click();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toContainText('Your list has changed since you sent this request.');
  await expect(panel(page)).toContainText('120 ×');
  await page.reload();
  await expect(panel(page)).toContainText('Your list has changed since you sent this request.');

  await panel(page).getByRole('button', { name: 'Send the New List' }).click();
  await expect(page.getByRole('button', { name: 'Change event details' })).toBeFocused();
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Selected Items' })).toContainText('130 pieces');
});

test('a copy is named only where the answer promises one @form.sent-panel', async ({ page }) => {
  const email = newEmail();
  await page.route(API, async (route) => {
    const response = await route.fetch();
    const receipt = (await response.json()) as object;
    await route.fulfill({ response, json: { ...receipt, confirmation: true } });
  });
  await page.goto('/checkout');
  await send(page, email);
  await expect(panel(page)).toContainText(`We’re sending a copy to ${email}.`);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Send another request' }).click();
  await send(page, email);
  await expect(panel(page)).toContainText('please save your reference number.');
  await expect(panel(page)).not.toContainText('sending a copy');
});

test('a reload and a walk there and back show what was sent; a new visit shows the form @form.sent-stays', async ({
  page,
}) => {
  await bringWishlist(page, CHAIR);
  await page.goto('/checkout');
  const reference = await send(page);
  await page.reload();
  await expect(panel(page)).toContainText(reference);
  await expect(panel(page)).toContainText('Gold Chair');
  await expect(page.getByLabel('Full Name')).toBeHidden();
  await page.goto('/');
  await page.goBack();
  await expect(panel(page)).toContainText(reference);
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Booking' }).filter({ visible: true }).click();
  await expect(page.getByRole('button', { name: 'Change your details' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue(VISITOR.name);
  await expect(heading(page)).toHaveCount(0);
  // The same list again is no other request.
  await expect(question(page)).toHaveCount(0);
});

test('a success leaves the draft of another tab alone', async ({ page, context }) => {
  await page.goto('/checkout');
  await fillInquirer(page);
  const other = await context.newPage();
  await other.goto('/checkout');
  await other.getByLabel(DETAILS).fill('An outdoor bar, and a tent.');
  await hydrated(other);
  await press(page);
  await expect(heading(page)).toBeVisible();
  await other.reload();
  await expect(other.getByLabel(DETAILS)).toHaveValue('An outdoor bar, and a tent.');
});

test.describe('while it is sent', () => {
  // @form.logged
  test.use({ allowedErrors: /The quote form was not sent/ });

  test('nothing can be typed that success would empty', async ({ page }) => {
    const answered = Promise.withResolvers<void>();
    await page.route(API, async (route) => {
      await answered.promise;
      await route.fulfill({ status: 503, body: '' });
    });
    await page.goto('/checkout');
    await fillInquirer(page);
    await press(page);
    await expect(page.getByLabel(DETAILS)).not.toBeEditable();
    await expect(page.getByLabel(DETAILS)).toBeEnabled();
    answered.resolve();
    await expect(page.getByLabel(DETAILS)).toBeEditable();
  });
});

test('a package whose Book Now was pressed goes along until it is removed @home.packages @checkout.package', async ({
  page,
  db,
}) => {
  const email = newEmail();
  const chosen = page.getByRole('region', { name: 'Selected package' });
  const book = () => page.getByRole('link', { name: /^Book Now\s*: Luxury$/ }).click();
  await page.goto('/');
  await book();
  await expect(chosen).toContainText('Luxury');
  await page.reload();
  await expect(chosen).toContainText('Starting at $7,500');
  await chosen.getByRole('button', { name: 'Remove the Luxury package' }).click();
  await expect(chosen).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('No items yet')).toBeVisible();
  await expect(chosen).toHaveCount(0);

  await page.goto('/');
  await book();
  await expect(chosen).toContainText('Luxury');
  // A walk through the catalog does not lose it.
  await page.goto('/rental-services');
  await page.goto('/checkout');
  await fillInquirer(page, email);
  await page.getByLabel(DETAILS).fill('Doors at six.');
  const message =
    "Doors at six.\nI'm interested in the Luxury package starting at $7,500. Please send me the details and availability.\nWishlist Items:\nNone selected";
  expect(await sentBody(page, API, () => press(page))).toMatchObject({ services: [], message });
  await expect(panel(page)).toContainText('Luxury');
  expect(await db.inquiriesOf(email)).toMatchObject([{ services: [], message }]);
  await page.reload();
  await expect(panel(page)).toContainText('Luxury');
  await page.getByRole('button', { name: 'Send another request' }).click();
  await expect(page.getByText('No items yet')).toBeVisible();
  await expect(chosen).toHaveCount(0);
});

test('a package beside a list is said to be apart from its estimate @checkout.package', async ({
  page,
}) => {
  const chosen = page.getByRole('region', { name: 'Selected package' });
  const book = page.getByRole('link', { name: /^Book Now\s*: Luxury$/ });
  await page.goto('/');
  await book.click();
  await expect(chosen).toContainText('Starting at $7,500');
  await expect(chosen).not.toContainText('estimate');
  await bringWishlist(page, CHAIR);
  await page.goto('/checkout');
  await expect(chosen).toContainText('Not included in the estimate below');
});

test('a second package takes the place of the first, and that is said @checkout.package', async ({
  page,
}) => {
  const chosen = page.getByRole('region', { name: 'Selected package' });
  const book = (name: string) =>
    page.getByRole('link', { name: new RegExp(`^Book Now\\s*: ${name}$`) });
  await page.goto('/');
  await book('Luxury').click();
  await expect(chosen).not.toContainText('Replaces');
  await page.goBack();
  await book('Premium').click();
  await expect(chosen).toContainText('Replaces Luxury, which you chose before.');
  await page.reload();
  await expect(chosen).toContainText('Premium');
  await expect(chosen).not.toContainText('Replaces');
});
