/** Failures of the mail server, and the length of its queue. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { mailFailures, outbox } from '../../schema.ts';

/** Clears the failures after an accepted mail. */
export async function noteMailAccepted(db: Database): Promise<void> {
  await db.delete(mailFailures);
}

/**
 * Counts a failed try.
 * @param failure `isServerFailure`: the server itself failed, not just refused a recipient
 */
export async function noteMailFailed(
  db: Database,
  { lastError, isServerFailure }: { lastError: string; isServerFailure: boolean },
): Promise<void> {
  const now = isServerFailure ? sql`now()` : null;
  await db
    .insert(mailFailures)
    .values({ count: 1, since: now, lastError })
    .onConflictDoUpdate({
      target: mailFailures.only,
      set: {
        count: sql`${mailFailures.count} + 1`,
        since: sql`coalesce(${mailFailures.since}, ${now}::timestamptz)`,
        lastError,
      },
    });
}

/** @returns the failures since the last accepted mail; undefined without any */
export async function readMailFailures(db: Database) {
  const [row] = await db.select().from(mailFailures);
  return row;
}

/** @returns the number of waiting mails, and since when the oldest waits */
export async function readMailQueue(db: Database) {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)`.mapWith(Number),
      oldest: sql<Date | null>`min(${outbox.createdAt})`.mapWith(outbox.createdAt),
      oldestUntried:
        sql<Date | null>`min(${outbox.createdAt}) filter (where ${outbox.tries} = 0)`.mapWith(
          outbox.createdAt,
        ),
    })
    .from(outbox)
    .where(eq(outbox.state, 'queued'));
  return row ?? { waiting: 0, oldest: null, oldestUntried: null };
}
