import { checkEach } from '../support/each-row.ts';
/** Words of a third more letters, as a translation brings them, and letters of twice the size. */
import { cutOff, enlargeLetters, lengthenWords } from '../support/longer-words.ts';
import { PRODUCT_WITH_OPTIONS, PUBLIC_PAGES } from '../support/public-pages.ts';
import { expect, test, type Page } from '../support/test.ts';
import { bringWishlist, line } from '../support/visitor.ts';
import { OPENED, OPENED_NARROW } from './support/opened.ts';

const PAGES = [...PUBLIC_PAGES, PRODUCT_WITH_OPTIONS];
const WIDTHS = [320, 360, 390, 640, 768, 1024, 1100, 1280, 1366, 1440];

/** Opens a page with what comes to it by itself: why there is no quote, and whom to ask. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path === '/quote') await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
}

test.beforeEach(({ page }) => bringWishlist(page, line({ quantity: 1200 })));

test('words of 35% more letters fit or wrap on every page at every width @translated.longer-words', async ({
  page,
}) => {
  test.slow();
  for (const path of PAGES) {
    await openWhole(page, path);
    await page.evaluate(lengthenWords);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutOff(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('what opens above a page fits with longer words @translated.longer-words', async ({
  page,
}) => {
  test.slow();
  await checkEach(Object.entries({ ...OPENED, ...OPENED_NARROW }), async (open, name) => {
    const widths = name in OPENED ? [1440, 1280, 768, 360] : [768, 360];
    await page.setViewportSize({ width: widths[0] ?? 0, height: 800 });
    await page.goto('/accessibility');
    await open(page);
    await page.evaluate(lengthenWords);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // A toast finds its new place a moment later.
      await expect.poll(() => cutOff(page), { message: `${width} px` }).toEqual([]);
    }
  });
});

test('the heart and Start Booking stay in the header beside longer words @translated.longer-words', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(lengthenWords);
  for (const width of [1024, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const parts = page.locator('header :is(a[href="/checkout"], [data-wishlist-open])');
    for (const part of await parts.filter({ visible: true }).all()) {
      await expect(part, `${width} px`).toBeInViewport({ ratio: 1 });
    }
    const header = page.getByRole('banner');
    const overflow = await header.evaluate((each) => each.scrollHeight - each.clientHeight);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('letters of twice the size fit on a phone @translated.larger-letters', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  await enlargeLetters(page);
  for (const path of PAGES) {
    await openWhole(page, path);
    // Until the last style is there, a page may be wider for a moment.
    await expect.poll(() => cutOff(page), { message: path }).toEqual([]);
  }
});

for (const width of [360, 390, 768]) {
  test(`what opens above a page fits with letters of twice the size at ${width} px @translated.larger-letters`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await enlargeLetters(page);
    await checkEach(Object.entries({ ...OPENED, ...OPENED_NARROW }), async (open) => {
      await page.goto('/accessibility');
      await open(page);
      await expect.poll(() => cutOff(page)).toEqual([]);
    });
  });
}
