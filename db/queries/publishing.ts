/**
 * State machine of a publication: requested → building → live or failed. Partial unique indexes
 * allow at most one requested and one building row; row locks order concurrent transitions. Only
 * the host builds.
 */
import { and, eq, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../client.ts';
import { publications } from '../schema.ts';
import { hasHost } from './host.ts';
import { onlyRow } from './rows.ts';

export type PublicationRow = typeof publications.$inferSelect;

/** Tries before a request stays failed until the next save or "Publish now". */
export const MAX_BUILD_TRIES = 5;

/** Netlify stops builds after 15 or 30 minutes; ours take seconds. */
export const BUILD_TIMEOUT_MINUTES = 15;

/** Backoff by number of tries so far. */
const RETRY_SECONDS = [5, 30, 120, 600];

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

/** @returns publications that this host has been building for longer than that */
export async function listOverdue(db: Database, minutes: number, host: string) {
  return db
    .select()
    .from(publications)
    .where(
      and(
        claimedBy(host),
        eq(publications.state, 'building'),
        lt(publications.startedAt, sql`now() - make_interval(mins => ${minutes})`),
      ),
    );
}

/** @returns the publication being built, if any */
export async function findBuilding(db: Database): Promise<PublicationRow | undefined> {
  const rows = await db.select().from(publications).where(eq(publications.state, 'building'));
  return rows[0];
}

/** Claims from before they stored a name belong to the current host. */
function claimedBy(host: string) {
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
