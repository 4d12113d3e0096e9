/** Edits by which events become short: each asks before it is done. */
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { forgetCallers } from '../../support/admin/sent-quotes.ts';
import { quoteNext, quoteSame, shortChairs } from '../../support/admin/short-events.ts';
import {
  findRow,
  freshName,
  holdToast,
  makeCategory,
  openTab,
  toast,
} from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

test.beforeEach(({ adminShop }) => forgetCallers(adminShop.databaseUrl));

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

  test('is also an Undo after which an event that was booked meanwhile is short @stock.edit', async ({
    page,
    api,
  }) => {
    const { chair } = await shortChairs(api);
    await page.goto(`/admin?q=${encodeURIComponent(chair.name)}#rental-items`);
    await page.getByRole('checkbox', { name: `Select ${chair.name}` }).check();
    await page.getByRole('button', { name: 'Change…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Quantity in stock').fill('820');
    await dialog.getByRole('button', { name: 'Change 1 item' }).click();
    await expect(toast(page)).toContainText('1 item changed.');
    await holdToast(page);
    const next = await quoteSame(api, chair);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page)).toContainText('The change was not undone');
    await expect(toast(page)).toContainText(`${next.name} (`);
    await toast(page).getByRole('button', { name: 'Undo anyway' }).click();
    await expect(toast(page)).toContainText('1 item is as before.');
    const after = await api.get(`${ADMIN_API_PATHS.rentalItems}/${chair.id}`);
    expect(await after.json()).toMatchObject({ availability: 400 });
  });

  test('is also the deletion of a category whose items move to where they are away longer @stock.edit', async ({
    page,
    api,
  }) => {
    const { category, chair } = await shortChairs(api);
    const next = await quoteNext(api, chair);
    const washed = await makeCategory(api, { name: freshName('Washed'), turnaround: 7 });
    const panel = await openTab(page, 'Categories');
    const row = await findRow(panel, category.name);
    await row.getByRole('button', { name: /^Delete/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Move items to').selectOption(washed.name);
    await dialog.getByRole('button', { name: 'Move items and delete category' }).click();
    const question = dialog.getByRole('alert');
    await expect(question).toContainText(`${next.name} (`);
    await expectAccessible(page, 'a category whose items leave an event short');
    await question.getByRole('button', { name: 'Save anyway' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(toast(page)).toContainText('Category deleted successfully');
    const moved = await api.get(`${ADMIN_API_PATHS.rentalItems}/${chair.id}`);
    expect(await moved.json()).toMatchObject({ categoryId: washed.id });
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
    await expect(question).toContainText(`30 ${chair.name} too few for ${couple.name} (`);
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
