/** The visitors' order of categories: changed by key and by hand, saved by itself. */
import { categoryEndpoints } from '#contracts/catalog/categories.ts';
import { freshName, makeCategory, openTab, toast } from '../../support/admin/steps.ts';
import { expect, test, type Page } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../../support/api-paths.ts';

async function openOrder(page: Page) {
  const panel = await openTab(page, 'Categories');
  await panel.getByRole('button', { name: 'Change order' }).click();
  return page.getByRole('dialog', { name: 'Category order' });
}

test('the order is changed by key and by hand, and stays @categories.order', async ({
  page,
  api,
}) => {
  const first = await makeCategory(api, { name: freshName('Order A'), displayOrder: 0 });
  const second = await makeCategory(api, { name: freshName('Order B'), displayOrder: 0 });
  const dialog = await openOrder(page);
  const names = dialog.getByRole('listitem');
  const handle = (name: string) => dialog.getByRole('button', { name: `Move ${name}` });
  await expect(names.first()).toContainText('Order A');

  await handle(first.name).focus();
  await page.keyboard.press('ArrowDown');
  await expect(handle(first.name)).toBeFocused();
  await expect(names.first()).toContainText(second.name);
  await expect(toast(page)).toContainText('Order saved');

  const target = await names.nth(3).boundingBox();
  await handle(second.name).hover();
  await page.mouse.down();
  await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 20, { steps: 8 });
  await page.mouse.up();
  await expect(names.nth(3)).toContainText(second.name);
  await expect
    .poll(async () => {
      const answer = await api.get('/api/admin/categories');
      const list = (await answer.json()) as { name: string }[];
      return list.findIndex(({ name }) => name === second.name);
    })
    .toBe(3);
});

test('an order that is changed right before its dialog closes is saved @categories.order', async ({
  page,
  api,
}) => {
  const first = await makeCategory(api, { name: freshName('Quick A'), displayOrder: 0 });
  const second = await makeCategory(api, { name: freshName('Quick B'), displayOrder: 0 });
  const dialog = await openOrder(page);
  await dialog.getByRole('button', { name: `Move ${first.name}` }).press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(toast(page)).toContainText('Order saved');
  const answer = await api.get('/api/admin/categories');
  const ids = ((await answer.json()) as { id: string }[]).map(({ id }) => id);
  expect(ids.indexOf(second.id)).toBeLessThan(ids.indexOf(first.id));
});

test('an order is saved after the one before it, however late that one arrives @categories.order', async ({
  page,
  api,
}) => {
  const made = [];
  for (const word of ['Late A', 'Late B', 'Late C']) {
    made.push(await makeCategory(api, { name: freshName(word), displayOrder: 0 }));
  }
  const [first, , last] = made;
  const { path } = categoryEndpoints.order;
  const late = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(`**${path}`, async (route) => {
    asked.push(route.request().method());
    if (asked.length === 1) await late.promise;
    await route.fallback();
  });
  const dialog = await openOrder(page);
  const handle = dialog.getByRole('button', { name: `Move ${first?.name}` });
  await handle.press('ArrowDown');
  await expect.poll(() => asked).toHaveLength(1);
  await handle.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // What the dialog sent on its end would be asked before this.
  await page.evaluate((health) => fetch(health), API_PATHS.health);
  expect(asked).toHaveLength(1);

  const saved = page.waitForResponse((answer) => answer.url().endsWith(path) && asked.length === 2);
  late.resolve();
  expect((await saved).status()).toBe(200);
  const answer = await api.get(ADMIN_API_PATHS.categories);
  const ids = ((await answer.json()) as { id: string }[]).map(({ id }) => id);
  expect(ids.indexOf(last?.id ?? '')).toBeLessThan(ids.indexOf(first?.id ?? ''));
});

test.describe('while the first of two orders fails', () => {
  test.use({ allowedErrors: /status of 503/ });

  test('the second one stays in the dialog and is saved @categories.order', async ({
    page,
    api,
  }) => {
    const made = [];
    for (const word of ['Kept A', 'Kept B', 'Kept C']) {
      made.push(await makeCategory(api, { name: freshName(word), displayOrder: 0 }));
    }
    const [name = '', , last = ''] = made.map((each) => each.name);
    const failing = Promise.withResolvers<void>();
    const asked: string[] = [];
    await page.route(`**${categoryEndpoints.order.path}`, async (route) => {
      asked.push(route.request().method());
      if (asked.length > 1) return route.fallback();
      await failing.promise;
      return route.fulfill({ status: 503, body: '' });
    });
    const dialog = await openOrder(page);
    const rows = dialog.getByRole('listitem').filter({ hasText: /Kept [ABC]/ });
    const handle = dialog.getByRole('button', { name: `Move ${name}` });
    await handle.press('ArrowDown');
    await expect.poll(() => asked).toHaveLength(1);
    await handle.press('ArrowDown');
    failing.resolve();
    await expect(toast(page)).toContainText('Order saved');
    await expect(rows.last()).toContainText(name);
    const answer = await api.get(ADMIN_API_PATHS.categories);
    const names = ((await answer.json()) as { name: string }[]).map((each) => each.name);
    expect(names.indexOf(last)).toBeLessThan(names.indexOf(name));
  });
});
