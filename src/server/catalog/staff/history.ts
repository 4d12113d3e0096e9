/** Presents edits for staff, and reads earlier versions from them. */
import * as z from 'zod/mini';
import type { EditView, HistoryKind } from '#contracts/history/edits.ts';
import type { Database } from '#db/client.ts';
import { listNames, listEdits, type EditRecord, type KeptEdit } from '#db/queries/history/edits.ts';
import { ApiError } from '../../base/api-error.ts';
import { noSuchBatch, noSuchVersion } from '../../base/texts.ts';
import { checked } from '../../http/handle.ts';

/** Columns with ids of other entities: a single one, a list, or parts of a set. */
const REFERENCES = ['category_id', 'goes_with', 'parts'];
const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

/** @returns the distinct ids in values of columns */
export function idsIn(values: unknown): string[] {
  return [...new Set(JSON.stringify(values).match(UUID))];
}

/** @returns edits with the names of the entities in their changes */
export async function presentEdits(
  db: Database,
  edits: readonly EditRecord[],
): Promise<EditView[]> {
  const ids = edits.map(({ before, after }) =>
    idsIn(REFERENCES.map((column) => [before?.[column], after[column]])),
  );
  const names = await listNames(db, [...new Set(ids.flat())]);
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
  const { id, kind, entityId, section, version, at, by, batchId, scheduledFor, action } = edit;
  const { deletedAt: _wasDeleted, ...fieldsBefore } = fieldsOf(edit.before ?? {});
  const { deletedAt: _isDeleted, ...fieldsAfter } = fieldsOf(edit.after);
  return {
    id,
    kind,
    entityId,
    section,
    version,
    by,
    batchId,
    scheduledFor: scheduledFor?.toISOString() ?? null,
    name: edit.name ?? '',
    at: at.toISOString(),
    action,
    changes: Object.entries(fieldsAfter).map(([field, value]) => ({
      field,
      ...(edit.before && { before: shownValue(field, fieldsBefore[field]) }),
      after: shownValue(field, value),
    })),
  };
}

/** @returns the value to show: texts of images without the addresses */
function shownValue(field: string, value: unknown): unknown {
  return field === 'imageAlts' ? Object.values(value ?? {}) : value;
}

/**
 * @param current the entity's row as it is now
 * @param version to read
 * @returns the fields at that version
 * @throws ApiError 404 for a version that is invalid, the current one, never existed or is no longer kept
 */
export async function fieldsAt<Row extends { id: string; version: number }>(
  db: Database,
  kind: HistoryKind,
  current: Row,
  version: number,
): Promise<Row> {
  const edits = await listEdits(db, { kind, entityId: current.id });
  const first = edits.rows.at(-1);
  // The first kept edit also has the version before it, unless it created the entity.
  const oldest = first ? first.version - (first.before ? 1 : 0) : Infinity;
  if (!Number.isInteger(version) || version < oldest || version >= current.version) {
    throw new ApiError('not_found', noSuchVersion);
  }
  const since = edits.rows.filter((edit) => edit.version > version);
  // Applies `before` of each later edit, the newest first.
  return { ...current, ...fieldsOf(columnsBefore(since)) };
}

/** Columns that are maps, of which an edit records only the changed keys. */
const BY_KEY = ['image_alts'];

/**
 * @param edits the latest first
 * @returns the changed columns as they were before the earliest edit
 */
function columnsBefore(edits: readonly Pick<KeptEdit, 'before'>[]): Record<string, unknown> {
  const all = edits.map(({ before }) => before ?? {});
  const merged = Object.assign({}, ...all) as Record<string, unknown>;
  for (const column of BY_KEY) {
    if (column in merged) merged[column] = Object.assign({}, ...all.map((row) => row[column]));
  }
  return merged;
}

/**
 * @param edit schema of the form
 * @returns what the form sends for this row
 * @throws ApiError 400 with a message by field for values no longer allowed
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

/** @returns recorded columns under the field names of the contracts */
export function fieldsOf(columns: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [
      column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      // Stored as text, to keep the order of its keys.
      column === 'specifications' && typeof value === 'string' ? JSON.parse(value) : value,
    ]),
  );
}

/**
 * @returns the batch id in a request's path
 * @throws ApiError 404 when it is not a valid id
 */
export function readBatch(id: string): string {
  const { data } = z.uuid().safeParse(id);
  if (data === undefined) throw new ApiError('not_found', noSuchBatch);
  return data;
}

/**
 * @param edits of any entities, the latest of each first
 * @returns one combined edit per entity: `at` of the earliest, in `before` all changed columns as they were before it;
 *   the rest of the latest
 */
export function mergedEdits(edits: readonly KeptEdit[]): KeptEdit[] {
  const byThing = Map.groupBy(edits, ({ kind, entityId }) => `${kind} ${entityId}`);
  return [...byThing.values()].flatMap((own) => {
    const [latest] = own;
    const earliest = own.at(-1);
    if (!latest || !earliest) return [];
    const before = earliest.before === null ? null : columnsBefore(own);
    return [{ ...latest, at: earliest.at, before }];
  });
}
