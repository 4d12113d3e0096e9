/**
 * The states of a publication: requested → building → live or failed. The partial unique indexes
 * of the table hold that at most one is waiting and at most one is being built; what comes first
 * is decided by the row's lock.
 */
import { and, eq, inArray, lt, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../client.ts';
import { publications } from '../schema.ts';
import { onlyRow } from './rows.ts';

export type PublicationRow = typeof publications.$inferSelect;

/** Times a request is built before it stays failed, until the next save or "Publish now". */
export const MAX_BUILD_TRIES = 5;

/** By number of tries so far. */
const RETRY_SECONDS = [5, 30, 120, 600];

/**
 * Asks for a build at once, whatever waits already.
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
 * Takes up the waiting request when it is due and nothing is being built. From here on, what is
 * saved belongs to the next one.
 * @returns the publication to build, or undefined
 */
export async function claimDue(db: Database): Promise<PublicationRow | undefined> {
  const building = alias(publications, 'other');
  const [row] = await db
    .update(publications)
    .set({
      state: 'building',
      startedAt: sql`clock_timestamp()`,
      tries: sql`${publications.tries} + 1`,
    })
    .where(
      and(
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
 * @returns milliseconds until the waiting request is due, at least 0; undefined when nothing waits,
 *   when it waits to be asked for, or when something is being built, whose end starts the next
 */
export async function untilDue(db: Database): Promise<number | undefined> {
  const rows = await db
    .select({
      state: publications.state,
      ms: sql<string | null>`ceil(extract(epoch from ${publications.dueAt} - now()) * 1000)`,
    })
    .from(publications)
    .where(inArray(publications.state, ['requested', 'building']));
  const [waiting] = rows;
  if (!waiting || waiting.ms === null) return undefined;
  if (rows.some(({ state }) => state === 'building')) return undefined;
  return Math.max(0, Number(waiting.ms));
}

/**
 * The build is what visitors see now.
 * @param deployId the host's name for it
 * @returns false when it is not being built any more
 */
export async function markLive(db: Database, id: string, deployId: string): Promise<boolean> {
  const rows = await db
    .update(publications)
    .set({ state: 'live', finishedAt: sql`now()`, deployId, error: '' })
    .where(and(eq(publications.id, id), eq(publications.state, 'building')))
    .returning({ id: publications.id });
  return rows.length > 0;
}

/**
 * The build failed: it is asked for again after a while, up to `MAX_BUILD_TRIES` times. A request
 * that waits already takes over what was in it.
 * @param error in words for staff
 * @param deployId the host's name for it, if it has one
 * @returns false when it is not being built any more
 */
export async function markFailed(
  db: Database,
  id: string,
  error: string,
  deployId: string | null = null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(publications)
      .set({ state: 'failed', finishedAt: sql`now()`, error, deployId })
      .where(and(eq(publications.id, id), eq(publications.state, 'building')))
      .returning();
    if (!row) return false;
    const wait = RETRY_SECONDS[Math.min(row.tries, RETRY_SECONDS.length) - 1] ?? 0;
    if (row.tries < MAX_BUILD_TRIES) await requestAgain(tx, row, wait);
    return true;
  });
}

/** Publications whose builder is gone: they are asked for again at once. Only for a sole builder. */
export async function takeBackBuilding(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .delete(publications)
      .where(eq(publications.state, 'building'))
      .returning();
    for (const row of rows) await requestAgain(tx, row, 0);
    return rows.length;
  });
}

/** @returns publications that have been building for longer than this */
export function listOverdue(db: Database, minutes: number): Promise<PublicationRow[]> {
  return db
    .select()
    .from(publications)
    .where(
      and(
        eq(publications.state, 'building'),
        lt(publications.startedAt, sql`now() - make_interval(mins => ${minutes})`),
      ),
    );
}

/** @returns the publication that is being built, if one is */
export async function findBuilding(db: Database): Promise<PublicationRow | undefined> {
  const rows = await db.select().from(publications).where(eq(publications.state, 'building'));
  return rows[0];
}

/**
 * A site that nobody asked for by a request has gone live: the first one, one after a change of
 * code, or an earlier one that was brought back. Requests that it holds are done.
 * @param deployId the host's name for it
 * @param startedAt saves after it are not in this site
 */
export async function recordLive(db: Database, deployId: string, startedAt: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(publications)
      .where(
        and(eq(publications.state, 'requested'), lte(publications.lastRequestedAt, startedAt)),
      );
    await tx.insert(publications).values({
      state: 'live',
      requestedAt: startedAt,
      lastRequestedAt: startedAt,
      startedAt,
      finishedAt: sql`now()`,
      deployId,
    });
  });
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
      // A save that came meanwhile is tried at its own time: it may be what puts it right.
      set: { changes: sql`${publications.changes} + excluded.changes` },
    });
}
