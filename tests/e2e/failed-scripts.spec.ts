/**
 * Scripts that do not arrive, as after a new version was published: the way without scripts shows,
 * no dead button stays, and nothing that was typed gets into the address.
 */
import { PRODUCT_WITH_OPTIONS } from '../support/public-pages.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { dateField, expectToast, fillInquirer, newEmail, VISITOR } from '../support/visitor.ts';

const PHONE = '(313) 555-0142';
const MAIL = 'hello@woodward.example';

test.use({
  allowedErrors: /\[astro-island\] Error hydrating|Failed to fetch dynamically imported module/,
});

/** Cuts off the files whose name holds this. */
async function lose(page: Page, name: string): Promise<void> {
  await page.route(`/_astro/*${name}*.js*`, (route) => route.abort());
}

/**
 * Presses where this is. The pointer's coming asks for the script, and without it what is pressed may be
 * gone before the press.
 */
async function pressAt(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function expectPhoneAndMail(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: PHONE }).filter({ visible: true })).toBeVisible();
  await expect(main.getByRole('link', { name: MAIL }).filter({ visible: true })).toBeVisible();
}

test('the quote form gives way to phone and mail @script.lost', async ({ page }) => {
  await lose(page, 'Checkout.island');
  await page.goto('/checkout');
  await expect(page.getByText('This form needs JavaScript')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get My Free Quote' })).toBeHidden();
  await expectPhoneAndMail(page);
});

test('the contact form gives way to phone and mail', async ({ page }) => {
  await lose(page, 'Contact.island');
  await page.goto('/');
  await pressAt(page.getByLabel('Full Name'));
  await expect(page.getByText('This form needs JavaScript')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Inquiry' })).toBeHidden();
  await expectPhoneAndMail(page);
  // What works without the form still does.
  await page.getByRole('button', { name: /^Add Emerald Velvet Sofa to wishlist/ }).click();
  await expectToast(page, 'Added to Wishlist', 'Emerald Velvet Sofa added to your wishlist');
});

test('what was typed and sent meanwhile does not get into the address @form.no-address-leak', async ({
  page,
}) => {
  await lose(page, 'Checkout.island');
  await page.goto('/checkout');
  await fillInquirer(page, 'lost@example.com');
  await dateField(page).press('Enter');
  await expect(page.getByText('This form needs JavaScript')).toBeVisible();
  await expect(page).toHaveURL('/checkout');
});

test('Add to Quote gives way to phone and mail', async ({ page }) => {
  await lose(page, 'Purchase.island');
  await page.goto(PRODUCT_WITH_OPTIONS);
  await pressAt(page.getByRole('button', { name: 'Add to Quote' }).first());
  await expect(page.getByRole('button', { name: 'Add to Quote' })).toHaveCount(0);
  await expectPhoneAndMail(page);
});

test('a category shows all its items', async ({ page }) => {
  await lose(page, 'Browser.island');
  await page.goto('/rental-services/linens');
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'View Details' });
  await expect(cards.filter({ visible: true })).toHaveCount(12);
  await pressAt(page.getByRole('searchbox'));
  await expect(page.getByRole('searchbox')).toBeHidden();
  const links = page.getByRole('main').locator('a[href^="/rental-services/linens/"]');
  const items = await page.request.get('/api/rental-items?category=linens');
  const { length } = (await items.json()) as unknown[];
  expect(length).toBeGreaterThan(24);
  await expect(links.filter({ visible: true })).toHaveCount(length);
});

test('without the script of the first touch, Book Now is a link to the quote form', async ({
  page,
}) => {
  await lose(page, 'live');
  await page.goto('/');
  // Chromium may see a pointer in the corner of a window, so the script may have been asked for before.
  await page.locator('main [data-book]').first().dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeHidden();
  const link = page.getByRole('main').getByRole('link', { name: 'Book Now', exact: true });
  await expect(link).toHaveAttribute('href', '/checkout');
});

test('without any script of the page, buttons that would do nothing are gone', async ({ page }) => {
  await page.route('/_astro/**.js', (route) => route.abort());
  for (const path of ['/', '/photo-booth', '/rental-services']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Your wishlist' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Book (Now|This)/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /to wishlist$/ })).toHaveCount(0);
  }
});

test('without the booking dialog, packages are booked by phone @script.lost', async ({ page }) => {
  await lose(page, 'mount');
  await page.goto('/photo-booth');
  await page
    .getByRole('button', { name: /^Book This Package/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Book This Package/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: `Call to book: ${PHONE}` })).toHaveCount(2);
});

test('without the toasts, the quote form itself says what became of the request @script.lost', async ({
  page,
  db,
}) => {
  await page.goto('/checkout');
  await lose(page, 'mount');
  const email = newEmail();
  await fillInquirer(page, email);
  const button = page.getByRole('button', { name: 'Get My Free Quote' });
  await page.context().setOffline(true);
  await button.click();
  const said = page.getByRole('main').locator('form').getByRole('status');
  await expect(said).toContainText('You’re offline, so nothing was sent.');
  await expect(page.getByLabel('Full Name')).toHaveValue(VISITOR.name);
  await page.context().setOffline(false);
  await button.click();
  await expect(page.getByText(/^Your reference number is WD-/)).toBeVisible();
  expect(await db.inquiriesOf(email)).toHaveLength(1);
});
