/** How many of a line the shop owns, as the page of its request tells. */
import { expect, test } from 'vitest';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { addCategory, addInquiry, addItem } from '../../support/rows.ts';

const db = useDatabase();
const admin = useAdmin(db);

test('it is told of the option that is counted apart, and of no set, whose parts are counted @inquiry.page @items.stock', async () => {
  const category = await addCategory(db());
  const add = (name: string, fields: object) => addItem(db(), category, { name, ...fields });
  const options = [
    { name: 'Large', price: 11, owned: 24 },
    { name: 'Small', price: 9 },
  ];
  const cloth = await add('Cloth', { availability: 0, options });
  const parts = [{ itemId: cloth, option: 'Large', quantity: 1 }];
  const table = await add('Dressed Table', { availability: 5, parts });
  const line = { quantity: 2, price: '$9.00' };
  const id = await addInquiry(db(), {}, [
    { ...line, itemId: cloth, name: 'Cloth (Large)' },
    { ...line, itemId: cloth, name: 'Cloth (Small)' },
    { ...line, itemId: table, name: 'Dressed Table' },
  ]);
  const path = `${ADMIN_API_PATHS.inquiries}/${id}/work`;
  const { lines } = await admin.read<InquiryWorkView>('GET', path);
  expect(lines.map(({ owned }) => owned)).toEqual([24, 0, null]);
});
