import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { publications } from '../../schema.ts';
import { takeBackBuilding } from './requests.ts';
import { readPublishing } from './view.ts';

/** The host's event and our schedule may cross, so a site that just went live is not questioned. */
const SETTLE_MS = 120_000;

/**
 * Records that a site went live without a request: the first one, one after a code change, or a
 * rollback. Requests that it includes are done.
 * @param deployId the host's name for it
 * @param startedAt later saves are not in this site
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
 * Records that an owner restored a site. What was requested before waits for the next save or
 * "Publish now", and so does a build in progress: otherwise it would replace the restored site at once.
 * @param deployId the host's name for it
 * @param startedAt later saves are not in this site
 * @param host name of the builder, which must not be building now; a build that it still claims is requeued
 */
export async function recordRestored(
  db: Database,
  deployId: string,
  startedAt: Date,
  host: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await takeBackBuilding(tx, host);
    await tx.update(publications).set({ dueAt: null }).where(eq(publications.state, 'requested'));
    await recordLive(tx, deployId, startedAt);
  });
}

/**
 * Records the deploy that the host says it serves, which differs from ours after a deploy was
 * published in the host's own UI. A deploy without a known data time is ignored.
 * @param deployId the host's name for it
 * @returns whether it became live with this call
 */
export async function recordServed(db: Database, deployId: string, now: Date): Promise<boolean> {
  const { live } = await readPublishing(db);
  const since = live?.finishedAt?.getTime() ?? 0;
  if (live?.deployId === deployId || now.getTime() - since < SETTLE_MS) return false;
  const [publication] = await db
    .select({ startedAt: publications.startedAt })
    .from(publications)
    .where(and(eq(publications.deployId, deployId), isNotNull(publications.startedAt)))
    .orderBy(desc(publications.finishedAt))
    .limit(1);
  if (!publication?.startedAt) return false;
  await recordLive(db, deployId, publication.startedAt);
  return true;
}
