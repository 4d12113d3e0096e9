/**
 * Migrations: the SQL files of `db/migrations/`, in order, each in a transaction, at most once.
 */
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { NeonDatabase } from 'drizzle-orm/neon-serverless';
import { migrate as migrateNeon } from 'drizzle-orm/neon-serverless/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { Connection, Database } from './client.ts';
import { appliedMigrations, lastMigration } from './migration-state.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import type * as schema from './schema.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');

/**
 * Brings the database up to date.
 * @returns how many migrations were applied now
 * @throws when a migration fails; the database is then as it was before that migration
 */
export async function migrate(connection: Connection): Promise<number> {
  const before = await appliedMigrations(connection.db);
  // Both drivers' databases are the same class underneath; only their types differ.
  if (connection.driver === 'neon') {
    await migrateNeon(connection.db as unknown as NeonDatabase<typeof schema>, {
      migrationsFolder: FOLDER,
    });
  } else {
    await migratePg(connection.db as unknown as NodePgDatabase<typeof schema>, {
      migrationsFolder: FOLDER,
    });
  }
  return journal.entries.length - before;
}

/**
 * The same within a transaction of the caller, which drizzle's own migrator cannot: it begins and
 * commits by itself.
 * @param last name of the migration to end with; without it all of them
 * @throws when a migration fails, or when there is none of that name
 */
export async function migrateWithin(tx: Database, last?: string): Promise<void> {
  const tags = journal.entries.map(({ tag }) => tag);
  const end = last === undefined ? tags.length : tags.indexOf(last) + 1;
  if (end === 0) throw new Error(`There is no migration ${last}`);
  await tx.execute(sql`create schema if not exists drizzle`);
  // As drizzle makes it.
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
  const before = await lastMigration(tx);
  const start = before === undefined ? 0 : tags.indexOf(before) + 1;
  const files = readMigrationFiles({ migrationsFolder: FOLDER });
  for (const { sql: statements, hash, folderMillis } of files.slice(start, end)) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${hash}, ${folderMillis})`);
  }
}
