/** Whether things are as an edit left them, whatever was written and taken back since (@history.undo). */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { HistoryKind } from '#contracts/history/edits.ts';
import type { Database } from '../../client.ts';
import { catalogEdits } from '../../schema.ts';

const { kind, entityId, version } = catalogEdits;
const LATER = sql`later.kind = ${kind} and later.entity_id = ${entityId} and later.version > ${version}`;

/**
 * Compares field by field: what a later edit found first with what the last one left.
 * @param current version of the edited thing
 * @returns the condition, for a statement on `catalog_edits`
 */
export function isAsLeft(current: SQL): SQL {
  return sql`(${version} = ${current} or (
    (select max(later.version) from ${catalogEdits} as later where ${LATER}) = ${current}
    and not exists (
      select 1 from ${catalogEdits} as later, jsonb_object_keys(later.after) as field
      where ${LATER} group by field
      having (array_agg(later.before -> field order by later.version))[1]
        is distinct from (array_agg(later.after -> field order by later.version desc))[1])))`;
}

/** An edit, and the version that its thing has now. */
export interface SeenEdit {
  entityId: string;
  version: number;
  current: number;
}

/** @returns the ids of the things that are as these edits left them */
export async function listAsLeft(
  db: Database,
  ofKind: HistoryKind,
  edits: readonly SeenEdit[],
): Promise<Set<string>> {
  const isChanged = ({ version: left, current }: SeenEdit) => left !== current;
  const changed = edits.filter(isChanged);
  const asLeft = new Set(edits.filter((edit) => !isChanged(edit)).map((edit) => edit.entityId));
  if (changed.length === 0) return asLeft;
  const seen = sql`json_to_recordset(${JSON.stringify(changed)}::json)
    as seen("entityId" uuid, version integer, current integer)`;
  const back = await db
    .select({ entityId })
    .from(catalogEdits)
    .innerJoin(seen, and(eq(entityId, sql`seen."entityId"`), eq(version, sql`seen.version`)))
    .where(and(eq(kind, ofKind), isAsLeft(sql`seen.current`)));
  return asLeft.union(new Set(back.map((row) => row.entityId)));
}
