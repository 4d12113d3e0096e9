/**
 * The contact form of the home page.
 */
import { expect, test, type Locator, type Page } from '../support/test.ts';
import {
  dateField,
  expectToast,
  fillInquirer,
  hydrated,
  newEmail,
  toasts,
  SENT_DATE,
  SIGNS,
  sentBody,
  STORED_DATE,
  unhurried,
  VISITOR,
} from '../support/visitor.ts';

const API = '/api/contact';
const SUCCESS = [
  'Inquiry Sent Successfully!',
  "We'll get back to you within 24 hours with a personalized quote.",
] as const;

function contactForm(page: Page): Locator {
  return page.getByRole('region', { name: 'Tell us about your event' });
}

async function open(page: Page, query = ''): Promise<Locator> {
  await page.goto(`/${query}`);
  return contactForm(page);
}

function send(form: Locator): Promise<void> {
  return form.getByRole('button', { name: 'Send Inquiry' }).click();
}

test('sends services and wishlist, stores an inquiry, resets and empties the wishlist @business.reply-time @wishlist.clear @contact.request @contact.sent', async ({
  page,
  db,
}) => {
  const email = newEmail();
  await unhurried(page);
  const form = await open(page);
  await page.getByRole('button', { name: 'Add Gold Chiavari Chair to wishlist' }).click();
  await expect(toasts(page)).toContainText('Added to Wishlist');
  await form.getByLabel('Full Name').focus();
  await hydrated(page);
  await fillInquirer(form, email);
  await form.getByRole('checkbox', { name: 'Photo Booth' }).check();
  await form.getByRole('checkbox', { name: 'Event Decor' }).check();
  await form.getByLabel('How did you hear about us? (optional)').fill('A friend');
  await form.getByLabel('Tell us about your event').fill('Sixty guests, a garden.');

  const body = await sentBody(page, API, () => send(form));
  expect(body).toEqual({
    name: VISITOR.name,
    phone: VISITOR.phone,
    email,
    eventDate: SENT_DATE,
    eventLocation: VISITOR.place,
    services: ['Photo Booth', 'Event Decor'],
    referralSource: 'A friend',
    message: 'Sixty guests, a garden.',
    wishlistItems: [
      { id: expect.any(String), name: 'Gold Chiavari Chair', quantity: 1, price: '$8.50' },
    ],
    ...SIGNS,
  });
  // The one toast is that of success: clearing the list is silent.
  await expectToast(page, ...SUCCESS);
  await expect(form.getByLabel('Full Name')).toHaveValue('');
  await expect(form.getByLabel('Tell us about your event')).toHaveValue('');
  // The form is hidden: what was sent stands in its place.
  await expect(form.locator('[name=eventDate]')).toHaveValue('');
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0);
  const badge = page.getByRole('link', { name: 'Start Booking 1' });
  await expect(badge).toHaveCount(0);

  const [inquiry, ...others] = await db.inquiriesOf(email);
  expect(others).toEqual([]);
  expect(inquiry).toMatchObject({
    kind: 'contact',
    status: 'pending',
    name: VISITOR.name,
    phone: VISITOR.phone,
    eventDate: STORED_DATE,
    eventLocation: VISITOR.place,
    services: ['Photo Booth', 'Event Decor'],
    referralSource: 'A friend',
    message: 'Sixty guests, a garden.',
  });
  expect(await db.linesOf(inquiry?.id ?? '')).toMatchObject([
    { name: 'Gold Chiavari Chair', quantity: 1, price: '$8.50' },
  ]);
});

test('services and how you heard of us are optional @contact.message', async ({ page }) => {
  const form = await open(page);
  await fillInquirer(form);
  await form.getByLabel('Tell us about your event').fill('A picnic.');
  const body = await sentBody(page, API, () => send(form));
  expect(body).toMatchObject({ services: [], referralSource: '', wishlistItems: [] });
  await expectToast(page, ...SUCCESS);
});

