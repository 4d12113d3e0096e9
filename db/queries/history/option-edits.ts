import { sql, type SQL } from 'drizzle-orm';
import type { OptionsEdit } from '#domain/renamed-options.ts';

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
    where edit.kind = 'item' and edit.entity_id = ${itemId}
      and jsonb_path_query_array(edit.before, '$.options[*].name')
        <> jsonb_path_query_array(edit.after, '$.options[*].name'))`;
}
