/**
 * The wishlist that goes along with a contact inquiry: said before, and undone after.
 */
import { expect, test, type Locator, type Page } from '../support/test.ts';
import {
  bringWishlist,
  fillInquirer,
  hydrated,
  line,
  newEmail,
  toasts,
  sentBody,
} from '../support/visitor.ts';
import { keptWishlist } from './support/device.ts';

const LIST = [
  line({ id: 'a', name: 'Gold Chair', quantity: 120 }),
  line({ id: 'b', name: 'Satin Linen (108 inch)', option: '108 inch', quantity: 15 }),
  line({ id: 'c', name: 'Round Table', quantity: 15 }),
  line({ id: 'd', name: 'Ice Swan', quantity: 1 }),
];

async function open(page: Page): Promise<{ form: Locator; box: Locator }> {
  await page.goto('/');
  const form = page.getByRole('region', { name: 'Tell us about your event' });
  await form.getByRole('textbox', { name: 'Tell us about your event' }).click();
  const box = form.getByRole('checkbox', { name: /on my wishlist/ });
  return { form, box };
}

async function ask(page: Page, form: Locator, email = newEmail()): Promise<unknown> {
  await fillInquirer(form, email);
  await form
    .getByRole('textbox', { name: 'Tell us about your event' })
    .fill('Do you deliver to Flint?');
  return sentBody(page, '/api/contact', () =>
    form.getByRole('button', { name: 'Send Inquiry' }).click(),
  );
}

test('the form says that the list goes along and what is in it; the toast restores it exactly @contact.list @contact.list-back', async ({
  page,
}) => {
  await bringWishlist(page, ...LIST);
  const { form, box } = await open(page);
  await expect(box).toBeChecked();
  await expect(box).toHaveAccessibleName('Include the 4 items on my wishlist');
  await expect(box).toHaveAccessibleDescription(
    '120 × Gold Chair, 15 × Satin Linen (108 inch), 15 × Round Table and 1 more We’ll clear your wishlist after you send this. You can undo that.',
  );
  expect(await ask(page, form)).toMatchObject({ wishlistItems: [{}, {}, {}, {}] });
  await expect(toasts(page)).toContainText('Inquiry Sent Successfully!');
  expect(await keptWishlist(page)).toEqual([]);
  await expect(form.getByRole('button', { name: 'Keep the items on my wishlist' })).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Restore my list' }).click();
  expect(await keptWishlist(page)).toEqual(LIST);
  // It is offered once.
  await expect(form.getByText('The items are back on your wishlist.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Keep the items on my wishlist' })).toHaveCount(0);
});

test('the panel brings the list back as well, after the toast is gone @contact.list-back', async ({
  page,
}) => {
  await bringWishlist(page, ...LIST);
  const { form } = await open(page);
  await ask(page, form);
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await form.getByRole('button', { name: 'Keep the items on my wishlist' }).click();
  await expect(form.getByText('The items are back on your wishlist.')).toBeVisible();
  expect(await keptWishlist(page)).toEqual(LIST);
});

test('left out, the list is not sent and stays, also after a reload in between @contact.list', async ({
  page,
}) => {
  await bringWishlist(page, ...LIST);
  const { form, box } = await open(page);
  await form.getByLabel('Full Name').fill('Jordan Rivers');
  // Another form of the page empties the draft of this one.
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('button', { name: 'Clear saved details' }).click();
  await page.keyboard.press('Escape');
  await box.uncheck();
  await expect(box).toHaveAccessibleDescription(/won’t send your wishlist, and it won’t change\.$/);
  await page.reload();
  await form.getByRole('textbox', { name: 'Tell us about your event' }).click();
  await expect(box).not.toBeChecked();
  expect(await ask(page, form)).toMatchObject({ wishlistItems: [] });
  await expect(toasts(page)).toContainText('Inquiry Sent Successfully!');
  await expect(toasts(page).getByRole('button', { name: 'Restore my list' })).toHaveCount(0);
  expect(await keptWishlist(page)).toEqual(LIST);
});

test('without a list nothing is said of one', async ({ page }) => {
  const { box } = await open(page);
  await hydrated(page);
  await expect(box).toHaveCount(0);
});

test('what is added while the inquiry is under way stays on the list', async ({
  page,
  context,
}) => {
  await bringWishlist(page, ...LIST);
  const { form } = await open(page);
  const answered = Promise.withResolvers<void>();
  await page.route('/api/contact', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await ask(page, form);
  const other = await context.newPage();
  await other.goto('/checkout');
  await other.getByRole('button', { name: 'Increase quantity of Gold Chair' }).click();
  await expect.poll(() => keptWishlist(page)).toMatchObject([{ quantity: 121 }, {}, {}, {}]);
  answered.resolve();
  await expect(toasts(page)).toContainText('Inquiry Sent Successfully!');
  expect(await keptWishlist(page)).toMatchObject([{ name: 'Gold Chair', quantity: 121 }]);
});
