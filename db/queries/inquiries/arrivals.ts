/**
 * Finds requests that arrived since a list was read. An untouched inquiry's `updated_at` is the
 * time it was stored, which is later than `created_at` if it was spooled first. Both sides of the
 * comparison use the database's clock.
 */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { inquiries } from '../../schema.ts';
import { onlyRow, query } from '../rows.ts';

/**
 * A row committed after the list was read may carry an earlier time, so each look overlaps the
 * previous one; the caller ignores ids it has seen.
 */
const OVERLAP = sql`interval '10 seconds'`;

/** Version of a request that staff have not touched: it is new to them. */
const NEW_VERSION = 1;
/** Version with which a request is stored that staff know already, because they entered it. */
export const KNOWN_VERSION = NEW_VERSION + 1;

/** @returns the current time in microseconds, to pass as `since` to the next look */
export async function arrivalMark(db: Database): Promise<string> {
  const now = sql`select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as mark`;
  return onlyRow(await query<{ mark: string }>(db, now)).mark;
}

/**
 * @param since mark of an earlier look; from the beginning when undefined
 * @returns ids of pending, untouched inquiries, newest first
 */
export async function listArrived(db: Database, since: string | undefined, limit: number) {
  const isLater = sql`${inquiries.updatedAt} > ${since}::timestamptz - ${OVERLAP}`;
  const rows = await db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(
      and(
        eq(inquiries.status, 'pending'),
        eq(inquiries.version, NEW_VERSION),
        isNull(inquiries.deletedAt),
        since === undefined ? undefined : isLater,
      ),
    )
    .orderBy(desc(inquiries.updatedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
