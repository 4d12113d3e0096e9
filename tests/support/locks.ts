/** What waits in PostgreSQL: for the lock of the catalog, or for somebody who changes the same row. */
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { onlyRow, query } from '#db/queries/rows.ts';

/** @returns how many transactions of this database wait for a lock of this type */
export async function waitingForLock(
  db: Database,
  type: 'advisory' | 'transactionid',
): Promise<number> {
  const waiting = sql`select count(*)::int as count from pg_locks
    join pg_stat_activity using (pid)
    where locktype = ${type} and not granted and datname = current_database()`;
  return onlyRow(await query<{ count: number }>(db, waiting)).count;
}
