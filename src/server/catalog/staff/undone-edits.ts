/** What takes a change of many items back (@items.bulk-undo). */
import type { Database } from '#db/client.ts';
import { listCategoryPlaces } from '#db/queries/catalog/categories.ts';
import { listSlugsLike } from '#db/queries/catalog/entities.ts';
import type { listBatch } from '#db/queries/catalog/history.ts';
import { listItemsById, type ItemRecord } from '#db/queries/catalog/items.ts';
import type { ItemColumns } from '#db/queries/catalog/many-items.ts';
import { freeSlug } from '#domain/slug.ts';
import { fieldsOf } from './history.ts';

/** An item, and the columns that an edit of many sets in it. */
export type ManyEdit = Readonly<{ row: ItemRecord; columns: ItemColumns }>;

/**
 * @returns what takes these edits back, and the names of what they leave as it is: changed since, or of a
 *   category that is in the trash
 */
export async function undoneBy(
  tx: Database,
  edits: Awaited<ReturnType<typeof listBatch>>,
): Promise<{ undone: ManyEdit[]; others: string[] }> {
  const byId = new Map(edits.map((edit) => [edit.itemId, edit]));
  const categories = new Set((await listCategoryPlaces(tx)).map(({ id }) => id));
  const undone: ManyEdit[] = [];
  const others: string[] = [];
  for (const row of await listItemsById(tx, [...byId.keys()])) {
    const edit = byId.get(row.id);
    const columns = fieldsOf(edit?.before ?? {}) as ItemColumns;
    const isLeft =
      edit?.version !== row.version || !categories.has(columns.categoryId ?? row.categoryId);
    if (isLeft) others.push(row.name);
    else undone.push({ row, columns });
  }
  return { undone: await withFreeSlugs(tx, undone), others };
}

/** @returns the same; what comes back from the trash gets a number where its slug is taken meanwhile */
async function withFreeSlugs(tx: Database, edits: readonly ManyEdit[]): Promise<ManyEdit[]> {
  const isBack = ({ row, columns }: ManyEdit) =>
    row.deletedAt !== null && columns.deletedAt === null;
  if (!edits.some(isBack)) return [...edits];
  const taken = await listSlugsLike(tx, 'rentalItems', '');
  return edits.map((edit) => {
    const { row, columns } = edit;
    if (!isBack(edit) || !taken.has(row.slug)) return edit;
    const slug = freeSlug(row.slug, row.slug, taken);
    taken.add(slug);
    return { row, columns: { ...columns, slug } };
  });
}
