import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { rowsOf } from '#db/queries/rows.ts';

/** @returns every row of every table, by table, in an order that only depends on the rows */
export async function dump(db: Database): Promise<Record<string, string[]>> {
  const tables = await db.execute(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema in ('public', 'drizzle') order by 1`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of rowsOf<{ name: string }>(tables)) {
    const found = await db.execute(
      sql`select line::text from ${sql.raw(name)} as line order by line::text`,
    );
    rows[name] = rowsOf<{ line: string }>(found).map(({ line }) => line);
  }
  return rows;
}
