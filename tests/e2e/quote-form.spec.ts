/**
 * The quote form. The way there and
 * repeated requests are in `quote-journey.spec.ts`.
 */
import { expect, test, type Page } from '../support/test.ts';
import {
  bringWishlist,
  dateField,
  expectToast,
  fillInquirer,
  hydrated,
  line,
  newEmail,
  toasts,
  SENT_DATE,
  SIGNS,
  sentBody,
  VISITOR,
} from '../support/visitor.ts';

const API = '/api/contact';
const SUCCESS = [
  'Request Submitted Successfully!',
  "We'll contact you within 24 hours with a detailed quote.",
] as const;
const MISSING = [
  'Required Fields Missing',
  'Please fill in all required fields (Name, Email, Phone, Event Date, Location).',
] as const;
const REFERRAL = 'How did you hear about us? (optional)';
const DETAILS = 'Please provide more details about your event';

function send(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Get My Free Quote' }).click();
}

test('has its title, fields, button and footer text @checkout.fields @checkout.words', async ({
  page,
}) => {
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Your Free Quote');
  const form = page.getByRole('main').locator('form');
  await expect(form.getByRole('textbox')).toHaveCount(8);
  await expect(form.getByLabel('Phone Number')).toHaveAttribute('type', 'tel');
  await expect(form.getByLabel('Email Address')).toHaveAttribute('type', 'email');
  await expect(dateField(page)).toHaveAttribute('placeholder', 'MM/DD/YYYY');
  await expect(form.getByLabel('Event Location')).toHaveAttribute('placeholder', 'Detroit, MI');
  await expect(form.getByLabel(DETAILS)).toHaveAttribute('rows', '4');
  for (const label of ['Full Name', 'Phone Number', 'Email Address', 'Event Location']) {
    await expect(form.getByLabel(label), label).toHaveAttribute('required');
  }
  await expect(dateField(page)).toHaveAttribute('required');
  for (const label of ['Guest Count (optional)', REFERRAL, DETAILS]) {
    await expect(form.getByLabel(label), label).not.toHaveAttribute('required');
  }
  await expect(page.getByRole('button', { name: 'Get My Free Quote' })).toBeEnabled();
  await expect(form).toContainText(
    "We'll respond within 24 hours • Serving Detroit & Metro Michigan",
  );
  // Nothing is selected, so there is no panel.
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Selected Items' })).toHaveCount(0);
});

test('opens at the top, also when the browser would go back to where it was @checkout.top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await page.goto('/checkout');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('sends the exact quote request @checkout.request @checkout.sent', async ({ page, db }) => {
  const email = newEmail();
  await bringWishlist(
    page,
    line({ id: 'a', name: 'Gold Chair', quantity: 3 }),
    line({ id: 'b', name: 'Linen (108 inch)', option: '108 inch', price: '$16.00' }),
  );
  await page.goto('/checkout');
  await hydrated(page);
  await fillInquirer(page, email);
  await page.getByLabel(REFERRAL).fill('Radio');
  await page.getByLabel(DETAILS).fill('Doors at six.\nAn outdoor bar.');
  const message =
    'Doors at six.\nAn outdoor bar.\nWishlist Items:\nGold Chair (Qty: 3), Linen (108 inch) (Qty: 1)';
  expect(await sentBody(page, API, () => send(page))).toEqual({
    name: VISITOR.name,
    phone: VISITOR.phone,
    email,
    eventDate: SENT_DATE,
    eventLocation: VISITOR.place,
    services: [],
    referralSource: 'Radio',
    message,
    wishlistItems: [
      { id: 'a', name: 'Gold Chair', quantity: 3, price: '$8.50' },
      { id: 'b', name: 'Linen (108 inch)', quantity: 1, price: '$16.00' },
    ],
    ...SIGNS,
  });
  await expectToast(page, ...SUCCESS);
  expect(await db.inquiriesOf(email)).toMatchObject([{ message, referralSource: 'Radio' }]);
});

test('is disabled and says Sending Request... meanwhile, then clears every field @checkout.words @checkout.sent', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(API, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/checkout');
  await fillInquirer(page);
  await page.getByLabel(REFERRAL).fill('Radio');
  await page.getByLabel(DETAILS).fill('A bar.');
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending Request...' })).toBeDisabled();
  answer();
  await expectToast(page, ...SUCCESS);
  // What was sent stands in the place of the form.
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible();
  const again = { name: 'Get My Free Quote', includeHidden: true };
  await expect(page.getByRole('button', again)).toBeEnabled();
  const fields = page
    .getByRole('main')
    .locator('form')
    .getByRole('textbox', { includeHidden: true });
  await expect(fields).not.toHaveCount(0);
  for (const field of await fields.all()) {
    await expect(field).toHaveValue('');
  }
});

test('each of the five missing fields alone keeps it from being sent @checkout.required', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/checkout');
  for (const [field, message] of [
    [page.getByLabel('Full Name'), 'Name is required'],
    [page.getByLabel('Phone Number'), 'Phone number is required'],
    [page.getByLabel('Email Address'), 'Please enter a valid email address'],
    [dateField(page), 'Event date is required'],
    [page.getByLabel('Event Location'), 'Event location is required'],
  ] as const) {
    await fillInquirer(page);
    await field.fill('  ');
    await send(page);
    await expectToast(page, ...MISSING);
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toBeFocused();
    await toasts(page).getByRole('button', { name: 'Close' }).click();
    await expect(toasts(page)).toHaveCount(0);
  }
  expect(requests).not.toContain(API);
});

test('the same request sent again is the same inquiry @checkout.keeps-list', async ({
  page,
  db,
}) => {
  const email = newEmail();
  await bringWishlist(page, line());
  await page.goto('/checkout');
  const references: (string | null)[] = [];
  for (let times = 0; times < 2; times += 1) {
    await fillInquirer(page, email);
    await send(page);
    await expectToast(page, ...SUCCESS);
    references.push(await page.getByText(/^Your reference number is/).textContent());
    await page.getByRole('button', { name: 'Send another request' }).click();
    await toasts(page).getByRole('button', { name: 'Close' }).click();
  }
  expect(references[1]).toBe(references[0]);
  expect(await db.inquiriesOf(email)).toHaveLength(1);
});

test.describe('a failure', () => {
  test.use({ allowedErrors: /The quote form was not sent/ });

  test('of any cause shows one toast and keeps the form @checkout.failed', async ({ page }) => {
    await page.goto('/checkout');
    await fillInquirer(page);
    for (const answer of [
      { status: 500, body: 'Oops' },
      { status: 422, contentType: 'application/json', body: '{"error":{}}' },
      { status: 200, contentType: 'text/html', body: '<h1>A portal</h1>' },
      null,
    ]) {
      await page.unrouteAll();
      await page.route(API, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await send(page);
      await expectToast(page, 'Error', 'Failed to submit request. Please try again.');
      await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
      await expect(page.getByLabel('Full Name')).toHaveValue(VISITOR.name);
      await expect(dateField(page)).toHaveValue(VISITOR.date);
      await toasts(page).getByRole('button', { name: 'Close' }).click();
      await expect(toasts(page)).toHaveCount(0);
    }
  });
});
