/** The Categories tab: create, edit, delete and bring back; what becomes of the items. */
import {
  findRow,
  freshName,
  makeCategory,
  makeItem,
  toast,
  openTab,
} from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';

test('a name that exists is warned of, and gets the address that was told @admin.same-name', async ({
  page,
  api,
}) => {
  const name = freshName('Namesake');
  const { slug } = await makeCategory(api, { name });
  const panel = await openTab(page, 'Categories');
  await panel.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog', { name: 'New category' });
  await dialog.getByLabel('Name').fill(name.toUpperCase());
  await expect(dialog.getByText('A category with this name already exists.')).toBeVisible();
  const address = `/rental-services/${slug}-2`;
  await expect(
    dialog.getByText(`The last part of its web address: ${address}`, { exact: true }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Create category' }).click();
  await expect(toast(page)).toContainText('Category created successfully');
  await expect(toast(page)).toContainText(`Its slug is ${slug}-2.`);
});

test('a category is created, edited, deleted at once and brought back @admin.refetch @admin.saved @admin.save-undo @admin.delete @trash.search', async ({
  page,
}) => {
  const panel = await openTab(page, 'Categories');
  const name = freshName('Garden Games');
  await panel.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog', { name: 'New category' });
  await expect(dialog.getByLabel('Name')).toBeFocused();

  // Required at the browser's level: nothing is sent.
  await dialog.getByRole('button', { name: 'Create category' }).click();
  await expect(dialog.getByLabel('Name')).toHaveJSProperty('validity.valueMissing', true);

  // The slug follows the name until it is edited by hand.
  await dialog.getByLabel('Name').fill(`${name} & More`);
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await expect(dialog.getByLabel('Slug')).toHaveValue(`${slug}-more`);
  await dialog.getByLabel('Slug').fill(`${slug}-by-hand`);
  await dialog.getByLabel('Name').fill(name);
  await expect(dialog.getByLabel('Slug')).toHaveValue(`${slug}-by-hand`);
  await dialog.getByLabel('Description', { exact: true }).fill('For lawns.');
  await dialog.getByRole('button', { name: 'Create category' }).click();
  await expect(toast(page)).toContainText('Category created successfully');
  await expect(dialog).toHaveCount(0);

  const row = await findRow(panel, name);
  await row.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  await expect(edit.getByLabel('Description', { exact: true })).toHaveValue('For lawns.');
  await edit.getByLabel('Active').uncheck();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page)).toContainText('Category updated successfully');
  await expect(row).toContainText('Inactive');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Category restored');
  await expect(row).not.toContainText('Inactive');

  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(toast(page)).toContainText('Category deleted successfully');
  await expect(row).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Category restored successfully');
  await expect(row).toHaveCount(1);

  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(row).toHaveCount(0);
  // A search that stayed would hide there what it does not name.
  await panel.getByRole('searchbox').fill('nothing has this name');
  await expect(panel.getByText('0 categories')).toBeVisible();
  await panel.getByRole('button', { name: 'Trash' }).click();
  await expect(panel.getByRole('searchbox')).toHaveValue('');
  await panel.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(panel.getByRole('button', { name: `Restore ${name}` })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Back to categories' }).click();
  await findRow(panel, name);
});

test('a category with items says how many, and moves them or deletes them too @categories.delete-items', async ({
  page,
  api,
}) => {
  const from = await makeCategory(api, { name: freshName('Going') });
  const to = await makeCategory(api, { name: freshName('Staying') });
  const item = await makeItem(api, { name: freshName('Movable'), categoryId: from.id });
  await makeItem(api, { name: freshName('Movable'), categoryId: from.id });
  const panel = await openTab(page, 'Categories');
  await (await findRow(panel, from.name)).getByRole('button', { name: /^Delete/ }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${from.name}?` });
  await expect(dialog).toContainText('This category has 2 rental items');
  await dialog.getByLabel('Move items to').selectOption(to.name);
  await dialog.getByRole('button', { name: 'Move items and delete category' }).click();
  await expect(toast(page)).toContainText('Category deleted successfully');
  const row = await findRow(panel, to.name);
  await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible();

  // The first goes by itself.
  await expect(toast(page)).toHaveCount(0);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete category and items' }).click();
  await expect(toast(page)).toContainText('Category deleted successfully');
  const answer = await api.get(`/api/admin/rental-items/${item.id}`);
  expect(await answer.json()).toMatchObject({ deletedAt: expect.any(String) });
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Category restored successfully');
  await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible();
});

test.describe('a category that looks empty', () => {
  // A browser reports the refusal.
  test.use({ allowedErrors: /status of 409/ });

  test('asks where its items go, when some have come meanwhile', async ({ page, api }) => {
    const category = await makeCategory(api, { name: freshName('Filling') });
    const to = await makeCategory(api, { name: freshName('Taking') });
    const panel = await openTab(page, 'Categories');
    const row = await findRow(panel, category.name);
    await expect(row.getByRole('cell', { name: '0', exact: true })).toBeVisible();
    // The list is not read again for the search.
    await page.waitForLoadState('networkidle');
    const items = [freshName('Late'), freshName('Late')];
    for (const name of items) await makeItem(api, { name, categoryId: category.id });
    await row.getByRole('button', { name: /^Delete/ }).click();
    const dialog = page.getByRole('dialog', { name: `Delete ${category.name}?` });
    await expect(dialog).toContainText(
      'This category has 2 rental items. What should happen to them?',
    );
    await expect(toast(page)).toHaveCount(0);
    await dialog.getByLabel('Move items to').selectOption(to.name);
    await dialog.getByRole('button', { name: 'Move items and delete category' }).click();
    await expect(toast(page)).toContainText('Category deleted successfully');
    await expect(
      (await findRow(panel, to.name)).getByRole('cell', { name: '2', exact: true }),
    ).toBeVisible();
  });
});
