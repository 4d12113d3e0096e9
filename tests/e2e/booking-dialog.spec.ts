/**
 * The booking dialog.
 */
import { expect, test, type Locator, type Page } from '../support/test.ts';
import {
  dateField,
  expectToast,
  fillInquirer,
  newEmail,
  toasts,
  SENT_DATE,
  SIGNS,
  sentBody,
  STORED_DATE,
  unhurried,
  VISITOR,
} from '../support/visitor.ts';

const API = '/api/service-booking';

/** Opens the dialog for Interactive Video Floor. */
async function openFloor(page: Page): Promise<Locator> {
  await page.goto('/video-dance-floor');
  await page.getByRole('button', { name: /^Book This Floor ?: Interactive/ }).click();
  return page.getByRole('dialog', { name: 'Book Interactive Video Floor' });
}

function send(dialog: Locator): Promise<void> {
  return dialog.getByRole('button', { name: 'Send Booking Request' }).click();
}

test('sends a package with its price as text and its type, and an inquiry is stored @booking.request @booking.sent', async ({
  page,
  db,
}) => {
  const email = newEmail();
  await unhurried(page);
  const dialog = await openFloor(page);
  await fillInquirer(dialog, email);
  await dialog.getByLabel('Guest Count (optional)').fill('about 120');
  await dialog.getByLabel('Additional Requests (optional)').fill('A monogram, please.');
  expect(await sentBody(page, API, () => send(dialog))).toEqual({
    name: VISITOR.name,
    phone: VISITOR.phone,
    email,
    eventDate: SENT_DATE,
    eventLocation: VISITOR.place,
    guestCount: 'about 120',
    additionalRequests: 'A monogram, please.',
    selectedService: { name: 'Interactive Video Floor', price: '$2,500', type: 'dancefloor' },
    ...SIGNS,
  });
  await expectToast(
    page,
    'Booking Request Sent!',
    "We'll contact you within 24 hours about your Interactive Video Floor booking.",
  );
  const [inquiry, ...others] = await db.inquiriesOf(email);
  expect(others).toEqual([]);
  expect(inquiry).toMatchObject({
    kind: 'booking',
    status: 'pending',
    name: VISITOR.name,
    phone: VISITOR.phone,
    eventDate: STORED_DATE,
    eventLocation: VISITOR.place,
    guestCount: 'about 120',
    message: 'A monogram, please.',
    services: ['Interactive Video Floor'],
    selectedService: { name: 'Interactive Video Floor', price: '$2,500', type: 'dancefloor' },
  });
});

test('types are labeled design and photobooth on the other two pages @services.book', async ({
  page,
}) => {
  for (const [path, button, service] of [
    ['/design-services', 'Premium', { name: 'Premium', price: '$3,500', type: 'design' }],
    ['/photo-booth', 'Classic', { name: 'Classic', price: '$450', type: 'photobooth' }],
  ] as const) {
    await page.goto(path);
    await page
      .getByRole('button', { name: new RegExp(`^Book This Package ?: ${button}$`) })
      .click();
    const dialog = page.getByRole('dialog', { name: `Book ${button}` });
    await fillInquirer(dialog);
    const body = await sentBody(page, API, () => send(dialog));
    expect(body).toMatchObject({
      selectedService: service,
      guestCount: '',
      additionalRequests: '',
    });
    await expect(dialog).toBeHidden();
  }
});

test('opened from the hero it books no package @booking.request @booking.sent', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Event' });
  await fillInquirer(dialog);
  const body = await sentBody(page, API, () => send(dialog));
  expect(body).toMatchObject({ selectedService: null });
  await expectToast(
    page,
    'Booking Request Sent!',
    "We'll contact you within 24 hours about your service booking.",
  );
});

test('says Sending... meanwhile, then resets and closes @booking.sending', async ({ page }) => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(API, async (route) => {
    await answered;
    await route.continue();
  });
  const dialog = await openFloor(page);
  await fillInquirer(dialog);
  const requests = dialog.getByLabel('Additional Requests (optional)');
  await requests.fill('A booth by the door');
  await send(dialog);
  const pending = dialog.getByRole('button', { name: 'Sending...' });
  await expect(pending).toBeDisabled();
  answer();
  await expect(dialog).toBeHidden();
  await expectToast(
    page,
    'Booking Request Sent!',
    "We'll contact you within 24 hours about your Interactive Video Floor booking.",
  );
  await page.getByRole('button', { name: /^Book This Floor ?: Interactive/ }).click();
  await expect(requests).toHaveValue('');
  await expect(dialog.getByRole('button', { name: 'Send Booking Request' })).toBeEnabled();
});

test('required fields are named, one message each, and nothing is sent @form.required @booking.fields', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const dialog = await openFloor(page);
  await send(dialog);
  for (const [field, message] of [
    [dialog.getByLabel('Full Name'), 'Name is required'],
    [dialog.getByLabel('Phone Number'), 'Phone number is required'],
    [dialog.getByLabel('Email Address'), 'Please enter a valid email address'],
    [dateField(dialog), 'Event date is required'],
    [dialog.getByLabel('Event Location'), 'Event location is required'],
  ] as const) {
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(dateField(dialog)).toBeFocused();
  for (const optional of ['Guest Count (optional)', 'Additional Requests (optional)']) {
    await expect(dialog.getByLabel(optional)).not.toHaveAttribute('aria-invalid', 'true');
  }
  expect(requests).not.toContain(API);
});

test('a mail address must be one @form.email', async ({ page }) => {
  const dialog = await openFloor(page);
  for (const email of ['jordan', 'jordan@', 'jordan@example', '@example.com', 'a b@example.com']) {
    await fillInquirer(dialog, email);
    await send(dialog);
    await expect(dialog.getByLabel('Email Address')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await expect(dialog.getByLabel('Email Address')).toBeFocused();
  }
});

test.describe('a failure', () => {
  test.use({ allowedErrors: /The booking form was not sent\. 500: Oops/ });

  test('is said, is logged, and leaves the dialog open as typed @form.logged @booking.failed', async ({
    page,
    db,
  }) => {
    const email = newEmail();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
    await page.route(API, (route) => route.fulfill({ status: 500, body: 'Oops' }));
    const dialog = await openFloor(page);
    await fillInquirer(dialog, email);
    await dialog.getByLabel('Additional Requests (optional)').fill('Blue light');
    await send(dialog);
    await expectToast(page, 'Error', 'Failed to send your booking request. Please try again.');
    await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Full Name')).toHaveValue(VISITOR.name);
    await expect(dialog.getByLabel('Additional Requests (optional)')).toHaveValue('Blue light');
    await expect(dialog.getByRole('button', { name: 'Send Booking Request' })).toBeEnabled();
    expect(logged).toContain('error: The booking form was not sent. 500: Oops');
    expect(await db.inquiriesOf(email)).toEqual([]);
  });
});

test('an answer that comes after the dialog was closed leaves the next one open', async ({
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
  const dialog = await openFloor(page);
  await fillInquirer(dialog);
  await send(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Book This Floor ?: Immersive/ }).click();
  const other = page.getByRole('dialog', { name: 'Book Immersive' });
  await expect(other).toBeVisible();
  answer();
  await expect(toasts(page)).toContainText('Interactive Video Floor booking');
  await expect(other).toBeVisible();
  await expect(other.getByRole('button', { name: 'Send Booking Request' })).toBeEnabled();
});
