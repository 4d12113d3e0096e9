/** The entities that scheduled changes are about. */
import type { Database } from '#db/client.ts';
import { listCategoriesById } from '#db/queries/catalog/categories.ts';
import { listItemsById } from '#db/queries/catalog/items.ts';
import { listPackagesById } from '#db/queries/catalog/packages.ts';
import type { ScheduledRow } from '#db/queries/catalog/scheduled.ts';
import type { PresentFields, ScheduledKind } from '#domain/scheduled-change.ts';
import type { EditableRow } from '../../../base/editable.ts';

type Thing = EditableRow & PresentFields & { id: string; name: string };

const LISTED: Record<ScheduledKind, (db: Database, ids: readonly string[]) => Promise<Thing[]>> = {
  category: listCategoriesById,
  item: listItemsById,
  package: listPackagesById,
};

/** @returns the entities of these changes as they are now, by id, also from the trash */
export async function readThings(
  db: Database,
  changes: readonly Pick<ScheduledRow, 'kind' | 'entityId'>[],
): Promise<Map<string, Thing>> {
  const things = new Map<string, Thing>();
  for (const [kind, own] of Map.groupBy(changes, (change) => change.kind)) {
    const ids = [...new Set(own.map(({ entityId }) => entityId))];
    for (const thing of await LISTED[kind](db, ids)) things.set(thing.id, thing);
  }
  return things;
}
