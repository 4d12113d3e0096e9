/** What all staff changed, and the way back from it. */
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import type { ActivityLine } from '#contracts/history/activity.ts';
import type { SectionView } from '#contracts/settings/endpoints.ts';
import { expectWell, SIZES } from '../../support/admin/sizes.ts';
import { freshName, makeCategory, makeItem, toast } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

test('a change of many is one line, which leads to what it changed and is taken back there @history.activity @history.undo', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Linens') });
  const word = freshName('Linen');
  const items = [];
  for (let index = 0; index < 5; index += 1) {
    const name = `${word} ${index}`;
    items.push(await makeItem(api, { name, categoryId: category.id, price: '14' }));
  }
  await api.post(`${ADMIN_API_PATHS.rentalItems}/bulk`, {
    data: {
      items: items.map(({ id, version }) => `${id}:${version}`),
      change: { price: { kind: 'percent', by: 10 } },
      batchId: crypto.randomUUID(),
    },
  });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Owner' }).click();
  await page.locator('#person-menu').getByRole('button', { name: 'Activity' }).click();
  await expect(page).toHaveURL(/#activity$/);
  // Other tests change five as well.
  const ofThem = { hasText: '5 rental items', has: page.getByText(word) };
  const line = page.getByRole('listitem').filter(ofThem).first();
  await expect(line).toContainText('Edited by Owner');
  await expect(line).toContainText('and 2 more');
  await expect(line).toContainText('$14.00');
  await expect(line).toContainText('$15.40');

  await expectWell(page, 'activity', { phone: SIZES.phone });
  await page.setViewportSize(SIZES.laptop);

  // Filters stand in the address, and a reload keeps them.
  await page.getByLabel('Filter by kind').selectOption('Categories');
  await expect(line).toHaveCount(0);
  await expect(page).toHaveURL(/\?kind=category#activity$/);
  await page.reload();
  await expect(page.getByRole('listitem').first()).toContainText('Created by Owner');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('nothing matches the filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  // It leads to what was changed.
  await line
    .getByRole('button', { name: /^Linen/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Edit Linen/ })).toBeVisible();
  await page.goBack();

  await line.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('5 changes taken back.');
  const answer = await api.get(`${ADMIN_API_PATHS.rentalItems}?category=${category.id}`);
  expect(new Set(((await answer.json()) as { price: string }[]).map(({ price }) => price))).toEqual(
    new Set(['$14.00']),
  );
  // Taking it back is a line of its own, with the way back; the line before stays, without it.
  const lines = page.getByRole('listitem').filter(ofThem);
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(0).getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(lines.nth(1).getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const told = (await (await api.get('/api/admin/activity')).json()) as ActivityLine[];
  const presses = told.map(({ press }) => press);
  expect(presses[0]).toMatchObject({ count: 5, undoable: 5 });
  expect(presses[1]).toMatchObject({ count: 5, undoable: 0 });
});

test('an undo that leaves something out says what before it is pressed @history.undo', async ({
  page,
  api,
}) => {
  const { id: categoryId } = await makeCategory(api, { name: freshName('Runners') });
  const items = [];
  for (let index = 0; index < 3; index += 1) {
    items.push(await makeItem(api, { name: freshName('Runner'), categoryId, price: '14' }));
  }
  const bulk = `${ADMIN_API_PATHS.rentalItems}/bulk`;
  const change = async (seen: string[], fields: object) => {
    const data = { items: seen, change: fields, batchId: crypto.randomUUID() };
    expect((await api.post(bulk, { data })).status()).toBe(200);
  };
  await change(
    items.map((item) => `${item.id}:1`),
    { price: { kind: 'percent', by: 8 } },
  );
  const [{ id, name }] = items as [RentalItemAdminView];
  await change([`${id}:2`], { isFeatured: true });
  await page.goto('/admin#activity');
  const line = page.getByRole('listitem').filter({ hasText: '3 rental items' }).first();
  const undo = line.getByRole('button', { name: 'Undo 2 of 3' });
  await expect(undo).toHaveAccessibleDescription(
    new RegExp(`Undo leaves ${name}, changed since\\.$`),
  );
});

test('an edit of the settings is told in the words of its form, and leads to its section @history.activity', async ({
  page,
  api,
}) => {
  const answer = await api.get(ADMIN_API_PATHS.settings);
  const sections = (await answer.json()) as SectionView[];
  const fees = sections.find(({ section }) => section === 'fees');
  if (!fees) throw new Error('There is no such section');
  await api.put(`${ADMIN_API_PATHS.settings}/fees`, {
    data: { value: { ...fees.value, minimumOrder: 777 }, version: fees.version },
  });
  await page.goto('/admin?kind=setting#activity');
  const line = page.getByRole('listitem').first();
  await expect(line).toContainText('777');
  await expect(line).toContainText('Minimum order');
  const go = Promise.withResolvers<void>();
  await page.route('**/undo', async (route) => {
    await go.promise;
    await route.fallback();
  });
  const undo = line.getByRole('button', { name: 'Undo' });
  await undo.click();
  // A second press would find nothing to undo, and say so.
  await expect(undo).toBeDisabled();
  go.resolve();
  await expect(toast(page)).toContainText('1 change taken back.');
  await page.getByRole('listitem').first().getByRole('button').first().click();
  await expect(page).toHaveURL(/section=fees#settings$/);
});
