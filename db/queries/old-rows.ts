/**
 * Rows that nothing reads any more. Each deletion takes so many rows and no more, so that none holds
 * up visitors however much there is to clear away.
 */
import { sql } from 'drizzle-orm';
import { daysBefore } from '#domain/retention.ts';
import type { Database } from '../client.ts';
import { CLOCK_TOLERANCE_MS } from './attempts.ts';
import { countWritten } from './rows.ts';

/** Far longer than any window in which tries are counted. */
const ATTEMPTS_DAYS = 1;
/** What staff may still ask about. */
const RECORDS_DAYS = 90;
/** More than the sites that are kept, so that each finds when its data were read. */
const LIVE_KEPT = 50;

/**
 * Deletes one round: counts of tries, sessions, links and codes that are over, closed publications,
 * mails of staff and counts of errors of more than ninety days ago.
 * @param limit most rows of a table
 * @returns how many rows are gone; 0: nothing is left to delete
 */
export async function deleteOldRows(
  db: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const nowText = now.toISOString();
  const records = daysBefore(now, RECORDS_DAYS).toISOString();
  let count = 0;
  for (const [table, old] of [
    [
      sql`auth_rate_limits`,
      // Those of the future are over as well: better-auth counts some, and does not see it.
      sql`last_request not between ${daysBefore(now, ATTEMPTS_DAYS).getTime()}
        and ${now.getTime() + CLOCK_TOLERANCE_MS}`,
    ],
    [sql`staff_sessions`, sql`expires_at < ${nowText}::timestamptz`],
    [sql`staff_verifications`, sql`expires_at < ${nowText}::timestamptz`],
    [
      sql`publications`,
      sql`state in ('live', 'failed') and finished_at < ${records}::timestamptz
        and id not in (
          select id from publications where state = 'live'
          order by finished_at desc nulls last limit ${LIVE_KEPT})`,
    ],
    [
      sql`outbox`,
      // Those of a request stay as long as it does: they say whether it was confirmed.
      sql`inquiry_id is null and state in ('sent', 'filed', 'dead')
        and created_at < ${records}::timestamptz`,
    ],
  ] as const) {
    count += await countWritten(
      db,
      sql`delete from ${table} where id in (select id from ${table} where ${old} limit ${limit})
        returning 1`,
    );
  }
  // Some dozens a day at most.
  const oldErrors = sql`delete from error_counts where day < ${records}::timestamptz returning 1`;
  return count + (await countWritten(db, oldErrors));
}
