/** Where a backup is written: never where a commit could publish it. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../project-root.ts';
import { StartError } from '../start-error.ts';

/**
 * @param dataFolder absolute
 * @returns the default file of a backup: in the data folder, or in the home folder if the data folder is inside the
 *   project, which may be cleaned or copied
 */
export function defaultFile(dataFolder: string, now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  const isInProject = !path.relative(PROJECT_ROOT, dataFolder).startsWith('..');
  const folder = isInProject
    ? path.join(homedir(), 'woodward-backups')
    : path.join(dataFolder, 'backups');
  return path.join(folder, `woodward-${time}.tar.gz`);
}

/** Exit code of `git check-ignore`. */
const NOT_IGNORED = 1;

/**
 * A backup holds personal data and password hashes, and `git add .` takes whatever is not ignored.
 * @param file absolute
 * @throws StartError when it is in a Git tree that does not ignore it
 */
export async function assertNotInGit(file: string): Promise<void> {
  let folder = path.dirname(file);
  while (!existsSync(folder)) folder = path.dirname(folder);
  try {
    // Also for a tree of another user.
    const args = ['-c', 'safe.directory=*', 'check-ignore', '--quiet', file];
    await promisify(execFile)('git', args, { cwd: folder });
  } catch (error) {
    // Other errors: no Git tree, or no Git.
    if (!(error instanceof Error && 'code' in error && error.code === NOT_IGNORED)) return;
    throw new StartError(
      `${file} is in a Git tree that does not ignore it, and a backup must never be committed: choose a place outside.`,
      { cause: error },
    );
  }
}
