/**
 * Which requests have arrived since a list of them was read. `updated_at` of an inquiry that nobody has
 * touched is the moment at which it was stored, which is later than `created_at` for one that waited
 * elsewhere; both sides of the comparison are times of the database.
 */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { inquiries } from '../../schema.ts';
import { onlyRow, rowsOf } from '../rows.ts';

/**
 * What is committed after a list was read may have been stored just before: so far back is looked,
 * and whoever asks knows what they have seen.
 */
const OVERLAP = sql`interval '10 seconds'`;

/** @returns the present, to the microsecond, from which the next look begins */
export async function arrivalMark(db: Database): Promise<string> {
  const result = await db.execute(
    sql`select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as mark`,
  );
  return onlyRow(rowsOf<{ mark: string }>(result)).mark;
}

/**
 * @param since mark of an earlier look; undefined: from the beginning
 * @returns ids of inquiries that are pending and that nobody has touched, the last stored first
 */
export async function findArrived(
  db: Database,
  since: string | undefined,
  limit: number,
): Promise<string[]> {
  const isLater = sql`${inquiries.updatedAt} > ${since}::timestamptz - ${OVERLAP}`;
  const rows = await db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(
      and(
        eq(inquiries.status, 'pending'),
        eq(inquiries.version, 1),
        isNull(inquiries.deletedAt),
        since === undefined ? undefined : isLater,
      ),
    )
    .orderBy(desc(inquiries.updatedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
