import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { claimHost, replaceHost } from '#db/queries/change-host.ts';
import { readStoredHost, type StoredHost } from '#db/queries/host.ts';
import { writeFileAtomic } from '#server/base/atomic-file.ts';
import { attempt } from '#server/base/attempt.ts';
import { hostInWords, hostSince } from '#server/base/this-host.ts';
import { recountStock } from '#server/stock/recount.ts';
import { prepareDatabase, requireMigrated } from './prepare-database.ts';
import { onDatabase } from './reach-database.ts';
import type { Terminal } from './terminal.ts';

export interface TakeHostOptions {
  /** Folder of everything that this host stores. */
  dataFolder: string;
  /** Whether the database is in the data folder, where no other host can open it. */
  isEmbedded: boolean;
  terminal: Terminal;
  /** Whether the demo of a new shop includes events. */
  hasEvents?: boolean;
}

export interface TakenHost {
  /** Name of this host; undefined for a guest. */
  host: string | undefined;
}

/**
 * Makes this program the host of a database without one, migrates it, adds the demo if it never had a catalog, and
 * recounts stock. With another host's database it is a guest: changes nothing, and says so in the terminal.
 * @throws StartError when it cannot be reached, or lacks migrations that only its host may apply
 */
export async function takeHost(
  url: string,
  { dataFolder, isEmbedded, terminal, hasEvents = false }: TakeHostOptions,
): Promise<TakenHost> {
  const name = await serverName(dataFolder);
  if (isEmbedded) {
    await prepareDatabase(url, { terminal, seed: true, hasEvents });
    await onDatabase(url, ({ db }) => replaceHost(db, name));
    await recount(url);
    return { host: name };
  }
  const read = () => onDatabase(url, ({ db }) => readStoredHost(db));
  const before = await read();
  if (before === undefined || before.name === name) {
    await prepareDatabase(url, { terminal, seed: true });
    const claimed = await onDatabase(url, ({ db }) => claimHost(db, name));
    if (claimed === name) {
      await recount(url);
      return { host: name };
    }
  }
  // Without one before, another claimed it just now.
  const other = before ?? (await read());
  await requireMigrated(
    url,
    `its host (${other ? hostInWords(other.name) : 'another'}) applies them with its next start or deploy`,
  );
  terminal.warn(guestWords(other));
  return { host: undefined };
}

/** Adds stock rows for events booked before stock was counted. After a failure, the nightly job does it. */
async function recount(url: string): Promise<void> {
  await attempt('stock', () => onDatabase(url, ({ db }) => recountStock(db, { now: new Date() })));
}

function guestWords(host: StoredHost | undefined): string {
  return [
    `The database belongs to another host${host ? ` (${hostSince(host, new Date())})` : ''}. THIS SHOP IS ITS GUEST:`,
    'it shows the site and the admin; it publishes, mails, schedules and uploads nothing.',
    'To move the shop here, stop the other host, run "npm run db:release", and start again.',
  ].join('\n');
}

/** @returns the data folder's name as a host; undefined when it never was one */
export function nameOfFolder(dataFolder: string): string | undefined {
  const file = idFile(dataFolder);
  return existsSync(file) ? `server:${readFileSync(file, 'utf8').trim()}` : undefined;
}

/** @returns the data folder's name as a host, which the first call creates */
async function serverName(dataFolder: string): Promise<string> {
  const before = nameOfFolder(dataFolder);
  if (before !== undefined) return before;
  // The name is for people, the rest tells two folders of one machine apart.
  const id = `${hostname().slice(0, 100)}/${randomUUID()}`;
  await writeFileAtomic(idFile(dataFolder), id);
  return `server:${id}`;
}

function idFile(dataFolder: string): string {
  return path.join(dataFolder, 'host-id');
}
