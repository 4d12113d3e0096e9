/** Images of options in the dialog of a rental item. */
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { findRow, freshName, makeCategory, makeItem, openTab } from '../../support/admin/steps.ts';
import { expect, test } from '../../support/admin/test.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';

test('an option gets one of the item’s images, and loses it with that @product.option-image', async ({
  page,
  api,
}) => {
  const category = await makeCategory(api, { name: freshName('Covers') });
  const images = ['/media/catalog/satin-linens-1.jpg', '/media/catalog/satin-linens-2.jpg'];
  const options = ['Ivory', 'Black'].map((name) => ({ name, price: 8 }));
  const item = await makeItem(api, {
    name: freshName('Cover'),
    categoryId: category.id,
    images,
    options,
  });
  const kept = async () => {
    const answer = await api.get(`${ADMIN_API_PATHS.rentalItems}/${item.id}`);
    return ((await answer.json()) as RentalItemAdminView).options;
  };
  const panel = await openTab(page, 'Rental Items');
  const row = await findRow(panel, item.name);
  const dialog = page.getByRole('dialog', { name: `Edit ${item.name}` });
  const edit = async () => row.getByRole('button', { name: `Edit ${item.name}` }).click();
  const save = async () => {
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
  };
  await edit();
  const image = dialog.getByLabel('Image of option 2', { exact: true });
  await expect(image).toHaveValue('');
  await image.selectOption('Image 2');
  await save();
  expect(await kept()).toEqual([options[0], { ...options[1], image: images[1] }]);

  await edit();
  await dialog.getByRole('button', { name: 'Remove image 2' }).click();
  await expect(image).toHaveValue('');
  await save();
  expect(await kept()).toEqual(options);
});
