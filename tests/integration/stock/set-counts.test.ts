/** How many of a set visitors are told that the shop owns, on a real database. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { RentalItemView } from '#contracts/catalog/public.ts';
import { rentalItems } from '#db/schema.ts';
import { catalogApp } from '#server/catalog/public/app.ts';
import { countSets } from '#server/catalog/public/sets.ts';
import { API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { addCategory, addItem } from '../../support/rows.ts';

const db = useDatabase();

const part = (itemId: string, quantity: number, option = '') => ({ itemId, option, quantity });

test('a set is owned as often as its scarcest part allows, and as often as that changes @availability.sets', async () => {
  const category = await addCategory(db());
  const table = await addItem(db(), category, { name: 'Table', availability: 60 });
  const chair = await addItem(db(), category, { name: 'Chair', availability: 600 });
  const cloth = await addItem(db(), category, {
    name: 'Cloth',
    availability: 0,
    options: [{ name: 'Ivory', price: 20, owned: 24 }],
  });
  const set = (name: string, parts: ReturnType<typeof part>[]) =>
    addItem(db(), category, { name, availability: 7, parts });
  const round = await set('Round', [part(table, 1), part(chair, 8)]);
  const rows = await set('Rows', [part(chair, 90), part(chair, 10)]);
  const dressed = await set('Dressed', [part(table, 1), part(cloth, 1, 'Ivory')]);
  const uncounted = await set('Uncounted', [part(cloth, 1)]);
  const counts = { [round]: 60, [rows]: 6, [dressed]: 24 };
  expect(Object.fromEntries(await countSets(db()))).toEqual(counts);

  const answer = await catalogApp({ db } as never).request(API_PATHS.rentalItems);
  const items = (await answer.json()) as RentalItemView[];
  const told = new Map(items.map(({ id, availability }) => [id, availability]));
  expect([round, rows, dressed, uncounted, chair].map((id) => told.get(id))).toEqual([
    60, 6, 24, 0, 600,
  ]);

  await db().update(rentalItems).set({ availability: 80 }).where(eq(rentalItems.id, chair));
  expect((await countSets(db())).get(round)).toBe(10);
});
