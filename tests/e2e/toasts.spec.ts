/**
 * Toasts: how many, how long, how they go.
 */
import { coveredByToast } from '../support/covered.ts';
import { checkEach } from '../support/each-row.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { bringWishlist, expectToast, fillInquirer, line, toasts } from '../support/visitor.ts';

const DURATION_MS = 5_000;

async function addChair(page: Page, name = 'Gold Chiavari Chair'): Promise<void> {
  await page.getByRole('button', { name: `Add ${name} to wishlist` }).click();
  await expectToast(page, 'Added to Wishlist', `${name} added to your wishlist`);
}

/** Drags the toast to the right, once it has come to its place. */
async function swipe(page: Page, toast: Locator, pixels: number): Promise<void> {
  await toast.hover();
  const { x, y, height } = (await toast.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 30, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 30 + pixels / 2, y + height / 2, { steps: 4 });
  await page.mouse.move(x + 30 + pixels, y + height / 2, { steps: 4 });
  await page.mouse.up();
}

async function toastWidth(page: Page): Promise<number> {
  const region = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list');
  return (await region.boundingBox())?.width ?? 0;
}

test('goes by itself after 5 seconds @toast.duration', async ({ page }) => {
  await page.clock.install();
  await page.goto('/rental-services/chairs');
  // Toasts are fetched and time stands still.
  await addChair(page, 'Clear Ghost Chair');
  await page.clock.pauseAt(Date.now() + 60_000);
  await addChair(page);
  await page.clock.runFor(DURATION_MS - 1);
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(toasts(page)).toHaveCount(0);
});

test('stays while the pointer is on it @toast.duration', async ({ page }) => {
  await page.clock.install();
  await page.goto('/rental-services/chairs');
  await addChair(page, 'Clear Ghost Chair');
  await page.clock.pauseAt(Date.now() + 60_000);
  await addChair(page);
  await toasts(page).hover();
  await page.clock.runFor(10 * DURATION_MS);
  await expect(toasts(page)).toBeVisible();
});

test('is swiped away to the right by 50 px, and not by less @toast.swipe', async ({ page }) => {
  await page.goto('/rental-services/chairs');
  await addChair(page);
  await swipe(page, toasts(page), 45);
  await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel');
  await expect(toasts(page)).toBeVisible();
  await swipe(page, toasts(page), -120);
  await expect(toasts(page)).toBeVisible();
  await swipe(page, toasts(page), 60);
  await expect(toasts(page)).toHaveCount(0);
});

