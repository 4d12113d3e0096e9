import { expect, test } from 'vitest';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { useQuotes } from '../../support/quotes.ts';
import { addItem } from '../../support/rows.ts';
import { useStock } from '../../support/stock.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { booked, empty, rows } = useStock(db, shop);

test('a spreadsheet that makes events short is asked about like a form, of an item or of its category @sheet.store @stock.edit', async () => {
  const category = await empty();
  const chair = await addItem(db(), category, { name: 'Chair', availability: 600 });
  const table = await addItem(db(), category, { name: 'Table', availability: 60 });
  await booked(chair, 400, '2027-06-09');
  await booked(chair, 420, '2027-06-13');
  const store = async (list: string, id: string, field: string, query = '') => {
    const { version } = await shop.read<{ version: number }>(
      await shop.ask('GET', `${list}/${id}`),
    );
    const given = [{ line: 2, cells: [id, '3'], version }];
    const body = { fields: ['id', field], rows: given, batchId: crypto.randomUUID() };
    return shop.ask('POST', `${list}/sheet${query}`, body);
  };
  const { categories, rentalItems: items } = ADMIN_API_PATHS;
  const storeRule = (query?: string) => store(categories, category, 'turnaround', query);
  for (const refused of [await store(items, chair, 'availability'), await storeRule()]) {
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('isDespiteShort');
  }
  expect((await storeRule('?isDespiteShort=1')).status).toBe(200);
  expect(await rows()).toMatchObject([{ free: '2027-06-13' }, {}]);
  expect((await store(items, table, 'availability')).status).toBe(200);
});
