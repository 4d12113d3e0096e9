/**
 * Asking again for something else: it says what becomes of the first request.
 */
import { expect, test } from '../support/test.ts';
import {
  bringWishlist,
  dateField,
  fillInquirer,
  hydrated,
  line,
  newEmail,
  sentBody,
  showFields,
  VISITOR,
} from '../support/visitor.ts';
import { heading, panel, press, send, question } from './support/sent-panel.ts';

const API = '/api/contact';
const CHAIR = line({ id: 'chair', name: 'Gold Chair', quantity: 120 });
const DETAILS = 'Please provide more details about your event';

test('a request that replaces another one says again what was said about the event @checkout.replaces-words', async ({
  page,
  db,
}) => {
  const email = newEmail();
  await bringWishlist(page, CHAIR);
  await page.goto('/checkout');
  const details = page.getByLabel(DETAILS);
  await details.fill('Setup by 3, please.');
  const first = await send(page, email);
  await page.getByRole('button', { name: 'Send another request' }).click();
  await page.getByRole('button', { name: 'Increase quantity of Gold Chair' }).click();
  await expect(details).toHaveValue('');
  const replaces = (answer: RegExp) => question(page).getByRole('radio', { name: answer });
  await replaces(/^No/).check();
  await expect(details).toHaveValue('');
  await replaces(/^Yes/).check();
  await expect(details).toHaveValue('Setup by 3, please.');
  await page.reload();
  await expect(details).toHaveValue('Setup by 3, please.');
  const second = await send(page, email);
  expect(second).not.toBe(first);
  const messages = (await db.inquiriesOf(email)).map(({ message }) => message.split('\n')[0]);
  expect(messages).toEqual(['Setup by 3, please.', 'Setup by 3, please.']);
});

test('another list soon after asks whether it replaces the first, and the answer goes along @checkout.replaces', async ({
  page,
  db,
}) => {
  await bringWishlist(page, CHAIR);
  await page.goto('/checkout');
  const email = newEmail();
  const first = await send(page, email);
  await page.getByRole('button', { name: 'Send another request' }).click();
  await page.getByRole('button', { name: 'Increase quantity of Gold Chair' }).click();
  await expect(question(page)).toHaveAccessibleName(`Does this replace your request ${first}?`);
  await fillInquirer(page, email);
  await press(page);
  await expect(page.getByText('Please choose one')).toBeVisible();
  const yes = question(page).getByRole('radio', { name: `Yes, it replaces ${first}` });
  await expect(yes).toBeFocused();
  await yes.check();
  await page.reload();
  await expect(yes).toBeChecked();
  expect(await sentBody(page, API, () => press(page))).toMatchObject({ replaces: first });
  await expect(panel(page)).toContainText(first);
  expect(await db.inquiriesOf(email)).toMatchObject([
    { reference: first, replaces: '', version: 1 },
    { replaces: first },
  ]);
});

test('a new request replaces none, and Clear saved details asks no more', async ({ page }) => {
  await bringWishlist(page, CHAIR);
  await page.goto('/checkout');
  await send(page);
  await page.getByRole('button', { name: 'Send another request' }).click();
  await page.getByRole('button', { name: 'Increase quantity of Gold Chair' }).click();
  await question(page).getByRole('radio', { name: 'No, this is a new request' }).check();
  await fillInquirer(page);
  expect(await sentBody(page, API, () => press(page))).not.toHaveProperty('replaces');
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Send another request' }).click();
  await page.getByRole('button', { name: 'Increase quantity of Gold Chair' }).click();
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Clear saved details' }).click();
  await page.reload();
  await hydrated(page);
  await expect(question(page)).toHaveCount(0);
});

test('a replacing request that is sent again unchanged is the same request', async ({
  page,
  db,
}) => {
  const email = newEmail();
  await bringWishlist(page, CHAIR);
  await page.goto('/checkout');
  const first = await send(page, email);
  await page.getByRole('button', { name: 'Send another request' }).click();
  // The list of what was sent comes back.
  const quantity = page.getByRole('textbox', { name: 'Quantity of Gold Chair' });
  await expect(page.getByLabel('Full Name')).toHaveValue(VISITOR.name);
  await expect(quantity).toHaveValue('120');
  await page.getByRole('button', { name: 'Increase quantity of Gold Chair' }).click();
  await expect(quantity).toHaveValue('121');
  await question(page).getByRole('radio', { name: /^Yes/ }).check();
  const second = await send(page, email);
  expect(second).not.toBe(first);
  await page.reload();
  await page.getByRole('button', { name: 'Send another request' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(VISITOR.name);
  await expect(question(page)).toHaveCount(0);
  await press(page);
  await expect(panel(page)).toContainText(second);
  await expect(panel(page)).toContainText(`Replaces${first}`);
  expect(await db.inquiriesOf(email)).toHaveLength(2);
});

test('whatever is changed asks, until it is as it was again @checkout.replaces', async ({
  page,
}) => {
  await bringWishlist(page, CHAIR);
  await page.goto('/checkout');
  const email = newEmail();
  const first = await send(page, email);
  await page.getByRole('button', { name: 'Send another request' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(VISITOR.name);
  await expect(question(page)).toHaveCount(0);
  await showFields(page);
  const changes = [
    [page.getByLabel('Event Location'), 'Troy', VISITOR.place],
    [dateField(page), '12/06/2099', VISITOR.date],
    [page.getByLabel(DETAILS), 'Doors at six.', ''],
  ] as const;
  for (const [field, other, before] of changes) {
    await field.fill(other);
    await expect(question(page)).toContainText(first);
    await field.fill(before);
    await expect(question(page)).toHaveCount(0);
  }
  await page.getByLabel(DETAILS).fill('Doors at six.');
  await press(page);
  await expect(page.getByText('Please choose one')).toBeVisible();
  await question(page).getByRole('radio', { name: /^Yes/ }).check();
  expect(await sentBody(page, API, () => press(page))).toMatchObject({ replaces: first });
});

test('a request sent from another tab meanwhile is asked about before anything is sent', async ({
  page,
  context,
}) => {
  await bringWishlist(page, CHAIR);
  await page.goto('/checkout');
  const other = await context.newPage();
  await other.goto('/checkout');
  const first = await send(other);
  await page.getByRole('button', { name: 'Increase quantity of Gold Chair' }).click();
  await fillInquirer(page);
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(API)) bodies.push(request.postDataJSON());
  });
  await press(page);
  await expect(question(page)).toContainText(first);
  expect(bodies).toEqual([]);
});
