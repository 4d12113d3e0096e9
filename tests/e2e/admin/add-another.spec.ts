/** Several new things in a row. */
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { freshName, makeCategory, openNewItem, openTab, toast } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

test('the next item begins with the category, unit and sizes of the one before, and nothing else of it @admin.another', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Linens') });
  const dialog = await openNewItem(page);
  const name = dialog.getByLabel('Name').first();
  const price = dialog.getByLabel('Price').first();
  const first = freshName('Ivory Linen');
  await name.fill(first);
  await dialog.getByLabel('Category').selectOption(category.name);
  await dialog.getByLabel('Short description').fill('Ivory.');
  await price.fill('14');
  await dialog.getByLabel('Price per').selectOption('set');
  await dialog.getByRole('button', { name: 'Add option' }).click();
  await dialog.getByLabel('Name of option 1').fill('90 × 132');
  await dialog.getByLabel('Price of option 1, in dollars').fill('16');
  await dialog.getByLabel('Pieces of option 1 in stock').fill('24');
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('ivory');
  const another = dialog.getByRole('button', { name: 'Save and add another' });
  await another.click();
  await expect(toast(page)).toContainText(first);

  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await expect(dialog.getByLabel('Category')).toHaveValue(category.id);
  await expect(dialog.getByLabel('Price per')).toHaveValue('set');
  await expect(dialog.getByLabel('Name of option 1')).toHaveValue('90 × 132');
  await expect(dialog.getByLabel('Price of option 1, in dollars')).toHaveValue('16');
  await expect(dialog.getByLabel('Pieces of option 1 in stock')).toHaveValue('');
  await expect(price).toHaveValue('0');
  await expect(dialog.getByText('ivory', { exact: true })).toHaveCount(0);

  // What is missing is said, and nothing is created.
  await another.click();
  await expect(dialog.getByRole('alert')).toContainText('Please check: Name');
  const second = freshName('Gold Linen');
  await name.fill(second);
  await dialog.getByLabel('Short description').fill('Gold.');
  await dialog.getByRole('button', { name: 'Create rental item' }).click();
  await expect(dialog).toBeHidden();
  const answer = await api.get(`${ADMIN_API_PATHS.rentalItems}?category=${category.id}`);
  expect((await answer.json()) as RentalItemAdminView[]).toMatchObject([
    { name: second, unit: 'set', tags: [], options: [{ name: '90 × 132', price: 16 }] },
    { name: first, unit: 'set', tags: ['ivory'], options: [{ owned: 24 }] },
  ]);
});

test('the next package begins with the service of the one before, and closing it keeps no draft @admin.another', async ({
  page,
}) => {
  const panel = await openTab(page, 'Service Packages');
  await panel.getByRole('button', { name: 'Add service package' }).click();
  const dialog = page.getByRole('dialog', { name: 'New service package' });
  await dialog.getByLabel('Package name').fill(freshName('Booth'));
  await dialog.getByLabel('Service type').selectOption('Photo Booth');
  await dialog.getByLabel('Starting price').fill('950');
  await dialog.getByRole('textbox', { name: 'Description', exact: true }).fill('A booth.');
  await dialog.getByRole('button', { name: 'Save and add another' }).click();
  await expect(toast(page)).toContainText('Service package created successfully');
  await expect(dialog.getByLabel('Package name')).toHaveValue('');
  await expect(dialog.getByLabel('Service type')).toHaveValue('photo_booth');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toast(page).filter({ hasText: 'Keep editing' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Add service package' }).click();
  await expect(dialog.getByLabel('Service type')).toHaveValue('');
});
