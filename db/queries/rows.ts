import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';

/**
 * @param result of `db.execute`; both drivers' results have `rows`
 * @returns its rows, typed as the statement's columns
 */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}

/**
 * @param rows of a statement that always returns one
 * @throws when there is none
 */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The statement gave no row');
  return row;
}

/**
 * @param statement that writes, and ends with `returning`
 * @returns how many rows it wrote
 */
export async function countWritten(db: Database, statement: SQL): Promise<number> {
  const result = await db.execute(sql`
    with written as (${statement})
    select count(*)::int as count from written`);
  return onlyRow(rowsOf<{ count: number }>(result)).count;
}
