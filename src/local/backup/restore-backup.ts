import { randomUUID } from 'node:crypto';
import { isRestored, lockRestore, markRestore } from '#db/backup/restore-mark.ts';
import { writeRows, writeSequences, setTextFormat } from '#db/backup/rows.ts';
import {
  dropShop,
  holdsRows,
  listForeign,
  listTables,
  withoutUncheckedRules,
} from '#db/backup/tables.ts';
import type { Database } from '#db/client.ts';
import { migrateWithin } from '#db/migrate.ts';
import { readHost } from '#db/queries/host.ts';
import { listUsed } from '#db/queries/media/unused-images.ts';
import { takeBackBuilding } from '#db/queries/publishing/requests.ts';
import { MIN_SECRET_LENGTH } from '#server/base/env.ts';
import { hostInWords } from '#server/base/this-host.ts';
import { UPLOADED_IMAGES_PATH } from '#site/paths.ts';
import { queryProblem } from '../connection-problem.ts';
import { errorCode, StartError, writing } from '../start-error.ts';
import type { Terminal } from '../terminal.ts';
import { isIntact, SECRET } from './data-files.ts';
import {
  counted,
  DATA,
  linesOf,
  SEQUENCES,
  sequencesSchema,
  tableOf,
  type Contents,
  type Entry,
  type Header,
} from './format.ts';
import { openArchive, readEntries, verifyBackup, type Archive } from './read-archive.ts';
import { changingNothing } from './refusal.ts';
import { StagedFiles } from './staged-files.ts';

export interface RestoreTarget {
  /** Called once: after the backup was verified, or before it when an interrupted restore must be settled first. */
  open: () => Promise<Database>;
  /** Absolute; the caller holds its lock. */
  dataFolder: string;
  /** The database's name in a journal: `databaseName`. */
  database: string;
  /** The data folder's name as a host; undefined for a new folder. */
  host: string | undefined;
  /** Whether to replace an existing shop. */
  replace: boolean;
  /** Whether uploaded images that the shop uses may be missing or damaged. */
  mayBeIncomplete: boolean;
  terminal: Pick<Terminal, 'step'>;
}

export type Restored = Header &
  Contents & {
    /** Whether the backup contained the secret that encrypts second factors. */
    hasSecret: boolean;
    /** Number of uploaded images that the shop uses and the backup does not have. */
    missingImages: number;
  };

/**
 * Restores a backup into a database and a data folder, whatever engine and version it comes from;
 * the tables are migrated to this version. All or nothing.
 * @param file a backup
 * @throws StartError when the backup is incomplete or of a newer version, or the database holds
 *   something that must not be replaced; errors of disk or database
 */
export async function restoreBackup(file: string, target: RestoreTarget): Promise<Restored> {
  const archive = await changingNothing(() => openArchive(file));
  const staged = new StagedFiles(target.dataFolder);
  try {
    const restored = await changingNothing(
      () =>
        writing(`The data folder ${target.dataFolder} (DATA_DIR)`, () =>
          swap(archive, staged, target),
        ),
      () => !staged.journal,
    );
    await staged.complete();
    return restored;
  } finally {
    if (!staged.journal) await staged.clear();
    await archive.handle.close();
  }
}

/** Verifies the backup, and puts its rows and files in place of those that are there; all or nothing. */
async function swap(
  archive: Archive,
  staged: StagedFiles,
  target: RestoreTarget,
): Promise<Restored> {
  // Opening the database completes or undoes a restore that was cut off, before its files are cleared.
  const opened = staged.journal && (await target.open());
  await staged.clear();
  const verified = await target.terminal.step('Checking the backup', () =>
    verifyBackup(archive, (entry) => stage(archive, staged, entry, target)),
  );
  const db = opened ?? (await target.open());
  await assertReplaceable(db, target);
  const { hasSecret } = staged;
  let missingImages = 0;
  await target.terminal.step('Restoring it', async () => {
    const id = randomUUID();
    try {
      await db.transaction(async (tx) => {
        await lockRestore(tx);
        await fill(tx, archive, verified.migration);
        missingImages = staged.countMissing(await listUsed(tx, UPLOADED_IMAGES_PATH));
        assertComplete(archive, missingImages, target);
        await markRestore(tx, id);
        await staged.swapIn({ id, database: target.database });
      });
    } catch (error) {
      await undo(staged, db);
      throw error;
    }
  });
  return { ...verified, hasSecret, missingImages };
}

