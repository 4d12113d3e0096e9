/** Edits by the press that made them (@history.activity). */
import {
  and,
  count,
  desc,
  eq,
  inArray,
  lte,
  max,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { MAX_LEFT_NAMED } from '#contracts/history/activity.ts';
import type { EditAction, HistoryKind } from '#contracts/history/edits.ts';
import { ITEM_SECTIONS } from '#contracts/settings/sections.ts';
import type { Database } from '../../client.ts';
import {
  catalogEdits,
  categories,
  rentalItems,
  servicePackages,
  settings,
  staff,
} from '../../schema.ts';
import type { Page } from '../paging.ts';
import { isAsLeft } from './as-left.ts';
import {
  conditionOf,
  editAction,
  editedName,
  editorName,
  isOf,
  listEdits,
  type EditRecord,
  type EditRequest,
} from './edits.ts';
import { isOfNames } from './option-edits.ts';

export interface PressRecord {
  /** Id of the batch, or of an edit without one. */
  id: string;
  /** Number of its edits that match the request. */
  count: number;
  /** Number of all its edits whose thing is as it left it (@history.undo). */
  undoable: number;
  /** The first few of the other things. */
  left: { name: string; section: string | null }[];
  /** Kind of all matching edits; null if they differ. */
  kind: HistoryKind | null;
  action: EditAction | null;
  /** The first matching edits. */
  edits: EditRecord[];
}

/** Maximum number of listed edits per press. */
const SHOWN = 3;

/** Id of the press that made an edit. */
export const press = sql<string>`coalesce(${catalogEdits.batchId}, ${catalogEdits.id})`;

const ifSame = <Value>(value: SQLWrapper) =>
  sql<Value | null>`case when min(${value}) = max(${value}) then min(${value}) end`;

/** @returns the last presses, the latest first, and the number of all */
export async function listPresses(
  db: Database,
  request: EditRequest,
  most: number,
): Promise<Page<PressRecord>> {
  return {
    rows: await readPresses(db, request, most),
    total: await countPresses(db, request),
  };
}

/** @returns these presses in any order, as far as their edits match the request */
export async function listPressesById(
  db: Database,
  ids: readonly string[],
  request: EditRequest,
): Promise<PressRecord[]> {
  return ids.length === 0 ? [] : readPresses(db, request, ids.length, isOfPresses(ids));
}

async function readPresses(
  db: Database,
  request: EditRequest,
  most: number,
  condition?: SQL,
): Promise<PressRecord[]> {
  const presses = await db
    .select({
      id: press,
      count: count(),
      kind: ifSame<HistoryKind>(catalogEdits.kind),
      action: ifSame<EditAction>(editAction),
    })
    .from(catalogEdits)
    .where(and(conditionOf(request), condition))
    .groupBy(press)
    .orderBy(desc(max(catalogEdits.at)), desc(press))
    .limit(most);
  const ids = presses.map(({ id }) => id);
  const edits = await listShown(db, ids, request);
  const undoable = await readUndoable(db, ids);
  return presses.map((row) => ({
    ...row,
    ...(undoable.get(row.id) ?? { undoable: 0, left: [] }),
    edits: edits.filter((edit) => (edit.batchId ?? edit.id) === row.id),
  }));
}

export async function countPresses(db: Database, request: EditRequest): Promise<number> {
  const [all] = await db
    .select({ total: sql<number>`count(distinct ${press})`.mapWith(Number) })
    .from(catalogEdits)
    .where(conditionOf(request));
  return all?.total ?? 0;
}

/** @returns distinct names of the authors still on the staff, the most recent first */
export async function listEditors(db: Database, request: EditRequest): Promise<string[]> {
  const rows = await db
    .select({ name: editorName })
    .from(catalogEdits)
    .innerJoin(staff, eq(catalogEdits.staffId, staff.id))
    .where(conditionOf(request))
    .groupBy(editorName)
    .orderBy(desc(max(catalogEdits.at)), editorName);
  return rows.flatMap(({ name }) => name ?? []);
}

async function listShown(
  db: Database,
  presses: readonly string[],
  { page: _page, ...request }: EditRequest,
): Promise<EditRecord[]> {
  if (presses.length === 0) return [];
  const numbered = db
    .select({
      id: catalogEdits.id,
      place: sql<number>`row_number() over (partition by ${press} order by ${catalogEdits.id})`.as(
        'place',
      ),
    })
    .from(catalogEdits)
    .where(and(conditionOf(request), isOfPresses(presses)))
    .as('numbered');
  const rows = await db
    .select({ id: numbered.id })
    .from(numbered)
    .where(lte(numbered.place, SHOWN));
  const { rows: edits } = await listEdits(db, { ids: rows.map(({ id }) => id) });
  return edits;
}

/** @returns how many edits of these presses Undo takes back, and the first things that it leaves, by press */
async function readUndoable(db: Database, presses: readonly string[]) {
  const current = sql`coalesce(${rentalItems.version}, ${categories.version},
    ${servicePackages.version}, ${settings.version})`;
  const edits = db
    .select({
      id: press.as('press_id'),
      namesItems:
        sql<boolean>`coalesce(${inArray(catalogEdits.section, [...ITEM_SECTIONS])}, false)`.as(
          'names_items',
        ),
      isNaming:
        sql<boolean>`coalesce((${catalogEdits.kind} = 'item' and ${catalogEdits.before} ? 'slug') or ${isOfNames(catalogEdits)}, false)`.as(
          'is_naming',
        ),
      // A press may have written a thing more than once, as an import its image: what it wrote last counts.
      isUndoable:
        sql<boolean>`coalesce(bool_or(${isAsLeft(current)}) over (partition by ${press}, ${catalogEdits.kind},
          ${catalogEdits.entityId}), false)`.as('is_undoable'),
      thing:
        sql`jsonb_build_object('name', coalesce(${editedName}, ''), 'section', ${catalogEdits.section})`.as(
          'thing',
        ),
    })
    .from(catalogEdits)
    .leftJoin(rentalItems, isOf('item', rentalItems.id))
    .leftJoin(categories, isOf('category', categories.id))
    .leftJoin(servicePackages, isOf('package', servicePackages.id))
    .leftJoin(settings, eq(catalogEdits.section, settings.section))
    .where(isOfPresses(presses))
    .as('edits');
  // Sections that followed items in the same press go back with them alone (@settings.follow).
  const leavesNames = sql`(bool_or(${edits.isNaming}) and not bool_or(${edits.isNaming} and ${edits.isUndoable}))`;
  const rows = await db
    .select({
      id: edits.id,
      undoable: sql`case when ${leavesNames}
        then count(*) filter (where ${edits.isUndoable} and not ${edits.namesItems})
        else count(*) filter (where ${edits.isUndoable}) end`.mapWith(Number),
      left: sql<PressRecord['left']>`coalesce(to_json((array_agg(distinct ${edits.thing})
        filter (where not ${edits.isUndoable}))[1:${sql.raw(String(MAX_LEFT_NAMED))}]), '[]'::json)`,
    })
    .from(edits)
    .groupBy(edits.id);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** Two conditions, because each column has its own index. */
const isOfPresses = (ids: readonly string[]) =>
  or(inArray(catalogEdits.batchId, [...ids]), inArray(catalogEdits.id, [...ids]));
