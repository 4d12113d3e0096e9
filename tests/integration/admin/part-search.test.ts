/** What staff find by part of a name, whatever its accents, apostrophes and dashes (@admin.search). */
import { beforeAll, expect, test } from 'vitest';
import { listStockItems } from '#db/queries/stock/view.ts';
import { media } from '#db/schema.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { addCategory, addItem, addPackage } from '../../support/rows.ts';

const NAME = 'D’Angelo–Peña Décor';
const db = useDatabase();
const admin = useAdmin(db);

beforeAll(async () => {
  const category = await addCategory(db(), { name: NAME });
  await addCategory(db(), { name: 'Chairs 50% off' });
  await addItem(db(), category, { name: NAME });
  await addItem(db(), category, { name: 'Gold Chair' });
  await addPackage(db(), { name: NAME });
  await addPackage(db(), { name: 'Classic' });
  const size = { width: 30, height: 20 };
  await db()
    .insert(media)
    .values([
      { url: `/img/${'a'.repeat(64)}.webp`, alt: NAME, ...size },
      { url: `/img/${'b'.repeat(64)}.webp`, alt: 'A gold chair', ...size },
    ]);
});

const SEARCHES = ['dangelo-pena', "D'ANGELO‑PEÑA", 'angelo—pe', 'na decor', NAME];

test.each(SEARCHES)('%j finds categories, packages, images and stock @admin.search', async (q) => {
  const query = `?q=${encodeURIComponent(q)}`;
  const { categories, servicePackages, media: images } = ADMIN_API_PATHS;
  const named = async (path: string) =>
    (await admin.read<{ name: string }[]>('GET', `${path}${query}`)).map(({ name }) => name);
  expect(await named(categories)).toEqual([NAME]);
  expect(await named(servicePackages)).toEqual([NAME]);
  expect(await admin.read('GET', `${images}${query}`)).toMatchObject([{ alt: NAME }]);
  expect((await listStockItems(db(), { q, page: 1 })).total).toBe(1);
});

test('signs of a pattern stand for themselves @admin.search', async () => {
  const found = (q: string) =>
    admin.read('GET', `${ADMIN_API_PATHS.categories}?q=${encodeURIComponent(q)}`);
  expect(await found('50% off')).toMatchObject([{ name: 'Chairs 50% off' }]);
  expect(await found('5_% off')).toEqual([]);
  expect(await found('\\')).toEqual([]);
});
