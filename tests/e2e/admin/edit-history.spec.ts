/** What was changed of an item, and the way back, in its dialog. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import {
  findRow,
  freshName,
  makeCategory,
  makeItem,
  openTab,
  toast,
} from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

test.use({ allowedErrors: /status of 409/ });

const ITEM = `${ADMIN_API_PATHS.rentalItems}/`;

async function put(
  api: APIRequestContext,
  { id, name, slug, categoryId, shortDescription, price, version }: RentalItemAdminView,
  fields: object,
): Promise<RentalItemAdminView> {
  const data = { name, slug, categoryId, shortDescription, price, version, ...fields };
  const answer = await api.put(ITEM + id, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as RentalItemAdminView;
}

/** Makes an item whose price rose and that moved, and opens its history. */
async function openHistory(page: Page, api: APIRequestContext) {
  const [linens, chairs] = [freshName('Linens'), freshName('Chairs')];
  const from = await makeCategory(api, { name: linens });
  const to = await makeCategory(api, { name: chairs });
  const name = freshName('Runner');
  const made = await makeItem(api, { name, categoryId: from.id, price: '4' });
  const raised = await put(api, made, { price: '5' });
  const item = await put(api, raised, { categoryId: to.id });
  const panel = await openTab(page, 'Rental Items');
  await (await findRow(panel, name)).getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` });
  await dialog.getByText('History', { exact: true }).click();
  return { item, dialog, linens, chairs };
}

const edits = (dialog: Locator) => dialog.getByRole('listitem').filter({ hasText: / by / });

test('the dialog says who changed what, and brings a version back @history.shown @history.restore', async ({
  page,
  api,
}) => {
  const { item, dialog, linens, chairs } = await openHistory(page, api);
  await expect(edits(dialog)).toHaveCount(3);
  await expect(edits(dialog).nth(0)).toContainText(`Category${linens}→becomes${chairs}`);
  await expect(edits(dialog).nth(1)).toContainText('Price$4.00→becomes$5.00');
  await expect(edits(dialog).nth(2)).toContainText('Created by');
  // What is shown is the present version.
  await expect(edits(dialog).nth(0).getByRole('button')).toHaveCount(0);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await edits(dialog).nth(2).scrollIntoViewIfNeeded();
    await expectAccessible(page, `history at ${width} px`);
  }

  await dialog.getByLabel('Materials').fill('Linen, not saved');
  await dialog.getByLabel('Price').first().fill('9');
  await edits(dialog).nth(2).getByRole('button', { name: 'Restore this version' }).click();
  await expect(toast(page)).toContainText('Rental item restored');
  await expect(toast(page)).toContainText('What you typed is still here');
  await expect(edits(dialog)).toHaveCount(4);
  await expect(dialog.getByLabel('Category').locator('option:checked')).toHaveText(linens);
  await expect(dialog.getByLabel('Materials')).toHaveValue('Linen, not saved');
  await expect(dialog.getByLabel('Price').first()).toHaveValue('9');
  const restored = (await (await api.get(ITEM + item.id)).json()) as RentalItemAdminView;
  expect(restored).toMatchObject({
    price: '$4.00',
    categoryName: linens,
    materials: '',
    version: 4,
  });

  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page)).toContainText('Rental item updated successfully');
  expect(await (await api.get(ITEM + item.id)).json()).toMatchObject({
    price: '$9.00',
    materials: 'Linen, not saved',
    categoryName: linens,
    version: 5,
  });
});

test('an edit of somebody else since is shown before anything is restored @history.restore', async ({
  page,
  api,
}) => {
  const { item, dialog } = await openHistory(page, api);
  await expect(edits(dialog)).toHaveCount(3);
  // The dialog may read the edits again at any time; here, only once it is told of the other one.
  const { promise: refused, resolve: letRead } = Promise.withResolvers<void>();
  await page.route('**/history', async (route) => {
    await refused;
    await route.continue();
  });
  await put(api, item, { dimensions: '90 in' });
  await edits(dialog).nth(1).getByRole('button', { name: 'Restore this version' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Someone changed this just now.');
  letRead();
  await expect(edits(dialog)).toHaveCount(4);
  await expect(edits(dialog).nth(0)).toContainText('Dimensions–→becomes90 in');
  await edits(dialog).nth(2).getByRole('button', { name: 'Restore this version' }).click();
  await expect(toast(page)).toContainText('Rental item restored');
  expect(await (await api.get(ITEM + item.id)).json()).toMatchObject({
    price: '$5.00',
    dimensions: '',
    version: 5,
  });
});
