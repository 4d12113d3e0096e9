/** Words of a third more letters, as a translation brings them, and letters of twice the size. */
import { PRODUCT_WITH_OPTIONS, PUBLIC_PAGES } from '../support/public-pages.ts';
import { expect, test, type Page } from '../support/test.ts';
import { bringWishlist, line } from '../support/visitor.ts';

const PAGES = [...PUBLIC_PAGES, PRODUCT_WITH_OPTIONS];
const WIDTHS = [320, 360, 390, 640, 768, 1024, 1100, 1280, 1366, 1440];

test.beforeEach(({ page }) => bringWishlist(page, line({ quantity: 1200 })));

test('words of 35% more letters fit or wrap on every page at every width @translated.longer-words', async ({
  page,
}) => {
  test.slow();
  for (const path of PAGES) {
    await page.goto(path);
    await page.evaluate(lengthenWords);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutOff(page), `${path} at ${width} px`).toEqual([]);
    }
  }
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
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of PAGES) {
    await page.goto(path);
    // Until the last style is there, a page may be wider for a moment.
    await expect.poll(() => cutOff(page), { message: path }).toEqual([]);
  }
});

/** Runs in the page. */
function lengthenWords(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest('script, style, svg, noscript')) continue;
    node.data = node.data.replaceAll(
      /\p{L}{2,}/gu,
      (word) => word + 'entraciones'.slice(0, Math.ceil(word.length * 0.35)),
    );
  }
}

/** @returns what lies beyond the window's edges, besides what can be scrolled to by itself */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    const beyond = document.documentElement.scrollWidth - width;
    if (beyond > 0) found.push(`the page scrolls ${beyond} px sideways`);
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent);
    };
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('[popover], svg, .sr-only') || isClipped(element)) continue;
      const { left, right, width: own } = element.getBoundingClientRect();
      if (own < 2 || (left >= -1 && right <= width + 1)) continue;
      found.push(`${element.localName} "${element.textContent.trim().slice(0, 30)}" is cut`);
    }
    return found.slice(0, 8);
  });
}
