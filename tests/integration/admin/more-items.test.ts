/** More items than are changed at once. */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { SheetPage } from '#contracts/catalog/sheets.ts';
import { MAX_BULK_ITEMS, SHEET_STEP } from '#domain/limits.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';

const db = useDatabase();
const admin = useAdmin(db);
const PATH = ADMIN_API_PATHS.rentalItems;

beforeAll(async () => {
  const { id } = await admin.addCategory({ name: 'Chairs' });
  await db().execute(sql`insert into rental_items (name, slug, category_id)
    select 'Chair ' || n, 'chair-' || n, ${id} from generate_series(0, ${MAX_BULK_ITEMS}::int) as n`);
});

test('all are exported, the first by name can be selected @sheet.file @items.bulk', async () => {
  const page = MAX_BULK_ITEMS / SHEET_STEP + 1;
  const last = await admin.read<SheetPage>('GET', `${PATH}/sheet?page=${page}`);
  expect(last.total).toBe(MAX_BULK_ITEMS + 1);
  expect(last.rows).toHaveLength(1);
  const { items } = await admin.read<{ items: string[] }>('GET', `${PATH}/bulk/match`);
  expect(items).toHaveLength(MAX_BULK_ITEMS);
  const exported = last.rows[0] ?? [];
  expect(items.some((item) => exported.includes(item.split(':')[0] ?? ''))).toBe(false);
});
