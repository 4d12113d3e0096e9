import { expect, test } from 'vitest';
import { itemBody, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { sheetsOf } from '../../support/sheets.ts';

const REFUSED = { options: 'The image of option “Gold” isn’t one of the item’s images' };
const admin = useAdmin(useDatabase());
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
