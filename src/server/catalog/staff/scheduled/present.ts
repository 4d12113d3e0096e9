import type { ScheduledBatchView, ScheduledView } from '#contracts/catalog/scheduled-views.ts';
import type { Database } from '#db/client.ts';
import {
  listScheduledOf,
  scheduledFields,
  type ListedScheduled,
  type ScheduledRecord,
} from '#db/queries/catalog/scheduled.ts';
import { outcomeOf, type PresentFields } from '#domain/scheduled-change.ts';
import { readThings } from './things.ts';

function presentScheduled(record: ScheduledRecord): ScheduledView {
  const { batchId, kind, entityId, name, dueAt, by, state, reason, change, base } = record;
  return {
    batchId,
    kind,
    entityId,
    name,
    by,
    dueAt: dueAt.toISOString(),
    reason: state === 'held' ? reason : null,
    changes: scheduledFields(change, base),
  };
}

/** @returns batches in the order of their first changes */
export async function presentBatches(
  db: Database,
  listed: readonly ListedScheduled[],
): Promise<ScheduledBatchView[]> {
  const things = await readThings(
    db,
    listed.map(({ row }) => row),
  );
  const batches = Map.groupBy(listed, ({ row }) => row.batchId);
  return [...batches].flatMap(([id, rows]) => {
    const [first] = rows;
    if (!first) return [];
    const { count, held, row } = first;
    const changes = rows.map(({ row: change }) =>
      presentOf(things.get(change.entityId) ?? {}, change),
    );
    return [{ id, dueAt: row.dueAt.toISOString(), by: row.by, count, held, changes }];
  });
}

/**
 * @param before the edited entities as they were; without one, all its stale changes count
 * @returns for the answer of an edit: how many waiting changes it made stale, so that they will be held; empty if none
 */
export async function heldOf(
  db: Database,
  ids: readonly string[],
  before: readonly (PresentFields & { id: string })[],
): Promise<{ held?: number }> {
  const formerById = new Map(before.map((thing) => [thing.id, thing]));
  const records = await listScheduledOf(db, ids);
  const things = await readThings(db, records);
  const stale = records.filter((record) => {
    const former = formerById.get(record.entityId);
    const isNew = !former || !isStale(former, record);
    return isNew && isStale(things.get(record.entityId) ?? {}, record);
  });
  return stale.length === 0 ? {} : { held: stale.length };
}

/** @returns whether the change waits, and somebody changed one of its fields since */
function isStale(thing: PresentFields, record: ScheduledRecord): boolean {
  return record.state === 'waiting' && outcomeOf(thing, record).clashes.length > 0;
}

/** @param thing the changed entity as it is now */
function presentOf(thing: PresentFields, record: ScheduledRecord): ScheduledView {
  return { ...presentScheduled(record), isStale: isStale(thing, record) };
}

/**
 * @param rows of the views, in their order
 * @returns the views, with the scheduled changes of entities that have any
 */
export async function withScheduled<View extends { id: string }>(
  db: Database,
  rows: readonly (PresentFields & { id: string })[],
  views: readonly View[],
): Promise<View[]> {
  const records = await listScheduledOf(
    db,
    rows.map(({ id }) => id),
  );
  const byId = Map.groupBy(records, ({ entityId }) => entityId);
  return views.map((view, index) => {
    const own = byId.get(view.id);
    const row = rows[index];
    if (!own || !row) return view;
    return { ...view, scheduled: own.map((record) => presentOf(row, record)) };
  });
}
