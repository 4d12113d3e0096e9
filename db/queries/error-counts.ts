import { desc, sql } from 'drizzle-orm';
import type { ErrorCount } from '#contracts/status.ts';
import type { Database } from '../client.ts';
import { errorCounts } from '../schema.ts';
import { hasHost } from './host.ts';

const TODAY = sql`(now() at time zone 'UTC')::date`;

/**
 * Adds to today's counts; does nothing when another host owns the database.
 * @param counts by the failure's name in the log
 */
export async function countErrors(
  db: Database,
  host: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...counts].map(([event, count]) => ({ event, count }));
  await db.execute(sql`
    insert into error_counts (day, event, count)
    select ${TODAY}, event, count
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as counted (event text, count int)
    where ${hasHost(db, host)}
    on conflict (day, event) do update set count = error_counts.count + excluded.count`);
}

/** @returns failures of the last days, today included, most frequent first */
export function listErrors(db: Database, days: number): Promise<ErrorCount[]> {
  const count = sql<number>`sum(${errorCounts.count})::int`;
  return db
    .select({
      event: errorCounts.event,
      count,
      lastDay: sql<string>`max(${errorCounts.day})::text`,
    })
    .from(errorCounts)
    .where(sql`${errorCounts.day} > ${TODAY} - ${days}::int`)
    .groupBy(errorCounts.event)
    .orderBy(desc(count), errorCounts.event);
}
