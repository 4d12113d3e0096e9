/** Redirects from former addresses of entities that are written together (@items.moved). */
import type { Database } from '#db/client.ts';
import { listSlugsLike, type EntityTable } from '#db/queries/catalog/entities.ts';
import { recordRedirects, releaseAddresses } from '#db/queries/catalog/redirects.ts';

interface AddressedRow {
  id: string;
  slug: string;
  deletedAt: Date | null;
}

/** What differs between the addresses of categories, items and packages. */
export interface AddressedKind<Row> {
  table: EntityTable;
  /** Loads rows in the order of the ids, also from the trash. */
  load: (db: Database, ids: readonly string[]) => Promise<Row[]>;
  /** Columns in the page's address. */
  addressedBy: readonly string[];
  /** Addresses of each row's pages, always in one order. */
  addresses: (tx: Database, rows: readonly Row[]) => Promise<string[][]>;
}

/**
 * Reads addresses before the entities are written.
 * @returns records, after they were, where the former addresses lead
 */
export async function followAddresses<Row extends AddressedRow>(
  tx: Database,
  { table, load, addressedBy, addresses }: AddressedKind<Row>,
  edits: readonly { row: Row; columns: Readonly<Record<string, unknown>> }[],
): Promise<() => Promise<void>> {
  const rows = edits
    .filter(({ columns }) => addressedBy.some((name) => name in columns))
    .map(({ row }) => row);
  const from = await addresses(tx, rows);
  return async () => {
    if (rows.length === 0) return;
    const written = await load(
      tx,
      rows.map(({ id }) => id),
    );
    const to = await addresses(tx, written);
    const taken = await listSlugsLike(tx, table, '');
    const ofTrash: [string, string][] = [];
    const moves: [string, string][] = [];
    for (const [index, { slug, deletedAt }] of rows.entries()) {
      const own = (from[index] ?? []).map((old, each): [string, string] => [
        old,
        to[index]?.[each] ?? old,
      ]);
      if (!deletedAt) moves.push(...own);
      // While it was in the trash, another one may have taken its address.
      else if (written[index]?.slug === slug || !taken.has(slug)) ofTrash.push(...own);
    }
    // An address leads where the entity outside the trash went.
    const leads = new Map([...ofTrash, ...moves]);
    await recordRedirects(tx, [...leads.keys()], [...leads.values()]);
  };
}

/** Deletes redirects from the addresses of entities that were made or restored. */
export async function freeAddresses<Row>(
  tx: Database,
  { load, addresses }: AddressedKind<Row>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await releaseAddresses(tx, (await addresses(tx, await load(tx, ids))).flat());
}
