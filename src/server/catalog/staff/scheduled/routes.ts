/** Endpoints of scheduled changes: schedule, list, cancel, restore, keep (for its time, despite edits), apply if held. */
import type { Context } from 'hono';
import {
  scheduledEndpoints,
  type Scheduled,
  type ScheduledOfOne,
  type ScheduledTime,
  type ScheduleEnded,
} from '#contracts/catalog/scheduled.ts';
import type { ActAction } from '#contracts/history/acts.ts';
import type { Database } from '#db/client.ts';
import { listItemsById } from '#db/queries/catalog/items.ts';
import {
  claimScheduled,
  setScheduledState,
  listOpenScheduled,
  type NewScheduled,
  type ScheduledRow,
} from '#db/queries/catalog/scheduled.ts';
import { fieldsToSchedule } from '#domain/bulk-change.ts';
import { expected, type PresentFields, type ScheduledKind } from '#domain/scheduled-change.ts';
import { ApiError } from '../../../base/api-error.ts';
import { editableRow } from '../../../base/editable.ts';
import * as words from '../../../base/scheduled-texts.ts';
import type { Services } from '../../../base/services.ts';
import type { Things } from '../../../base/texts.ts';
import type { GuardedApp, GuardedEnv } from '../../../http/guarded-app.ts';
import { handle } from '../../../http/handle.ts';
import { editorOf, writeCatalog } from '../../../publishing/write-catalog.ts';
import { saveNextDue, type DueServices } from '../../../schedule/next-due.ts';
import { readBatch } from '../history.ts';
import { assertNoneRefused, linesOf } from '../many-items.ts';
import { applyScheduled } from './apply.ts';
import { keepScheduled } from './keep.ts';
import { presentBatches } from './present.ts';
import { recordScheduled } from './record.ts';
import {
  addScheduled,
  assertOptions,
  assertTimeFree,
  changeToStore,
  earlierOf,
  findRetry,
  readDueTime,
  wantedOfOne,
  type ScheduleRequest,
} from './store.ts';
import { readThings } from './things.ts';

type NewChange = Pick<NewScheduled, 'kind' | 'entityId' | 'change' | 'base'>;

/** Result of canceling, restoring, keeping or applying scheduled changes. */
interface Result {
  /** The changes that this was done to. */
  done: readonly ScheduledRow[];
  /** Names of the entities whose changes stay as they were. */
  left?: string[];
  /** Whether visitors may see a difference. */
  isShown?: boolean;
}

/** A request to schedule. */
interface Scheduling {
  batchId: string;
  when: ScheduledTime;
  /** Computes the new values from the current ones. */
  wantedOf: ScheduleRequest['wantedOf'];
  /** Reads the current fields of the entities, by id. */
  read: (tx: Database) => Promise<ScheduleRequest['things']>;
}

const TABLES: Record<ScheduledKind, Things> = {
  category: 'categories',
  item: 'rentalItems',
  package: 'servicePackages',
};

