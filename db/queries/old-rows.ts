/**
 * Deletes expired rows. Each deletion has a row limit, so that a large backlog does not block
 * visitors.
 */
import { sql } from 'drizzle-orm';
import { daysBefore } from '#domain/retention.ts';
import type { Database } from '../client.ts';
import { CLOCK_TOLERANCE_MS } from './accounts/attempts.ts';
import { deleteOldScheduled } from './catalog/scheduled.ts';
import { deleteOldPreviews } from './previews.ts';
import { countWritten } from './rows.ts';

/** Far longer than any window of attempt counters. */
const ATTEMPTS_DAYS = 1;
/** Staff may ask about newer records. */
const RECORDS_DAYS = 90;
/** Longer than anybody needs to go back. */
const HISTORY_DAYS = 730;
/** A retry, or the undoing of a cancellation, comes sooner. */
const SCHEDULED_DAYS = 30;
/** More than the number of kept sites, so that each has the time of its data. */
const LIVE_KEPT = 50;

/**
 * Deletes one batch: expired attempt counters, sessions, links, codes and previews; closed publications, mails about no
 * request and error counts older than `RECORDS_DAYS`; edits and acts older than `HISTORY_DAYS`; scheduled changes that
 * ended `SCHEDULED_DAYS` ago.
 * @param limit most rows per table
 * @returns how many rows were deleted; 0 when nothing is left
 */
export async function deleteOldRows(
  db: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const nowText = now.toISOString();
  const records = daysBefore(now, RECORDS_DAYS).toISOString();
  const history = daysBefore(now, HISTORY_DAYS).toISOString();
  let count = 0;
  for (const [table, old] of [
    [
      sql`auth_rate_limits`,
      // Counters in the future are expired too; better-auth, which also writes here, keeps them.
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
    [sql`catalog_edits`, sql`at < ${history}::timestamptz`],
    [sql`staff_acts`, sql`at < ${history}::timestamptz`],
    [
      sql`outbox`,
      // Mails of a request stay as long as it does: they say whether it was confirmed.
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
  count += await countWritten(
    db,
    sql`delete from quote_links where token_hash in (
      select token_hash from quote_links where expires_at < ${nowText}::timestamptz limit ${limit})
      returning 1`,
  );
  count += await deleteOldPreviews(db, now, limit);
  count += await deleteOldScheduled(db, daysBefore(now, SCHEDULED_DAYS), limit);
  // Without a limit: a few dozen rows a day at most.
  const oldErrors = sql`delete from error_counts where day < ${records}::timestamptz returning 1`;
  return count + (await countWritten(db, oldErrors));
}
