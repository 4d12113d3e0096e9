/** Scheduled changes of the catalog. Functions that write need `lockCatalog`. */
import { and, asc, count, desc, eq, inArray, lte, min, sql, type SQL } from 'drizzle-orm';
import type { ScheduledNext, ScheduledSummary } from '#contracts/catalog/scheduled-views.ts';
import type { FieldChange } from '#contracts/history/edits.ts';
import type { HeldReason, ScheduledFields } from '#domain/scheduled-change.ts';
import type { Database } from '../../client.ts';
import { categories, rentalItems, scheduledChanges, servicePackages, staff } from '../../schema.ts';
import { editorName } from '../history/edits.ts';
import { hasHost } from '../host.ts';
import { chunksOf, countWritten, onlyRow } from '../rows.ts';

export type NewScheduled = typeof scheduledChanges.$inferInsert;
export type ScheduledRow = typeof scheduledChanges.$inferSelect;
export type ScheduledRecord = ScheduledRow & {
  name: string;
  /** Name of the author; null if no longer on the staff. */
  by: string | null;
};

const { id, batchId, entityId, dueAt, madeAt, state } = scheduledChanges;

const IS_OPEN = inArray(state, ['waiting', 'held']);
const ORDER = [asc(dueAt), asc(madeAt), asc(batchId), asc(id)];

export async function insertScheduled(tx: Database, rows: readonly NewScheduled[]): Promise<void> {
  for (const chunk of chunksOf(rows)) await tx.insert(scheduledChanges).values(chunk);
}

export function countOpenScheduled(db: Database): Promise<number> {
  return db.$count(scheduledChanges, IS_OPEN);
}

/** @returns all changes of a batch, in any state */
export function listScheduledBatch(db: Database, batch: string): Promise<ScheduledRow[]> {
  return db.select().from(scheduledChanges).where(eq(batchId, batch)).orderBy(asc(id));
}

/** @returns batches with due waiting changes, the earliest due first; none unless `host` is the database's host */
export function listDueBatches(tx: Database, now: Date, host: string) {
  const { staffId } = scheduledChanges;
  return tx
    .selectDistinct({ batchId, staffId, dueAt, madeAt })
    .from(scheduledChanges)
    .where(and(hasHost(tx, host), eq(state, 'waiting'), lte(dueAt, now)))
    .orderBy(asc(dueAt), asc(madeAt), asc(batchId));
}

/**
 * @param of id of an entity, to claim only its change
 * @returns the batch's changes in these states, locked
 */
export function claimScheduled(
  tx: Database,
  batch: string,
  states: readonly ScheduledRow['state'][],
  of?: string,
): Promise<ScheduledRow[]> {
  return tx
    .select()
    .from(scheduledChanges)
    .where(
      and(
        eq(batchId, batch),
        inArray(state, [...states]),
        of === undefined ? undefined : eq(entityId, of),
      ),
    )
    .orderBy(asc(id))
    .for('update');
}

/** New state of changes, `waiting` again too. `reason` comes with `held`; left out, the stored reason stays. */
export interface ScheduledOutcome {
  state: ScheduledRow['state'];
  reason?: HeldReason | null;
}

/** @param at when they were applied, held or canceled; null for `waiting` */
export async function setScheduledState(
  tx: Database,
  ids: readonly string[],
  outcome: ScheduledOutcome,
  at: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(scheduledChanges)
    .set({ ...outcome, endedAt: at })
    .where(inArray(id, [...ids]));
}

/** @returns the waiting changes of these entities */
export async function listWaitingOf(
  tx: Database,
  entityIds: readonly string[],
): Promise<Pick<ScheduledRow, 'id' | 'entityId' | 'base'>[]> {
  if (entityIds.length === 0) return [];
  const { base } = scheduledChanges;
  return tx
    .select({ id, entityId, base })
    .from(scheduledChanges)
    .where(and(eq(state, 'waiting'), inArray(entityId, [...entityIds])));
}

/** Replaces `base`, which decides what counts as unchanged. */
export async function setBases(
  tx: Database,
  rows: readonly { id: string; base: ScheduledFields }[],
): Promise<void> {
  for (const chunk of chunksOf(rows)) {
    await tx.execute(sql`update scheduled_changes set base = given.base
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as given(id uuid, base jsonb)
      where scheduled_changes.id = given.id`);
  }
}

/** @returns waiting and held changes of these entities, the next first */
export async function listScheduledOf(
  db: Database,
  entityIds: readonly string[],
): Promise<ScheduledRecord[]> {
  if (entityIds.length === 0) return [];
  return recordsOf(db, and(IS_OPEN, inArray(entityId, [...entityIds])));
}

