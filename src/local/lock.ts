/**
 * One process at a time per data folder: two on one database folder would ruin it.
 *
 * The lock is SQLite's lock on a file. The operating system holds it for the process and lets go
 * when the process ends in whatever way, so there is no stale lock to recognize, no process id
 * that another process may have by now, and no race for a lock that was left behind.
 */
import type { DatabaseSync } from 'node:sqlite';

export interface Lock {
  /** Lets the next one in. */
  release: () => void;
}

const SQLITE_BUSY = 5;

/**
 * @param file made when it is not there; only this function may open it
 * @returns the lock, or undefined while another process (or another caller in this one) holds it
 * @throws when the file cannot be made or locked
 */
export function acquireLock(file: string): Lock | undefined {
  const { DatabaseSync } = loadSqlite();
  const database = new DatabaseSync(file);
  try {
    // Nothing is written, so no journal needs to lie beside the file.
    database.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return { release: () => release(database) };
}

function release(database: DatabaseSync): void {
  if (database.isOpen) database.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

/** Node announces on loading that SQLite's interface may change: nothing a shop owner can act on. */
function loadSqlite(): typeof import('node:sqlite') {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => undefined;
  try {
    return process.getBuiltinModule('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}
