/**
 * A long list at checkout: the number and the total come first and stay in view, at any width.
 */
import { checkEach } from '../support/each-row.ts';
import { expect, test, type Page } from '../support/test.ts';
import { bringWishlist, line } from '../support/visitor.ts';

const EXACT = { exact: true };
const DETAILS = 'Please provide more details about your event';

test.describe('a long list', () => {
  const LINES = Array.from({ length: 60 }, (_, index) =>
    line({ id: `i${index}`, name: `Item ${index}`, price: '$10.00' }),
  );

  const SIZES = [
    [320, 640],
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const;

  test('is no obstacle at any width, and its total stays in view @checkout.long-list', async ({
    page,
  }) => {
    await bringWishlist(page, ...LINES);
    const rows = SIZES.map((size) => [`${size[0]} px wide`, size] as const);
    await checkEach(rows, async ([width, height]) => {
      await page.setViewportSize({ width, height });
      await page.goto('/checkout');
      const items = page.getByRole('region', { name: 'Selected Items' });
      const total = page.getByText(/^(?: · )?\$600\.00$/).filter({ visible: true });
      await expect(items.getByText('$600.00', { exact: true })).toBeInViewport();
      await page.getByLabel(DETAILS).scrollIntoViewIfNeeded();
      await expect.poll(() => inView(page, total)).toBe(true);
      await page.getByRole('button', { name: 'Show all 60 items' }).press('Enter');
      // What was asked for has the focus, not the button that is now below all of it.
      const first = items.getByLabel(`Decrease quantity of Item ${width < 1024 ? 0 : 3}`, EXACT);
      await expect(first).toBeFocused();
      await expect.poll(() => page.evaluate(isFocusOnTop)).toBe(true);
      await items.getByText('Item 40', { exact: true }).scrollIntoViewIfNeeded();
      await expect.poll(() => inView(page, total)).toBe(true);
      // Whoever goes up with the keyboard sees where: the total lies over nothing that has the focus.
      await items.getByRole('button', { name: 'Remove Item 40' }).focus();
      for (let stop = 0; stop < 20; stop += 1) {
        await page.keyboard.press('Shift+Tab');
        await expect.poll(() => page.evaluate(isFocusOnTop), `stop ${stop}`).toBe(true);
      }
      // Nothing scrolls but the page, and that only up and down.
      const scrolls = await page.evaluate(() => ({
        sideways: document.documentElement.scrollWidth > innerWidth,
        within: [...document.querySelectorAll('main *')].filter(
          (each) =>
            each.scrollHeight > each.clientHeight + 1 &&
            /auto|scroll/.test(getComputedStyle(each).overflowY) &&
            each.tagName !== 'TEXTAREA',
        ).length,
      }));
      expect(scrolls).toEqual({ sideways: false, within: 0 });
      await page.getByRole('button', { name: 'Show fewer' }).click();
      await expect(page.getByRole('button', { name: 'Show all 60 items' })).toBeVisible();
    });
  });
});

/** @returns whether one of these shows in the window */
async function inView(page: Page, each: ReturnType<Page['locator']>): Promise<boolean> {
  const boxes = await Promise.all((await each.all()).map((one) => one.boundingBox()));
  const height = page.viewportSize()?.height ?? 0;
  return boxes.some((box) => box !== null && box.y >= 0 && box.y + box.height <= height);
}

/** Runs in the page. */
function isFocusOnTop(): boolean {
  const { activeElement: focused } = document;
  if (!focused?.closest('li')) return false;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  return focused.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}
