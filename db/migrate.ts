/**
 * Migrations: the SQL files of `db/migrations/`, applied in order, each once. Not by drizzle's
 * migrator, which cannot run within a transaction of the caller.
 */
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Connection, Database } from './client.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { onlyRow, query } from './queries/rows.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');

/**
 * Applies all pending migrations.
 * @returns how many were applied
 * @throws when a migration fails; all are rolled back
 */
export function migrate({ db }: Pick<Connection, 'db'>): Promise<number> {
  return db.transaction((tx) => migrateWithin(tx));
}

/**
 * Applies migrations inside the caller's transaction.
 * @param last name of the last migration to apply; all when omitted
 * @throws when a migration fails, or `last` is unknown
 */
export async function migrateWithin(tx: Database, last?: string): Promise<number> {
  const tags = journal.entries.map(({ tag }) => tag);
  const end = last === undefined ? tags.length : tags.indexOf(last) + 1;
  if (end === 0) throw new Error(`There is no migration ${last}`);
  await tx.execute(sql`create schema if not exists drizzle`);
  // Same definition as drizzle's.
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
  // If a newer version migrated the database, this is later than every file, so nothing is pending.
  const newest = sql`
    select coalesce(max(created_at), 0)::text as time from drizzle.__drizzle_migrations`;
  const applied = Number(onlyRow(await query<{ time: string }>(tx, newest)).time);
  const files = readMigrationFiles({ migrationsFolder: FOLDER }).slice(0, end);
  const pending = files.filter(({ folderMillis }) => folderMillis > applied);
  for (const { sql: statements, hash, folderMillis } of pending) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${hash}, ${folderMillis})`);
  }
  return pending.length;
}
