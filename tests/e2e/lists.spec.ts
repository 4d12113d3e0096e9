/** The list as a document: notes, options, several lists, and its mail. */
import { atRest } from '../support/at-rest.ts';
import { expect, test, type Page } from '../support/test.ts';
import { bringWishlist, line, newEmail, toasts } from '../support/visitor.ts';
import { keptWishlist } from './support/device.ts';

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  return page.getByRole('dialog', { name: 'Your Wishlist' });
}

test('notes, options and named lists are the same in two tabs, and a deleted list comes back @wishlist.note @share.what @wishlist.choose-option @lists.two-tabs @lists.delete', async ({
  page,
  context,
}) => {
  await page.goto('/rental-services/chairs');
  for (const name of ['Gold Chiavari Chair', 'White Resin Folding Chair']) {
    await page.getByRole('button', { name: `Add ${name} to wishlist` }).click();
  }
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Add a note to Gold Chiavari Chair' }).click();
  await expect(panel).not.toContainText('a shared link doesn’t include them');
  await expect(panel.getByLabel('Note for Gold Chiavari Chair')).toBeFocused();
  await page.keyboard.type('with ivory cushions');
  await expect(panel).toContainText('a shared link doesn’t include them');
  await panel
    .getByLabel('Choose an option for White Resin Folding Chair')
    .selectOption('Set in rows by our crew - $5.25');
  await expect(panel).toContainText('White Resin Folding Chair (Set in rows by our crew)');
  await expect(panel).toContainText('2 items, 2 pieces');
  await expect(panel.getByRole('link', { name: 'Gold Chiavari Chair' })).toHaveAttribute(
    'href',
    '/rental-services/chairs/gold-chiavari-chair',
  );

  const other = await context.newPage();
  await other.goto('/');
  const second = await openPanel(other);
  await expect(second.getByLabel('Note for Gold Chiavari Chair')).toHaveValue(
    'with ivory cushions',
  );
  await second.getByRole('button', { name: 'New List' }).click();
  await expect(second.locator('input:focus')).toBeVisible();
  await other.keyboard.type('Rehearsal dinner');
  await other.keyboard.press('Enter');
  await expect(second).toContainText('Your wishlist is empty');
  // The first tab follows.
  await expect(panel).toContainText('Your wishlist is empty');
  await expect(panel.getByLabel('List', { exact: true })).toContainText('Rehearsal dinner');
  await panel.getByLabel('List', { exact: true }).selectOption('My Wishlist');
  await expect(second.getByLabel('Note for Gold Chiavari Chair')).toBeVisible();

  await second.getByRole('button', { name: 'Delete List' }).click();
  await expect(panel).toContainText('Your wishlist is empty');
  await toasts(other).getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByLabel('Note for Gold Chiavari Chair')).toHaveValue('with ivory cushions');
  expect(await keptWishlist(page)).toMatchObject([
    { name: 'Gold Chiavari Chair', note: 'with ivory cushions' },
    { option: 'Set in rows by our crew' },
  ]);
});

test('the list is mailed to two, and the panel says no more than is certain @list-mail.send @lists.heading @access.dialogs', async ({
  page,
}) => {
  await page.goto('/rental-services/chairs');
  await page.getByRole('button', { name: 'Add Gold Chiavari Chair to wishlist' }).click();
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Rename' }).click();
  await expect(panel.locator('input:focus')).toBeVisible();
  await page.keyboard.type('Our wedding');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Our wedding' })).toBeVisible();
  // From its first control back to its last, and on, the focus stays in the panel.
  const closing = panel.getByRole('button', { name: 'Close dialog', exact: true });
  await closing.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(panel.getByRole('button', { name: 'Clear', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(closing).toBeFocused();
  await panel.getByRole('button', { name: 'Email', exact: true }).click();
  const form = panel.getByRole('form', { name: 'Email this list' });
  await expect(form.getByLabel('Your email')).toBeFocused();
  await expect(form.getByLabel('Your email')).toBeInViewport();
  await form.getByLabel('Your email').fill('jordan');
  await form.getByRole('button', { name: 'Email This List' }).click();
  await expect(form).toContainText('Please enter a valid email address');
  const [own, partner] = [newEmail(), newEmail()];
  await form.getByLabel('Your email').fill(own);
  await expect(form).not.toContainText('Please enter a valid email address');
  await form.getByLabel('Planning partner’s email (optional)').fill(partner);
  const sent = page.waitForRequest('**/api/lists');
  await form.getByRole('button', { name: 'Email This List' }).click();
  const body = (await sent).postDataJSON() as { lines: object[] };
  expect(body).toMatchObject({ email: own, partner, lines: [{ option: '', quantity: 1 }] });
  expect(Object.keys(body.lines[0] ?? {}).toSorted()).toEqual(['id', 'option', 'quantity']);
  // No mail server is set, so no mail reaches anybody.
  const status = form.getByRole('status');
  await expect(status).toContainText('this website can’t send email yet');
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(status).toHaveClass(/text-rose-600/);
  await expect(form.getByRole('button', { name: 'Copy Link' })).toBeInViewport({ ratio: 1 });
  await page.route('/api/lists', (route) => route.fulfill({ status: 202, json: { mailed: true } }));
  await form.getByRole('button', { name: 'Email This List' }).click();
  await expect(form.getByRole('status')).toHaveText(
    `We’re sending your list to ${own} and ${partner}.`,
  );
});

test('a second press on the button of a note presses nothing else @wishlist.note', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await bringWishlist(page, line({ name: 'Gold Chair' }));
  await page.goto('/photo-booth');
  const panel = await openPanel(page);
  const bin = panel.getByRole('button', { name: 'Remove Gold Chair' });
  await expect(bin).toBeVisible();
  await atRest(page);
  const place = await bin.boundingBox();
  await panel.getByRole('button', { name: 'Add a note to Gold Chair' }).dblclick();
  await expect(panel.getByLabel('Note for Gold Chair')).toBeVisible();
  expect(await bin.boundingBox()).toEqual(place);
});
