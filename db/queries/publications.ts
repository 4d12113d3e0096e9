/**
 * Asking for the site to be built again.
 */
import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { publications } from '../schema.ts';

/** How long a save waits for its build. */
export interface PublishWait {
  /** Quiet time after a save before the site is built: more saves tend to follow. */
  quietSeconds: number;
  /** Longest that saves after saves hold up a build, from the first one on. */
  longestSeconds: number;
}

/** Where a build costs nothing: visitors see a save within seconds. */
export const SECONDS: PublishWait = { quietSeconds: 1, longestSeconds: 5 };

/**
 * Asks for a build that holds what this transaction changes. Many requests make one build. The
 * transaction holds the waiting request from here on, so this comes last in it.
 * @param tx the transaction of the change, so that both are stored or neither
 * @param wait null where it waits until somebody asks for it
 */
export async function requestPublication(
  tx: Database,
  now: Date,
  wait: PublishWait | null = SECONDS,
): Promise<void> {
  const after = (moment: SQL, seconds: number) =>
    sql`${moment} + make_interval(secs => ${seconds})`;
  const quiet = wait && after(sql`${now.toISOString()}::timestamptz`, wait.quietSeconds);
  // Counted from the first save of the row that waits already.
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
        // What failed may be what was put right by this save.
        tries: 0,
      },
    });
}

/**
 * @returns when the build began that visitors see now: what was saved later, they do not see;
 *   undefined when none went live
 */
export async function findLiveSince(db: Database): Promise<Date | undefined> {
  const [live] = await db
    .select({ startedAt: publications.startedAt })
    .from(publications)
    .where(and(eq(publications.state, 'live'), isNotNull(publications.startedAt)))
    .orderBy(desc(publications.finishedAt))
    .limit(1);
  return live?.startedAt ?? undefined;
}
