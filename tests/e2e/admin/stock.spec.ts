/** The stock of a month: found by search, read by keyboard and on a phone. */
import { dayAfter } from '#domain/days.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { forgetCallers } from '../../support/admin/sent-quotes.ts';
import { shortChairs } from '../../support/admin/short-events.ts';
import { expect, test, type Page } from '../../support/admin/test.ts';

const MONTH = '2031-06';

test.beforeEach(({ adminShop }) => forgetCallers(adminShop.databaseUrl));

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search items' });

test('what is searched stays in the address, through a look at an event and a reload @stock.view @stock.short-ahead', async ({
  page,
  api,
}) => {
  const { category, chair, couple } = await shortChairs(api);
  await page.goto(`/admin?stock=${MONTH}#contact-leads`);
  await expect(page.getByRole('region', { name: 'Short in June 2031' })).toContainText(
    `20 short: ${chair.name}`,
  );
  await search(page).fill(chair.name);
  // Typing is searched after a pause, which the steps that follow would cut off.
  await expect(page).toHaveURL(/q%3DChair/);
  await page.getByLabel('Filter by category').selectOption(category.name);
  const cell = page.getByRole('button', {
    name: `${chair.name}, Saturday, June 14, 2031: 20 short`,
  });
  await cell.click();
  await page.getByRole('dialog').getByRole('link', { name: couple.name }).click();
  await expect(page.getByRole('article', { name: couple.name })).toBeVisible();
  await page.goBack();
  await expect(cell).toBeVisible();
  await page.reload();
  await expect(search(page)).toHaveValue(chair.name);
  await expect(page.getByLabel('Filter by category')).toHaveValue(category.id);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('region', { name: 'Short in July 2031' })).toContainText(
    'Nothing is short in July 2031.',
  );
  await expect(search(page)).toHaveValue(chair.name);
  await expect(page.getByRole('rowheader')).toHaveText([chair.name]);
});

test('this month begins with today, and the arrow keys go on from there @stock.view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  const today = todayInDetroit(new Date());
  // In the address: with other rows the columns of earlier days have other widths.
  const query = encodeURIComponent('Balloon Garland Ring');
  await page.goto(`/admin?stock=${today.slice(0, 7)}-q~q=${query}#contact-leads`);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  const column = page.locator('th[aria-current="date"]');
  await expect(column).toBeInViewport({ ratio: 1 });
  const names = page.getByRole('columnheader', { name: 'Item' });
  const gap = async () => {
    const [left, right] = [await names.boundingBox(), await column.boundingBox()];
    return Math.abs((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0));
  };
  await expect.poll(gap).toBeLessThan(5);
  const cellOf = (day: string) =>
    page.getByRole('button', {
      name: new RegExp(
        `, ${new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))}:`,
      ),
    });
  await page.getByLabel('Filter by category').focus();
  await page.keyboard.press('Tab');
  await expect(cellOf(today)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cellOf(dayAfter(today, 1))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Nothing is out that day.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an item opens to its days, of which one names who has the pieces @stock.view', async ({
    page,
    api,
  }) => {
    const { chair, couple } = await shortChairs(api);
    await page.goto(`/admin?stock=${MONTH}~q=${encodeURIComponent(chair.name)}#contact-leads`);
    const item = page.locator('summary', { hasText: chair.name });
    await expect(item).toContainText('Short on 3 days');
    await item.click();
    await page.getByRole('button', { name: 'Fri, Jun 13 to Sun, Jun 15' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: couple.name })).toBeVisible();
  });
});
