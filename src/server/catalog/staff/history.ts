/** What was changed of the catalog, by whom, and the way back to an earlier version. */
import type * as z from 'zod/mini';
import { activityEndpoints } from '#contracts/catalog/activity.ts';
import type { EditView, HistoryKind } from '#contracts/catalog/history.ts';
import type { Database } from '#db/client.ts';
import { findNames, listEdits, type EditRecord } from '#db/queries/catalog/history.ts';
import type { GuardedApp } from '../../accounts/auth/guard.ts';
import { ApiError } from '../../base/api-error.ts';
import type { Services } from '../../base/services.ts';
import { noSuchVersion } from '../../base/texts.ts';
import { checked, handle } from '../../http/handle.ts';

export function mountHistory(app: GuardedApp, { db }: Services): void {
  handle(app, activityEndpoints.activity, async ({ query: { staff, ...query } }) => {
    const { rows, total } = await listEdits(db(), { ...query, staffId: staff });
    return { edits: await presentEdits(db(), rows), total };
  });
}

/** Columns that name other entities by their ids, alone, in a list or in parts of a set. */
const NAMING = ['category_id', 'goes_with', 'parts'];
const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

/** @returns the edits for the screen, each with the names of what its changes point to */
export async function presentEdits(
  db: Database,
  edits: readonly EditRecord[],
): Promise<EditView[]> {
  const ids = edits.map(({ before, after }) => {
    const values = NAMING.map((column) => [before?.[column], after[column]]);
    return [...new Set(JSON.stringify(values).match(UUID))];
  });
  const names = await findNames(db, [...new Set(ids.flat())]);
  return edits.map((edit, index) => ({
    ...presentEdit(edit),
    names: Object.fromEntries(
      (ids[index] ?? []).flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [[id, name] as const];
      }),
    ),
  }));
}

function presentEdit(edit: EditRecord): Omit<EditView, 'names'> {
  const { id, kind, entityId, version, at, by, batchId } = edit;
  const [before, after] = [fieldsOf(edit.before ?? {}), fieldsOf(edit.after)];
  const { deletedAt: wasDeleted, ...fieldsBefore } = before;
  const { deletedAt, ...fieldsAfter } = after;
  return {
    id,
    kind,
    entityId,
    version,
    by,
    batchId,
    name: edit.name ?? '',
    at: at.toISOString(),
    action: actionOf(edit.before !== null, wasDeleted, deletedAt),
    changes: Object.entries(fieldsAfter).map(([field, value]) => ({
      field,
      ...(edit.before && { before: fieldsBefore[field] }),
      after: value,
    })),
  };
}

function actionOf(existed: boolean, wasDeleted: unknown, deletedAt: unknown): EditView['action'] {
  if (!existed) return 'created';
  if (deletedAt) return 'deleted';
  return wasDeleted ? 'restored' : 'edited';
}

/**
 * @param present the entity's row
 * @param version that it once had
 * @returns its fields at that version
 * @throws ApiError 404 for what is no version, that it never had, or that is no longer kept
 */
export async function fieldsAt<Row extends { id: string; version: number }>(
  db: Database,
  kind: HistoryKind,
  present: Row,
  version: number,
): Promise<Row> {
  const edits = await listEdits(db, { kind, entityId: present.id });
  const first = edits.rows.at(-1);
  // The first that is kept says how it was before it, unless it made the entity.
  const oldest = first ? first.version - (first.before ? 1 : 0) : Infinity;
  if (!Number.isInteger(version) || version < oldest || version >= present.version) {
    throw new ApiError('not_found', noSuchVersion);
  }
  const since = edits.rows.filter((edit) => edit.version > version);
  // What each changed is as it was before it.
  return Object.assign({}, present, ...since.map(({ before }) => fieldsOf(before ?? {}))) as Row;
}

/**
 * @param edit what a form sends for an edit
 * @returns what it sends for this row
 * @throws ApiError 400 with a message by field for what no form may send anymore
 */
export function formFields<Fields>(
  edit: z.ZodMiniType<Fields> & { shape: object },
  row: Readonly<Record<string, unknown>>,
): Omit<Fields, 'version'> {
  const names = Object.keys(edit.shape);
  const sent = Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
  const { version: _seen, ...fields } = checked(edit, sent) as Fields & { version: number };
  return fields;
}

/** @returns what is recorded, by the names that the contracts have */
export function fieldsOf(columns: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [
      column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      // Kept as text, for the order of its keys.
      column === 'specifications' && typeof value === 'string' ? JSON.parse(value) : value,
    ]),
  );
}
