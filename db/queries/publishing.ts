/**
 * The states of a publication: requested → building → live or failed. The partial unique indexes
 * of the table hold that at most one is waiting and at most one is being built; what comes first
 * is decided by the row's lock. Only the host of the database builds.
 */
import { and, eq, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../client.ts';
import { publications } from '../schema.ts';
import { hasHost } from './host.ts';
import { onlyRow } from './rows.ts';

export type PublicationRow = typeof publications.$inferSelect;

/** Times a request is built before it stays failed, until the next save or "Publish now". */
export const MAX_BUILD_TRIES = 5;

/** Netlify ends builds of its own at 15 or 30 minutes; ours take seconds. */
export const BUILD_TIMEOUT_MINUTES = 15;

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
 * @param host who builds it
 * @returns the publication to build; undefined also when the database is another host's
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
 * @param host who would build it
 * @returns milliseconds until the waiting request is due, at least 0; undefined when nothing waits,
 *   when it waits to be asked for, when something is being built, whose end starts the next, or when
 *   the database is another host's
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

/**
 * The host built it and keeps it from visitors: another build would end the same way, so none is asked
 * for. It is live once the host says so (`noteServed`).
 * @param error in words for staff
 * @returns false when it is not being built any more
 */
export async function markUnpublished(
  db: Database,
  id: string,
  error: string,
  deployId: string,
): Promise<boolean> {
  const rows = await db
    .update(publications)
    .set({ state: 'failed', finishedAt: sql`now()`, error, deployId })
    .where(and(eq(publications.id, id), eq(publications.state, 'building')))
    .returning({ id: publications.id });
  return rows.length > 0;
}

/**
 * Publications whose builder is gone: they are asked for again at once.
 * @param claimer the sole builder of this name, who asks; without it, those of any builder, when the
 *   database changes hands
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

/** @returns publications that this host has been building for longer */
export function listOverdue(
  db: Database,
  minutes: number,
  host: string,
): Promise<PublicationRow[]> {
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

/** @returns the publication that is being built, if one is */
export async function findBuilding(db: Database): Promise<PublicationRow | undefined> {
  const rows = await db.select().from(publications).where(eq(publications.state, 'building'));
  return rows[0];
}

/** Claims from before they had a name belong to whoever has the database. */
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
      // A save that came meanwhile is tried at its own time: it may be what puts it right.
      set: { changes: sql`${publications.changes} + excluded.changes` },
    });
}
