/** The stock of a month: found by search, read by keyboard and on a phone. */
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { dayAfter } from '#domain/days.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { sendRequest } from '../../support/admin/requests.ts';
import { forgetCallers, sendQuote } from '../../support/admin/sent-quotes.ts';
import { freshName, makeCategory, makeItem, toast } from '../../support/admin/steps.ts';
import { expect, test, type Page } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

const MONTH = '2031-06';
const SATURDAY = `${MONTH}-14`;

test.beforeEach(({ adminShop }) => forgetCallers(adminShop.databaseUrl));

/** 400 chairs, of which two couples have 420 together on the Saturday. */
async function shortChairs(api: Parameters<typeof sendRequest>[0]) {
  const category = await makeCategory(api, { name: freshName('Seats') });
  const chair = await makeItem(api, {
    name: freshName('Chair'),
    categoryId: category.id,
    availability: 400,
  });
  const couple = await sendRequest(api, { name: freshName('Couple'), eventDate: SATURDAY });
  const lines = [quoteLineOf({ itemId: chair.id, name: chair.name, quantity: 420 })];
  await sendQuote(api, couple.id, { content: { eventDate: SATURDAY, lines } });
  return { category, chair, couple };
}

/** @returns the request of an event that has all chairs four days later, once they are back */
async function quoteNext(
  api: Parameters<typeof sendRequest>[0],
  { id: itemId, name }: { id: string; name: string },
) {
  const eventDate = '2031-06-18';
  const next = await sendRequest(api, { name: freshName('Next'), eventDate });
  const lines = [quoteLineOf({ itemId, name, quantity: 400 })];
  await sendQuote(api, next.id, { content: { eventDate, lines } });
  return next;
}

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
  await page.goto(`/admin?stock=${today.slice(0, 7)}-q#contact-leads`);
  await search(page).fill('Balloon Garland Ring');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  const column = page.locator('th[aria-current="date"]');
  await expect(column).toBeInViewport({ ratio: 1 });
  const names = await page.getByRole('columnheader', { name: 'Item' }).boundingBox();
  const box = await column.boundingBox();
  expect(box?.x).toBeCloseTo((names?.x ?? 0) + (names?.width ?? 0), -1);
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

test.describe('an edit by which an event becomes short', () => {
  test.use({ allowedErrors: /409/ });

  test('is also the return to an earlier version of the shop’s rule @stock.edit @settings.versions', async ({
    page,
    api,
  }) => {
    const path = `${ADMIN_API_PATHS.settings}/stock`;
    const save = async (version: number, after: number) => {
      const value = { ...DEFAULT_SETTINGS.stock, after };
      const answer = await api.put(`${path}?isDespiteShort=1`, { data: { version, value } });
      expect(answer.ok(), await answer.text()).toBe(true);
      return ((await answer.json()) as { version: number }).version;
    };
    const sections = await api.get(ADMIN_API_PATHS.settings);
    const saved = (await sections.json()) as { section: string; version: number }[];
    const { version = 0 } = saved.find(({ section }) => section === 'stock') ?? {};
    await save(await save(version, 6), DEFAULT_SETTINGS.stock.after);
    const { chair } = await shortChairs(api);
    const next = await quoteNext(api, chair);
    await page.goto('/admin?section=stock#settings');
    await page.getByRole('button', { name: 'Show previous versions' }).click();
    const restore = page.getByRole('button', { name: /^Restore the version: .*Owner/ }).first();
    await restore.click();
    const question = page.getByRole('alert').filter({ hasText: `${next.name} (` });
    await expect(question).toBeVisible();
    await expectAccessible(page, 'an earlier version that leaves an event short');
    await question.getByRole('button', { name: 'Save anyway' }).click();
    await expect(toast(page)).toContainText('out on other days');
    await expect(question).toHaveCount(0);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page)).toContainText('undone');
  });

  test('is also the deletion of a category whose items move to where they are away longer @stock.edit', async ({
    page,
    api,
  }) => {
    const { category, chair } = await shortChairs(api);
    const next = await quoteNext(api, chair);
    const washed = await makeCategory(api, { name: freshName('Washed'), turnaround: 7 });
    await page.goto(`/admin?delete=${category.id}#categories`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Move items to').selectOption(washed.name);
    await dialog.getByRole('button', { name: 'Move items and delete category' }).click();
    const question = dialog.getByRole('alert');
    await expect(question).toContainText(`${next.name} (`);
    await expectAccessible(page, 'a category whose items leave an event short');
    await question.getByRole('button', { name: 'Save anyway' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(toast(page)).toContainText('Category deleted successfully');
    await expect(page.getByRole('rowheader', { name: category.name })).toHaveCount(0);
  });

  test('asks before it is saved, and says afterward how many events moved @stock.edit', async ({
    page,
    api,
  }) => {
    const { chair, couple } = await shortChairs(api);
    await page.goto(`/admin?item=${chair.id}#rental-items`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Quantity in stock').fill('390');
    await dialog.getByLabel('Days out before the event').fill('3');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    const question = dialog.getByRole('alert');
    await expect(question).toContainText(`${couple.name} (`);
    await expect(question).toContainText(`: 30 ${chair.name})`);
    await expectAccessible(page, 'an item that leaves an event short');
    // Another edit is another question.
    await dialog.getByLabel('Days out before the event').fill('2');
    await expect(question).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await question.getByRole('button', { name: 'Save anyway' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(toast(page)).toContainText('1 event now has its items out on other days.');
  });
});
