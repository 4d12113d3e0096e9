/** Which day is meant where pages say “that day”, and the way to change it. */
import { stableId } from '#db/seed/stable-id.ts';
import { dayAfter } from '#domain/days.ts';
import { formatEventDate, readDay } from '#domain/event-date.ts';
import { REMEMBERED_KEY } from '#domain/remembered-storage.ts';
import { dayInWords } from '#site/stock/texts.ts';
import { enlargeLetters } from '../support/longer-words.ts';
import { expect, test } from '../support/test.ts';
import { bringRemembered, bringWishlist, dateField, hydrated, line } from '../support/visitor.ts';
import { bringDate, card, CHAIRS, DATE, DAY, takeChairs, takeItems } from './support/scarce-day.ts';

test.beforeAll(takeChairs);

for (const width of [360, 1280])
  test(`at ${width} px each page names the day once, and leads to its form @availability.day`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await bringDate(page);
    const main = page.getByRole('main');
    for (const path of ['/rooms/loft-dinner', `${CHAIRS}/gold-chiavari-chair`, CHAIRS, '/']) {
      await page.goto(path);
      await expect(main.getByText(dayInWords(DAY), { exact: true }), path).toBeVisible();
    }
    const change = main.getByRole('button', { name: 'Change event details' });
    await change.click();
    const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
    await expect(dateField(panel)).toBeFocused();
    const later = dayAfter(DAY, 1);
    await dateField(panel).fill(formatEventDate(later));
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText(readDay(later))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main.getByText(dayInWords(later), { exact: true })).toBeVisible();
    await expect(change).toBeFocused();
    // The other place of the page that shows the day.
    await expect(main.getByLabel('Event date').first()).toHaveValue(later);
  });

test('without a date, no day is named @availability.day', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(CHAIRS);
  await card(page, 'Gold Chiavari Chair').hover();
  await expect(page.getByRole('main').locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change event details' })).toHaveCount(0);
  await expect(page.getByText('Popular', { exact: true }).last()).toBeVisible();
});

test('without a date, a product page leads to the form of the event, and names the day once it is given @availability.day', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${CHAIRS}/gold-chiavari-chair`);
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: 'Add your event date' });
  await add.click();
  const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
  await dateField(panel).fill(DATE);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText(dayInWords(DAY), { exact: true })).toHaveText(dayInWords(DAY));
  await expect(add).toBeHidden();
});

test('the day is the same in another tab, and after Back @availability.day', async ({ page }) => {
  await bringDate(page);
  await page.goto(CHAIRS);
  const later = dayAfter(DAY, 1);
  const said = page.getByRole('main').getByText(dayInWords(later), { exact: true });
  const other = await page.context().newPage();
  await other.goto('/faq');
  await other.evaluate(
    ([key, eventDate]) => {
      localStorage[key] = JSON.stringify({ eventDate });
    },
    [REMEMBERED_KEY, formatEventDate(later)] as const,
  );
  await expect(said).toBeVisible();
  await page.goto('/checkout');
  await hydrated(page);
  await dateField(page).fill(DATE);
  await dateField(page).blur();
  await page.goBack();
  await expect(page.getByRole('main').getByText(dayInWords(DAY), { exact: true })).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('with letters of twice the size, a room that names the day does not scroll sideways @availability.day @translated.larger-letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await bringDate(page);
  await page.goto('/rooms/loft-dinner');
  await expect(page.locator('[data-event-day]')).toHaveText(dayInWords(DAY));
  await enlargeLetters(page);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(wide).toBeLessThanOrEqual(0);
});

test('lines that share a number are offered days on which all of them are there @availability.offers', async ({
  page,
}) => {
  const day = dayAfter(DAY, 60);
  await takeItems({ 'white-resin-folding-chair': 788 }, day);
  await bringRemembered(page, { eventDate: formatEventDate(day) });
  const chairs = {
    id: stableId('item', 'white-resin-folding-chair'),
    name: 'White Resin Folding Chair',
    quantity: 10,
  };
  await bringWishlist(
    page,
    line({ ...chairs, option: 'Delivered folded on carts' }),
    line({ ...chairs, option: 'Set in rows by our crew' }),
  );
  await page.goto(CHAIRS);
  await page.getByRole('button', { name: 'Your wishlist' }).click();
  const panel = page.getByRole('dialog', { name: 'Your Wishlist' });
  await expect(panel.getByText('Only 12 left that day.')).toHaveCount(2);
  await expect(panel.getByText(/^Available on (\w{3} \w{3} \d+, ){2,}/)).toHaveCount(2);
  await expect(panel.getByText('Like it, and available that day:')).toHaveCount(2);
});