test('a package in the address is in what is sent @home.preselect', async ({ page, db }) => {
  const email = newEmail();
  const form = await open(page, '?service=Luxury&price=%247%2C500&type=design');
  const message =
    "I'm interested in the Luxury package starting at $7,500. Please send me the details and availability.";
  await expect(form.getByLabel('Tell us about your event')).toHaveValue(message);
  await fillInquirer(form, email);
  const body = await sentBody(page, API, () => send(form));
  expect(body).toMatchObject({ services: ['Luxury'], message });
  await expectToast(page, ...SUCCESS);
  expect(await db.inquiriesOf(email)).toMatchObject([{ services: ['Luxury'], message }]);
});

test('required fields are named, the message too, and nothing is sent @form.required @contact.message', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const form = await open(page);
  // The toasts are at work, so one would be shown by the time of the messages.
  await page.getByRole('button', { name: 'Add Gold Chiavari Chair to wishlist' }).click();
  await expect(toasts(page)).toContainText('Added to Wishlist');
  await send(form);
  for (const [field, message] of [
    [form.getByLabel('Full Name'), 'Name is required'],
    [form.getByLabel('Phone Number'), 'Phone number is required'],
    [form.getByLabel('Email Address'), 'Please enter a valid email address'],
    [dateField(form), 'Event date is required'],
    [form.getByLabel('Event Location'), 'Event location is required'],
    [form.getByLabel('Tell us about your event'), 'Please tell us about your event'],
  ] as const) {
    await expect(field).toHaveAccessibleDescription(message);
    await expect(form.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(dateField(form)).toBeFocused();
  // The error toast of missing fields belongs to the quote form (@checkout.required).
  await expect(toasts(page).getByText('Required Fields Missing')).toHaveCount(0);
  expect(requests).not.toContain(API);
});

test('every text area has four rows @form.text-areas', async ({ page }) => {
  const form = await open(page);
  await expect(form.getByLabel('Tell us about your event')).toHaveAttribute('rows', '4');
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByLabel('Additional Requests (optional)')).toHaveAttribute('rows', '4');
  await page.goto('/checkout');
  await expect(page.locator('textarea')).toHaveAttribute('rows', '4');
});

test('says Sending... with a spinner meanwhile @contact.sending', async ({ page }) => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(API, async (route) => {
    await answered;
    await route.continue();
  });
  const form = await open(page);
  await fillInquirer(form);
  await form.getByLabel('Tell us about your event').fill('A wedding.');
  await send(form);
  const pending = form.getByRole('button', { name: 'Sending...' });
  await expect(pending).toBeDisabled();
  const spins = await pending
    .locator('span[aria-hidden]')
    .evaluate((spinner) => getComputedStyle(spinner).animationName);
  expect(spins).toBe('spin');
  answer();
  await expectToast(page, ...SUCCESS);
  await form.getByRole('button', { name: 'Send another request' }).click();
  await expect(form.getByRole('button', { name: 'Send Inquiry' })).toBeEnabled();
});

test.describe('a failure', () => {
  test.use({ allowedErrors: /The contact form was not sent/ });

  test('is said by its toast, marks no field, and keeps form and wishlist @contact.failed', async ({
    page,
  }) => {
    const form = await open(page);
    await page.getByRole('button', { name: 'Add Gold Chiavari Chair to wishlist' }).click();
    await page.route(API, (route) => route.fulfill({ status: 503, body: '' }));
    await fillInquirer(form);
    await form.getByLabel('Tell us about your event').fill('A wedding.');
    await send(form);
    await expectToast(
      page,
      'Error',
      'Failed to send your inquiry. Please try again or contact us directly.',
    );
    await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
    await expect(form.getByLabel('Full Name')).toHaveValue(VISITOR.name);
    await expect(form.getByLabel('Tell us about your event')).toHaveValue('A wedding.');
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: 'Add Gold Chiavari Chair to wishlist' }),
    ).toHaveAttribute('aria-pressed', 'true');
  });
});
