import { readRows, readSequences, setTextFormat } from '#db/backup/rows.ts';
import { LEFT_OUT, listTables } from '#db/backup/tables.ts';
import type { Database } from '#db/client.ts';
import { lastMigration, UnknownMigrationError } from '#db/migration-state.ts';
import { StartError } from '../start-error.ts';
import { dataFiles, isIntact } from './data-files.ts';
import { DATA, HEADER, headerOf, ROW_COUNTS, SEQUENCES, TABLES, type Contents } from './format.ts';
import { ArchiveWriter } from './write-archive.ts';

export interface BackupSource {
  db: Database;
  /** Data folder of the shop; undefined when its files are elsewhere. */
  dataFolder: string | undefined;
  now: Date;
}

/**
 * Writes all irreplaceable data of a shop to one file. The tables are one snapshot; the shop may
 * keep running.
 * @param file target; an existing file is replaced when the new one is complete
 * @throws StartError when the database holds no shop, or one of a newer version; errors of disk or
 *   database. Then no file is written
 */
export async function takeBackup(
  file: string,
  { db, dataFolder, now }: BackupSource,
): Promise<Contents> {
  const migration = await migrationOf(db);
  const archive = new ArchiveWriter(file);
  try {
    await archive.add(HEADER, JSON.stringify(headerOf(migration, now)));
    await addFiles(archive, dataFolder, 'spool');
    await db.transaction((tx) => addTables(archive, tx), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    // After the tables, so that every image in them is included.
    await addFiles(archive, dataFolder, 'rest');
    return await archive.finish();
  } catch (error) {
    await archive.discard();
    throw error;
  }
}

async function migrationOf(db: Database): Promise<string> {
  try {
    const migration = await lastMigration(db);
    if (migration !== undefined) return migration;
  } catch (error) {
    if (!(error instanceof UnknownMigrationError)) throw error;
    throw new StartError(
      'The database is of a newer version of this project: take the backup with that one.',
      { cause: error },
    );
  }
  throw new StartError('The database holds no shop: there is nothing to back up.');
}

async function addTables(archive: ArchiveWriter, tx: Database): Promise<void> {
  await setTextFormat(tx);
  for (const table of await listTables(tx)) {
    if (LEFT_OUT.includes(table.name)) continue;
    const columns = JSON.stringify(table.columns.map(({ name }) => name));
    let number = 0;
    for await (const rows of readRows(tx, table)) {
      number += 1;
      const name = `${TABLES}${table.name}/${String(number).padStart(6, '0')}.jsonl`;
      await archive.add(name, `${[columns, ...rows].join('\n')}\n`);
    }
  }
  await archive.add(ROW_COUNTS, JSON.stringify(archive.rows));
  await archive.add(SEQUENCES, JSON.stringify(await readSequences(tx)));
}

async function addFiles(
  archive: ArchiveWriter,
  folder: string | undefined,
  part: 'spool' | 'rest',
): Promise<void> {
  if (folder === undefined) return;
  for await (const file of dataFiles(folder, part)) {
    // A damaged image is none, and a restore would refuse it.
    await archive.addFile(DATA + file.name, file.path, (bytes) => isIntact(file.name, bytes));
  }
}
