/** Items as visitors may see them, with the number of sets that could be made of what the shop owns. */
import type { RentalItemView } from '#contracts/catalog/public.ts';
import type { Database } from '#db/client.ts';
import type { RentalItemRow } from '#db/queries/catalog/public.ts';
import { listSetIds } from '#db/queries/catalog/sets.ts';
import { findStockedItems } from '#db/queries/stock/rows.ts';
import { freeFor } from '#domain/event-stock.ts';
import { presentItem } from './present.ts';

/** Whatever the windows are: where nothing is away, all days are alike. */
const ANY_DAY = { first: '2000-01-01', last: '2000-01-01' };
const NO_WINDOW = { before: 0, after: 0, turnaround: 0 };
const NEVER_CLOSED = { weekdays: [], days: [] };

/**
 * @returns by id of each public set, how many its scarcest part allows (@stock.set); a set of which nobody
 *   has counted any part is left out
 * @throws when the database fails
 */
export async function countSets(db: Database): Promise<Map<string, number>> {
  const ids = await listSetIds(db);
  if (ids.length === 0) return new Map();
  const items = await findStockedItems(db, ids, NO_WINDOW);
  return new Map(
    ids.flatMap((id) => {
      const count = freeFor({ itemId: id, option: '' }, ANY_DAY, items, NEVER_CLOSED, []);
      return count === null ? [] : [[id, count] as const];
    }),
  );
}

/** @param sets as `countSets` gives them */
export function withSets(item: RentalItemView, sets: ReadonlyMap<string, number>): RentalItemView {
  const count = sets.get(item.id);
  return count === undefined ? item : { ...item, availability: count };
}

/** @returns these items as visitors may see them. @throws when the database fails */
export async function presentItems(
  db: Database,
  rows: readonly RentalItemRow[],
): Promise<RentalItemView[]> {
  const sets = await countSets(db);
  return rows.map((row) => withSets(presentItem(row), sets));
}
