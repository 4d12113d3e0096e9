/** Many entities of one kind at once, as one batch of the history (@items.bulk, @sheet.store). */
import type { HistoryKind } from '#contracts/history/edits.ts';
import type { Database } from '#db/client.ts';
import { countEntities, listSlugsLike, type EntityTable } from '#db/queries/catalog/entities.ts';
import { insertManyEntities, updateManyEntities } from '#db/queries/catalog/many-entities.ts';
import { recordRedirects, releaseAddresses } from '#db/queries/catalog/redirects.ts';
import { listBatch, type KeptEdit } from '#db/queries/history/edits.ts';
import { freeSlug } from '#domain/slug.ts';
import { ApiError } from '../../base/api-error.ts';
import type { EditableRow } from '../../base/editable.ts';
import type { Services } from '../../base/services.ts';
import * as text from '../../base/texts.ts';
import { writeCatalog } from '../../publishing/save.ts';
import {
  followItems,
  NOTHING_MOVES,
  type Follow,
  type HowEdited,
} from '../../stock/follow-edit.ts';
import { fieldsOf, mergedEdits, readBatch } from './history.ts';

export interface ManyRow extends EditableRow {
  id: string;
  name: string;
  slug: string;
}

/** A row with the columns that change of it. */
export interface Edit<Row> {
  row: Row;
  columns: Readonly<Record<string, unknown>>;
}

