import { expect, test } from 'vitest';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { itemBody, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';

const PATH = ADMIN_API_PATHS.rentalItems;
const db = useDatabase();
const admin = useAdmin(db);

test('an item names what goes with it, what is in the trash included @items.goes-with', async () => {
  const { id: tables } = await admin.addCategory({ name: 'Tables' });
  const chair = await admin.addItem(tables, { name: 'Side Chair' });
  const cloth = await admin.addItem(tables, { name: 'Cloth' });
  const erased = '0198f2a0-0000-4000-8000-000000000009';
  const goesWith = [cloth.id, chair.id, erased];
  const table = await admin.addItem(tables, { name: 'Long Table', goesWith });
  await admin.read('DELETE', `${PATH}/${chair.id}?version=${chair.version}`);
  const read = await admin.read<RentalItemAdminView>('GET', `${PATH}/${table.id}`);
  expect(read.goesWith).toEqual(goesWith);
  expect(read.goesWithNames).toEqual({ [cloth.id]: 'Cloth', [chair.id]: 'Side Chair' });
  const tooMany = Array.from({ length: 9 }, () => cloth.id);
  const body = itemBody(tables, { name: 'Crowded', goesWith: tooMany });
  await expectError(await admin.ask('POST', PATH, body), 400);
});
