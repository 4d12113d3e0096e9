/**
 * The Service Packages tab.
 */
import { findRow, freshName, toast, openTab } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';

test('a package is created with features one a line, and edited @admin.saved @packages.row', async ({
  page,
  api,
}) => {
  const panel = await openTab(page, 'Service Packages');
  const name = freshName('Mirror Booth');
  await panel.getByRole('button', { name: 'Add service package' }).click();
  const dialog = page.getByRole('dialog', { name: 'New service package' });
  for (const label of ['Package name', 'Service type', 'Starting price']) {
    await expect(dialog.getByLabel(label)).toHaveAttribute('required');
  }
  await expect(dialog.getByRole('textbox', { name: 'Description', exact: true })).toHaveAttribute(
    'required',
  );
  await dialog.getByLabel('Package name').fill(name);
  await dialog.getByLabel('Service type').selectOption('Photo Booth');
  await dialog.getByLabel('Starting price').fill('950.5');
  await dialog
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('A mirror that takes images.');
  await dialog.getByLabel('Features').fill('  Prints \n\n Props\n');
  await dialog.getByLabel('Popular').check();
  await dialog.getByRole('button', { name: 'Create service package' }).click();
  await expect(toast(page)).toContainText('Service package created successfully');

  const row = await findRow(panel, name);
  await expect(row).toContainText('Popular');
  await expect(row).toContainText('$950.50');
  const list = await api.get(`/api/admin/service-packages?q=${encodeURIComponent(name)}`);
  expect(await list.json()).toMatchObject([{ features: ['Prints', 'Props'], isPopular: true }]);

  await row.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  await expect(edit.getByLabel('Features')).toHaveValue('Prints\nProps');
  await edit.getByLabel('Active').uncheck();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page)).toContainText('Service package updated successfully');
  await expect(row).toContainText('Inactive');

  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(toast(page)).toContainText('Service package deleted successfully');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Service package restored successfully');
  await expect(row).toHaveCount(1);
});

test('clearing a search keeps the focus in the list', async ({ page }) => {
  const panel = await openTab(page, 'Service Packages');
  await panel.getByRole('searchbox', { name: 'Search service packages' }).fill('booth');
  const clear = panel.getByRole('button', { name: 'Clear search and filters' });
  await clear.press('Enter');
  await expect(clear).toHaveCount(0);
  await expect(panel.locator(':focus')).toHaveCount(1);
});
