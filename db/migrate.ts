/**
 * Migrations: the SQL files of `db/migrations/`, in order, each in a transaction, at most once.
 */
import path from 'node:path';
import type { NeonDatabase } from 'drizzle-orm/neon-serverless';
import { migrate as migrateNeon } from 'drizzle-orm/neon-serverless/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { Connection } from './client.ts';
import { appliedMigrations } from './migration-state.ts';
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
