/**
 * Requests and mails that have been kept for long enough. Each statement takes so many rows and no
 * more, as those of `old-rows.ts`.
 */
import { sql } from 'drizzle-orm';
import type { CivilDate } from '#domain/event-date.ts';
import { MOST_YEARS_AHEAD } from '#domain/retention.ts';
import type { Database } from '../client.ts';
import { countWritten } from './rows.ts';

export interface OldRequests {
  /** Deletes requests binned before this. */
  binnedBefore: Date;
  /** Deletes requests received before this; null: none for their age. */
  receivedBefore: Date | null;
  /**
   * Of those received before, requests for this day and later stay, unless nothing came of them or the day
   * is more than `MOST_YEARS_AHEAD` after they came.
   */
  today: CivilDate;
  limit: number;
}

/**
 * Deletes requests with their lines and mails, sent or not.
 * @returns how many requests are gone
 */
export function deleteOldRequests(
  db: Database,
  { binnedBefore, receivedBefore, today, limit }: OldRequests,
): Promise<number> {
  const tooOld =
    receivedBefore === null
      ? sql`false`
      : sql`created_at < ${receivedBefore.toISOString()}::timestamptz
          and (event_date < ${today}::date
            or event_date > (created_at + make_interval(years => ${MOST_YEARS_AHEAD}))::date
            or status in ('lost', 'quarantined'))`;
  return countWritten(
    db,
    sql`delete from inquiries where id in (
      select id from inquiries
      where deleted_at < ${binnedBefore.toISOString()}::timestamptz or (${tooOld})
      limit ${limit})
      returning 1`,
  );
}

/**
 * Forgets to whom mails went that were sent, or given up, and what was in them. That there was one stays
 * as long as the request does: it says whether the request was confirmed.
 * @param before mails of before this
 * @returns how many mails it was
 */
export function forgetRecipients(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  return countWritten(
    db,
    // The key holds a hash of the mailbox, which who knows the address can make as well.
    sql`update outbox set recipient = null, content = '{}', dedupe_key = 'forgotten:' || id
      where id in (
        select id from outbox
        where state in ('sent', 'filed', 'dead') and recipient is not null
          and coalesce(sent_at, created_at) < ${before.toISOString()}::timestamptz
        limit ${limit})
      returning 1`,
  );
}
