/**
 * The folder of everything that `npm start` stores: database, blobs, built sites, resized images. Only
 * the process that holds its lock uses it; others join its embedded database (`database.ts`).
 */
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { acquireLock } from './lock.ts';
import { fileProblem, StartError } from './start-error.ts';

export interface DataFolder {
  /** Absolute. */
  path: string;
  release: () => void;
}

/**
 * Creates the folder if missing, locks it, and restricts it to the user of this process.
 * @param folder relative to the current directory, or absolute
 * @returns undefined while another process holds it
 * @throws StartError when it cannot be written
 */
export function takeDataFolder(folder: string): DataFolder | undefined {
  const absolute = path.resolve(folder);
  try {
    mkdirSync(absolute, { recursive: true });
    accessSync(absolute, constants.W_OK | constants.X_OK);
    assertNotRootInFolderOfOther(absolute);
    const lockFile = path.join(absolute, 'lock');
    // Only a folder without files of others.
    if (existsSync(lockFile) || readdirSync(absolute).length === 0) keepToThisUser(absolute);
    // Others may be able to enter a folder that is not restricted, such as a volume with its own `lost+found`.
    process.umask(0o077);
    const lock = acquireLock(lockFile);
    if (!lock) return undefined;
    return { path: absolute, release: lock.release };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The data folder ${absolute} (DATA_DIR) cannot be used: ${fileProblem(error)}.`,
      { cause: error },
    );
  }
}

/**
 * Takes a folder until the command ends.
 * @throws StartError when another process holds it, or it cannot be written
 */
export function holdDataFolder(folder: string, closers: AsyncDisposableStack): DataFolder {
  const taken = takeDataFolder(folder);
  if (!taken) throw new StartError(takenSentence(folder));
  closers.defer(taken.release);
  return taken;
}

export function takenSentence(folder: string): string {
  return `The data folder ${path.resolve(folder)} (DATA_DIR) is in use by another program, for instance a shop that runs: stop it, or set DATA_DIR to another folder.`;
}

/**
 * A service could not read files that root writes into its folder.
 * @throws StartError when this process is root and the folder belongs to another user
 */
function assertNotRootInFolderOfOther(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid } = statSync(folder);
  if (uid === 0) return;
  throw new StartError(
    `The data folder ${folder} (DATA_DIR) belongs to the user ${uid}, who could not read what root writes there: run this as that user, for instance with "sudo -u '#${uid}'".`,
  );
}

/**
 * Restricts permissions, because the folder contains the database and mails with password links.
 */
function keepToThisUser(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch {
    // Owned by another user who grants write access: their decision.
  }
}
