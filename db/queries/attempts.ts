/**
 * Counting attempts to sign in, exactly, however many come at once: each count is one statement.
 */
import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { authRateLimits } from '../schema.ts';

/**
 * Clocks of two functions differ by less. What lies further in the future was counted before the clock
 * was set back, and is over: it would otherwise last for as long as the clock was ahead.
 */
export const CLOCK_TOLERANCE_MS = 60_000;

export interface AttemptCount {
  key: string;
  /** With this one, since the window began. */
  count: number;
  /** Milliseconds since 1970. */
  windowStart: number;
}

/**
 * Counts one attempt for each key; a count begins anew once its window is over, or lies in the
 * future.
 * @param keys always in the same order, so that two callers cannot wait for each other
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
      // An id of its own for each try: two at once may conflict in the key only, which is handled.
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

/** Forgets the attempts of these keys. */
export async function forgetAttempts(db: Database, keys: readonly string[]): Promise<void> {
  await db.delete(authRateLimits).where(inArray(authRateLimits.key, [...keys]));
}

/** Forgets the attempts of every key that begins so. */
export async function forgetAttemptsBelow(db: Database, prefix: string): Promise<void> {
  await db.delete(authRateLimits).where(sql`starts_with(${authRateLimits.key}, ${prefix})`);
}
