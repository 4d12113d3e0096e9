/** Applies scheduled changes by the rules of bulk edits (@schedule.change). */
import type { Database } from '#db/client.ts';
import {
  setScheduledState,
  listWaitingOf,
  setBases,
  type ScheduledRow,
} from '#db/queries/catalog/scheduled.ts';
import {
  outcomeOf,
  rebased,
  type HeldReason,
  type PresentFields,
} from '#domain/scheduled-change.ts';
import { newlyRefused } from '../many-items.ts';
import { MANY_CATEGORIES, MANY_ITEMS, MANY_PACKAGES } from '../many-kinds.ts';
import { writeMany, type Edit, type ManyKind, type ManyRow } from '../write-many.ts';

interface HowApplied {
  now: Date;
  /** Whether to apply also changes of fields that somebody changed since. */
  isAnyway: boolean;
}

export interface Applied {
  /** The applied changes, including those that had no effect. */
  done: ScheduledRow[];
  /** Number of written entities. */
  written: number;
  /** The held changes, with the names of their entities. */
  held: { scheduled: ScheduledRow; name: string }[];
}

/**
 * Applies changes, each completely or not at all. Holds impossible changes and, without `isAnyway`, changes of
 * fields that somebody changed since (@schedule.clash).
 * @param all locked; at most one per entity
 */
export async function applyScheduled(
  tx: Database,
  all: readonly ScheduledRow[],
  how: HowApplied,
): Promise<Applied> {
  const parts = [
    await applyOfKind(tx, MANY_CATEGORIES, all, how),
    await applyOfKind(tx, MANY_ITEMS, all, how, (after, row) =>
      row ? newlyRefused(row, after) : {},
    ),
    await applyOfKind(tx, MANY_PACKAGES, all, how),
  ];
  return {
    done: parts.flatMap((part) => part.done),
    written: parts.reduce((sum, part) => sum + part.written, 0),
    held: parts.flatMap((part) => part.held),
  };
}

async function applyOfKind<Row extends ManyRow & PresentFields>(
  tx: Database,
  kind: ManyKind<Row>,
  all: readonly ScheduledRow[],
  { now, isAnyway }: HowApplied,
  refusedOf: (after: PresentFields, row?: Row) => object = () => ({}),
): Promise<Applied> {
  const changes = all.filter((change) => change.kind === kind.history);
  const things = await kind.load(
    tx,
    changes.map(({ entityId }) => entityId),
  );
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const judged = changes.map((scheduled) => {
    const row = byId.get(scheduled.entityId);
    const { after, clashes, isImpossible } = outcomeOf(row ?? {}, scheduled);
    const isClash = clashes.length > 0 && !isAnyway;
    const isRefused = () => isImpossible || Object.keys(refusedOf(after, row)).length > 0;
    return { scheduled, row, after, reason: reasonOf(row, isClash, isRefused) };
  });
  const edits = judged.flatMap(({ row, after, reason }): Edit<Row>[] =>
    row && reason === undefined ? [{ row, columns: { ...after } }] : [],
  );
  const written = await writeMany(tx, kind, { edits }, { now, isDespiteShort: true });
  for (const [reason, same] of Map.groupBy(judged, (change) => change.reason)) {
    const outcome =
      reason === undefined ? { state: 'done' as const } : { state: 'held' as const, reason };
    await setScheduledState(
      tx,
      same.map(({ scheduled }) => scheduled.id),
      outcome,
      now,
    );
  }
  const done = judged.filter(({ reason }) => reason === undefined);
  await rebaseLater(tx, done);
  const held = judged.filter(({ reason }) => reason !== undefined);
  return {
    done: done.map(({ scheduled }) => scheduled),
    written,
    held: held.map(({ scheduled, row }) => ({ scheduled, name: row?.name ?? '' })),
  };
}

function reasonOf(
  row: ManyRow | undefined,
  isClash: boolean,
  isRefused: () => boolean,
): HeldReason | undefined {
  if (!row || row.deletedAt) return 'deleted';
  if (isClash) return 'changed';
  return isRefused() ? 'refused' : undefined;
}

interface DoneChange {
  scheduled: ScheduledRow;
  row: PresentFields | undefined;
  after: PresentFields;
}

/** Updates what later changes of the same fields start from, so that they do not clash (@schedule.twice). */
async function rebaseLater(tx: Database, done: readonly DoneChange[]): Promise<void> {
  const doneById = new Map(done.map((change) => [change.scheduled.entityId, change]));
  const waiting = await listWaitingOf(tx, [...doneById.keys()]);
  await setBases(
    tx,
    waiting.flatMap(({ id, entityId, base }) => {
      const applied = doneById.get(entityId);
      if (!applied) return [];
      const before = applied.row?.options;
      const after = applied.after.options ?? before;
      return [{ id, base: rebased(base, applied.scheduled.change, { before, after }) }];
    }),
  );
}
