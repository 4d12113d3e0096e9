/**
 * What visitors download, of the built site as it is served.
 */
import { openIdle } from '../support/open-idle.ts';
import { weigh } from '../support/page-weight.ts';
import { expect, test } from '../support/test.ts';

const KB = 1024;

/** The pages people come to first. */
const LIGHT = [
  '/',
  '/rental-services',
  '/rental-services/linens',
  '/rental-services/chairs/gold-chiavari-chair',
  '/how-it-works',
  '/faq',
  '/rooms/loft-dinner',
  '/privacy',
] as const;

test('at most 3 KB of script before any interaction, 40 KB in the first view @weight.first-view', async ({
  browser,
  baseURL,
}) => {
  for (const path of LIGHT) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const weight = await weigh(page);
    await openIdle(page, path);
    const { script, all, parts } = await weight();
    const told = `${path}: ${JSON.stringify(parts)}`;
    // Something was weighed.
    expect(script, told).toBeGreaterThan(500);
    expect(Object.keys(parts).length, told).toBeGreaterThanOrEqual(5);
    expect(script, told).toBeLessThanOrEqual(3 * KB);
    expect(all, told).toBeLessThanOrEqual(40 * KB);
    await context.close();
  }
});

// React has 57 of them; the rest is the form with the ways to write a day, and what is kept on the device.
test('at most 82 KB of script on checkout @weight.forms', async ({ page }) => {
  const weight = await weigh(page);
  await openIdle(page, '/checkout');
  const { script, parts } = await weight();
  // React is there.
  expect(script).toBeGreaterThan(40 * KB);
  expect(script, JSON.stringify(parts)).toBeLessThanOrEqual(82 * KB);
});

// React has 57 of them, the page 6; the rest comes with what it shares with forms and lists.
test('at most 85 KB of script on the quote page @weight.forms', async ({ page }) => {
  const weight = await weigh(page);
  await openIdle(page, '/quote');
  const { script, parts } = await weight();
  // The page is there.
  expect(script).toBeGreaterThan(40 * KB);
  expect(script, JSON.stringify(parts)).toBeLessThanOrEqual(85 * KB);
});

test('at most 75 KB of script on service pages, once a carousel is visible @weight.forms', async ({
  browser,
  baseURL,
}) => {
  for (const path of ['/design-services', '/photo-booth', '/video-dance-floor']) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const weight = await weigh(page);
    await page.goto(path);
    await page.locator('#packages').scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector('#packages article')?.scrollIntoView());
    await expect(page.getByRole('button', { name: 'Next image' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { script, parts } = await weight();
    expect(script, `${path}: ${JSON.stringify(parts)}`).toBeLessThanOrEqual(75 * KB);
    await context.close();
  }
});

test('on later pages, of whatever kind, nothing but the page is fetched for the first paint @weight.again', async ({
  page,
}) => {
  await openIdle(page, '/');
  for (const path of [...LIGHT.slice(1), '/photo-booth', '/checkout']) {
    await openIdle(page, path);
    const parts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => /\/_astro\/(?:BaseLayout|global|page)|\.woff2$/.test(entry.name))
        .map((entry) => entry as PerformanceResourceTiming)
        .map(({ name, transferSize }) => ({ name, transferSize })),
    );
    // Style sheet, two fonts, and the page script in two files.
    expect(parts).toHaveLength(5);
    expect(parts.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
  }
});
