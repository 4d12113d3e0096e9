/** What a date on the device costs a page that nobody has touched: a little script, and nothing moves. */
import { openIdle } from '../support/open-idle.ts';
import { weigh } from '../support/page-weight.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { expect, test, type Page } from '../support/test.ts';
import { bringDate, card, CHAIRS, DATE, questions, takeChairs } from './support/scarce-day.ts';

test.beforeAll(takeChairs);
test.use({ viewport: { width: 360, height: 740 } });

const PAGES = ['/', CHAIRS, `${CHAIRS}/gold-chiavari-chair`];
/** What says what is free that day comes once the page has loaded, and brings no React. */
const DAY_SCRIPT = 6 * 1024;

/** @returns whether the page has fetched a file whose address holds this */
function isFetched(page: Page, part: string): Promise<boolean> {
  return page.evaluate(
    (wanted) => performance.getEntriesByType('resource').some(({ name }) => name.includes(wanted)),
    part,
  );
}

test('a date that was kept is told without a touch, moves nothing, and leaves the list to React @availability.quiet @availability.cards', async ({
  page,
}) => {
  await bringDate(page);
  await watchShifts(page);
  const asked = questions(page);
  for (const path of PAGES) {
    asked.length = 0;
    await openIdle(page, path);
    await expect(page.locator('[data-day]:not(:empty)').first()).toBeAttached();
    expect(asked, path).toHaveLength(1);
    await page.keyboard.press('Shift');
    await expect.poll(() => isFetched(page, '/_astro/live.')).toBe(true);
    const shifts = await shiftsOf(page);
    expect(asked, path).toHaveLength(1);
    // The date is put into the hero's field.
    expect(
      shifts.filter(({ isOfDigits }) => !isOfDigits),
      path,
    ).toEqual([]);
  }
  await page.goto(CHAIRS);
  const gold = card(page, 'Gold Chiavari Chair');
  await expect(gold).toContainText('Only 12 left that day');
  // React takes over what was said before it was there, and says it of cards that it draws anew.
  await page.getByRole('searchbox').fill('clear');
  await expect(card(page, 'Clear Ghost Chair')).toContainText('Ask us');
  await expect(gold).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await expect(gold).toContainText('Only 12 left that day');
});

test('without a date nothing is fetched, whatever else is remembered @availability.quiet', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage['woodward:draft:remembered'] = JSON.stringify({ name: 'Dana', phone: '1' });
  });
  const asked = questions(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  // The pointer of this browser rests in a corner, where a page may have something.
  await page.addInitScript(() =>
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true),
  );
  await openIdle(page, CHAIRS);
  expect(fetched).toContain(CHAIRS);
  expect(fetched.filter((path) => /\/_astro\/(?:day|kept)/.test(path))).toEqual([]);
  expect(asked).toEqual([]);
});

test('another tab that learns the date tells this one @availability.quiet', async ({ page }) => {
  await page.goto(CHAIRS);
  const other = await page.context().newPage();
  await other.goto('/faq');
  await other.evaluate((eventDate) => {
    localStorage['woodward:draft:remembered'] = JSON.stringify({ eventDate });
  }, DATE);
  await expect(card(page, 'Gold Chiavari Chair')).toContainText('Only 12 left that day');
});

test('with the day of an event 6 KB more, once the page has loaded @availability.quiet', async ({
  browser,
  baseURL,
}) => {
  for (const path of PAGES) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      localStorage['woodward:draft:remembered'] = JSON.stringify({ eventDate: '12/31/2099' });
    });
    const weight = await weigh(page);
    await openIdle(page, path);
    const { script, all, parts } = await weight();
    expect(script, JSON.stringify(parts)).toBeGreaterThan(3 * 1024);
    expect(script, JSON.stringify(parts)).toBeLessThanOrEqual(3 * 1024 + DAY_SCRIPT);
    expect(all, JSON.stringify(parts)).toBeLessThanOrEqual(40 * 1024 + DAY_SCRIPT);
    const early = await page.evaluate(() => {
      const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [
        PerformanceNavigationTiming,
      ];
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('/_astro/day') && startTime < loadEventStart)
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
    await context.close();
  }
});
