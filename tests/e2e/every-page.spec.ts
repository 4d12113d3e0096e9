/**
 * Every page, opened once and looked at in each size: axe finds nothing, nothing is wider than the window,
 * also zoomed, in larger letters and in longer words, and with forced colors what can be pressed has an edge.
 */
import { expectAccessible } from '../support/accessibility.ts';
import { checkEach } from '../support/each-row.ts';
import {
  brokenWords,
  crampedWords,
  cutOff,
  enlargeLetters,
  lengthenWords,
  USUAL_LETTERS,
} from '../support/longer-words.ts';
import { MISSING_PAGES, PRODUCT_WITH_OPTIONS, PUBLIC_PAGES } from '../support/public-pages.ts';
import { expect, test, type Page } from '../support/test.ts';
import { bringWishlist, line } from '../support/visitor.ts';
import { resizeWindow } from '../support/window-size.ts';

// Nothing moves meanwhile, so that colors are those that stay.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LARGE = { width: 1280, height: 720 };
const SMALL = { width: 360, height: 740 };
const NARROWEST = { width: 320, height: 640 };
/** A window of 1280 by 1024 pixels at 200 %. */
const ZOOMED = { width: 640, height: 512 };
const WIDTHS = [320, 360, 390, 640, 768, 1024, 1100, 1280, 1366, 1440];
const LONG = line({
  name: 'Hand-embroidered Champagne Lamour Tablecloth (132 inch round, floor length)',
  quantity: 9999,
});

/** Opens a page with what comes to it by itself: its form, why there is no quote, and whom to ask. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('astro-island[ssr][opts*="now"]')).toHaveCount(0);
  if (path === '/quote') await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
}

/** How many pixels the page can be scrolled sideways. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** @returns what lies beyond the edges of the window of the header's links and buttons */
function cutOfHeader(page: Page): Promise<(string | null)[]> {
  return page.getByRole('banner').evaluate((element) =>
    [...element.querySelectorAll('a, button')]
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      })
      .map((each) => each.textContent.trim() || each.ariaLabel),
  );
}

/** @returns buttons and fields that only their own color tells from the page */
function withoutEdge(page: Page): Promise<string[]> {
  return page
    .locator('a.button, button.button, input.input, textarea, select')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((each) => {
          const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
            getComputedStyle(each);
          return (
            borderTopStyle === 'none' ||
            Number.parseFloat(borderTopWidth) < 1 ||
            borderTopColor === backgroundColor
          );
        })
        .map((each) => each.outerHTML.slice(0, 100)),
    );
}

const CHECKS: readonly (readonly [name: string, check: (page: Page) => Promise<void>])[] = [
  [
    'axe on a large screen',
    async (page) => {
      await resizeWindow(page, LARGE);
      await expectAccessible(page, 'on a large screen');
    },
  ],
  [
    'axe on a small screen',
    async (page) => {
      await resizeWindow(page, SMALL);
      await expectAccessible(page, 'on a small screen');
    },
  ],
  [
    'at 320 px',
    async (page) => {
      await resizeWindow(page, NARROWEST);
      expect(await sideways(page)).toBe(0);
    },
  ],
  [
    'zoomed to 200 %',
    async (page) => {
      await resizeWindow(page, ZOOMED);
      expect(await sideways(page)).toBe(0);
    },
  ],
  [
    'forced colors',
    async (page) => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await withoutEdge(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    },
  ],
  [
    'letters of twice the size',
    async (page) => {
      await enlargeLetters(page);
      await resizeWindow(page, { width: 390, height: 800 });
      // Until the last style is there, a page may be wider for a moment.
      await expect.poll(() => cutOff(page)).toEqual([]);
      expect(await crampedWords(page)).toEqual([]);
      await resizeWindow(page, LARGE);
      expect(await sideways(page)).toBe(0);
      expect(await cutOfHeader(page)).toEqual([]);
      await enlargeLetters(page, USUAL_LETTERS);
    },
  ],
  [
    'longer words',
    async (page) => {
      await page.evaluate(lengthenWords);
      for (const width of WIDTHS) {
        await resizeWindow(page, { width, height: 800 });
        expect(await cutOff(page), `${width} px`).toEqual([]);
        if (width > NARROWEST.width) expect(await brokenWords(page), `${width} px`).toEqual([]);
      }
    },
  ],
];

/** All of it on the page that is open. */
async function expectLookedThrough(page: Page): Promise<void> {
  for (const [name, check] of CHECKS) await test.step(name, () => check(page));
}

const PAGES = [...PUBLIC_PAGES, PRODUCT_WITH_OPTIONS];
const half = Math.ceil(PAGES.length / 2);

// Two tests, for two workers.
for (const [which, paths] of [
  ['first', PAGES.slice(0, half)],
  ['second', PAGES.slice(half)],
] as const) {
  test(`on the ${which} half of pages axe finds nothing, and all fits, zoomed and however written @access.axe @access.zoom @access.forced-colors @translated.longer-words @translated.larger-letters`, async ({
    page,
  }) => {
    await bringWishlist(page, LONG);
    await checkEach(
      paths.map((path) => [path, path] as const),
      async (path) => {
        await page.setViewportSize(LARGE);
        await openWhole(page, path);
        await expectLookedThrough(page);
      },
    );
  });
}

test('axe finds nothing where the list is empty @access.axe', async ({ page }) => {
  await openWhole(page, '/checkout');
  await expectAccessible(page, '/checkout');
  await resizeWindow(page, SMALL);
  await expectAccessible(page, '/checkout');
});

test.describe('on pages that are missing', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('axe finds nothing @access.axe', async ({ page }) => {
    for (const path of MISSING_PAGES) {
      await page.goto(path);
      // What the words of the address found.
      await expect(page.getByRole('main').getByRole('status')).toContainText('“');
      await expectAccessible(page, path);
    }
  });
});
