import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rentalItems } from '#db/schema.ts';
import { itemBody, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { sheetsOf } from '../../support/sheets.ts';

const REFUSED = { options: 'The image of option “Gold” isn’t one of the item’s images' };
const db = useDatabase();
const admin = useAdmin(db);
const sheets = sheetsOf(admin, 'item');

test('an option has one of its item’s images only @product.option-image', async () => {
  const { id } = await admin.addCategory({ name: 'Chairs' });
  const fields = { images: ['/a.jpg'], options: [{ name: 'Gold', price: 5, image: '/b.jpg' }] };
  const refused = await admin.ask('POST', ADMIN_API_PATHS.rentalItems, itemBody(id, fields));
  expect((await expectError(refused, 400)).fields).toEqual(REFUSED);
  const images = ['/a.jpg', '/b.jpg'];
  const item = await admin.addItem(id, { ...fields, images });
  expect(item.options).toEqual(fields.options);
  const lines = await sheets.lines({
    fields: ['id', 'options', 'images'],
    rows: [[item.id, 'Gold | 5 |  | /c.jpg', '/a.jpg; /b.jpg']],
  });
  expect(lines).toMatchObject([{ outcome: 'refused', refused: REFUSED }]);
});

test('an option loses an image that an import takes from its item, and has it again by undo @product.option-image @sheet.undo', async () => {
  const { id } = await admin.addCategory({ name: 'Vases' });
  const [gold, silver] = [
    { name: 'Gold', price: 5, image: '/b.jpg' },
    { name: 'Silver', price: 6, image: '/a.jpg' },
  ];
  const item = await admin.addItem(id, { images: ['/a.jpg', '/b.jpg'], options: [gold, silver] });
  const { batchId } = await sheets.store({
    fields: ['id', 'images'],
    rows: [[item.id, '/a.jpg']],
  });
  const bare = { name: 'Gold', price: 5 };
  expect((await admin.readItem(item.id)).options).toEqual([bare, silver]);
  await sheets.undo(batchId);
  expect((await admin.readItem(item.id)).options).toEqual([gold, silver]);
});

test('what an earlier save left of another image is dropped with the next change or return @product.option-image @history.restore', async () => {
  const { id } = await admin.addCategory({ name: 'Arches' });
  const foreign = { name: 'Gold', price: 5, image: '/b.jpg' };
  const item = await admin.addItem(id, { images: ['/a.jpg'] });
  const options = [foreign];
  await db().update(rentalItems).set({ options, version: 2 }).where(eq(rentalItems.id, item.id));
  await sheets.store({ fields: ['id', 'options'], rows: [[item.id, 'Gold | 9 |  | /b.jpg']] });
  expect((await admin.readItem(item.id)).options).toEqual([{ name: 'Gold', price: 9 }]);
  await admin.read('POST', `${ADMIN_API_PATHS.rentalItems}/${item.id}/versions/2/restore`, {
    version: 3,
  });
  expect((await admin.readItem(item.id)).options).toEqual([{ name: 'Gold', price: 5 }]);
});
