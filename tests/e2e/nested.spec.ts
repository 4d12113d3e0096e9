/**
 * Parts that lie in each other: what closes the inner one leaves the outer one open, as typed.
 */
import { checkEach } from '../support/each-row.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import {
  bringWishlist,
  dateField,
  fillInquirer,
  line,
  toasts,
  VISITOR,
} from '../support/visitor.ts';

const BOOKED_FROM = [
  ['/', 'Book Now', 'Book Your Event'],
  ['/design-services', 'Book This Package', 'Book '],
  ['/photo-booth', 'Book This Package', 'Book '],
  ['/video-dance-floor', 'Book This Floor', 'Book '],
] as const;

async function openBooking(page: Page, from: (typeof BOOKED_FROM)[number]): Promise<Locator> {
  const [path, button, title] = from;
  await page.goto(path);
  await page
    .getByRole('button', { name: new RegExp(`^${button}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Full Name').fill(VISITOR.name);
  return dialog;
}

/** Opens the calendar of a dialog; its days are there. */
async function openCalendar(dialog: Locator): Promise<Locator> {
  await dialog.getByRole('button', { name: 'Choose Event Date from a calendar' }).click();
  const calendar = dialog.page().getByRole('dialog', { name: 'Choose Event Date' });
  await expect(calendar.getByRole('grid')).toBeVisible();
  return calendar;
}

/** A point of the page in no dialog. */
async function pressBackdrop(page: Page): Promise<void> {
  await page.mouse.click(3, 3);
}

test('a booking dialog stays open whatever becomes of its calendar', async ({ page }) => {
  const rows = BOOKED_FROM.map((from) => [from[0], from] as const);
  await checkEach(rows, async (from) => {
    const dialog = await openBooking(page, from);
    const name = dialog.getByLabel('Full Name');

    let calendar = await openCalendar(dialog);
    await calendar.getByRole('button', { name: /next month/i }).click();
    await calendar.locator('td:not(.rdp-outside)').getByRole('button', { name: / 17,/ }).click();
    await expect(calendar).toBeHidden();
    await expect(dateField(dialog)).toHaveValue(/^\d\d\/17\/\d{4}$/);
    await expect(dateField(dialog)).toBeFocused();

    calendar = await openCalendar(dialog);
    await expect(calendar.locator(':focus')).toHaveAccessibleName(/ 17,/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(dateField(dialog)).toHaveValue(/^\d\d\/18\/\d{4}$/);

    calendar = await openCalendar(dialog);
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(dialog).toBeVisible();

    calendar = await openCalendar(dialog);
    await calendar.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(calendar).toBeHidden();
    await expect(dialog).toBeVisible();

    calendar = await openCalendar(dialog);
    await pressBackdrop(page);
    await expect(calendar).toBeHidden();
    await expect(dialog).toBeVisible();

    await expect(name).toHaveValue(VISITOR.name);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('a press that begins or ends in a dialog is no press on its backdrop @access.dialogs', async ({
  page,
}) => {
  const dialog = await openBooking(page, BOOKED_FROM[0]);
  const first = dateField(dialog);
  await first.scrollIntoViewIfNeeded();
  const box = await first.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
  // Text is selected, and the pointer ends outside.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(3, 3, { steps: 3 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();

  // The calendar's own margin is no backdrop either.
  const calendar = await openCalendar(dialog);
  const sheet = await calendar.boundingBox();
  await page.mouse.click((sheet?.x ?? 0) + 4, (sheet?.y ?? 0) + 60);
  await expect(calendar).toBeVisible();
  await pressBackdrop(page);
  await expect(calendar).toBeHidden();
  await pressBackdrop(page);
  await expect(dialog).toBeHidden();
});

test('a toast in a dialog goes alone: pressed, swiped, or with Escape @toast.in-dialog', async ({
  page,
}) => {
  await bringWishlist(page, line(), line({ id: 'silver-chair', name: 'Silver Chair' }));
  await page.goto('/rental-services');
  const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
  const removed = panel.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  const remove = async () => {
    await panel
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(removed).toBeVisible();
  };

  await page.getByRole('button', { name: 'Your wishlist' }).click();
  await remove();
  await removed.getByRole('button', { name: 'Close' }).click();
  await expect(removed).toBeHidden();
  await expect(panel).toBeVisible();

  await remove();
  // It waits until the toast has come to its place.
  await removed.hover();
  const box = await removed.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 20, { steps: 5 });
  await page.mouse.up();
  await expect(removed).toBeHidden();
  await expect(panel).toBeVisible();
});

test('Escape in a toast closes the toast and not the dialog below @toast.in-dialog', async ({
  page,
}) => {
  await bringWishlist(page, line());
  await page.goto('/rental-services');
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(toasts(page)).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toBeHidden();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('a toast over an enlarged image is closed alone @toast.in-dialog', async ({ page }) => {
  await page.goto('/rental-services/chairs/gold-chiavari-chair');
  await page.getByRole('button', { name: 'Add to Quote' }).filter({ visible: true }).click();
  await expect(toasts(page)).toBeVisible();
  await page
    .getByRole('button', { name: /^View larger/ })
    .first()
    .click();
  const enlarged = page.getByRole('dialog', { name: /^Images of/ });
  await expect(enlarged).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toBeHidden();
  await expect(enlarged).toBeVisible();
});

test('a panel that a toast has opened gives the focus to the page when it closes @access.dialogs', async ({
  page,
}) => {
  await page.goto('/rental-services/chairs');
  await page.getByRole('button', { name: 'Add Gold Chiavari Chair to wishlist' }).click();
  await toasts(page).getByRole('button', { name: 'View list' }).click();
  const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
  await panel.getByRole('button', { name: 'Close dialog' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a toast that came in the calendar is in the dialog below when the calendar closes', async ({
  page,
  context,
}) => {
  const dialog = await openBooking(page, BOOKED_FROM[0]);
  await fillInquirer(dialog);
  const calendar = await openCalendar(dialog);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  // As the answer to a request comes that was sent before.
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(calendar.getByRole('listitem')).toContainText('You Are Offline');
  await calendar.evaluate((element: HTMLDialogElement) => element.close());
  await expect(dialog.getByRole('listitem')).toContainText('You Are Offline');
  await expect(dialog).toBeVisible();
});

test('the menu over the page: Escape closes it alone, and the panel opened from it covers it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/rental-services');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Rental Services' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Your wishlist' })).toBeFocused();
});

test('a tooltip in a panel lies above it and goes with it', async ({ page }) => {
  await bringWishlist(page, line());
  await page.goto('/rental-services');
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
  await panel.getByRole('button', { name: 'Close dialog' }).hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText('Close dialog');
  await panel.getByRole('button', { name: 'Close dialog' }).click();
  await expect(panel).toBeHidden();
  await expect(tooltip).toBeHidden();
  // The next one shows in the page again.
  await page.getByRole('button', { name: 'Your wishlist' }).hover();
  await expect(tooltip).toHaveText('Your wishlist');
});
