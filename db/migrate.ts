/**
 * Migrations: the SQL files of `db/migrations/`, applied in order, each once and in a transaction.
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
 * Applies all pending migrations.
 * @returns how many were applied
 * @throws when a migration fails; that migration is rolled back
 */
export async function migrate(connection: Connection): Promise<number> {
  const before = await appliedMigrations(connection.db);
  // Both drivers' databases are the same class at runtime; only their types differ.
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
 * Applies migrations inside the caller's transaction. Drizzle's migrator cannot: it begins and
 * commits its own.
 * @param last name of the last migration to apply; all when omitted
 * @throws when a migration fails, or `last` is unknown
 */
export async function migrateWithin(tx: Database, last?: string): Promise<void> {
  const tags = journal.entries.map(({ tag }) => tag);
  const end = last === undefined ? tags.length : tags.indexOf(last) + 1;
  if (end === 0) throw new Error(`There is no migration ${last}`);
  await tx.execute(sql`create schema if not exists drizzle`);
  // Same definition as drizzle's.
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
