/**
 * Small readings of a database that only tests need.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { rowsOf } from '#db/queries/rows.ts';

/**
 * @param promise a query that a constraint is to refuse
 * @returns the name of the constraint
 * @throws when the query succeeds, or fails for another reason
 */
export async function refusingConstraint(promise: PromiseLike<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (cause instanceof Error && 'constraint' in cause) return String(cause.constraint);
    throw error;
  }
  throw new Error('The database accepted what a constraint should refuse');
}

/**
 * @returns every row of every table of the schema `public`, as text, with the transaction that
 *   wrote each (`xmin`): equal dumps mean that nothing was written in between
 */
export async function dump(db: Database): Promise<string[]> {
  const tables = await db.execute(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' order by 1`,
  );
  const lines: string[] = [];
  for (const { name } of rowsOf<{ name: string }>(tables)) {
    const rows = await db.execute(
      sql`select ${name} || ' ' || xmin::text || ' ' || to_jsonb(t)::text as line
          from ${sql.identifier(name)} t order by 1`,
    );
    lines.push(...rowsOf<{ line: string }>(rows).map((row) => row.line));
  }
  return lines;
}
