/** A save that changes nothing. */
import { expect, test } from 'vitest';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { categoryEdit, itemEdit, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';

const admin = useAdmin(useDatabase());
const { categories, rentalItems } = ADMIN_API_PATHS;

test('makes no version, so that no Undo is offered that finds none to go back to @admin.save-undo', async () => {
  const category = await admin.addCategory({ name: 'Chairs' });
  const seen = await admin.read<typeof category>('GET', `${categories}/${category.id}`);
  const same = await admin.read('PUT', `${categories}/${category.id}`, categoryEdit(seen, {}));
  expect(same).toMatchObject({ version: seen.version });
  const specifications = { Weight: '1 lb', Care: 'Dry clean' };
  const options = [{ name: 'Gold', price: 12.5, owned: 20 }];
  const fields = { name: 'Pew', price: '12.50', specifications, options };
  const pew = await admin.addItem(category.id, fields);
  const path = `${rentalItems}/${pew.id}`;
  expect(await admin.read('PUT', path, itemEdit(pew, {}))).toMatchObject({ version: 1 });
});

test('makes one where the specifications have another order @admin.save-undo', async () => {
  const { id: categoryId } = await admin.addCategory({ name: 'Tables' });
  const specifications = { Weight: '1 lb', Care: 'Dry clean' };
  const oak = await admin.addItem(categoryId, { name: 'Oak', specifications });
  const path = `${rentalItems}/${oak.id}`;
  const turned = itemEdit(oak, { specifications: { Care: 'Dry clean', Weight: '1 lb' } });
  expect(await admin.read('PUT', path, turned)).toMatchObject({ version: 2 });
  const back = { version: 2 };
  const restored = await admin.read<RentalItemAdminView>(
    'POST',
    `${path}/versions/1/restore`,
    back,
  );
  expect(Object.keys(restored.specifications)).toEqual(['Weight', 'Care']);
});
