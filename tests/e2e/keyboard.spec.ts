/**
 * The site by keyboard alone: nothing here uses a pointer.
 */
import { nextFrame } from '../support/longer-words.ts';
import { PRODUCT_WITH_OPTIONS } from '../support/public-pages.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import {
  bringWishlist,
  dateField,
  expectToast,
  line,
  newEmail,
  toasts,
  VISITOR,
} from '../support/visitor.ts';

/** Longer than the way through any page. */
const MOST_STOPS = 150;

/** Presses Tab, or Shift+Tab, until the focus is on the target. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const element = await target.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate((wanted) => document.activeElement === wanted, element)) return;
  }
  await expect(target, `reached with ${key}`).toBeFocused();
}

/** Goes to a control and presses a key on it. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('the whole way to a quote: catalog, item with option, calendar, request @access.keyboard', async ({
  page,
  db,
}) => {
  const email = newEmail();
  await page.goto('/');
  await press(page, page.getByRole('main').getByRole('link', { name: 'Browse Full Catalog' }));
  await expect(page).toHaveURL('/rental-services');
  await press(page, page.getByRole('main').getByRole('link', { name: 'Tents' }));
  await expect(page).toHaveURL('/rental-services/tents');
  await press(page, page.getByRole('link', { name: /^View Details ?: Frame Tent \(20 x 20/ }));
  await expect(page).toHaveURL(PRODUCT_WITH_OPTIONS);

  const option = page.getByLabel('Select Option:');
  await press(page, option, 'ArrowDown');
  await expect(option).not.toHaveValue('');
  const chosen = await option.inputValue();
  await press(page, page.getByRole('button', { name: /^Increase quantity/ }), 'Space');
  await press(page, page.getByRole('button', { name: 'Add to Quote' }).first());
  const name = `Frame Tent (20 x 20 foot) (${chosen})`;
  await expectToast(page, 'Added to Wishlist', `${name} added to your wishlist`);

  await tabTo(page, page.getByRole('link', { name: 'Start Booking 2' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout');
  await press(page, page.getByRole('button', { name: 'Choose Event Date from a calendar' }));
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
  // Two weeks and a day on, by the keys of a grid.
  const today = page.getByRole('button', { name: /^Today, / });
  await expect(today).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  const label = (await page.locator(':focus').getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  const shown = new Intl.DateTimeFormat('en-US', {
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
  }).format(new Date(label));
  await expect(dateField(page)).toHaveValue(shown);
  await expect(dateField(page)).toBeFocused();
  await tabTo(page, page.getByLabel('Event Location'));
  await page.keyboard.type(VISITOR.place);
  for (const [field, text] of [
    ['Full Name', VISITOR.name],
    ['Phone Number', VISITOR.phone],
    ['Email Address', email],
  ] as const) {
    await tabTo(page, page.getByLabel(field));
    await page.keyboard.type(text);
  }
  await press(page, page.getByRole('button', { name: 'Get My Free Quote' }));
  await expectToast(
    page,
    'Request Submitted Successfully!',
    "We'll contact you within 24 hours with a detailed quote.",
  );
  const [month, day, year] = shown.split('/');
  expect(await db.inquiriesOf(email)).toMatchObject([{ eventDate: `${year}-${month}-${day}` }]);
});

test('the booking dialog: open, errors, fill in, Escape gives the focus back @access.keyboard', async ({
  page,
}) => {
  await page.goto('/photo-booth');
  const book = page.getByRole('button', { name: 'Book This Package: Classic' });
  await press(page, book);
  const dialog = page.getByRole('dialog', { name: 'Book Classic' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  // Everything behind the dialog is out of reach.
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() =>
      document.activeElement?.closest('dialog, body > *')?.matches('header, main, footer'),
    );
    expect(outside).not.toBe(true);
  }
  await tabTo(page, dialog.getByRole('button', { name: 'Send Booking Request' }));
  await page.keyboard.press('Enter');
  await expect(dateField(dialog)).toBeFocused();
  await expect(dateField(dialog)).toHaveAccessibleDescription('Event date is required');
  await page.keyboard.type(VISITOR.date);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Event Location')).toBeFocused();
  await expect(dialog.getByText('Event date is required')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(book).toBeFocused();
});

test('the booking dialog is sent by keyboard, and its toast reached with F8', async ({ page }) => {
  await page.goto('/');
  await press(page, page.getByRole('button', { name: 'Book Now' }));
  const dialog = page.getByRole('dialog', { name: 'Book Your Event' });
  for (const [field, text] of [
    [dateField(dialog), VISITOR.date],
    [dialog.getByLabel('Event Location'), VISITOR.place],
    [dialog.getByLabel('Full Name'), VISITOR.name],
    [dialog.getByLabel('Phone Number'), VISITOR.phone],
    [dialog.getByLabel('Email Address'), newEmail()],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(toasts(page)).toContainText('Booking Request Sent!');
  await page.keyboard.press('F8');
  await press(page, toasts(page).getByRole('button', { name: 'Close' }));
  await expect(toasts(page)).toHaveCount(0);
});

test('what gets the focus back from a dialog is in view, wherever the page was scrolled meanwhile @access.dialogs', async ({
  page,
}) => {
  await page.goto('/rental-services/chairs');
  const heart = page.getByRole('main').locator('[data-heart]').last();
  await tabTo(page, heart);
  // The page may still be on its way to the heart.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await nextFrame(page);
    await expect(heart).not.toBeInViewport({ timeout: 1 });
  }).toPass();
  await page.evaluate(() => (location.hash = '#list='));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heart).toBeFocused();
  await expect(heart).toBeInViewport({ ratio: 0.9 });
});

test('whoever begins at the end of the page stays in view: the form above does not grow', async ({
  page,
}) => {
  await bringWishlist(page, line());
  await page.goto('/');
  await page.keyboard.press('Shift+Tab');
  const last = page.getByRole('link', { name: 'Built with Astro' });
  await expect(last).toBeFocused();
  await page.waitForLoadState('networkidle');
  await expect(last).toBeInViewport();
});

test('the first stop skips to the content @pages.skip-link', async ({ page }) => {
  await page.goto('/rental-services');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rental-services#content');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toBeFocused();
});

test('a carousel is scrolled and turned by keys', async ({ page }) => {
  await page.goto('/design-services');
  const carousel = page.getByRole('group', { name: 'Images of Intimate' });
  await carousel.scrollIntoViewIfNeeded();
  await tabTo(page, carousel.getByRole('button', { name: 'Next image' }));
  const current = carousel.locator('[aria-current="true"]');
  const before = Number(/\d/.exec((await current.getAttribute('aria-label')) ?? '')?.[0]);
  await page.keyboard.press('Enter');
  const after = (before % 3) + 1;
  await expect(current).toHaveAttribute('aria-label', `Image ${after} of 3`);
  // And it is said where it is.
  await expect(carousel.getByRole('status')).toHaveText(`Image ${after} of 3`);
});

test('the side menu opens, is walked and closes by keys', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  await press(page, open);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await tabTo(page, menu.getByRole('link', { name: 'Photo Booth' }));
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
});
