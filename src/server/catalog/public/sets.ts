/** Public items, with how many of each set the shop's parts allow. */
import type { RentalItemView } from '#contracts/catalog/public.ts';
import type { Database } from '#db/client.ts';
import type { RentalItemRow } from '#db/queries/catalog/public.ts';
import { listSetIds } from '#db/queries/catalog/sets.ts';
import { listStockedItems } from '#db/queries/stock/rows.ts';
import { freeFor } from '#domain/shortages.ts';
import { presentItem } from './present.ts';

/** Any day, because nothing is away. */
const ANY_DAY = { first: '2000-01-01', last: '2000-01-01' };
const NO_WINDOW = { before: 0, after: 0, turnaround: 0 };
const NEVER_CLOSED = { weekdays: [], days: [] };

/**
 * @returns how many of each public set its scarcest part allows, by id (@stock.set); sets without a
 *   counted part are left out
 * @throws when the database fails
 */
export async function countSets(db: Database): Promise<Map<string, number>> {
  const ids = await listSetIds(db);
  if (ids.length === 0) return new Map();
  const items = await listStockedItems(db, ids, NO_WINDOW);
  return new Map(
    ids.flatMap((id) => {
      const count = freeFor({ itemId: id, option: '' }, ANY_DAY, items, NEVER_CLOSED, []);
      return count === null ? [] : [[id, count] as const];
    }),
  );
}

/** @param sets by `countSets` */
export function withSets(item: RentalItemView, sets: ReadonlyMap<string, number>): RentalItemView {
  const count = sets.get(item.id);
  return count === undefined ? item : { ...item, availability: count };
}

/**
 * @returns the public views of these items
 * @throws when the database fails
 */
export async function presentItems(
  db: Database,
  rows: readonly RentalItemRow[],
): Promise<RentalItemView[]> {
  const sets = await countSets(db);
  return rows.map((row) => withSets(presentItem(row), sets));
}
