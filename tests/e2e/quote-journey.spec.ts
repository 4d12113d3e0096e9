/**
 * The main job, in a real browser: from the home page to a stored inquiry.
 */
import { expect, test, type Page } from '../support/test.ts';
import { newEmail, unhurried } from '../support/visitor.ts';

const VISITOR = {
  name: 'Jordan Rivers',
  phone: '(313) 555-0188',
  date: '12/05/2099',
  place: 'Eastern Market, Detroit',
};

/** The same words from several addresses would be taken for spam. */
const detailsOf = (email: string) => `Around 120 guests of ${email.split('@')[0]}, doors at six.`;

async function fillQuote(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill(VISITOR.name);
  await page.getByLabel('Phone Number').fill(VISITOR.phone);
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('textbox', { name: 'Event Date' }).fill(VISITOR.date);
  await page.getByLabel('Event Location').fill(VISITOR.place);
  await page.getByLabel('Please provide more details about your event').fill(detailsOf(email));
}

/** Adds a pair of one linen, in a size, from its product page. */
async function addLinen(page: Page): Promise<{ line: string }> {
  await page.goto('/rental-services/linens');
  await page.getByPlaceholder('Search items...').fill('napkin');
  const card = page.locator('.card-grid > li', { hasText: 'options available' }).first();
  await card.getByRole('link', { name: /View Details/ }).click();
  await expect(page).toHaveURL(/\/linens\/./);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const option = page.getByLabel('Select Option:');
  const label = await option.locator('option').nth(1).innerText();
  await option.selectOption({ label });
  await page.getByRole('button', { name: `Increase quantity of ${name}` }).click();
  await page.getByRole('button', { name: 'Add to Quote' }).first().click();
  const line = `${name} (${label.replace(/ - \$[\d.,]+$/, '')})`;
  await expect(page.getByText(`${line} added to your wishlist`, { exact: true })).toBeVisible();
  return { line };
}

test('takes a visitor from the home page to a stored quote request @checkout.keeps-list @checkout.sent-first', async ({
  page,
  db,
}) => {
  const email = newEmail();
  await unhurried(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Browse Full Catalog' }).first().click();
  await expect(page).toHaveURL('/rental-services');
  await page.getByRole('link', { name: 'Linens', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linen Rentals');
  const { line } = await addLinen(page);

  await page
    .getByRole('link', { name: /Start Booking/ })
    .first()
    .click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { name: 'Selected Items' })).toBeVisible();
  await expect(page.getByText('You have 1 item(s) in your wishlist')).toBeVisible();
  await fillQuote(page, email);
  await page.getByRole('button', { name: 'Get My Free Quote' }).click();

  await expect(page.getByText('Request Submitted Successfully!', { exact: true })).toBeVisible();
  await expect(
    page.getByText("We'll contact you within 24 hours with a detailed quote.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  // The wishlist is not cleared (@checkout.keeps-list), but the page is about what was sent.
  await expect(page.locator('header [data-wishlist-count]:visible').first()).toHaveText('2');
  await expect(page.getByText('You have 1 item(s) in your wishlist')).toBeHidden();

  const inquiries = await db.inquiriesOf(email);
  expect(inquiries).toHaveLength(1);
  const [inquiry] = inquiries;
  expect(inquiry).toMatchObject({
    name: VISITOR.name,
    phone: VISITOR.phone,
    eventDate: '2099-12-05',
    eventLocation: VISITOR.place,
    services: [],
    referralSource: '',
    status: 'pending',
    message: `${detailsOf(email)}\nWishlist Items:\n${line} (Qty: 2)`,
  });
  expect(await db.linesOf(inquiry?.id ?? '')).toMatchObject([
    { position: 0, name: line, quantity: 2 },
  ]);
  await expect(page.getByText(`Your reference number is ${inquiry?.reference}.`)).toBeVisible();
});

test('a double click makes one inquiry @form.once', async ({ page, db }) => {
  const email = newEmail();
  await page.goto('/checkout');
  await fillQuote(page, email);
  await page.getByRole('button', { name: 'Get My Free Quote' }).dblclick();
  await expect(page.getByText('Request Submitted Successfully!', { exact: true })).toBeVisible();
  expect(await db.inquiriesOf(email)).toHaveLength(1);
});

test('two tabs with the same request make one inquiry @form.once', async ({
  page,
  context,
  db,
}) => {
  const email = newEmail();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/checkout');
    await tab.getByLabel('Full Name').fill('');
    await fillQuote(tab, email);
  }
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: 'Get My Free Quote' }).click()),
  );
  for (const tab of [page, other]) {
    await expect(tab.getByText('Request Submitted Successfully!', { exact: true })).toBeVisible();
  }
  expect(await db.inquiriesOf(email)).toHaveLength(1);
});

test.describe('when sending fails', () => {
  // @form.logged
  test.use({ allowedErrors: [/form was not sent/] });

  test('a reload after a lost answer makes one inquiry', async ({ page, db }) => {
    const email = newEmail();
    await page.goto('/checkout');
    await fillQuote(page, email);
    // The server stores the request, and its answer is lost on the way.
    await page.route('/api/contact', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Get My Free Quote' }).click();
    await expect(
      page.getByText('Failed to submit request. Please try again.', { exact: true }),
    ).toBeVisible();
    await page.unroute('/api/contact');

    await page.reload();
    // What was typed is still there.
    await expect(page.getByLabel('Full Name')).toHaveValue(VISITOR.name);
    await page.getByRole('button', { name: 'Get My Free Quote' }).click();
    await expect(page.getByText('Request Submitted Successfully!', { exact: true })).toBeVisible();
    expect(await db.inquiriesOf(email)).toHaveLength(1);
  });

  test('a failing server keeps the form and says so', async ({ page, db }) => {
    const email = newEmail();
    await page.goto('/checkout');
    await fillQuote(page, email);
    await page.route('/api/contact', (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
    );
    await page.getByRole('button', { name: 'Get My Free Quote' }).click();
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Failed to submit request. Please try again.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue(VISITOR.name);
    await expect(page.getByLabel('Email Address')).toHaveValue(email);
    await expect(page.getByRole('button', { name: 'Get My Free Quote' })).toBeEnabled();
    expect(await db.inquiriesOf(email)).toEqual([]);
  });
});

test('missing fields are named and nothing is sent', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests += 1;
  });
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Get My Free Quote' }).click();
  await expect(page.getByText('Required Fields Missing', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      'Please fill in all required fields (Name, Email, Phone, Event Date, Location).',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Event Date' })).toBeFocused();
  expect(requests).toBe(0);
});
