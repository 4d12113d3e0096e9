import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';

/**
 * @param result of `db.execute`; both drivers' results have `rows`
 * @returns its rows, typed as the statement's columns
 */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}

/** @returns the rows that a statement gives */
export async function query<Row>(db: Database, statement: SQL): Promise<Row[]> {
  return rowsOf(await db.execute(statement));
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
  const counted = sql`with written as (${statement}) select count(*)::int as count from written`;
  return onlyRow(await query<{ count: number }>(db, counted)).count;
}
