/** Rooms: from the image to the list. */
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { expect, test, type Locator } from '../support/test.ts';
import { bringRemembered, toasts } from '../support/visitor.ts';
import { keptWishlist } from './support/device.ts';
import { bringDate, takeChairs } from './support/scarce-day.ts';

const ROOM = '/rooms/loft-dinner';

test('a visitor comes from the home page, changes the guests and takes the whole room once @rooms.home @rooms.sum @rooms.add', async ({
  page,
}) => {
  await page.goto('/');
  const home = page.getByRole('region', { name: 'Loft dinner' });
  await expect(home.getByRole('link', { name: /^1 Gold Ring Chandelier$/ })).toHaveAttribute(
    'href',
    '/rental-services/lighting/gold-ring-chandelier',
  );
  await home.getByRole('link', { name: 'See the Whole Room' }).click();
  await expect(page).toHaveURL(ROOM);
  const list = page.getByRole('region', { name: 'In this room' });
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  await expect(row('Round Table (60 inch)')).toContainText('15 × $12.00');
  const status = list.getByRole('status');
  const before = await status.innerText();
  expect(before).toMatch(/^For 120 guests: \$[\d,.]+$/);
  await page.getByRole('textbox', { name: 'Guests' }).fill('121');
  await expect(row('Round Table (60 inch)')).toContainText('16 × $12.00');
  await expect(row('Gold Chiavari Chair')).toContainText('121 × $8.50');
  await expect(status).toContainText('For 121 guests');

  const add = list.getByRole('button', { name: 'Add the Whole Room' });
  await add.click();
  await expect(toasts(page)).toContainText('9 items added.');
  const kept = await keptWishlist(page);
  expect(kept.find(({ name }) => name === 'Gold Chiavari Chair')?.quantity).toBe(121);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  expect(await keptWishlist(page)).toEqual([]);
  await add.click();
  await add.click();
  await expect(toasts(page)).toContainText('Nothing to Add');
  expect(await keptWishlist(page)).toEqual(kept);

  // The planner knows of how many guests there was talk.
  await page.goto('/planner');
  await page.getByRole('textbox', { name: 'Guests' }).focus();
  await expect(page.getByRole('textbox', { name: 'Guests' })).toHaveValue('121');
});

test('the keyboard goes from point to point in their order, and each is seen @rooms.points', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(ROOM);
  await page.getByRole('link', { name: 'Loft dinner' }).focus();
  for (let number = 1; number <= 9; number += 1) {
    await page.keyboard.press('Tab');
    const point = page.locator(':focus');
    await expect(point).toHaveAccessibleName(new RegExp(`^${number} `));
    await expect(point.locator('span').first()).toBeInViewport({ ratio: 0.9 });
  }
  // The page itself is never moved sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('points do not cover one another, on a phone and on a desktop @rooms.points', async ({
  page,
}) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const slug of ['loft-dinner', 'garden-ceremony', 'company-gala', 'tent-at-night']) {
      await page.goto(`/rooms/${slug}`);
      const centers = await page.locator('.room a').evaluateAll((points) =>
        points.map((point) => {
          const { x, y, width: wide, height: high } = point.getBoundingClientRect();
          return { x: x + wide / 2, y: y + high / 2 };
        }),
      );
      expect(centers.length, slug).toBeGreaterThanOrEqual(3);
      const nearest = centers.flatMap((one, index) =>
        centers.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      );
      // As wide as a target is (WCAG 2.5.5).
      expect(Math.min(...nearest), `${slug} at ${width}`).toBeGreaterThanOrEqual(44);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a room says what it comes to for 120 guests @rooms.page', async ({ page }) => {
    await page.goto(ROOM);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^For 120 guests: \$/);
    await expect(page.getByRole('button', { name: 'Add the Whole Room' })).toBeHidden();
    await page.getByRole('link', { name: '9 Gold Chiavari Chair' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gold Chiavari Chair');
  });
});

test('a room is shown for the guests that are known, before anything is pressed @rooms.sum', async ({
  page,
}) => {
  await bringRemembered(page, { guestCount: '140' });
  await page.goto(ROOM);
  const list = page.getByRole('region', { name: 'In this room' });
  await expect(list.getByRole('status')).toContainText('For 140 guests');
});

test.describe('with a day on which chairs are scarce', () => {
  test.beforeAll(takeChairs);
  for (const width of [360, 1280])
    test(`at ${width} px a room marks what is scarce on the day, and nothing moves @rooms.day`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await bringDate(page);
      await watchShifts(page);
      await page.goto(ROOM);
      const list = page.getByRole('region', { name: 'In this room' });
      await list.evaluate((region) => region.scrollIntoView());
      const scarce = list.getByText('Only 12 left that day');
      await expect(scarce).toBeVisible();
      const colorOf = (place: Locator) => place.evaluate((each) => getComputedStyle(each).color);
      const usual = list.getByText('Available that day').first();
      expect(await colorOf(scarce)).not.toBe(await colorOf(usual));
      expect(await shiftsOf(page)).toEqual([]);
      // Enough for so few guests.
      await list.getByRole('textbox', { name: 'Guests' }).fill('12');
      await expect.poll(() => colorOf(scarce)).toBe(await colorOf(usual));
    });
});
