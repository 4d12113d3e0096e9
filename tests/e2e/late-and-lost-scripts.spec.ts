/**
 * A press whose script is on its way, or does not arrive: it is seen to be waited for, what is
 * missing is said, and the press is done once when the script comes.
 */
import { holdScripts } from '../support/late-scripts.ts';
import { openIdle } from '../support/open-idle.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { expectToast, VISITOR } from '../support/visitor.ts';

const PRODUCT = '/rental-services/chairs/gold-chiavari-chair';

test.use({
  allowedErrors: /\[astro-island\] Error hydrating|Failed to fetch dynamically imported module/,
});

const OFFLINE = 'You appear to be offline. We’ll finish what you started when you’re back online.';
const MISSING = 'Part of this page didn’t load.';

const PRESSES = [
  ['/', 'Book Now', 'Book Your Event'],
  ['/photo-booth', 'Book This Package: Classic', 'Book Classic'],
  ['/rental-services', 'Your wishlist', 'Your Wishlist'],
] as const;

/** A press that signs of a pointer or of the focus do not announce. */
async function activate(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => element.click());
}

/** A page that nothing has touched, and then no line. */
async function loseLine(page: Page, path: string): Promise<void> {
  await openIdle(page, path);
  await page.context().setOffline(true);
}

for (const [path, name, title] of PRESSES) {
  test(`${name} of ${path} shows that it is waited for`, async ({ page }) => {
    await openIdle(page, path);
    const release = await holdScripts(page);
    const button = page.getByRole('button', { name });
    await activate(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
  });

  test(`${name} of ${path} without a line is done once when it is back`, async ({ page }) => {
    await loseLine(page, path);
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(button).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    await page.context().setOffline(false);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeHidden();
  });
}

test('Add to Quote shows that it is waited for before any script of the page is there', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(PRODUCT, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Add to Quote' }).first();
  await activate(button);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expectToast(page, 'Added to Wishlist', 'Gold Chiavari Chair added to your wishlist');
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('Add to Quote shows that it is waited for, in its bar too', async ({ page }) => {
  await openIdle(page, PRODUCT);
  const release = await holdScripts(page);
  const button = page.getByRole('button', { name: 'Add to Quote' }).first();
  await activate(button);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('link', { name: 'Start Booking 1' })).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('quantity and Add to Quote without a line are kept, said, and done once', async ({ page }) => {
  await loseLine(page, PRODUCT);
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await page.getByRole('button', { name: 'Add to Quote' }).first().click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Quote' }).first()).toBeVisible();
  await page.context().setOffline(false);
  const name = 'Gold Chiavari Chair';
  await expectToast(page, 'Added to Wishlist', `${name} added to your wishlist`);
  await expect(page.getByRole('link', { name: 'Start Booking 2' })).toBeVisible();
  await expect(page.getByText(OFFLINE)).toBeHidden();
});

test('a heart without a line is filled when it is back', async ({ page }) => {
  await loseLine(page, '/rental-services/chairs');
  await page.getByRole('button', { name: 'Add Clear Ghost Chair to wishlist' }).click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('link', { name: 'Start Booking 1' })).toBeVisible();
});

test('a search without a line is answered when it is back', async ({ page }) => {
  await loseLine(page, '/rental-services/linens');
  await page.getByRole('searchbox').fill('emerald');
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('emerald');
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/rental-services/linens?search=emerald');
  await expect(page.getByRole('searchbox')).toHaveValue('emerald');
});

test('a script that is lost with a line is asked for again, and the press is done once @script.lost', async ({
  page,
}) => {
  await page.route('/_astro/*Purchase.island*.js*', (route) => route.abort());
  await page.goto(PRODUCT);
  await page.getByRole('button', { name: 'Add to Quote' }).first().click();
  await expect(page.getByText(MISSING)).toBeVisible();
  await page.unroute('/_astro/*Purchase.island*.js*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Start Booking 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Quote' }).first()).toBeVisible();
  await expect(page.getByText(MISSING)).toBeHidden();
});

test('a booking dialog that is lost with a line is asked for again', async ({ page }) => {
  await page.route('/_astro/*mount*.js*', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByText(MISSING)).toBeVisible();
  await page.unroute('/_astro/*mount*.js*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Book Your Event' })).toBeVisible();
  await expect(page.getByText(MISSING)).toBeHidden();
});

test('a calendar that is lost leaves the dialog open, says so, and comes at the next press', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Event' });
  await dialog.getByLabel('Full Name').fill(VISITOR.name);
  await page.route('/_astro/*Calendar*.js*', (route) => route.abort());
  const open = dialog.getByRole('button', { name: 'Choose Event Date from a calendar' });
  await open.click();
  const calendar = page.getByRole('dialog', { name: 'Choose Event Date' });
  await expect(dialog).toContainText('The calendar didn’t load.');
  await expect(calendar).toHaveCount(0);
  await expect(dialog.getByLabel('Full Name')).toHaveValue(VISITOR.name);
  await page.unroute('/_astro/*Calendar*.js*');
  await open.click();
  await expect(calendar.getByRole('grid')).toBeVisible();
});
