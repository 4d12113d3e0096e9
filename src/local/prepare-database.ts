/** Prepares a database for the shop: reachable, migrated, and with a catalog. */
import { migrate } from '#db/migrate.ts';
import { isMigrated } from '#db/migration-state.ts';
import { decodeStaffEmails } from '#db/queries/accounts/decode-emails.ts';
import { isEmpty, seedDemo } from '#db/seed/seed.ts';
import { addDemoEvents } from './demo-events.ts';
import { onDatabase } from './reach-database.ts';
import { StartError } from './start-error.ts';
import type { Terminal } from './terminal.ts';

export interface PrepareOptions {
  terminal: Terminal;
  /** Whether to add the demo to a database that never had a catalog. */
  seed: boolean;
  /** Whether the demo includes events; none by default. */
  hasEvents?: boolean;
}

/**
 * Migrates the database and fills in the demo. Only the program that is the shop's host may call this, or any program
 * while the shop has no host: see `take-host.ts`.
 * @param url `postgres://…`
 * @throws StartError when it cannot be reached
 */
export function prepareDatabase(
  url: string,
  { terminal, seed, hasEvents }: PrepareOptions,
): Promise<void> {
  return onDatabase(url, async (connection) => {
    await terminal.step('Bringing the database up to date', async () => {
      await migrate(connection);
      await decodeStaffEmails(connection.db);
    });
    if (seed && (await isEmpty(connection.db))) {
      await terminal.step('Filling in the demo catalog', () => seedDemo(connection.db));
      if (hasEvents) await addDemoEvents(connection.db, new Date());
    }
  });
}

/**
 * Checks that the database is migrated, for programs that never migrate it.
 * @param remedy how to apply the migrations, as the end of a sentence
 * @throws StartError when it cannot be reached, or lacks a migration of this version
 */
export async function requireMigrated(url: string, remedy: string): Promise<void> {
  if (await onDatabase(url, ({ db }) => isMigrated(db))) return;
  throw new StartError(
    `The database at ${new URL(url).host} (DATABASE_URL) lacks migrations of this version: ${remedy}.`,
  );
}