/** Maximum of listed batches, and of changes in each. */
const LISTED = { batches: 200, changes: 10 };

/** A change with the counts of its batch. */
export interface ListedScheduled {
  row: ScheduledRecord;
  count: number;
  held: number;
}

const IS_HELD = sql`(${state} = 'held')`;

/** @returns the first open changes of each batch, up to `LISTED`: batches with held changes first, then by time */
export async function listOpenScheduled(db: Database): Promise<ListedScheduled[]> {
  const hasHeld = sql`bool_or(${IS_HELD})`;
  const batches = await db
    .select({
      batch: batchId,
      count: count(),
      held: sql<number>`count(*) filter (where ${IS_HELD})`.mapWith(Number),
    })
    .from(scheduledChanges)
    .where(IS_OPEN)
    .groupBy(batchId)
    .orderBy(desc(hasHeld), asc(min(dueAt)), asc(min(madeAt)), asc(batchId))
    .limit(LISTED.batches);
  const numbered = db
    .select({
      listedId: sql<string>`${id}`.as('listed_id'),
      place:
        sql<number>`row_number() over (partition by ${batchId} order by ${IS_HELD} desc, ${id})`.as(
          'place',
        ),
    })
    .from(scheduledChanges)
    .where(
      and(
        IS_OPEN,
        inArray(
          batchId,
          batches.map(({ batch }) => batch),
        ),
      ),
    )
    .as('numbered');
  const listed = db
    .select({ listedId: numbered.listedId })
    .from(numbered)
    .where(lte(numbered.place, LISTED.changes));
  const records = Map.groupBy(await recordsOf(db, inArray(id, listed)), (row) => row.batchId);
  return batches.flatMap(({ batch, ...counted }) =>
    (records.get(batch) ?? []).map((row) => ({ row, ...counted })),
  );
}

/** @param limit all by default */
function recordsOf(
  db: Database,
  condition: SQL | undefined,
  limit?: number,
): Promise<ScheduledRecord[]> {
  const name = sql<string>`coalesce(${rentalItems.name}, ${categories.name}, ${servicePackages.name}, '')`;
  const ordered = db
    .select({ row: scheduledChanges, by: editorName, name })
    .from(scheduledChanges)
    .leftJoin(staff, eq(scheduledChanges.staffId, staff.id))
    .leftJoin(rentalItems, eq(entityId, rentalItems.id))
    .leftJoin(categories, eq(entityId, categories.id))
    .leftJoin(servicePackages, eq(entityId, servicePackages.id))
    .where(condition)
    .orderBy(...ORDER);
  return (limit === undefined ? ordered : ordered.limit(limit)).then((rows) =>
    rows.map(({ row, by, name: found }) => ({ ...row, by, name: found })),
  );
}

export async function readScheduledSummary(db: Database): Promise<ScheduledSummary> {
  const rows = await db
    .select({
      batches: sql<number>`count(distinct ${batchId})`.mapWith(Number),
      held: sql<number>`count(*) filter (where ${IS_HELD})`.mapWith(Number),
    })
    .from(scheduledChanges)
    .where(IS_OPEN);
  const counted = onlyRow(rows);
  return { ...counted, next: counted.batches === 0 ? null : await readNext(db) };
}

async function readNext(db: Database): Promise<ScheduledNext | null> {
  const [first] = await recordsOf(db, eq(state, 'waiting'), 1);
  if (!first) return null;
  const { batchId: batch, name, change, base } = first;
  return {
    id: batch,
    dueAt: first.dueAt.toISOString(),
    count: await db.$count(scheduledChanges, and(IS_OPEN, eq(batchId, batch))),
    name,
    changes: scheduledFields(change, base),
  };
}

/** @returns the change by field, with values before and after */
export function scheduledFields(change: ScheduledFields, base: ScheduledFields): FieldChange[] {
  return Object.entries(change).map(([field, after]: [string, unknown]) => ({
    field,
    before: base[field as keyof ScheduledFields],
    after,
  }));
}

/** Deletes up to `limit` changes that ended before a moment, or whose entity is erased. @returns how many */
export function deleteOldScheduled(db: Database, before: Date, limit: number): Promise<number> {
  return countWritten(
    db,
    sql`delete from scheduled_changes where id in (
      select id from scheduled_changes scheduled
      where state in ('done', 'canceled') and ended_at < ${before.toISOString()}::timestamptz
        or not exists (select from rental_items where id = scheduled.entity_id)
        and not exists (select from categories where id = scheduled.entity_id)
        and not exists (select from service_packages where id = scheduled.entity_id)
      limit ${limit})
      returning 1`,
  );
}
