/** Counts sign-in attempts. Each count is one statement, so that it is exact under concurrency. */
import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { authRateLimits } from '../../schema.ts';

/**
 * How far the clocks of two machines that run the server may differ. A time further in the future was written before a
 * clock was set back, and counts as expired.
 */
export const CLOCK_TOLERANCE_MS = 60_000;

export interface AttemptCount {
  key: string;
  /** Including this attempt, since the window began. */
  count: number;
  /** Milliseconds since 1970. */
  windowStart: number;
}

/**
 * Counts one attempt per key. A count restarts when its window has expired or lies in the future.
 * @param keys always in the same order, to avoid deadlocks
 */
export async function countAttempt(
  db: Database,
  keys: readonly string[],
  { now, windowMs }: { now: Date; windowMs: number },
): Promise<AttemptCount[]> {
  const time = now.getTime();
  const { count, lastRequest } = authRateLimits;
  const isOver = sql`(
    ${lastRequest} <= ${time - windowMs} or ${lastRequest} > ${time + CLOCK_TOLERANCE_MS})`;
  const rows = await db
    .insert(authRateLimits)
    .values(
      // A fresh id per attempt, so that concurrent inserts conflict only on the key, which is handled.
      keys.map((key) => ({ id: randomUUID(), key, count: 1, lastRequest: time })),
    )
    .onConflictDoUpdate({
      target: authRateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${time} else ${lastRequest} end`,
      },
    })
    .returning();
  return rows.map((row) => ({ key: row.key, count: row.count, windowStart: row.lastRequest }));
}

export async function deleteAttempts(db: Database, keys: readonly string[]): Promise<void> {
  await db.delete(authRateLimits).where(inArray(authRateLimits.key, [...keys]));
}

/** Deletes the counts of all keys with this prefix. */
export async function deleteAttemptsBelow(db: Database, prefix: string): Promise<void> {
  await db.delete(authRateLimits).where(sql`starts_with(${authRateLimits.key}, ${prefix})`);
}
