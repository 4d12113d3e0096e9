/** Mails that are kept as files, because there is no mail server, or was none. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { mailFile } from './mailer.ts';

/**
 * Removes the files of these mails, as far as there are any.
 * @throws when a file cannot be removed
 */
export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(mailFile(folder, id), { force: true });
}

/**
 * Removes files that were written before.
 * @param until begins with no further file at this moment (milliseconds since 1970)
 * @returns how many there were
 * @throws when the folder cannot be read or a file cannot be removed
 */
export async function removeOldMailFiles(
  folder: string,
  before: Date,
  until: number,
): Promise<number> {
  let count = 0;
  for (const name of await filesIn(folder)) {
    if (Date.now() >= until) break;
    const file = path.join(folder, name);
    const { mtime } = await stat(file);
    if (mtime >= before) continue;
    await rm(file, { force: true });
    count += 1;
  }
  return count;
}

/** The folder comes with the first mail. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => name.endsWith('.eml'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
