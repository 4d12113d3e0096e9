/** Changes at a time to come, from the list and the dialog to the bar (@schedule.shown). */
import type { Page } from '@playwright/test';
import { connect, type Database } from '#db/client.ts';
import { scheduledChanges } from '#db/schema.ts';
import { dayAfter } from '#domain/days.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { freshName, makeCategory, makeItem, openTab, toast } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

const WEEK = dayAfter(todayInDetroit(new Date()), 7);

/** With the database of the shop. */
async function withDatabase(url: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const { db, close } = connect(url, { maxConnections: 1 });
  await work(db);
  await close();
}

test.afterEach(async ({ adminShop }) => {
  // The bar is that of the whole shop.
  await withDatabase(adminShop.databaseUrl, (db) => db.delete(scheduledChanges));
});

const bar = (page: Page) => page.getByRole('region', { name: 'Publishing' });

test('a price for next week is scheduled from the row, seen in list, dialog and bar, and canceled @schedule.shown @schedule.cancel', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Chairs') });
  const name = freshName('Gold chair');
  await makeItem(api, {
    name,
    categoryId: category.id,
    price: '8',
    options: [{ name: 'Kids', price: 5 }],
  });
  const panel = await openTab(page, 'Rental Items');
  await panel.getByLabel('Filter by category').selectOption({ label: category.name });
  await panel.getByRole('button', { name: `Schedule a change of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Schedule a change: ${name}` });
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog.getByText('Please choose a day and a time')).toBeVisible();
  await dialog.getByLabel('Day').fill(WEEK);
  await expect(dialog.getByRole('status')).toContainText(/6:00 AM E[SD]T\./);
  await dialog.getByLabel('Price', { exact: true }).fill('9.2');
  await dialog.getByLabel('Price of Kids').fill('6');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(toast(page)).toContainText('Change scheduled');
  await expect(dialog).toBeHidden();
  const line = panel.getByRole('list', { name: 'Scheduled' });
  await expect(line).toContainText(/\$9\.20, Kids \$6\.00 from .*, 6:00 AM/);

  await panel.getByLabel('Filter by status').selectOption({ label: 'Scheduled' });
  await expect(panel.getByRole('button', { name: /^Edit / })).toHaveCount(1);
  await expect(bar(page)).toContainText(`${name} $9.20, Kids $6.00`);

  await panel.getByRole('button', { name, exact: true }).click();
  const editor = page.getByRole('dialog', { name });
  await expect(editor.getByRole('list', { name: 'Scheduled' })).toContainText('scheduled by');
  await editor.getByRole('button', { name: 'Close dialog' }).click();

  await bar(page)
    .getByRole('button', { name: /^Cancel: / })
    .click();
  await expect(toast(page)).toContainText('Schedule canceled');
  await expect(bar(page)).not.toContainText(name);
  await expect(line).toBeHidden();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(line).toBeVisible();
});

test('the prices of the selected items are scheduled together, each shown before @schedule.many', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Linens') });
  for (const name of ['Round linen', 'Square linen']) {
    await makeItem(api, { name: freshName(name), categoryId: category.id, price: '10' });
  }
  const panel = await openTab(page, 'Rental Items');
  await panel.getByLabel('Filter by category').selectOption({ label: category.name });
  await expect(panel.getByRole('button', { name: /^Edit / })).toHaveCount(2);
  await panel.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await panel.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 items' });
  await dialog.getByLabel('When').selectOption({ label: 'At a time to come' });
  await expect(dialog.getByLabel('Add tags')).toBeHidden();
  await dialog.getByLabel('Price', { exact: true }).selectOption({ label: 'Raise by percent' });
  await dialog.getByLabel('Percent').fill('8');
  await expect(dialog.getByText('$10.80').first()).toBeVisible();
  await dialog.getByLabel('Day').fill(WEEK);
  await dialog.getByRole('button', { name: 'Schedule 2 items' }).click();
  await expect(toast(page)).toContainText('2 changes on');
  await expect(panel.getByRole('list', { name: 'Scheduled' })).toHaveCount(2);
  await bar(page).getByRole('button', { name: 'All scheduled (1)' }).click();
  const all = page.getByRole('dialog', { name: 'Scheduled changes' });
  await all.getByRole('button', { name: /^Cancel: .* and 1 more$/ }).click();
  await expect(all).toContainText('Nothing is scheduled.');
});

test('a change of many items that are so today can be scheduled, and an empty one cannot @schedule.many', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Arches') });
  await makeItem(api, { name: freshName('Arch'), categoryId: category.id, price: '10' });
  const panel = await openTab(page, 'Rental Items');
  await panel.getByLabel('Filter by category').selectOption({ label: category.name });
  await expect(panel.getByRole('button', { name: /^Edit / })).toHaveCount(1);
  const scheduleAll = async (label: string, day: string) => {
    await panel.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await panel.getByRole('button', { name: 'Change…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change 1 item' });
    await dialog.getByLabel('When').selectOption({ label: 'At a time to come' });
    const schedule = dialog.getByRole('button', { name: /^Schedule/ });
    await expect(schedule).toBeDisabled();
    await dialog.getByLabel('Published').selectOption({ label });
    await dialog.getByLabel('Day').fill(day);
    await expect(dialog.getByRole('status').filter({ hasText: 'Checking' })).toHaveCount(0);
    await schedule.click();
    await expect(dialog).toBeHidden();
  };
  await scheduleAll('Yes', WEEK);
  await expect(toast(page)).toContainText('Nothing to schedule');
  await scheduleAll('No', WEEK);
  const lines = panel.getByRole('list', { name: 'Scheduled' }).getByRole('listitem');
  await expect(lines).toHaveCount(1);
  await scheduleAll('Yes', dayAfter(WEEK, 3));
  await expect(lines).toHaveCount(2);
});

