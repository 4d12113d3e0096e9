/**
 * Deletes requests and mails past their retention. Each statement has a row limit, as in
 * `old-rows.ts`.
 */
import { sql } from 'drizzle-orm';
import type { CivilDate } from '#domain/event-date.ts';
import { MOST_YEARS_AHEAD } from '#domain/retention.ts';
import type { Database } from '../../client.ts';
import { countWritten } from '../rows.ts';

export interface OldRequests {
  /** Deletes requests moved to the trash before this. */
  deletedBefore: Date;
  /** Deletes requests received before this; null disables deletion by age. */
  receivedBefore: Date | null;
  /**
   * Requests received before `receivedBefore` stay if their event ends on this day or later, unless
   * they are lost or quarantined or the event is more than `MOST_YEARS_AHEAD` after receipt.
   */
  today: CivilDate;
  limit: number;
}

/**
 * Deletes requests with their lines and mails, sent or not.
 * @returns how many requests were deleted
 */
export function deleteOldRequests(
  db: Database,
  { deletedBefore, receivedBefore, today, limit }: OldRequests,
): Promise<number> {
  const tooOld =
    receivedBefore === null
      ? sql`false`
      : sql`created_at < ${receivedBefore.toISOString()}::timestamptz
          and (event_date is null
            or coalesce(last_day, event_date) < ${today}::date
            or event_date > (created_at + make_interval(years => ${MOST_YEARS_AHEAD}))::date
            or status in ('lost', 'quarantined'))`;
  return countWritten(
    db,
    sql`delete from inquiries where id in (
      select id from inquiries
      where deleted_at < ${deletedBefore.toISOString()}::timestamptz or (${tooOld})
      limit ${limit})
      returning 1`,
  );
}

/**
 * Erases recipients and contents of mails that were sent or given up. The row itself stays as long
 * as its request: it says whether the request was confirmed.
 * @param before mails older than this
 * @returns how many mails were erased
 */
export function eraseRecipients(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  return countWritten(
    db,
    // The key contains a hash of the mailbox, which anyone who knows the address can compute.
    sql`update outbox set recipient = null, content = '{}', dedupe_key = 'forgotten:' || id
      where id in (
        select id from outbox
        where state in ('sent', 'filed', 'dead') and recipient is not null
          and coalesce(sent_at, created_at) < ${before.toISOString()}::timestamptz
        limit ${limit})
      returning 1`,
  );
}

/** Erases an address that was corrected from what was mailed about its request. */
export function eraseAddress(tx: Database, inquiryId: string, address: string): Promise<number> {
  return countWritten(
    tx,
    sql`update outbox set recipient = null
      where inquiry_id = ${inquiryId} and recipient = ${address}
        and state in ('sent', 'filed', 'dead')
      returning 1`,
  );
}