export function mountScheduled(app: GuardedApp, services: Services & DueServices): void {
  const { db } = services;

  handle(app, scheduledEndpoints.list, async () =>
    presentBatches(db(), await listOpenScheduled(db())),
  );

  /**
   * Stores scheduled changes as a batch; a repetition with the same batch id stores nothing more.
   * @param changesOf returns the changes to store
   */
  const schedule = async (
    context: Context<GuardedEnv>,
    { batchId, when, wantedOf, read }: Scheduling,
    changesOf: (tx: Database, dueAt: Date) => Promise<NewChange[]>,
  ): Promise<Scheduled> => {
    const editor = editorOf(context);
    let count = 0;
    await writeCatalog(services, editor, async (tx, now) => {
      const retried = await findRetry(tx, batchId, { when, things: await read(tx), wantedOf });
      if (retried !== undefined) {
        count = retried;
        return false;
      }
      const dueAt = readDueTime(when, now);
      const changes = await changesOf(tx, dueAt);
      await assertTimeFree(tx, changes, dueAt);
      const { staffId } = editor;
      const scheduled = changes.map((change) => ({
        ...change,
        batchId,
        dueAt,
        staffId,
        madeAt: now,
      }));
      count = await addScheduled(tx, scheduled);
      await recordScheduled(tx, scheduled, { action: 'scheduled', staffId, at: now });
      return false;
    });
    await saveNextDue(services);
    return { batchId, count };
  };

  handle(app, scheduledEndpoints.schedule, ({ body: { of, ...request } }, context) => {
    const { kind, id } = of;
    const wanted = wantedOfOne(of);
    const read = async (tx: Database) => new Map([[id, await thingOf(tx, of)]]);
    return schedule(context, { ...request, read, wantedOf: () => wanted }, async (tx, dueAt) => {
      const thing = await findSeen(tx, of);
      assertOptions(thing, wanted);
      const earlier = await earlierOf(tx, [id], dueAt);
      const stored = changeToStore(
        { thing, later: expected(thing, earlier.get(id) ?? []) },
        wanted,
      );
      return stored ? [{ kind, entityId: id, ...stored }] : [];
    });
  });

  handle(app, scheduledEndpoints.scheduleMany, ({ body }, context) => {
    const { items, change, ...request } = body;
    const ids = items.map(({ id }) => id);
    const wantedOf = (current: PresentFields) => fieldsToSchedule(current, change);
    const read = async (tx: Database) => {
      const byId = new Map((await listItemsById(tx, ids)).map((item) => [item.id, item]));
      return new Map(ids.map((id) => [id, byId.get(id)]));
    };
    return schedule(context, { ...request, read, wantedOf }, async (tx, dueAt) => {
      const things = await listItemsById(tx, ids);
      assertNoneRefused(linesOf(things, items, change), items);
      const earlier = await earlierOf(tx, ids, dueAt);
      return things.flatMap((thing) => {
        const later = expected<PresentFields>(thing, earlier.get(thing.id) ?? []);
        const stored = changeToStore({ thing, later }, wantedOf(thing));
        return stored ? [{ kind: 'item' as const, entityId: thing.id, ...stored }] : [];
      });
    });
  });

  /**
   * Does `work` on the changes of a batch that are in these states, or with `of` on one entity's, and
   * records it.
   * @throws ApiError 404 for an invalid id, 409 when no change of the batch is in these states anymore
   */
  const changeBatch = async (
    context: Context<GuardedEnv>,
    params: { batch: string },
    { of }: { of?: string | undefined },
    { states, action }: { states: readonly ScheduledRow['state'][]; action: ActAction },
    work: (tx: Database, changes: ScheduledRow[], now: Date) => Promise<Result>,
  ): Promise<ScheduleEnded> => {
    const batchId = readBatch(params.batch);
    let result: ScheduleEnded = { count: 0, left: [] };
    const editor = editorOf(context);
    const { staffId } = editor;
    await writeCatalog(services, editor, async (tx, now) => {
      const changes = await claimScheduled(tx, batchId, states, of);
      if (changes.length === 0) throw new ApiError('conflict', words.scheduledGone);
      const { done, left = [], isShown = false } = await work(tx, changes, now);
      result = { count: done.length, left };
      await recordScheduled(tx, done, { action, staffId, at: now });
      return isShown;
    });
    return result;
  };

  handle(app, scheduledEndpoints.cancel, async ({ params, query }, context) => {
    const what = { states: ['waiting', 'held'], action: 'canceled' } as const;
    return changeBatch(context, params, query, what, async (tx, changes, now) => {
      await setScheduledState(tx, idsOf(changes), { state: 'canceled' }, now);
      return { done: changes };
    });
  });

  handle(app, scheduledEndpoints.restore, async ({ params, query }, context) => {
    const what = { states: ['canceled'], action: 'restored' } as const;
    const result = await changeBatch(context, params, query, what, async (tx, changes, now) => {
      const held = changes.filter(wasHeld);
      const waiting = changes.filter((change) => !wasHeld(change));
      for (const [time, due] of Map.groupBy(waiting, ({ dueAt }) => dueAt.getTime())) {
        await assertTimeFree(tx, due, new Date(time));
      }
      await setScheduledState(tx, idsOf(held), { state: 'held' }, now);
      await setScheduledState(tx, idsOf(waiting), { state: 'waiting' }, null);
      return { done: changes };
    });
    await saveNextDue(services);
    return result;
  });

  handle(app, scheduledEndpoints.keep, async ({ params, query }, context) =>
    changeBatch(context, params, query, { states: ['waiting'], action: 'kept' }, keepScheduled),
  );

  handle(app, scheduledEndpoints.apply, async ({ params, query }, context) =>
    changeBatch(
      context,
      params,
      query,
      { states: ['held'], action: 'applied' },
      async (tx, changes, now) => {
        const { done, held, written } = await applyScheduled(tx, changes, { now, isAnyway: true });
        return { done, left: held.map(({ name }) => name), isShown: written > 0 };
      },
    ),
  );
}

const idsOf = (changes: readonly ScheduledRow[]) => changes.map(({ id }) => id);
/** A canceled change keeps the reason for which it was held. */
const wasHeld = ({ reason }: ScheduledRow) => reason !== null;

async function thingOf(tx: Database, { kind, id }: Pick<ScheduledOfOne, 'kind' | 'id'>) {
  return (await readThings(tx, [{ kind, entityId: id }])).get(id);
}

/** @throws ApiError 404 for an entity that is unknown or in the trash, 409 for another version */
async function findSeen(tx: Database, of: ScheduledOfOne): Promise<PresentFields> {
  return editableRow(await thingOf(tx, of), of.version, TABLES[of.kind]);
}
