/** The database of a command: DATABASE_URL, or the embedded one of the data folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect } from '#db/client.ts';
import { databaseName, settleRestore } from './backup/settle-restore.ts';
import { takeDataFolder, takenSentence, type DataFolder } from './data-folder.ts';
import { embeddedAddress, openEmbedded } from './embedded-postgres.ts';
import { openKept, type Outage } from './kept-postgres.ts';
import type { Program } from './program.ts';
import { onDatabase } from './reach-database.ts';
import { StartError } from './start-error.ts';

/** A first start creates the database before others can join it. */
const JOIN_TIMEOUT_MS = 60_000;
const JOIN_PAUSE_MS = 250;

/**
 * The database for the holder of the data folder, until the command ends.
 * @param databaseUrl DATABASE_URL; used as it is
 * @param outage called when the embedded database stops and is restarted; without it there is no restart, and the next
 *   query fails
 * @returns its address
 * @throws StartError when the embedded database cannot be opened, or a restore into another database was interrupted
 */
export async function openDatabase(
  folder: DataFolder,
  databaseUrl: string | undefined,
  program: Program,
  outage?: Outage,
): Promise<string> {
  const url = databaseUrl ?? (await openOwn(path.join(folder.path, 'db'), program, outage));
  const settled = await settleRestore(folder.path, databaseName(databaseUrl), (work) =>
    onDatabase(url, ({ db }) => work(db)),
  );
  if (settled !== undefined) program.terminal.warn(settled);
  return url;
}

async function openOwn(
  folder: string,
  { terminal, signal, closers }: Program,
  outage: Outage | undefined,
): Promise<string> {
  const { url, close } = await terminal.step('Opening the database', () =>
    outage ? openKept(folder, outage, { signal }) : openEmbedded(folder, { signal }),
  );
  closers.defer(close);
  return url;
}

/**
 * The embedded database of a data folder: opened by this command, or by one that holds the folder.
 * @returns its address
 * @throws StartError when the folder's holder does not open it in time
 */
export async function joinDatabase(folder: string, program: Program): Promise<string> {
  const deadline = Date.now() + JOIN_TIMEOUT_MS;
  for (;;) {
    const taken = takeDataFolder(folder);
    if (taken) {
      program.closers.defer(taken.release);
      return openDatabase(taken, undefined, program);
    }
    const url = await runningAddress(path.join(folder, 'db'));
    if (url !== undefined) return url;
    if (Date.now() > deadline) throw new StartError(takenSentence(folder));
    await sleep(JOIN_PAUSE_MS, undefined, { signal: program.signal });
  }
}

/** @returns the address of the embedded database in a folder; undefined while it does not answer */
export async function runningAddress(folder: string): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined;
  const url = embeddedAddress(folder);
  const connection = connect(url, { maxConnections: 1 });
  try {
    await connection.db.execute(sql`select 1`);
    return url;
  } catch {
    return undefined;
  } finally {
    await connection.close();
  }
}
