/**
 * The header at every width and at larger letters: in one line, nothing cut, nothing on top of
 * something else.
 */
import { checkEach } from '../support/each-row.ts';
import { enlargeLetters, lengthenWords } from '../support/longer-words.ts';
import { expect, test, type Page } from '../support/test.ts';
import { bringWishlist, line } from '../support/visitor.ts';
import { resizeWindow } from '../support/window-size.ts';

const WIDTHS = [360, 390, 640, 700, 768, 900, 1023, 1024, 1032, 1040, 1050, 1060, 1080, 1279, 1280];

test('holds in one line at every width, with letters of any size @header.one-line', async ({
  page,
}) => {
  await bringWishlist(page, line({ quantity: 1200 }));
  const rows = [16, 20, 24].map((letters) => [`letters of ${letters} px`, letters] as const);
  await checkEach(rows, async (letters) => {
    // The breakpoints follow them.
    await enlargeLetters(page, letters);
    await page.goto('/design-services');
    for (const width of WIDTHS) {
      await resizeWindow(page, { width, height: 700 });
      expect(await headerProblems(page), `${width} px`).toEqual([]);
    }
  });
});

test('the heart and Start Booking stay in the header beside longer words @translated.longer-words', async ({
  page,
}) => {
  await bringWishlist(page, line({ quantity: 1200 }));
  await page.goto('/');
  await page.evaluate(lengthenWords);
  for (const width of [1024, 1280, 1366, 1440]) {
    await resizeWindow(page, { width, height: 800 });
    const parts = page.locator('header :is(a[href="/checkout"], [data-wishlist-open])');
    for (const part of await parts.filter({ visible: true }).all()) {
      await expect(part, `${width} px`).toBeInViewport({ ratio: 1 });
    }
    const header = page.getByRole('banner');
    const gap = await header.evaluate((each) => {
      const [name, ...links] = [...each.querySelectorAll('a')].filter((link) =>
        link.checkVisibility(),
      );
      const words = document.createRange();
      if (!name) throw new Error('The shop has no name');
      words.selectNodeContents(name);
      const lefts = links.map((link) => link.getBoundingClientRect().left);
      return Math.min(...lefts) - words.getBoundingClientRect().right;
    });
    expect(gap, `${width} px`).toBeGreaterThan(0);
    const overflow = await header.evaluate((each) => each.scrollHeight - each.clientHeight);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('the count does not lie on the words of Start Booking @header.one-line', async ({ page }) => {
  await bringWishlist(page, line({ quantity: 1200 }));
  await page.goto('/design-services');
  for (const width of [640, 768, 1024, 1440]) {
    await resizeWindow(page, { width, height: 700 });
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

test('one number is shown at every width, on the heart where Start Booking is in the menu @header.badge', async ({
  page,
}) => {
  await bringWishlist(page, line({ quantity: 1200 }));
  await page.goto('/design-services');
  const header = page.getByRole('banner');
  const counts = header.locator('[data-wishlist-count]:visible');
  for (const width of [360, 639, 640, 768, 1024, 1440]) {
    await resizeWindow(page, { width, height: 700 });
    await expect(counts).toHaveCount(1);
    await expect(counts).toHaveText('1,200');
    await expect(counts).toBeInViewport({ ratio: 1 });
    const bearer =
      width < 640
        ? header.getByRole('button', { name: 'Your wishlist' })
        : header.getByRole('link', { name: 'Start Booking' });
    const badge = bearer.locator('[data-wishlist-count]:visible');
    await expect(badge).toHaveCount(1);
    if (width >= 640) continue;
    // The heart itself, without the room around it.
    const heart = bearer.locator('svg > *').first();
    const [above, below] = await Promise.all([badge.boundingBox(), heart.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

test('takes at most 15 % of a low window, as at 400 % zoom @header.low', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const [width, height] of [
    [320, 256],
    [740, 360],
    [1280, 400],
  ] as const) {
    await resizeWindow(page, { width, height });
    const parts = header.locator('a:visible, button:visible');
    const tall = await parts.evaluateAll((all) =>
      all.map((part) => part.getBoundingClientRect().height),
    );
    const whole = await header.evaluate((each) => each.getBoundingClientRect().height);
    expect(whole, `${width} × ${height}`).toBeLessThanOrEqual(height * 0.15);
    expect(Math.max(...tall), `${width} × ${height}`).toBeLessThanOrEqual(whole);
    expect(await headerProblems(page)).toEqual([]);
  }
});

test('the home link is large enough for a finger @header.low', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const box = await page.getByRole('link', { name: 'Woodward, home' }).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThanOrEqual(44);
});

test('with forced colors the current page is underlined @header.current-forced', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/design-services');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const lineUnder = (name: string) =>
    nav.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).textDecorationLine);
  expect(await lineUnder('Design Services')).toBe('underline');
  expect(await lineUnder('Photo Booth')).toBe('none');
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