/** What differs between categories, items and packages. */
export interface ManyKind<Row extends ManyRow> {
  table: EntityTable;
  /** As its edits are recorded. */
  history: HistoryKind;
  /** Maximum number outside the trash. */
  max?: number;
  /** In the order of the ids, also from the trash. */
  load: (db: Database, ids: readonly string[]) => Promise<Row[]>;
  /** The columns with those that follow from them. */
  completed: (columns: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Columns that make an address. */
  addressedBy: readonly string[];
  /** Addresses of the pages of each, always in one order. */
  addresses: (tx: Database, rows: readonly Row[]) => Promise<string[][]>;
  /** Ids of the items whose rows of stock follow from these edits (@stock.edit). */
  counted: (tx: Database, edits: readonly Edit<Row>[]) => Promise<string[]>;
  /** Those that can be taken back: nothing else needs what would go. */
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

/** Columns of a row, with its id. */
type NewRow = Readonly<Record<string, unknown> & { id: string }>;

/**
 * @param created columns of new ones, with their ids and slugs
 * @returns how many were changed
 * @throws ApiError 400 for what they may not be together; 409 with the events that become short
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
  const real = edits.filter(({ columns }) => Object.keys(columns).length > 0);
  const counted = await kind.counted(tx, real);
  const follow = counted.length === 0 ? NOTHING_MOVES : await followItems(tx, counted, how);
  const moved = real.filter(({ columns }) => kind.addressedBy.some((name) => name in columns));
  const from = await kind.addresses(tx, rowsOf(moved));
  const written = await updateManyEntities(
    tx,
    kind.table,
    real.map(({ row, columns }) => ({ id: row.id, columns: kind.completed(columns) })),
    how.now,
  );
  const times = { createdAt: how.now, updatedAt: how.now };
  await insertManyEntities(
    tx,
    kind.table,
    created.map((columns) => ({ ...kind.completed(columns), ...times })),
  );
  const changed = real.map(({ row: { id }, columns }) => ({ ...columns, id }));
  await kind.assertWritten?.(tx, [...changed, ...created]);
  await kind.saveMore?.(tx, [...changed, ...created], how.now);
  await (kind.letFollow?.(tx, effective, follow, how) ?? follow());
  if (readdressed.length > 0) {
    const to = await kind.addresses(tx, await kind.load(tx, idsOf(rowsOf(readdressed))));
    await recordRedirects(tx, from.flat(), to.flat());
  }
  const back = rowsOf(real.filter(({ columns }) => columns['deletedAt'] === null));
  if (created.length + back.length > 0) {
    const rows = await kind.load(tx, idsOf([...created, ...back]));
    await releaseAddresses(tx, (await kind.addresses(tx, rows)).flat());
  }
  return written;
}

const rowsOf = <Row>(edits: readonly Edit<Row>[]) => edits.map(({ row }) => row);
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** What a batch did. */
export type Batch = Awaited<ReturnType<typeof listBatch>>;

/**
 * Runs a catalog write as a batch. After a lost answer it does nothing again.
 * @param batch `isOf` says whether what was done in a batch of this id is what is asked now
 * @param work gives how many it wrote
 * @returns how many of them it wrote; after a lost answer, as before
 * @throws ApiError 422 when the batch did something else
 */
export async function inBatch(
  services: Services,
  kind: HistoryKind,
  { isOf, ...editor }: { staffId: string; batchId: string; isOf: (done: Batch) => boolean },
  work: (tx: Database, now: Date) => Promise<number>,
): Promise<number> {
  let count = 0;
  await writeCatalog(services, editor, async (tx, now) => {
    const done = await listBatch(tx, kind, editor.batchId);
    if (done.length > 0) {
      if (!isOf(done)) throw new ApiError('idempotency_mismatch', text.otherBatch);
      count = done.length;
      return false;
    }
    count = await work(tx, now);
    return count > 0;
  });
  return count;
}

/**
 * Takes a batch back, but for what somebody changed since: what it changed is as before, and what it
 * created is in the trash.
 * @returns how many, and the names of the others
 * @throws ApiError 404 for no batch; 409 with the events that become short, unless it is stored all the same
 */
export async function undoBatch<Row extends ManyRow>(
  services: Services,
  kind: ManyKind<Row>,
  { staffId, batch, isDespiteShort }: { staffId: string; batch: string; isDespiteShort: boolean },
): Promise<{ undone: number; left: string[] }> {
  let taken: { undone: number; left: string[] } = { undone: 0, left: [] };
  await writeCatalog(services, { staffId }, async (tx, now) => {
    const done = await listBatch(tx, kind.history, readBatch(batch));
    if (done.length === 0) throw new ApiError('not_found', text.noSuchBatch);
    taken = await takeBackMany(tx, kind, done, { now, isDespiteShort });
    return taken.undone > 0;
  });
  return taken;
}

/**
 * Makes things of one kind as they were before these edits; what was made by one is in the trash. What has
 * another version than the last of its edits, or cannot be so anymore, stays.
 * @param edits the latest of each thing first
 * @returns how many, and the names of the others
 * @throws ApiError 409 with the events that become short, unless it is stored all the same
 */
export async function takeBackMany<Row extends ManyRow>(
  tx: Database,
  kind: ManyKind<Row>,
  edits: readonly KeptEdit[],
  how: HowEdited,
): Promise<{ undone: number; left: string[] }> {
  const byId = new Map(mergedEdits(edits).map((edit) => [edit.entityId, edit]));
  const rows = await kind.load(tx, [...byId.keys()]);
  const unchanged = rows.filter(({ id, version }) => byId.get(id)?.version === version);
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

const comesBack = <Row extends ManyRow>({ row, columns }: Edit<Row>) =>
  row.deletedAt !== null && columns['deletedAt'] === null;

/** @returns the edits but for those that would bring more back from the trash than there may be */
async function withinRoom<Row extends ManyRow>(
  tx: Database,
  { table, max }: ManyKind<Row>,
  edits: readonly Edit<Row>[],
): Promise<readonly Edit<Row>[]> {
  const back = edits.filter(comesBack);
  if (max === undefined || back.length === 0) return edits;
  const room = Math.max(0, max - (await countEntities(tx, table)));
  const tooMany = new Set(back.slice(room));
  return edits.filter((edit) => !tooMany.has(edit));
}

/** @returns the same; what would have a slug that is taken meanwhile gets a number */
async function withFreeSlugs<Row extends ManyRow>(
  tx: Database,
  table: EntityTable,
  edits: readonly Edit<Row>[],
): Promise<Edit<Row>[]> {
  const wants = (edit: Edit<Row>) => comesBack(edit) || edit.columns['slug'] !== undefined;
  if (!edits.some(wants)) return [...edits];
  const taken = await listSlugsLike(tx, table, '');
  return edits.map((edit) => {
    const { row, columns } = edit;
    if (!wants(edit)) return edit;
    const wanted = typeof columns['slug'] === 'string' ? columns['slug'] : row.slug;
    const slug = freeSlug(wanted, wanted, taken);
    taken.add(slug);
    return slug === row.slug ? edit : { row, columns: { ...columns, slug } };
  });
}
