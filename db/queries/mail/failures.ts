/** How the mail server does, and how long the oldest mail waits. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { mailFailures, outbox } from '../../schema.ts';

/** The server accepted a mail: what failed before is over. */
export async function noteMailAccepted(db: Database): Promise<void> {
  await db.delete(mailFailures);
}

/**
 * Counts a failed try.
 * @param failure `isServers`: the server itself failed, and did not only refuse a recipient
 */
export async function noteMailFailed(
  db: Database,
  { lastError, isServers }: { lastError: string; isServers: boolean },
): Promise<void> {
  const now = isServers ? sql`now()` : null;
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

/** @returns the failures since the last accepted mail; undefined: none */
export async function readMailFailures(db: Database) {
  const [row] = await db.select().from(mailFailures);
  return row;
}

/** @returns how many mails wait, and since when the oldest does */
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
