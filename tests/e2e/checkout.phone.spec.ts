/**
 * A list and its request on a phone: low lines, and one button that stays in view with the total.
 */
import { checkEach } from '../support/each-row.ts';
import { hiddenWithFocus } from '../support/hidden-with-focus.ts';
import { expect, test } from '../support/test.ts';
import {
  bringRemembered,
  bringWishlist,
  expectToast,
  fillInquirer,
  hydrated,
  KNOWN,
  line,
  unhurried,
} from '../support/visitor.ts';

const CHAIR = line({ id: 'chair', name: 'Gold Chiavari Chair', price: '$8.50', quantity: 126 });
const NAPKIN = line({ id: 'napkin', name: 'Dusty Blue Polyester Napkin', price: '$0.95' });
const TENT = line({ id: 'tent', name: 'Reception Tent', price: 'Call for pricing', image: '' });

test('a line of the list takes 96 pixels, with all that can be done to it @wishlist.row', async ({
  page,
}) => {
  await bringWishlist(page, CHAIR, NAPKIN, TENT);
  const rows = [360, 390, 768, 1440].map((width) => [`${width} px`, width] as const);
  await checkEach(rows, async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
    for (const { name } of [CHAIR, NAPKIN, TENT]) {
      const row = panel.getByRole('listitem').filter({ hasText: name });
      const box = await row.boundingBox();
      expect(box?.height, name).toBeLessThanOrEqual(96);
      for (const button of await row.getByRole('button').all()) {
        expect((await button.boundingBox())?.height, name).toBeGreaterThanOrEqual(44);
      }
      await expect(row.getByRole('button', { name: `Add a note to ${name}` })).toBeVisible();
      await expect(row.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the panel’s button says what the list comes to, and stays in view @wishlist.to-checkout', async ({
    page,
  }) => {
    const many = Array.from({ length: 12 }, (_, at) =>
      line({ id: `i${at}`, name: `Item ${at}`, price: '$10.00' }),
    );
    await bringWishlist(page, ...many, TENT);
    await page.goto('/');
    await page.getByRole('button', { name: 'Your wishlist' }).click();
    const link = page.getByRole('link', { name: 'Get My Free Quote · from $120.00' });
    await expect(link).toBeInViewport({ ratio: 1 });
    // What gets the focus comes to lie above it.
    const last = page.getByRole('button', { name: 'Remove Item 11' });
    await last.focus();
    const below = async () => {
      const [bar, button] = await Promise.all([link.boundingBox(), last.boundingBox()]);
      return (button?.y ?? 0) + (button?.height ?? 0) - (bar?.y ?? 0);
    };
    await expect.poll(below).toBeLessThan(0);
  });

  test('one button sends the request, with the total, wherever the visitor is @checkout.bar', async ({
    page,
  }) => {
    await bringWishlist(page, CHAIR);
    await unhurried(page);
    // The way to the form takes no time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/checkout');
    const send = page.getByRole('button', { name: /^Get My Free Quote/ });
    await expect(send).toHaveText('Get My Free Quote · $1,071.00');
    await expect(send).toBeInViewport({ ratio: 1 });
    // The form was not seen yet: nothing is wrong with it.
    await send.click();
    await expect(page.getByRole('textbox', { name: 'Event Date' })).toBeFocused();
    await expect(page.getByText('Event date is required')).toHaveCount(0);
    await send.click();
    await expect(page.getByText('Event date is required')).toBeVisible();
    await fillInquirer(page);
    await expect(send).toBeInViewport({ ratio: 1 });
    await send.click();
    await expectToast(
      page,
      'Request Submitted Successfully!',
      "We'll contact you within 24 hours with a detailed quote.",
    );
    await expect(send).toHaveCount(0);
  });

  test('what has the focus is never behind the bar @checkout.bar', async ({ page }) => {
    const many = Array.from({ length: 12 }, (_, at) =>
      line({ id: `i${at}`, name: `Item ${at}`, price: '$10.00' }),
    );
    await bringWishlist(page, ...many);
    await page.goto('/checkout');
    await hydrated(page);
    await page.getByRole('button', { name: 'Show all 12 items' }).click();
    const bar = page.locator('.quote-bar');
    await expect(bar).toBeInViewport();
    expect(await hiddenWithFocus(page, bar)).toEqual([]);
  });

  test('what is known is folded, and the button leads to the field that is missing @checkout.bar @form.known', async ({
    page,
  }) => {
    const { phone: _, ...known } = KNOWN;
    await bringWishlist(page, CHAIR);
    await bringRemembered(page, known);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/checkout');
    await expect(page.getByRole('button', { name: 'Change event details' })).toBeAttached();
    const send = page.getByRole('button', { name: /^Get My Free Quote/ });
    await expect(send).toHaveText('Get My Free Quote · $1,071.00');
    for (const press of ['click', 'key'] as const) {
      await page.evaluate(() => scrollTo(0, 0));
      if (press === 'click') await send.click();
      else await send.press('Enter');
      await expect(page.getByLabel('Phone Number')).toBeFocused();
      await expect(page.getByLabel('Phone Number')).toBeInViewport({ ratio: 1 });
    }
  });

  test('a very low window keeps its room, and the button its place below the form @checkout.bar', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await bringWishlist(page, CHAIR);
    await page.goto('/checkout');
    await hydrated(page);
    const send = page.getByRole('button', { name: /^Get My Free Quote/ });
    await expect(send).toHaveText('Get My Free Quote');
    await expect(send).not.toBeInViewport();
  });
});

test('beside the button stand four steps, on a phone below it @checkout.next', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Get My Free Quote' });
  const steps = page.getByRole('region', { name: 'What happens next' });
  for (const [width, isBeside] of [
    [1440, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/checkout');
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    const [at, next] = [await button.boundingBox(), await steps.boundingBox()];
    expect((next?.y ?? 0) < (at?.y ?? 0) + (at?.height ?? 0), `${width} px`).toBe(isBeside);
  }
});
