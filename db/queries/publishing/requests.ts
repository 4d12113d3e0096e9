/**
 * State machine of a publication: requested → building → live or failed. Partial unique indexes
 * allow at most one requested and one building row; row locks order concurrent transitions. Only
 * the host builds.
 */
import { and, eq, inArray, isNull, lte, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../client.ts';
import { publications } from '../../schema.ts';
import { hasHost } from '../host.ts';
import { onlyRow } from '../rows.ts';

export type PublicationRow = typeof publications.$inferSelect;

/** Debounce of the build after a save. */
export interface PublishWait {
  /** Delay after a save, because more saves tend to follow. */
  quietSeconds: number;
  /** Maximum delay from the first save on. */
  longestSeconds: number;
}

/** For `npm start`, whose publisher spaces its builds itself. */
export const AT_ONCE: PublishWait = { quietSeconds: 0, longestSeconds: 0 };
/** For a host where a deploy costs nothing. */
export const SECONDS: PublishWait = { quietSeconds: 1, longestSeconds: 5 };

/** Tries before a request stays failed until the next save or "Publish now". */
export const MAX_BUILD_TRIES = 5;

/** Netlify stops builds after 15 or 30 minutes; ours take seconds. */
export const BUILD_TIMEOUT_MINUTES = 15;

/** Backoff by number of tries so far. */
const RETRY_SECONDS = [5, 30, 120, 600];

/**
 * Requests a build with the changes of this transaction. Requests are merged into one waiting row,
 * which stays locked until commit, so call this last.
 * @param tx the transaction of the change
 * @param wait null when the build waits until somebody presses "Publish now"
 */
export async function requestPublication(
  tx: Database,
  now: Date,
  wait: PublishWait | null,
): Promise<void> {
  const after = (moment: SQL, seconds: number) =>
    sql`${moment} + make_interval(secs => ${seconds})`;
  const quiet = wait && after(sql`${now.toISOString()}::timestamptz`, wait.quietSeconds);
  // Counted from the first save in the waiting row.
  const latest = wait && after(sql`${publications.requestedAt}`, wait.longestSeconds);
  await tx
    .insert(publications)
    .values({ requestedAt: now, lastRequestedAt: now, changes: 1, dueAt: quiet })
    .onConflictDoUpdate({
      target: publications.state,
      targetWhere: sql`${publications.state} = 'requested'`,
      set: {
        lastRequestedAt: now,
        changes: sql`${publications.changes} + 1`,
        dueAt: wait && sql`least(${quiet}, ${latest})`,
        // This save may have fixed the cause of the failure.
        tries: 0,
      },
    });
}

/**
 * Requests a build now, whatever is waiting.
 * @returns the waiting request
 */
export async function requestNow(db: Database): Promise<PublicationRow> {
  const rows = await db
    .insert(publications)
    .values({ state: 'requested' })
    .onConflictDoUpdate({
      target: publications.state,
      targetWhere: eq(publications.state, 'requested'),
      set: { dueAt: sql`now()`, lastRequestedAt: sql`now()`, tries: 0 },
    })
    .returning();
  return onlyRow(rows);
}

/**
 * Claims the waiting request when it is due and nothing is building. Later saves go into the next
 * request.
 * @param host the builder
 * @returns the publication to build; undefined also when another host owns the database
 */
export async function claimDue(db: Database, host: string): Promise<PublicationRow | undefined> {
  const building = alias(publications, 'other');
  const [row] = await db
    .update(publications)
    .set({
      state: 'building',
      startedAt: sql`clock_timestamp()`,
      tries: sql`${publications.tries} + 1`,
      claimedBy: host,
    })
    .where(
      and(
        hasHost(db, host),
        eq(publications.state, 'requested'),
        lte(publications.dueAt, sql`now()`),
        notExists(
          db
            .select({ one: sql`1` })
            .from(building)
            .where(eq(building.state, 'building')),
        ),
      ),
    )
    .returning();
  return row;
}

/**
 * @param host the builder
 * @returns milliseconds until the waiting request is due, at least 0; undefined when none has a due
 *   time, when a build runs (its end starts the next), or when another host owns the database
 */
export async function untilDue(db: Database, host: string): Promise<number | undefined> {
  const rows = await db
    .select({
      state: publications.state,
      ms: sql<string | null>`ceil(extract(epoch from ${publications.dueAt} - now()) * 1000)`,
    })
    .from(publications)
    .where(and(hasHost(db, host), inArray(publications.state, ['requested', 'building'])));
  const [waiting] = rows;
  if (!waiting || waiting.ms === null) return undefined;
  if (rows.some(({ state }) => state === 'building')) return undefined;
  return Math.max(0, Number(waiting.ms));
}

/**
 * Marks the build as live.
 * @param deployId the host's name for it
 * @returns false when it is no longer building
 */
export async function markLive(db: Database, id: string, deployId: string): Promise<boolean> {
  return (await endBuild(db, id, { state: 'live', deployId, error: '' })) !== undefined;
}

/**
 * Records a failed build and requeues it with backoff, up to `MAX_BUILD_TRIES`. A request that is
 * already waiting takes over its changes.
 * @param error in words for staff
 * @param deployId the host's name for it, if it has one
 * @returns false when it is no longer building
 */
export async function markFailed(
  db: Database,
  id: string,
  error: string,
  deployId: string | null = null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await endBuild(tx, id, { state: 'failed', deployId, error });
    if (!row) return false;
    const wait = RETRY_SECONDS[Math.min(row.tries, RETRY_SECONDS.length) - 1] ?? 0;
    if (row.tries < MAX_BUILD_TRIES) await requestAgain(tx, row, wait);
    return true;
  });
}

