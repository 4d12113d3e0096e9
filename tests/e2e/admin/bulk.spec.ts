/** Many items at once, and copies: what it takes in presses (@items.presses). */
import type { Locator, Page } from '@playwright/test';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { freshName, makeCategory, makeItem, openTab, toast } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

/**
 * Counts what somebody presses: the page reports each press of the mouse and each key, Shift included. A
 * choice of a select counts two, because the browser's own menu reports nothing.
 */
async function counted(page: Page) {
  await page.evaluate(() => {
    const reported = { presses: 0 };
    Object.assign(globalThis, { reported });
    const report = ({ isTrusted }: Event) => {
      if (isTrusted) reported.presses += 1;
    };
    addEventListener('pointerdown', report, true);
    addEventListener('keydown', report, true);
  });
  let choices = 0;
  return {
    choose: async (target: Locator, label: string) => {
      choices += 2;
      await target.selectOption({ label });
    },
    type: async (target: Locator, text: string) => {
      await target.click();
      await page.keyboard.type(text);
    },
    presses: async () =>
      choices + (await page.evaluate(() => (globalThis as unknown as Reported).reported.presses)),
  };
}

interface Reported {
  reported: { presses: number };
}

const box = (panel: Locator, name: string) =>
  panel.getByRole('checkbox', { name: `Select ${name}`, exact: true });

async function openCategory(page: Page, category: string): Promise<Locator> {
  const panel = await openTab(page, 'Rental Items');
  await panel.getByLabel('Filter by category').selectOption({ label: category });
  // Until the answer, the rows are those of before.
  await expect(page).toHaveURL(/[?&]in=/);
  await expect(panel.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  return panel;
}

test('the prices of 37 linens rise by 8 % in at most 12 presses, and one press takes it back @items.bulk @items.bulk-preview @items.bulk-undo @items.presses', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Linens') });
  const names = Array.from({ length: 37 }, (_, index) => freshName(`Linen ${index}`));
  for (const name of names) {
    await makeItem(api, {
      name,
      categoryId: category.id,
      price: '14',
      options: [{ name: 'Round', price: 18.5 }],
    });
  }
  const panel = await openTab(page, 'Rental Items');
  const { choose, type, presses } = await counted(page);
  await choose(panel.getByLabel('Filter by category'), category.name);
  await expect(panel.getByText('1–25 of 37')).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await panel.getByRole('button', { name: 'Select all 37' }).click();
  await expect(panel.getByText('37 items selected')).toBeVisible();
  await panel.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 37 items' });
  await choose(dialog.getByLabel('Price', { exact: true }), 'Raise by percent');
  await type(dialog.getByLabel('Percent'), '8');
  const preview = dialog.getByRole('region', { name: 'Before and after' });
  await expect(preview.getByRole('listitem')).toHaveCount(37);
  await expect(preview.getByRole('listitem').first()).toContainText('$14.00');
  await expect(preview.getByRole('listitem').first()).toContainText('$15.12');
  await expect(preview.getByRole('listitem').first()).toContainText('Round $19.98');
  await dialog.getByRole('button', { name: 'Change 37 items' }).click();
  await expect(toast(page)).toContainText('37 items changed.');
  expect(await presses()).toBeLessThanOrEqual(12);
  await expect(panel.getByText('$15.12').first()).toBeVisible();

  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page).filter({ hasText: '37 items are as before.' })).toBeVisible();
  await expect(panel.getByText('$14.00').first()).toBeVisible();
});

test('ten items are taken off in at most 14 presses, one field of twenty is set in at most 12 @items.bulk @items.presses', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Chairs') });
  const names = Array.from({ length: 20 }, (_, index) => freshName(`Chair ${100 + index}`));
  for (const name of names) await makeItem(api, { name, categoryId: category.id });
  const panel = await openCategory(page, category.name);
  const off = await counted(page);
  await box(panel, names[0] ?? '').click();
  await box(panel, names[9] ?? '').click({ modifiers: ['Shift'] });
  await expect(panel.getByText('10 items selected')).toBeVisible();
  await panel.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog');
  await off.choose(dialog.getByLabel('Active'), 'No');
  await dialog.getByRole('button', { name: 'Change 10 items' }).click();
  await expect(toast(page)).toContainText('10 items changed.');
  expect(await off.presses()).toBeLessThanOrEqual(14);

  const one = await counted(page);
  await panel.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await panel.getByRole('button', { name: 'Change…' }).click();
  await one.choose(dialog.getByLabel('Price per'), 'set');
  await dialog.getByRole('button', { name: 'Change 20 items' }).click();
  await expect(toast(page).filter({ hasText: '20 items changed.' })).toBeVisible();
  expect(await one.presses()).toBeLessThanOrEqual(12);
});

