/**
 * Chooses the database of a command: that of DATABASE_URL, the embedded one of the data folder, or
 * the embedded one that another command is running.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect } from '#db/client.ts';
import {
  readNote,
  takeDataFolder,
  takenSentence,
  type DataFolder,
  type HolderNote,
} from './data-folder.ts';
import { openEmbedded } from './embedded-postgres.ts';
import { StartError } from './start-error.ts';
import type { Terminal } from './terminal.ts';

export interface ShopDatabase {
  url: string;
  close: () => Promise<void>;
  /** Resolves with the reason when an embedded database stops by itself. */
  down?: Promise<string>;
}

export interface OpenOptions {
  terminal: Terminal;
  /** Aborts the opening. */
  signal?: AbortSignal | undefined;
}

/** A first start creates the database before others can join it. */
const JOIN_TIMEOUT_MS = 60_000;
const JOIN_PAUSE_MS = 250;

/**
 * The database for the holder of the data folder.
 * @param given DATABASE_URL; used as it is
 * @throws StartError when the embedded one cannot be opened
 */
export async function openDatabase(
  folder: DataFolder,
  given: string | undefined,
  { terminal, signal }: OpenOptions,
): Promise<ShopDatabase> {
  if (given !== undefined) return { url: given, close: () => Promise.resolve() };
  return terminal.step('Opening the database', () =>
    openEmbedded(path.join(folder.path, 'db'), signal),
  );
}

/** Either this process holds the data folder, or it has the holder's note. */
export type Access =
  | { folder: DataFolder; note?: undefined }
  | { folder?: undefined; note: HolderNote };

/**
 * Takes the data folder, or reads the note of the process that holds it.
 * @throws StartError when the holder is not ready in time
 */
export async function takeOrJoin(folder: string, signal?: AbortSignal): Promise<Access> {
  const deadline = Date.now() + JOIN_TIMEOUT_MS;
  for (;;) {
    const taken = takeDataFolder(folder);
    if (taken) return { folder: taken };
    const note = readNote(folder);
    if (note && (await isAlive(note))) return { note };
    if (Date.now() > deadline) throw new StartError(takenSentence(folder));
    await sleep(JOIN_PAUSE_MS, undefined, { signal });
  }
}

/**
 * The database for a command that may share the folder.
 * @param given DATABASE_URL; used as it is
 * @throws StartError when the folder's holder uses another database than the embedded one
 */
export async function openOrJoinDatabase(
  access: Access,
  given: string | undefined,
  options: OpenOptions,
): Promise<ShopDatabase> {
  if (access.folder) return openDatabase(access.folder, given, options);
  const url = given ?? access.note.databaseUrl;
  if (url !== undefined) return { url, close: () => Promise.resolve() };
  throw new StartError(
    `"${access.note.command}" (process ${access.note.pid}) uses another database: set DATABASE_URL to the same one.`,
  );
}

/** A killed process leaves its note although its database is gone. */
async function isAlive({ databaseUrl }: HolderNote): Promise<boolean> {
  if (databaseUrl === undefined) return true;
  const connection = connect(databaseUrl, { maxConnections: 1 });
  try {
    await connection.db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  } finally {
    await connection.close();
  }
}
