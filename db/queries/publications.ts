/** Requests to build the site. */
import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { publications } from '../schema.ts';

/** Debounce of the build after a save. */
export interface PublishWait {
  /** Delay after a save, because more saves tend to follow. */
  quietSeconds: number;
  /** Maximum delay from the first save on. */
  longestSeconds: number;
}

/** For this machine, which spaces its builds itself. */
export const AT_ONCE: PublishWait = { quietSeconds: 0, longestSeconds: 0 };
/** For a host where a deploy costs nothing. */
export const SECONDS: PublishWait = { quietSeconds: 1, longestSeconds: 5 };

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
 * @returns when the live site's build began (later saves are not visible yet); undefined when
 *   nothing went live
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