test('five items move to another category in at most 9 presses @items.bulk @items.presses', async ({
  page,
  api,
}) => {
  const from = await makeCategory(api, { name: freshName('From') });
  const to = await makeCategory(api, { name: freshName('To') });
  const names = Array.from({ length: 5 }, (_, index) => freshName(`Lamp ${index}`));
  for (const name of names) await makeItem(api, { name, categoryId: from.id });
  const panel = await openCategory(page, from.name);
  const { choose, presses } = await counted(page);
  for (const name of names) await box(panel, name).click();
  await panel.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 5 items' });
  await choose(dialog.getByLabel('Category'), to.name);
  await dialog.getByRole('button', { name: 'Change 5 items' }).click();
  await expect(toast(page)).toContainText('5 items changed.');
  expect(await presses()).toBeLessThanOrEqual(9);
});

test('a copy is made in two presses, as a draft that nobody has counted @items.duplicate @items.presses', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Tables') });
  const name = freshName('Table');
  await makeItem(api, { name, categoryId: category.id, tags: ['oak'], availability: 12 });
  const panel = await openCategory(page, category.name);
  const { presses } = await counted(page);
  await panel.getByRole('button', { name: `Duplicate ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'New rental item' });
  await expect(dialog.getByLabel('Name').first()).toHaveValue(`Copy of ${name}`);
  await dialog.getByRole('button', { name: 'Create rental item' }).click();
  await expect(toast(page)).toContainText('Rental item created successfully');
  expect(await presses()).toBe(2);
  const answer = await api.get(`${ADMIN_API_PATHS.rentalItems}?q=${encodeURIComponent(name)}`);
  const items = (await answer.json()) as RentalItemAdminView[];
  const copy = items.find((each) => each.name.startsWith('Copy of'));
  expect(copy).toMatchObject({ tags: ['oak'], categoryId: category.id });
  expect(copy).toMatchObject({ availability: 0, isPublished: false });
});

test('on a phone, all items are selected from the bar of the first one @items.bulk @admin.phone', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const category = await makeCategory(api, { name: freshName('Vases') });
  const names = Array.from({ length: 26 }, (_, index) => freshName(`Vase ${100 + index}`));
  for (const name of names) await makeItem(api, { name, categoryId: category.id });
  const panel = await openTab(page, 'Rental Items');
  await panel.getByRole('button', { name: 'Filters' }).click();
  await panel.getByLabel('Filter by category').selectOption({ label: category.name });
  await expect(panel.getByText('1–25 of 26')).toBeVisible();
  await panel.getByRole('checkbox').first().check();
  await panel.getByRole('button', { name: 'Select all on this page' }).click();
  await expect(panel.getByText('25 items selected')).toBeVisible();
  await panel.getByRole('button', { name: 'Select all 26' }).click();
  await expect(panel.getByText('26 items selected')).toBeVisible();
});

test('a selected item that is deleted is not selected anymore, and one that somebody changed is left out by a press @items.bulk', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Arches') });
  const [gone, edited, kept] = [freshName('Gone'), freshName('Edited'), freshName('Kept')];
  const fields = { categoryId: category.id };
  await makeItem(api, { ...fields, name: gone });
  const item = await makeItem(api, { ...fields, name: edited });
  await makeItem(api, { ...fields, name: kept });
  const panel = await openCategory(page, category.name);
  for (const name of [gone, edited, kept]) await box(panel, name).click();
  await panel.getByRole('button', { name: `Delete ${gone}` }).click();
  await expect(panel.getByText('2 items selected')).toBeVisible();
  await expect(panel.getByText(gone)).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  // The end of a publication would show the new version in the list.
  await page.route(`**${ADMIN_API_PATHS.publishing}`, (route) => route.abort());
  const change = await api.post(`${ADMIN_API_PATHS.rentalItems}/bulk`, {
    data: {
      items: [`${item.id}:${item.version}`],
      change: { isFeatured: true },
      batchId: crypto.randomUUID(),
    },
  });
  expect(change.status()).toBe(200);
  await panel.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Add tags').fill('oak');
  await expect(dialog.getByText('1 item can’t be changed this way.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave these out' }).click();
  await expect(dialog.getByRole('region', { name: 'Before and after' }).first()).toBeFocused();
  await dialog.getByRole('button', { name: 'Change 1 item' }).click();
  await expect(toast(page)).toContainText('1 item changed.');
});

test('what is typed stays when the dialog is closed, and nothing is deleted without a way back @items.bulk @form.draft', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Rugs') });
  const name = freshName('Rug');
  await makeItem(api, { name, categoryId: category.id });
  const panel = await openCategory(page, category.name);
  await box(panel, name).click();
  await panel.getByRole('button', { name: 'Change…' }).click();
  await page.getByRole('dialog').getByLabel('Add tags').fill('wool, round');
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Change…' }).click();
  await expect(page.getByRole('dialog').getByLabel('Add tags')).toHaveValue('wool, round');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Discard/ })
    .click();
  await panel
    .getByRole('region', { name: 'Selected items' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(toast(page)).toContainText('1 item moved to the trash.');
  await expect(panel.getByText(name)).toBeHidden();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByText(name)).toBeVisible();
});
