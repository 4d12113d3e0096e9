import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomic } from '#server/base/atomic-file.ts';
import { outageWatch } from '#server/base/database-outage.ts';
import { MIN_SECRET_LENGTH, type Env } from '#server/base/env.ts';
import { startBlobs } from './blob-host.ts';
import type { DataFolder } from './data-folder.ts';
import { openDatabase } from './database.ts';
import type { Outage } from './kept-postgres.ts';
import type { Program } from './program.ts';
import { StartError } from './start-error.ts';
import { takeHost } from './take-host.ts';
import { tellOutages } from './tell-outages.ts';

export interface ShopData {
  /** May contain a password. */
  databaseUrl: string;
  isEmbedded: boolean;
  /** Name of this host; undefined for a guest. */
  host: string | undefined;
}

const OUTAGE: Outage = {
  began: (reason) => outageWatch.failed(new Error(reason)),
  ended: outageWatch.answered,
};

/** Variables of the host only. */
const HOST_ONLY = ['SHOP_HOST', 'SMTP_URL', 'MAIL_DIR'];

/**
 * Opens the database of a shop, takes its place as host, starts the blob store, and sets the
 * environment of this process's functions. A guest cannot send mails or store requests and images,
 * so that it acknowledges nothing that only the host would deliver.
 * @param siteUrl address of the site, for the links of mails
 * @param onDatabaseBack is called when the database was away and answers again
 * @throws StartError for what a person can fix; the signal's reason when aborted
 */
export async function openShopData(
  folder: DataFolder,
  env: Env,
  siteUrl: string | undefined,
  program: Program,
  onDatabaseBack: () => void = () => undefined,
): Promise<ShopData> {
  const isEmbedded = env.DATABASE_URL === undefined;
  const { terminal, signal, closers } = program;
  closers.defer(tellOutages(env.DATABASE_URL, terminal, onDatabaseBack));
  const url = await openDatabase(folder, env.DATABASE_URL, program, OUTAGE);
  const { host } = await takeHost(url, {
    dataFolder: folder.path,
    isEmbedded,
    terminal,
    hasEvents: program.hasDemoEvents ?? false,
  });
  if (host !== undefined) {
    const blobs = await startBlobs(path.join(folder.path, 'blobs'));
    closers.defer(blobs.close);
  }
  signal.throwIfAborted();

  process.env.DATABASE_URL = url;
  if (siteUrl !== undefined) process.env.SITE_URL ??= siteUrl;
  process.env.AUTH_SECRET = env.AUTH_SECRET ?? (await authSecret(folder.path));
  // `SITE_ID` would name another host than this program.
  delete process.env['SITE_ID'];
  for (const name of host === undefined ? HOST_ONLY : []) delete process.env[name];
  if (host !== undefined) {
    process.env.SHOP_HOST = host;
    // Without a mail server, mails are written to files; the outbox needs one of the two.
    process.env.MAIL_DIR ??= path.join(folder.path, 'mail');
  }
  return { databaseUrl: url, isEmbedded, host };
}

/**
 * The secret that signs the cookies of staff. It is stored in the data folder, readable by this
 * user only, so that a restart signs nobody out.
 * @param folder the data folder
 * @throws StartError when the stored one is too short
 */
export async function authSecret(folder: string): Promise<string> {
  const file = path.join(folder, 'auth-secret');
  if (existsSync(file)) {
    const kept = readFileSync(file, 'utf8');
    if (kept.trim().length >= MIN_SECRET_LENGTH) return kept;
    throw new StartError(
      `The secret in ${file} has less than ${MIN_SECRET_LENGTH} characters, and anybody could guess it: delete the file, and everybody signs in anew.`,
    );
  }
  const secret = randomBytes(48).toString('base64url');
  await writeFileAtomic(file, secret, 0o600);
  return secret;
}