/**
 * Records a build that the host finished but did not publish. It is not retried, because another
 * build would end the same way; `recordServed` marks it live once the host serves it.
 * @param error in words for staff
 * @returns false when it is no longer building
 */
export async function markUnpublished(
  db: Database,
  id: string,
  error: string,
  deployId: string,
): Promise<boolean> {
  return (await endBuild(db, id, { state: 'failed', deployId, error })) !== undefined;
}

async function endBuild(
  db: Database,
  id: string,
  end: Pick<PublicationRow, 'state' | 'deployId' | 'error'>,
): Promise<PublicationRow | undefined> {
  const [row] = await db
    .update(publications)
    .set({ ...end, finishedAt: sql`now()` })
    .where(and(eq(publications.id, id), eq(publications.state, 'building')))
    .returning();
  return row;
}

/**
 * Requeues builds whose builder is gone.
 * @param claimer only this builder's; all when omitted, for a database that changes hands
 */
export async function takeBackBuilding(db: Database, claimer?: string): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .delete(publications)
      .where(
        and(
          eq(publications.state, 'building'),
          claimer === undefined ? undefined : claimedBy(claimer),
        ),
      )
      .returning();
    for (const row of rows) await requestAgain(tx, row, 0);
    return rows.length;
  });
}

/** @returns the condition that this host builds it; claims older than the column belong to the current host */
export function claimedBy(host: string) {
  return or(eq(publications.claimedBy, host), isNull(publications.claimedBy));
}

async function requestAgain(tx: Database, row: PublicationRow, waitSeconds: number): Promise<void> {
  const { lastRequestedAt, changes, tries } = row;
  await tx
    .insert(publications)
    .values({
      lastRequestedAt,
      changes,
      tries,
      dueAt: sql`now() + make_interval(secs => ${waitSeconds})`,
    })
    .onConflictDoUpdate({
      target: publications.state,
      targetWhere: eq(publications.state, 'requested'),
      // A save in the meantime keeps its own due time: it may fix the failure.
      set: { changes: sql`${publications.changes} + excluded.changes` },
    });
}
