/** Which migrations a database has. Apart from `migrate.ts`, so that functions need not carry the migrator. */
import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** @returns whether every migration of this version of the code is in the database */
export async function isMigrated(db: Database): Promise<boolean> {
  return (await appliedMigrations(db)) >= journal.entries.length;
}

/** @returns how many migrations are in the database; 0 for an empty one */
export async function appliedMigrations(db: Database): Promise<number> {
  const table = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!rowsOf<{ name: string | null }>(table)[0]?.name) return 0;
  const count = await db.execute(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return rowsOf<{ count: number }>(count)[0]?.count ?? 0;
}

/** The rows of a raw query; both drivers' results carry them under the same name. */
function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
