/**
 * Sites that went live without a request of ours.
 */
import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { publications } from '../schema.ts';
import { readPublishing } from './publishing-view.ts';

/** An event of the host and its schedule may cross; what went live a moment ago is not doubted. */
const SETTLE_MS = 120_000;

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

/**
 * What visitors see now, as the host itself says. It differs from what is noted after a deploy was
 * published in the host's own list. A deploy whose data are of unknown age is left alone.
 * @param deployId the host's name for it
 * @returns whether it is live from now on, and was not before
 */
export async function noteServed(db: Database, deployId: string, now: Date): Promise<boolean> {
  const { live } = await readPublishing(db);
  const since = live?.finishedAt?.getTime() ?? 0;
  if (live?.deployId === deployId || now.getTime() - since < SETTLE_MS) return false;
  const [known] = await db
    .select({ startedAt: publications.startedAt })
    .from(publications)
    .where(and(eq(publications.deployId, deployId), isNotNull(publications.startedAt)))
    .orderBy(desc(publications.finishedAt))
    .limit(1);
  if (!known?.startedAt) return false;
  await recordLive(db, deployId, known.startedAt);
  return true;
}
