/**
 * Records in a table comment which restore filled the database; committed with the restore, without
 * a table of its own.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { onlyRow, query } from '../queries/rows.ts';

const TABLE = 'public.categories';
/** Any number that no other advisory lock uses. */
const LOCK = 7_204_611;

/**
 * Marks the database as filled by this restore. Belongs into the transaction of the restore.
 * @param id a UUID
 */
export async function markRestore(tx: Database, id: string): Promise<void> {
  await tx.execute(sql.raw(`comment on table ${TABLE} is 'restore ${id}'`));
}

/** Makes `isRestored` wait until the transaction ends. */
export async function lockRestore(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/**
 * @returns whether the restore with this id was committed. Waits for a restore under way: the server may
 *   still be ending the transaction of a program that was killed
 */
export function isRestored(db: Database, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockRestore(tx);
    const mark = sql`select obj_description(to_regclass(${TABLE}), 'pg_class') as mark`;
    const { mark: found } = onlyRow(await query<{ mark: string | null }>(tx, mark));
    return found === `restore ${id}`;
  });
}
