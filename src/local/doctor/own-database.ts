import { existsSync } from 'node:fs';
import path from 'node:path';
import { isUnsettled } from '../backup/settle-restore.ts';
import { takeDataFolder } from '../data-folder.ts';
import { runningAddress } from '../database.ts';
import { openEmbedded } from '../embedded-postgres.ts';
import type { Program } from '../program.ts';
import { sentenceFor } from '../start-error.ts';
import type { Finding } from './finding.ts';

export interface OwnDatabase {
  url?: string;
  /** The reason for a missing address. */
  finding?: Finding;
}

/**
 * Opens the embedded database of a data folder: that of the running shop, or one started until the command ends.
 * Does not complete an interrupted restore, unlike a start.
 * @param folder DATA_DIR
 */
export async function openOwnDatabase(folder: string, program: Program): Promise<OwnDatabase> {
  const about = 'Database';
  const files = path.resolve(folder, 'db');
  if (!existsSync(files)) {
    const text = `there is none in ${path.dirname(files)} yet: the first "npm start" makes it.`;
    return { finding: { level: 'note', about, text } };
  }
  if (isUnsettled(path.dirname(files))) {
    const text = 'a restore was cut off: start the shop once, which completes or undoes it.';
    return { finding: { level: 'wrong', about, text } };
  }
  try {
    const taken = takeDataFolder(folder);
    if (!taken) {
      const url = await runningAddress(files);
      if (url !== undefined) return { url };
      const text = 'the program that uses the data folder has not opened it, or has lost it.';
      return { finding: { level: 'wrong', about, text } };
    }
    program.closers.defer(taken.release);
    const { url, close } = await openEmbedded(files, { signal: program.signal });
    program.closers.defer(close);
    return { url };
  } catch (error) {
    const text = sentenceFor(error);
    if (text === undefined) throw error;
    return { finding: { level: 'wrong', about, text } };
  }
}
