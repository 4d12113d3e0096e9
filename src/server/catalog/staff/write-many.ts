/** Writes many entities of one kind at once, as one batch of the history (@items.bulk, @sheet.store). */
import type { HistoryKind } from '#contracts/history/edits.ts';
import type { Database } from '#db/client.ts';
import { countEntities, listSlugsLike, type EntityTable } from '#db/queries/catalog/entities.ts';
import { insertManyEntities, updateManyEntities } from '#db/queries/catalog/many-entities.ts';
import { listBatch, type KeptEdit } from '#db/queries/history/edits.ts';
import { freeSlug } from '#domain/slug.ts';
import { ApiError } from '../../base/api-error.ts';
import type { EditableRow } from '../../base/editable.ts';
import type { Services } from '../../base/services.ts';
import * as text from '../../base/texts.ts';
import { writeCatalog } from '../../publishing/write-catalog.ts';
import {
  followItems,
  NOTHING_MOVES,
  type Follow,
  type HowEdited,
} from '../../stock/follow-edit.ts';
import { rowsAsLeft } from './as-left.ts';
import { fieldsOf, mergedEdits, readBatch } from './history.ts';
import { followAddresses, freeAddresses, type AddressedKind } from './many-addresses.ts';

export interface ManyRow extends EditableRow {
  id: string;
  name: string;
  slug: string;
}

/** A row and its changed columns. */
export interface Edit<Row> {
  row: Row;
  columns: Readonly<Record<string, unknown>>;
}