test('F8 leads to the toasts, Tab on to what they offer @toast.hotkey', async ({ page }) => {
  await page.goto('/rental-services/chairs');
  await addChair(page);
  await page.getByRole('button', { name: 'Add Gold Chiavari Chair to wishlist' }).click();
  await expect(toasts(page)).toContainText('Removed from Wishlist');
  await page.keyboard.press('F8');
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(region.getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(region.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: 'Add Gold Chiavari Chair to wishlist' }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('is at most 420 px wide from medium screens on, and as wide as a small one @toast.width', async ({
  page,
}) => {
  await page.goto('/rental-services/chairs');
  await addChair(page);
  const width = expect.poll(() => toastWidth(page));
  await width.toBe(420);
  await page.setViewportSize({ width: 768, height: 800 });
  await width.toBe(420);
  await page.setViewportSize({ width: 360, height: 740 });
  await width.toBe(360);
});

test('a failure looks and sounds different @toast.variants', async ({ page }) => {
  await page.goto('/rental-services/chairs');
  await addChair(page);
  const background = (toast: Locator) =>
    toast.evaluate((each) => getComputedStyle(each).backgroundColor);
  const usual = await background(toasts(page));
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Get My Free Quote' }).click();
  await expect(toasts(page)).toContainText('Required Fields Missing');
  expect(await background(toasts(page))).not.toBe(usual);
  await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
});

test('Close takes it away, and leaves the focus with the page', async ({ page }) => {
  await page.goto('/rental-services/chairs');
  await addChair(page);
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test('a way back has its time, what was said meanwhile follows @toast.one', async ({ page }) => {
  await page.goto('/rental-services/chairs');
  await addChair(page);
  await page.getByRole('button', { name: 'Add Gold Chiavari Chair to wishlist' }).click();
  await page.getByRole('button', { name: 'Add Clear Ghost Chair to wishlist' }).click();
  await expectToast(
    page,
    'Removed from Wishlist',
    'Gold Chiavari Chair removed from your wishlist',
  );
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expectToast(page, 'Added to Wishlist', 'Clear Ghost Chair added to your wishlist');
});

const SIZES = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

test('nothing to press is under a toast, at any width @toast.place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const rows = SIZES.map((size) => [`${size[0]} px wide`, size] as const);
  await checkEach(rows, async ([width, height]) => {
    await page.setViewportSize({ width, height });
    await page.goto('/rental-services/chairs/gold-chiavari-chair');
    await page.getByRole('button', { name: 'Add to Quote' }).locator('visible=true').last().click();
    await expect(toasts(page)).toBeVisible();
    await expect.poll(() => coveredByToast(page)).toEqual([]);
    // The list's panel says it itself; what it takes out can be put back.
    await page.getByRole('banner').getByRole('button', { name: 'Your wishlist' }).click();
    await expect(toasts(page)).toHaveCount(0);
    await page.getByRole('dialog').getByLabel('Remove').click();
    await expect(toasts(page).getByText('Undo')).toBeVisible();
    await expect.poll(() => coveredByToast(page)).toEqual([]);
  });
});

test('what gets the focus is not left under a toast, though the pointer holds it', async ({
  page,
}) => {
  await page.goto('/rental-services/chairs');
  await addChair(page);
  await toasts(page).hover();
  const { x = 0, y = 0, height = 0 } = (await toasts(page).boundingBox()) ?? {};
  // The page moves under the toast, as far as one of its links.
  const link = page.getByRole('link', { name: /^View Details/ }).nth(2);
  const place = await link.evaluate(
    (each, middle) => {
      const { top, left, width, height: own } = each.getBoundingClientRect();
      scrollBy({ top: top + own / 2 - middle, behavior: 'instant' });
      each.focus({ preventScroll: true });
      return {
        center: left + width / 2,
        moved: each.getBoundingClientRect().top + own / 2 - middle,
      };
    },
    y + height / 2,
  );
  expect(place.center).toBeGreaterThan(x);
  expect(Math.abs(place.moved)).toBeLessThan(1);
  await expect
    .poll(() =>
      link.evaluate((each) => {
        const { left, top, width, height: own } = each.getBoundingClientRect();
        return each.contains(document.elementFromPoint(left + width / 2, top + own / 2));
      }),
    )
    .toBe(true);
  await expect(link).toBeFocused();
  await expect(toasts(page)).toBeVisible();
});

test('a toast that makes room for buttons on a phone raises no error', async ({ page }) => {
  // Of its loops the browser tells only the page.
  await page.addInitScript(() => {
    addEventListener('error', ({ message }) => console.error(message));
  });
  await page.setViewportSize({ width: 390, height: 760 });
  await page.goto('/rental-services/chairs');
  for (const name of ['Gold Chiavari Chair', 'Clear Ghost Chair']) await addChair(page, name);
  await page.getByRole('banner').getByRole('button', { name: 'Your wishlist' }).click();
  for (const name of ['Gold Chiavari Chair', 'Clear Ghost Chair']) {
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(toasts(page)).toContainText(name);
    await expect.poll(() => coveredByToast(page)).toEqual([]);
  }
});

test('a way back does not lie on what the list comes to, nor on what leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const names = ['Gold Chair', 'Round Table', 'Satin Linen', 'Starlit Dance Floor'];
  await bringWishlist(page, ...names.map((name) => line({ id: name, name })));
  await page.goto('/rental-services');
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
  await panel.getByRole('button', { name: 'Remove Starlit Dance Floor' }).click();
  await expect(toasts(page)).toBeVisible();
  for (const part of [
    // The button below says it again.
    panel.getByText('$25.50', { exact: true }).first(),
    panel.getByRole('link', { name: 'Get My Free Quote' }),
  ]) {
    await expect(part).toBeInViewport();
    await part.click({ trial: true });
  }
});

test('in a very low window the heading of what was sent is not under its toast', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/checkout');
  await fillInquirer(page);
  await page.getByRole('button', { name: 'Get My Free Quote' }).click();
  const heading = page.getByRole('heading', { name: 'Request received' });
  await expect(heading).toBeFocused();
  await expect(toasts(page)).toBeVisible();
  const isSeen = () =>
    heading.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === element;
    });
  await expect.poll(isSeen).toBe(true);
});
