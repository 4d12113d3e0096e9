/** What became of names of options, which have no id. */
import { and, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { OptionsEdit } from '#domain/renamed-options.ts';
import type { Database } from '../../client.ts';
import { rentalItems } from '../../schema.ts';

/** @returns the condition for an edit by which options have other names. Few edits are of options, and names are costly to read. */
export const isOfNames = (edit: Record<'kind' | 'before' | 'after', SQLWrapper>) =>
  sql`(${edit.kind} = 'item' and ${edit.before} ? 'options'
    and jsonb_path_query_array(${edit.before}, '$.options[*].name')
      <> jsonb_path_query_array(${edit.after}, '$.options[*].name'))`;

/** Of a row that the statement calls `edit`. */
export const IS_OF_NAMES = isOfNames({
  kind: sql`edit.kind`,
  before: sql`edit.before`,
  after: sql`edit.after`,
});

/**
 * @param itemId of a row of the statement around it
 * @returns the edits that changed names of the item's options, oldest first, as JSON
 */
export function optionEditsOf(itemId: SQL): SQL<OptionsEdit[]> {
  return sql<OptionsEdit[]>`(
    select coalesce(json_agg(json_build_object(
      'at', extract(epoch from edit.at) * 1000,
      'before', edit.before -> 'options',
      'after', edit.after -> 'options') order by edit.version), '[]')
    from catalog_edits as edit
    where edit.entity_id = ${itemId} and ${IS_OF_NAMES})`;
}

/**
 * @param ids of items; undefined: all
 * @returns those whose options had other names, with the edits of them
 */
export function listRenamed(db: Database, ids?: readonly string[]) {
  const { id, options } = rentalItems;
  const isRenamed = sql`exists (
    select from catalog_edits as edit where edit.entity_id = ${id} and ${IS_OF_NAMES})`;
  return db
    .select({ id, options, optionEdits: optionEditsOf(sql`${id}`) })
    .from(rentalItems)
    .where(and(ids && inArray(id, [...ids]), isRenamed));
}