/** What differs between categories, items and packages. */
export interface ManyKind<Row extends ManyRow> extends AddressedKind<Row> {
  /** Kind of its edits in the history. */
  history: HistoryKind;
  /** Maximum number outside the trash. */
  max?: number;
  /** Adds the columns that are derived from others. */
  withDerived: (columns: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Ids of the items whose stock rows depend on these edits (@stock.edit). */
  countedItems: (tx: Database, edits: readonly Edit<Row>[]) => Promise<string[]>;
  /**
   * Of edits that take rows back to an earlier state, those that are possible: an item's category and restored parts
   * are not in the trash, no set contains a set, and a deleted category is empty.
   */
  undoable: (tx: Database, edits: readonly Edit<Row>[]) => Promise<Edit<Row>[]>;
  /** Stores the parts of edits that are in no column, after the rows. */
  saveMore?: (tx: Database, edits: readonly NewRow[], now: Date) => Promise<void>;
  /**
   * Updates events, and other entities that name an edited one, to match the edits.
   * @param follow updates the rows of events
   * @returns the number of events with changed rows
   * @throws ApiError 409 where staff must confirm an effect
   */
  letFollow?: (
    tx: Database,
    edits: readonly Edit<Row>[],
    follow: Follow,
    how: HowEdited,
  ) => Promise<number>;
  /**
   * Checks the rows together, after each was checked alone.
   * @param written columns of each row
   * @throws ApiError 400
   */
  assertWritten?: (tx: Database, written: readonly NewRow[]) => Promise<void>;
}

type NewRow = Readonly<Record<string, unknown> & { id: string }>;

/**
 * @param created columns of new rows, with ids and slugs
 * @returns the number of changed rows
 * @throws ApiError 400 for an invalid combination; 409 with the events that become short
 */
export async function writeMany<Row extends ManyRow>(
  tx: Database,
  kind: ManyKind<Row>,
  {
    edits,
    created = [],
  }: {
    edits: readonly Edit<Row>[];
    created?: readonly NewRow[];
  },
  how: HowEdited,
): Promise<number> {
  const effective = edits.filter(({ columns }) => Object.keys(columns).length > 0);
  const counted = await kind.countedItems(tx, effective);
  const follow = counted.length === 0 ? NOTHING_MOVES : await followItems(tx, counted, how);
  const recordMoves = await followAddresses(tx, kind, effective);
  const written = await updateManyEntities(
    tx,
    kind.table,
    effective.map(({ row, columns }) => ({ id: row.id, columns: kind.withDerived(columns) })),
    how.now,
  );
  const times = { createdAt: how.now, updatedAt: how.now };
  await insertManyEntities(
    tx,
    kind.table,
    created.map((columns) => ({ ...kind.withDerived(columns), ...times })),
  );
  const changed = effective.map(({ row: { id }, columns }) => ({ ...columns, id }));
  await kind.assertWritten?.(tx, [...changed, ...created]);
  await kind.saveMore?.(tx, [...changed, ...created], how.now);
  await (kind.letFollow?.(tx, effective, follow, how) ?? follow());
  await recordMoves();
  const restored = rowsOf(effective.filter(({ columns }) => columns['deletedAt'] === null));
  await freeAddresses(tx, kind, idsOf([...created, ...restored]));
  return written;
}

const rowsOf = <Row>(edits: readonly Edit<Row>[]) => edits.map(({ row }) => row);
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

export type Batch = Awaited<ReturnType<typeof listBatch>>;

/**
 * Runs a catalog write as a batch. A repetition after a lost answer writes nothing.
 * @param batch `isOf` tells whether the stored batch of this id did the same
 * @param work returns the number of written rows
 * @returns that number; for a repetition, the number of edits in the stored batch
 * @throws ApiError 422 when the id belongs to another batch
 */
export async function inBatch(
  services: Services,
  kind: HistoryKind,
  { isOf, ...editor }: { staffId: string; batchId: string; isOf: (stored: Batch) => boolean },
  work: (tx: Database, now: Date) => Promise<number>,
): Promise<number> {
  let count = 0;
  await writeCatalog(services, editor, async (tx, now) => {
    const stored = await listBatch(tx, kind, editor.batchId);
    if (stored.length > 0) {
      if (!isOf(stored)) throw new ApiError('idempotency_mismatch', text.otherBatch);
      count = stored.length;
      return false;
    }
    count = await work(tx, now);
    return count > 0;
  });
  return count;
}

/**
 * Undoes a batch, except for rows changed since: reverts changed rows, and deletes created ones.
 * @returns the number of undone rows, and the names of the others
 * @throws ApiError 404 for an unknown batch; 409 with the events that become short, unless allowed
 */
export async function undoBatch<Row extends ManyRow>(
  services: Services,
  kind: ManyKind<Row>,
  { staffId, batch, isDespiteShort }: { staffId: string; batch: string; isDespiteShort: boolean },
): Promise<{ undone: number; left: string[] }> {
  let result: { undone: number; left: string[] } = { undone: 0, left: [] };
  await writeCatalog(services, { staffId }, async (tx, now) => {
    const edits = await listBatch(tx, kind.history, readBatch(batch));
    if (edits.length === 0) throw new ApiError('not_found', text.noSuchBatch);
    result = await takeBackMany(tx, kind, edits, { now, isDespiteShort });
    return result.undone > 0;
  });
  return result;
}

/**
 * Undoes edits of one kind; created rows go to the trash. A row that is not as they left it, or that cannot
 * return to that state, stays.
 * @param edits the latest of each row first
 * @returns the number of undone rows, and the names of the others
 * @throws ApiError 409 with the events that become short, unless allowed
 */
export async function takeBackMany<Row extends ManyRow>(
  tx: Database,
  kind: ManyKind<Row>,
  edits: readonly KeptEdit[],
  how: HowEdited,
): Promise<{ undone: number; left: string[] }> {
  const byId = new Map(mergedEdits(edits).map((edit) => [edit.entityId, edit]));
  const rows = await kind.load(tx, [...byId.keys()]);
  const unchanged = await rowsAsLeft(tx, kind.history, rows, byId);
  const undoable = await kind.undoable(
    tx,
    unchanged.map((row) => {
      const before = byId.get(row.id)?.before;
      const isGone = !before && row.deletedAt !== null;
      return { row, columns: before ? fieldsOf(before) : isGone ? {} : { deletedAt: how.now } };
    }),
  );
  const taken = await withinRoom(tx, kind, undoable);
  const ids = new Set(idsOf(rowsOf(taken)));
  return {
    undone: await writeMany(tx, kind, { edits: await withFreeSlugs(tx, kind.table, taken) }, how),
    left: rows.filter(({ id }) => !ids.has(id)).map(({ name }) => name),
  };
}

const isRestored = <Row extends ManyRow>({ row, columns }: Edit<Row>) =>
  row.deletedAt !== null && columns['deletedAt'] === null;

/** @returns the edits without those that would restore rows beyond the maximum */
async function withinRoom<Row extends ManyRow>(
  tx: Database,
  { table, max }: ManyKind<Row>,
  edits: readonly Edit<Row>[],
): Promise<readonly Edit<Row>[]> {
  const restoring = edits.filter(isRestored);
  if (max === undefined || restoring.length === 0) return edits;
  const room = Math.max(0, max - (await countEntities(tx, table)));
  const tooMany = new Set(restoring.slice(room));
  return edits.filter((edit) => !tooMany.has(edit));
}

/** @returns the edits, with a number added to slugs taken meanwhile */
async function withFreeSlugs<Row extends ManyRow>(
  tx: Database,
  table: EntityTable,
  edits: readonly Edit<Row>[],
): Promise<Edit<Row>[]> {
  const needsSlug = (edit: Edit<Row>) => isRestored(edit) || edit.columns['slug'] !== undefined;
  if (!edits.some(needsSlug)) return [...edits];
  const taken = await listSlugsLike(tx, table, '');
  return edits.map((edit) => {
    const { row, columns } = edit;
    if (!needsSlug(edit)) return edit;
    const preferred = typeof columns['slug'] === 'string' ? columns['slug'] : row.slug;
    const slug = freeSlug(preferred, preferred, taken);
    taken.add(slug);
    return slug === row.slug ? edit : { row, columns: { ...columns, slug } };
  });
}
