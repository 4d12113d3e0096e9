/**
 * Allows one process at a time per data folder: two would corrupt the database.
 * Uses SQLite's lock on a file. The operating system releases it when the process ends in any way,
 * so there are no stale locks, reused process ids or races for an abandoned lock.
 */
import type { DatabaseSync } from 'node:sqlite';

export interface Lock {
  release: () => void;
}

const SQLITE_BUSY = 5;

/**
 * @param file created if missing; only this function may open it
 * @returns the lock, or undefined while another process (or another caller in this one) holds it
 * @throws when the file cannot be created or locked
 */
export function acquireLock(file: string): Lock | undefined {
  const { DatabaseSync } = loadSqlite();
  const database = new DatabaseSync(file);
  try {
    // Nothing is written, so no journal file is needed.
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

/** Suppresses Node's warning that SQLite is experimental: a shop owner cannot act on it. */
function loadSqlite(): typeof import('node:sqlite') {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => undefined;
  try {
    return process.getBuiltinModule('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}
