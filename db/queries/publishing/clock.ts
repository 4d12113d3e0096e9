/** Resets publication times that lie in the future. */
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../client.ts';
import { publications } from '../../schema.ts';
import { CLOCK_TOLERANCE_MS } from '../accounts/attempts.ts';
import { hasHost } from '../host.ts';

const { requestedAt, lastRequestedAt, dueAt, startedAt, finishedAt } = publications;
const LATEST = sql`greatest(${requestedAt}, ${lastRequestedAt}, ${startedAt}, ${finishedAt})`;

/**
 * Moves publication times in the future, which a wrong clock wrote, back by the same span: the latest becomes now.
 * Otherwise a lost build or a waiting request would block all others until that time.
 * @param host does nothing when another host owns the database
 */
export async function putBackPublications(db: Database, host: string): Promise<void> {
  const limit = sql`now() + make_interval(secs => ${CLOCK_TOLERANCE_MS / 1000})`;
  const ahead = sql`(select max(${LATEST}) - now() from ${publications})`;
  const back = (moment: AnyPgColumn) =>
    sql`case when ${moment} > ${limit} then ${moment} - ${ahead} else ${moment} end`;
  await db
    .update(publications)
    .set({
      requestedAt: back(requestedAt),
      lastRequestedAt: back(lastRequestedAt),
      // Otherwise the wait would never end.
      dueAt: sql`case when ${lastRequestedAt} > ${limit} then least(${dueAt}, now()) else ${dueAt} end`,
      startedAt: back(startedAt),
      finishedAt: back(finishedAt),
    })
    .where(sql`${LATEST} > ${limit} and ${hasHost(db, host)}`);
}
