import { isRestored } from '#db/backup/restore-mark.ts';
import type { Database } from '#db/client.ts';
import { StartError } from '../start-error.ts';
import { StagedFiles } from './staged-files.ts';

/** The embedded database, which is in the data folder. */
const EMBEDDED = 'embedded';

/**
 * @param given DATABASE_URL
 * @returns a name of the database in a journal, without user and password
 */
export function databaseName(given: string | undefined): string {
  if (given === undefined) return EMBEDDED;
  const { host, pathname } = new URL(given);
  return host + pathname;
}

/**
 * Completes or undoes the swap of a restore that was killed, so that files and database are of one shop.
 * @param folder the data folder, whose lock the caller holds
 * @param database name of the database
 * @returns what was done, as a sentence for the terminal; undefined when nothing was under way
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

/** Removes what restores left in the data folder, once the shop that came of them is open. */
export async function removeLeftovers(folder: string): Promise<void> {
  const files = new StagedFiles(folder);
  await files.clear();
  await files.removeReplaced();
}

/** @returns whether a restore of this data folder was killed, and no start has settled it yet */
export function isUnsettled(folder: string): boolean {
  return new StagedFiles(folder).journal !== undefined;
}