test('a price that is corrected after its answer was lost is what remains @schedule.refused', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Benches') });
  const name = freshName('Bench');
  await makeItem(api, { name, categoryId: category.id, price: '10' });
  const panel = await openTab(page, 'Rental Items');
  await panel.getByLabel('Filter by category').selectOption({ label: category.name });
  await panel.getByRole('button', { name: `Schedule a change of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Schedule a change: ${name}` });
  await dialog.getByLabel('Day').fill(WEEK);
  await page.route(
    '**/api/admin/scheduled',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const schedule = dialog.getByRole('button', { name: 'Schedule', exact: true });
  await dialog.getByLabel('Price', { exact: true }).fill('12');
  await schedule.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  // What was stored is said, and in the way.
  await dialog.getByLabel('Price', { exact: true }).fill('13');
  await expect(dialog.getByRole('list', { name: 'Scheduled' })).toContainText('$12.00');
  await schedule.click();
  await expect(dialog.getByLabel('Time')).toHaveAccessibleDescription(
    /has already scheduled “\$12\.00” for this time/,
  );
  await dialog.getByRole('button', { name: /^Cancel: \$12\.00/ }).click();
  await expect(dialog.getByRole('list', { name: 'Scheduled' })).toBeHidden();
  await schedule.click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('list', { name: 'Scheduled' })).toContainText('$13.00');
});

test('a save that holds a scheduled change says so, as do dialog and list of all, and it is kept @schedule.clash @schedule.keep', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Stools') });
  const item = await makeItem(api, {
    name: freshName('Stool'),
    categoryId: category.id,
    price: '10',
  });
  const scheduled = await api.post(ADMIN_API_PATHS.scheduled, {
    data: {
      of: { kind: 'item', id: item.id, version: item.version, change: { price: '12' } },
      when: { day: WEEK, time: '06:00' },
      batchId: crypto.randomUUID(),
    },
  });
  expect(scheduled.status(), await scheduled.text()).toBe(200);
  await page.goto(`/admin?item=${item.id}#rental-items`);
  const editor = page.getByRole('dialog', { name: `Edit ${item.name}` });
  await editor.getByRole('textbox', { name: 'Price', exact: true }).fill('11');
  await editor.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page)).toContainText(
    /Its scheduled change is now held: \$12\.00 from .+\. Open it to keep or cancel that\./,
  );
  const held = 'Held: it was changed since. Keep it to apply it at its time, or cancel it.';
  await page.goto(`/admin?item=${item.id}#rental-items`);
  await expect(editor.getByRole('list', { name: 'Scheduled' })).toContainText(held);
  await editor.getByRole('button', { name: 'Close dialog' }).click();
  await bar(page).getByRole('button', { name: 'All scheduled (1)' }).click();
  const all = page.getByRole('dialog', { name: 'Scheduled changes' });
  await expect(all).toContainText(held);
  await all.getByRole('button', { name: /^Keep: \$12\.00/ }).click();
  await expect(toast(page)).toContainText('Schedule kept');
  await expect(all).not.toContainText('Held');
});

test('a change that was held is said in list and bar, and made anyway @schedule.clash', async ({
  page,
  api,
  adminShop,
}) => {
  const category = await makeCategory(api, { name: freshName('Tents') });
  const name = freshName('Tent');
  const item = await makeItem(api, { name, categoryId: category.id, price: '800' });
  await withDatabase(adminShop.databaseUrl, (db) =>
    db.insert(scheduledChanges).values({
      batchId: crypto.randomUUID(),
      kind: 'item',
      entityId: item.id,
      dueAt: new Date(Date.now() - 60_000),
      madeAt: new Date(Date.now() - 120_000),
      change: { price: '$900.00' },
      base: { price: '$700.00' },
      state: 'held',
      reason: 'changed',
      endedAt: new Date(),
    }),
  );
  const panel = await openTab(page, 'Rental Items');
  await panel.getByLabel('Filter by category').selectOption({ label: category.name });
  await expect(bar(page)).toContainText('1 change held.');
  const line = panel.getByRole('list', { name: 'Scheduled' });
  await expect(line).toContainText('Held: it was changed since.');
  await line.getByRole('button', { name: /^Apply anyway: \$900\.00/ }).click();
  await expect(toast(page)).toContainText('Change applied');
  await expect(line).toBeHidden();
  await expect(panel.getByText('$900.00')).toBeVisible();
});
