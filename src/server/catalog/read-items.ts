/** The public items for builds: what an earlier reading had is not read again. */
import type { RentalItemView } from '#contracts/catalog.ts';
import type { Database } from '#db/client.ts';
import { listItemVersions, listPublicItems } from '#db/queries/catalog.ts';
import { presentItem } from './present.ts';

/** Above so many changed items, all are read in one statement. */
const MAX_SINGLE = 500;

let known = new Map<string, { version: string; item: RentalItemView }>();

/**
 * @param db a transaction with one snapshot
 * @returns all public items by name; one that has not changed is the same object as last time
 * @throws when the database fails
 */
export async function readItems(db: Database): Promise<RentalItemView[]> {
  const versions = await listItemVersions(db);
  const changed = versions.filter(({ id, version }) => known.get(id)?.version !== version);
  const ids = changed.map(({ id }) => id);
  const filter = known.size === 0 || ids.length > MAX_SINGLE ? {} : { ids };
  const rows = ids.length === 0 ? [] : await listPublicItems(db, filter);
  const read = new Map(rows.map((row) => [row.id, row]));
  const next: typeof known = new Map();
  for (const { id, version } of versions) {
    const before = known.get(id);
    const row = read.get(id);
    if (before?.version === version) next.set(id, before);
    else if (row) next.set(id, { version, item: presentItem(row) });
  }
  known = next;
  return [...known.values()].map(({ item }) => item);
}
