import { isRestored } from '#db/backup/restore-mark.ts';
import type { Database } from '#db/client.ts';
import { StartError } from '../start-error.ts';
import { StagedFiles } from './staged-files.ts';

/** The embedded database, which is in the data folder. */
const EMBEDDED = 'embedded';

/**
 * @param url DATABASE_URL
 * @returns a name of the database in a journal, without user and password
 */
export function databaseName(url: string | undefined): string {
  if (url === undefined) return EMBEDDED;
  const { host, pathname } = new URL(url);
  return host + pathname;
}

/**
 * Completes or undoes a restore that was killed, so that files and database belong together.
 * @param folder the data folder, whose lock the caller holds
 * @param database name of the database
 * @returns the result in words, for the terminal; undefined without an unfinished restore
 * @throws StartError when the restore was into another database
 */
export async function settleRestore(
  folder: string,
  database: string,
  onDatabase: <T>(work: (db: Database) => Promise<T>) => Promise<T>,
): Promise<string | undefined> {
  const files = new StagedFiles(folder);
  const { journal } = files;
  if (!journal) return undefined;
  if (journal.database !== database) {
    const where = journal.database === EMBEDDED ? 'the embedded database' : journal.database;
    throw new StartError(
      `A restore of ${folder} (DATA_DIR) into ${where} was cut off: start once with that database, which completes or undoes it.`,
    );
  }
  if (await onDatabase((db) => isRestored(db, journal.id))) {
    await files.complete();
    return 'A restore was cut off after its last step: the shop is that of the backup.';
  }
  await files.undo(journal);
  return 'A restore was cut off and is undone: the shop is the one from before it. Restore again.';
}

/** Deletes leftovers of restores in the data folder, after the restored shop has started. */
export async function removeLeftovers(folder: string): Promise<void> {
  const files = new StagedFiles(folder);
  await files.clear();
  await files.removeReplaced();
}

/** @returns whether the data folder has an unfinished restore */
export function isUnsettled(folder: string): boolean {
  return new StagedFiles(folder).journal !== undefined;
}
