/**
 * Tooltips of buttons that show only an icon.
 */
import { expect, test, type Page } from '../support/test.ts';
import { bringWishlist, line } from '../support/visitor.ts';

const OPEN_MS = 700;
const SKIP_MS = 300;
const PAGE = '/rental-services/chairs/gold-chiavari-chair';
const INCREASE = 'Increase quantity of Gold Chiavari Chair';
const HEART = 'Add Gold Chiavari Chair to wishlist';

/** Opens a page with everything at work, and lets time stand still. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(PAGE);
  await page.getByRole('button', { name: INCREASE }).click();
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
  await page.mouse.move(2, 300);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** By its place: `hover` scrolls first, and that takes a tooltip away. */
async function pointAtWishlist(page: Page): Promise<void> {
  const box = await page.getByRole('button', { name: 'Your wishlist' }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
}

test('opens 700 ms after the pointer comes, with the label of the button @tooltip.delay', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: INCREASE }).hover();
  await page.clock.runFor(OPEN_MS - 1);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.clock.runFor(1);
  await expect(page.getByRole('tooltip')).toHaveText(INCREASE);
  await page.mouse.move(2, 300);
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('opens at once within 300 ms of the last one, and waits again later @tooltip.delay', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: INCREASE }).hover();
  await page.clock.runFor(OPEN_MS);
  await expect(page.getByRole('tooltip')).toHaveText(INCREASE);
  await page.mouse.move(2, 300);
  await page.clock.runFor(SKIP_MS - 1);
  await page.getByRole('button', { name: HEART }).first().hover();
  await page.clock.runFor(0);
  await expect(page.getByRole('tooltip')).toHaveText(HEART);

  await page.mouse.move(2, 300);
  await page.clock.runFor(SKIP_MS);
  await page.getByRole('button', { name: INCREASE }).hover();
  await page.clock.runFor(OPEN_MS - 1);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.clock.runFor(1);
  await expect(page.getByRole('tooltip')).toHaveText(INCREASE);
});

test('opens for the focus of the keyboard too, and goes with Escape @tooltip.keyboard', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Add your event date' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: HEART }).first()).toBeFocused();
  await page.clock.runFor(OPEN_MS);
  await expect(page.getByRole('tooltip')).toHaveText(HEART);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('opens too where the pointer rests from before the script was there', async ({ page }) => {
  await page.goto(PAGE);
  await pointAtWishlist(page);
  await expect(page.getByRole('tooltip')).toHaveText('Your wishlist');
});

test('the wishlist button has one, also when its badge shows', async ({ page }) => {
  await bringWishlist(page, line());
  await open(page);
  await pointAtWishlist(page);
  await page.clock.runFor(OPEN_MS);
  await expect(page.getByRole('tooltip')).toHaveText('Your wishlist');
});

test('a press takes it away, and buttons with words have none @tooltip.keyboard', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: INCREASE }).hover();
  await page.clock.runFor(OPEN_MS);
  await page.mouse.down();
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.mouse.up();
  await page.getByRole('button', { name: 'Add to Quote' }).first().hover();
  await page.clock.runFor(10 * OPEN_MS);
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('a dialog that opens by itself shows none for the button that has the focus', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/#list=2.nothing');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Close dialog' })).toBeFocused();
  await page.clock.runFor(OPEN_MS * 2);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(OPEN_MS);
  await expect(page.getByRole('tooltip')).toHaveText('Close dialog');
});

test('a filled heart says what a press does, the dialog of a booking begins at its title @tooltip.delay', async ({
  page,
}) => {
  await page.goto(PAGE);
  const heart = page.getByRole('button', { name: HEART }).first();
  await heart.click();
  await page.mouse.move(2, 300);
  await heart.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Remove from wishlist');
  await page.goto('/photo-booth');
  await page.getByRole('button', { name: 'Book This Package' }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
});

test('one near the edge stays on the screen when a translator makes it longer @tooltip.edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  await pointAtWishlist(page);
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText('Your wishlist');
  await tooltip.evaluate((element) => {
    element.textContent = 'Ihre Wunschliste mit allen Artikeln';
  });
  await expect
    .poll(() => tooltip.evaluate((element) => element.getBoundingClientRect().right))
    .toBeLessThanOrEqual(390 - 8);
});
