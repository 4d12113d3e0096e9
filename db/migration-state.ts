/**
 * Which migrations a database has. Separate from `migrate.ts` to keep the migrator out of the
 * functions' bundles.
 */
import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { onlyRow, query } from './queries/rows.ts';

/** @returns whether the database has every migration of this version of the code */
export async function isMigrated(db: Database): Promise<boolean> {
  return (await appliedMigrations(db)) >= journal.entries.length;
}

/**
 * @returns the name of the database's last migration; undefined for an empty database
 * @throws UnknownMigrationError when this version of the code does not have it
 */
export async function lastMigration(db: Database): Promise<string | undefined> {
  if ((await appliedMigrations(db)) === 0) return undefined;
  const newest = sql`select max(created_at)::text as time from drizzle.__drizzle_migrations`;
  const { time } = onlyRow(await query<{ time: string }>(db, newest));
  const entry = journal.entries.find(({ when }) => when === Number(time));
  if (entry === undefined) throw new UnknownMigrationError('The database is of a newer version');
  return entry.tag;
}

export function isKnownMigration(name: string): boolean {
  return journal.entries.some(({ tag }) => tag === name);
}

/** The database has a migration that this version of the code lacks. */
export class UnknownMigrationError extends Error {
  override name = 'UnknownMigrationError';
}

/** @returns how many migrations the database has; 0 for an empty one */
export async function appliedMigrations(db: Database): Promise<number> {
  const table = sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`;
  const { name } = onlyRow(await query<{ name: string | null }>(db, table));
  if (name === null) return 0;
  const counted = sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
  return onlyRow(await query<{ count: number }>(db, counted)).count;
}
