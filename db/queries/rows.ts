import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '../client.ts';

/**
 * @param result of `db.execute`; both drivers' results have `rows`
 * @returns its rows, typed as the statement's columns
 */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}

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
 * @returns the number of written rows
 */
export async function countWritten(db: Database, statement: SQL): Promise<number> {
  const counted = sql`with written as (${statement}) select count(*)::int as count from written`;
  return onlyRow(await query<{ count: number }>(db, counted)).count;
}

/** Maximum number of rows per statement. */
const ROWS = 1_000;

/** @returns the rows in chunks for one statement each */
export function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, chunk) =>
    rows.slice(chunk * ROWS, (chunk + 1) * ROWS),
  );
}

const dialect = new PgDialect({ casing: 'snake_case' });

/** SQLSTATE of a prepared statement that does not exist, or already exists. */
const NAME_LOST = new Set<unknown>(['26000', '42P05']);

/**
 * Prepares a statement once per connection, because planning a large one costs more than running it.
 * @param name unique per connection
 * @param statement with placeholders for its values
 * @returns a function that runs it with values by placeholder
 */
export function preparedStatement<Row>(
  name: string,
  statement: SQL,
): (db: Database, values: Record<string, unknown>) => Promise<Row[]> {
  const compiled = dialect.sqlToQuery(statement);
  const run = async (db: Database, values: Record<string, unknown>, as?: string) =>
    rowsOf<Row>(await db._.session.prepareQuery(compiled, undefined, as, false).execute(values));
  return async (db, values) => {
    try {
      return await run(db, values, name);
    } catch (error) {
      // A pooler may run it on another connection without the name. Nothing was executed then.
      if (!NAME_LOST.has(codeOf(error))) throw error;
      return run(db, values);
    }
  };
}

/** @returns the driver's code; drizzle wraps the driver's error */
function codeOf(error: unknown): unknown {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}

/** @returns whether a statement failed because of this constraint */
export function violates(error: unknown, constraint: string): boolean {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === constraint;
}
