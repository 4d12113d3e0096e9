/**
 * What has the focus is in view: neither the header nor the bar of a product page lies over it
 * (WCAG 2.4.11), also at the size that a desktop screen has at 400 percent.
 */
import { checkEach } from '../support/each-row.ts';
import { PRODUCT_WITH_OPTIONS } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/visitor.ts';

const SIZES = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
];
const PATHS = [
  '/',
  '/rental-services',
  '/rental-services/tents',
  PRODUCT_WITH_OPTIONS,
  '/photo-booth',
  '/checkout',
];
/** Longer than the way through any of these pages. */
const MOST_STOPS = 150;

for (const size of SIZES) {
  test(`on the way through a page at ${size.width} x ${size.height}, nothing lies over the focus @access.keyboard`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    const rows = PATHS.map((path) => [path, path] as const);
    await checkEach(rows, async (path) => {
      await page.goto(path);
      // What still becomes interactive moves the page under a focus that is further down.
      await expect(page.locator('astro-island[ssr][opts*="now"]')).toHaveCount(0);
      const covered: string[] = [];
      let stops = 0;
      for (; stops < MOST_STOPS; stops += 1) {
        await page.keyboard.press('Tab');
        const problem = await page.evaluate(focusProblem);
        if (problem === null) break;
        if (problem !== '') covered.push(problem);
      }
      expect(stops).toBeGreaterThan(10);
      expect(covered).toEqual([]);
    });
  });
}

/** @returns what lies over the focused element; empty when nothing does, null at the end of the page */
function focusProblem(): string | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const boxOf = (selector: string) => {
    const bar = document.querySelector(selector);
    return bar?.checkVisibility() ? bar.getBoundingClientRect() : undefined;
  };
  if (focused.closest('body > header, .bottom-bar, body > a')) return '';
  const { bottom: top } = boxOf('body > header') ?? { bottom: 0 };
  const { top: bottom } = boxOf('.bottom-bar') ?? { top: innerHeight };
  const box = focused.getBoundingClientRect();
  const name = focused.ariaLabel ?? focused.textContent.trim().slice(0, 40);
  const where = `${focused.tagName} ${name}: ${box.top} to ${box.bottom}, free from ${top} to ${bottom}`;
  // The edge of the window may cut off what is high, as a text area; a bar may lie over nothing
  // that fits between both.
  const fits = box.height <= bottom - top;
  const under = (box.top < top - 1 || (bottom < innerHeight && box.bottom > bottom + 1)) && fits;
  const shown = Math.min(box.bottom, bottom) - Math.max(box.top, top);
  return !under && shown >= Math.min(box.height - 1, 24) ? '' : where;
}

test('a panel that a toast over an enlarged image has opened gives the focus to the image @access.dialogs', async ({
  page,
}) => {
  await page.goto('/rental-services/chairs/gold-chiavari-chair');
  await page.getByRole('button', { name: 'Add to Quote' }).filter({ visible: true }).click();
  await page
    .getByRole('button', { name: /^View larger/ })
    .first()
    .click();
  const enlarged = page.getByRole('dialog', { name: /^Images of/ });
  await toasts(page).getByRole('button', { name: 'View list' }).click();
  const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
  await panel.getByRole('button', { name: 'Close dialog' }).press('Enter');
  await expect(panel).toBeHidden();
  await expect(enlarged).toBeFocused();
});
