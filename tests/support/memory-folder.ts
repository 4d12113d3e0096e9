/**
 * Folders for data that live as long as the tests.
 */
import { accessSync, constants, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux's file system in memory; a container may have one of 64 MB. */
const MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 4e9;

/**
 * Makes a folder for a database, in memory where there is room: a fresh database is some 500 files, and PostgreSQL took
 * nearly half of its processor's time to make and remove them on a disk. Whoever sets `TMPDIR` has chosen a place.
 * @param prefix start of the folder's name
 * @returns its path; whoever asks removes it
 */
export function makeFolderInMemory(prefix: string): Promise<string> {
  const isInMemory = !process.env.TMPDIR && hasRoomInMemory();
  return mkdtemp(path.join(isInMemory ? MEMORY : tmpdir(), prefix));
}

/** @returns whether a shop, its database and a browser's pages fit into the file system in memory */
export function hasRoomInMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    return false;
  }
}