/** @returns whether the entry is restored; damaged images are not */
async function stage(
  { file }: Archive,
  staged: StagedFiles,
  { name, bytes }: Entry,
  { mayBeIncomplete }: RestoreTarget,
): Promise<boolean> {
  if (!name.startsWith(DATA)) return true;
  if (name === `${DATA}${SECRET}` && bytes.toString('utf8').trim().length < MIN_SECRET_LENGTH) {
    throw new StartError(
      `${file} holds a secret of less than ${MIN_SECRET_LENGTH} characters, which anybody could guess.`,
    );
  }
  if (!isIntact(name.slice(DATA.length), bytes)) {
    if (mayBeIncomplete) return false;
    throw new StartError(
      `${file} holds an uploaded image that is damaged or was altered. To restore it without such images, add --incomplete.`,
    );
  }
  if (await staged.add(name, bytes)) return true;
  throw new StartError(
    `${file} holds a file that is none of a shop's: ${JSON.stringify(name.slice(0, 80))}.`,
  );
}

function assertComplete(
  { file }: Archive,
  missingImages: number,
  { mayBeIncomplete }: RestoreTarget,
): void {
  if (missingImages === 0 || mayBeIncomplete) return;
  throw new StartError(
    `${file} lacks ${counted(missingImages, 'uploaded image', 'uploaded images')} that the shop uses. To restore it without, add --incomplete.`,
  );
}

/** Undoes the swap, unless the connection broke after the transaction was committed. */
async function undo(staged: StagedFiles, db: Database): Promise<void> {
  const { journal } = staged;
  if (!journal) return;
  try {
    if (await isRestored(db, journal.id)) return;
  } catch {
    // The database is unavailable: the next start settles it.
    return;
  }
  await staged.undo(journal);
}

async function assertReplaceable(db: Database, { host, replace }: RestoreTarget): Promise<void> {
  const foreign = await listForeign(db);
  if (foreign.length > 0) {
    throw new StartError(
      `The database holds what is not of this shop, or of a newer version (${foreign.join(', ')}): restore into a database of its own.`,
    );
  }
  const other = await readHost(db);
  if (other !== undefined && other !== host) {
    throw new StartError(
      `The database belongs to a host (${hostInWords(other)}) that may be at work: stop it, run "npm run db:release" with the database's address, and restore again.`,
    );
  }
  if (!replace && (await holdsRows(db))) {
    throw new StartError(
      'The database holds a shop already. To throw it away for that of the backup, add --replace.',
    );
  }
}

/** Migrates to the backup's version, inserts its rows, then applies later migrations. */
async function fill(tx: Database, archive: Archive, migration: string): Promise<void> {
  await dropShop(tx);
  await migrateWithin(tx, migration);
  await setTextFormat(tx);
  await withoutUncheckedRules(tx, () => addRows(tx, archive));
  await migrateWithin(tx);
  // Nobody continues builds of the former host.
  await takeBackBuilding(tx);
}

async function addRows(tx: Database, archive: Archive): Promise<void> {
  const tables = new Map((await listTables(tx)).map((table) => [table.name, table]));
  for await (const entry of readEntries(archive)) {
    if (entry.name === SEQUENCES) await addSequences(tx, archive, entry);
    const name = tableOf(entry.name);
    if (name === undefined) continue;
    const table = tables.get(name);
    if (table === undefined) throw misfit(archive, name, 'no version has such a table');
    const [columns = '[]', ...lines] = linesOf(entry);
    try {
      await writeRows(tx, table, JSON.parse(columns) as string[], lines);
    } catch (error) {
      if (queryProblem(error) !== undefined) throw error;
      // Not its message, which contains the rows: personal data and password hashes.
      throw misfit(archive, name, errorCode(error) ?? 'not as they are written');
    }
  }
}

async function addSequences(tx: Database, archive: Archive, { bytes }: Entry): Promise<void> {
  try {
    await writeSequences(tx, sequencesSchema.parse(JSON.parse(bytes.toString('utf8'))));
  } catch (error) {
    if (queryProblem(error) !== undefined) throw error;
    throw new StartError(
      `The sequences in ${archive.file} cannot be restored (${errorCode(error) ?? 'not as they are written'}).`,
      { cause: error },
    );
  }
}

function misfit({ file }: Archive, table: string, why: string): StartError {
  return new StartError(`The rows of "${table}" in ${file} cannot be stored (${why}).`);
}
