/** Sees to it that the site on disk is that of the present data and code. */
import { rm } from 'node:fs/promises';
import { connect } from '#db/client.ts';
import { catalogueFingerprint, EmptyShopError, readCatalogue } from '#server/catalogue/load.ts';
import { StartError } from '../start-error.ts';
import type { Terminal } from '../terminal.ts';
import { buildSite } from './astro-build.ts';
import { siteKey } from './site-key.ts';
import type { SiteStore } from './site-store.ts';

export interface RefreshOptions {
  root: string;
  databaseUrl: string;
  siteUrl: string;
  terminal: Terminal;
  signal?: AbortSignal | undefined;
}

/**
 * Builds the site when data, code or address have changed since the last build. When that cannot
 * be done, the site before it stays, with a warning.
 * @throws StartError when there is no site to serve; the signal's reason when aborted
 */
export async function refreshSite(store: SiteStore, options: RefreshOptions): Promise<void> {
  const problem = await refresh(store, options);
  if (problem === undefined) return;
  if (store.folders.length === 0) {
    throw new StartError(`${problem} There is no earlier site to serve.`);
  }
  options.terminal.warn(`${problem} THE SITE THAT WAS BUILT BEFORE IS SERVED.`);
}

/** @returns why there is no new site, or undefined when the served one is up to date */
async function refresh(store: SiteStore, options: RefreshOptions): Promise<string | undefined> {
  const { root, databaseUrl, siteUrl, terminal, signal } = options;
  const catalogue = await fingerprint(databaseUrl);
  if (catalogue === undefined) return 'The database has no public category or rental item.';
  const key = await siteKey({ root, catalogue, siteUrl });
  if (await store.reuse(key)) {
    terminal.say('  The built site is up to date');
    return undefined;
  }
  const outDir = store.newFolder();
  const environment = { ...process.env, DATABASE_URL: databaseUrl, SITE_URL: siteUrl };
  try {
    const outcome = await terminal.step('Building the site', () =>
      buildSite({ root, outDir, environment, signal }),
    );
    if (!outcome.ok) {
      terminal.warn(outcome.lastLines);
      return 'The site could not be built.';
    }
    await store.publish(outDir, key);
    return undefined;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** @returns undefined for a shop with nothing to show */
async function fingerprint(databaseUrl: string): Promise<string | undefined> {
  const connection = connect(databaseUrl, { maxConnections: 1 });
  try {
    return catalogueFingerprint(await readCatalogue(connection.db));
  } catch (error) {
    if (error instanceof EmptyShopError) return undefined;
    throw error;
  } finally {
    await connection.close();
  }
}
