/**
 * The folder of everything that `npm start` keeps: database, blobs, built sites, image sizes.
 * Whoever works in it holds its lock, and leaves a note of how to reach the database meanwhile.
 */
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeFileAtomic } from './atomic-file.ts';
import { blobContextSchema } from './blob-host.ts';
import { acquireLock } from './lock.ts';
import { fileProblem, StartError } from './start-error.ts';

const noteSchema = z.object({
  pid: z.number(),
  /** What the holder was started as. */
  command: z.string(),
  /** Address of its embedded database; absent when it uses another one. */
  databaseUrl: z.string().optional(),
  /** Address of its site; absent when it serves none that can be signed in to. */
  siteUrl: z.string().optional(),
  /** How to reach its blobs; absent when it serves none. */
  blobs: blobContextSchema.optional(),
});

/** What the holder of the lock tells others. */
export type HolderNote = z.output<typeof noteSchema>;

export interface DataFolder {
  /** Absolute. */
  path: string;
  /** Tells others how to reach what this process runs. */
  leaveNote: (note: Omit<HolderNote, 'pid'>) => Promise<void>;
  release: () => void;
}

/**
 * Makes the folder when it is not there, locks it, and keeps it to the user of this process.
 * @param folder relative to the current directory, or absolute
 * @returns undefined while another process holds it
 * @throws StartError when it cannot be written
 */
export function takeDataFolder(folder: string): DataFolder | undefined {
  const absolute = path.resolve(folder);
  const note = noteFile(absolute);
  try {
    mkdirSync(absolute, { recursive: true });
    accessSync(absolute, constants.W_OK | constants.X_OK);
    assertNotRootInAnothers(absolute);
    const lockFile = path.join(absolute, 'lock');
    if (existsSync(lockFile) || readdirSync(absolute).length === 0) keepToThisUser(absolute);
    // On a volume that others may enter, for instance, because it holds its own `lost+found`.
    process.umask(0o077);
    const lock = acquireLock(lockFile);
    if (!lock) return undefined;
    rmSync(note, { force: true });
    return {
      path: absolute,
      // It holds secrets, so only this user may read it.
      leaveNote: (content) =>
        writeFileAtomic(note, JSON.stringify({ pid: process.pid, ...content }), 0o600),
      release: () => {
        rmSync(note, { force: true });
        lock.release();
      },
    };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The data folder ${absolute} (DATA_DIR) cannot be used: ${fileProblem(error)}.`,
      { cause: error },
    );
  }
}

/**
 * @returns what the present holder of the folder tells, or undefined while it has not yet. After a
 *   killed process its note stays until the next holder removes it.
 */
export function readNote(folder: string): HolderNote | undefined {
  const file = noteFile(path.resolve(folder));
  if (!existsSync(file)) return undefined;
  return noteSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** @returns the sentence for one who finds the folder taken */
export function takenSentence(folder: string): string {
  const note = readNote(folder);
  const holder = note ? `"${note.command}" (process ${note.pid})` : 'another process';
  return `The data folder ${path.resolve(folder)} is in use by ${holder}: stop it, or set DATA_DIR to another folder.`;
}

/**
 * What root writes into the folder of a service, the service cannot read.
 * @throws StartError when this is root, and the folder another user's
 */
function assertNotRootInAnothers(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid } = statSync(folder);
  if (uid === 0) return;
  throw new StartError(
    `The data folder ${folder} (DATA_DIR) belongs to the user ${uid}, who could not read what root writes there: run this as that user, for instance with "sudo -u '#${uid}'".`,
  );
}

/**
 * The database and mails with links to passwords lie in it. A folder that holds something of somebody
 * else's is not touched.
 */
function keepToThisUser(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch {
    // It belongs to another user, who lets this one write: that is theirs to decide.
  }
}

function noteFile(folder: string): string {
  return path.join(folder, 'running.json');
}
