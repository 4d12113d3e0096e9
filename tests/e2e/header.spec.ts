/**
 * The header at every width and at larger letters: in one line, nothing cut, nothing on top of
 * something else.
 */
import { checkEach } from '../support/each-row.ts';
import { expect, test, type Page } from '../support/test.ts';
import { bringWishlist, line } from '../support/visitor.ts';

const WIDTHS = [360, 390, 640, 700, 768, 900, 1023, 1024, 1032, 1040, 1050, 1060, 1080, 1279, 1280];

test('holds in one line at every width, with letters of any size @header.one-line', async ({
  page,
}) => {
  await bringWishlist(page, line({ quantity: 1200 }));
  // As the browser's own setting does, which the breakpoints follow.
  const session = await page.context().newCDPSession(page);
  const rows = [16, 20, 24].map((letters) => [`letters of ${letters} px`, letters] as const);
  await checkEach(rows, async (letters) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await page.goto('/design-services');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      expect(await headerProblems(page), `${width} px`).toEqual([]);
    }
  });
});

test('the count does not lie on the words of Start Booking @header.one-line', async ({ page }) => {
  await bringWishlist(page, line({ quantity: 1200 }));
  await page.goto('/design-services');
  for (const width of [640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const gap = await page.evaluate(() => {
      const badge = [...document.querySelectorAll('header a [data-wishlist-count]')].find((each) =>
        each.checkVisibility(),
      );
      const words = document.createRange();
      const text = badge?.parentElement?.firstChild;
      if (!badge || !text) throw new Error('No count is shown');
      words.selectNodeContents(text);
      return words.getBoundingClientRect().top - badge.getBoundingClientRect().bottom;
    });
    expect(gap, `${width} px`).toBeGreaterThanOrEqual(0);
  }
});

test('the heart that opens the list shows its count at every width @header.badge', async ({
  page,
}) => {
  await bringWishlist(page, line({ quantity: 1200 }));
  await page.goto('/design-services');
  const heart = page.getByRole('banner').getByRole('button', { name: 'Your wishlist' });
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(heart.locator('[data-wishlist-count]')).toHaveText('1,200');
    await expect(heart.locator('[data-wishlist-count]')).toBeInViewport({ ratio: 1 });
  }
});

function headerProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector('body > header');
    const parts = [...(header?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter((part) =>
      part.checkVisibility(),
    );
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    for (const [index, part] of parts.entries()) {
      const box = part.getBoundingClientRect();
      const name = part.ariaLabel ?? part.textContent.trim();
      if (box.left < 0 || box.right > innerWidth) found.push(`${name} is cut`);
      if (box.height > 3.2 * rem) found.push(`${name} wraps`);
      const before = parts[index - 1]?.getBoundingClientRect();
      if (before && before.right > box.left) found.push(`${name} lies on what is before it`);
    }
    return found;
  });
}
