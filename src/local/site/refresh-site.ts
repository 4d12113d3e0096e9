/** Sees to it that the site on disk is that of the present data and code. */
import { rm } from 'node:fs/promises';
import { connect } from '#db/client.ts';
import { catalogueFingerprint, readCatalogue } from '#server/catalogue/load.ts';
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
 * Builds the site when data, code or address have changed since the last build. When a build
 * fails, the site before it stays, with a warning.
 * @throws StartError when there is no site to serve; the signal's reason when aborted
 */
export async function refreshSite(store: SiteStore, options: RefreshOptions): Promise<void> {
  const { root, databaseUrl, siteUrl, terminal, signal } = options;
  const key = await currentKey(options);
  if (await store.reuse(key)) {
    terminal.say('  The built site is up to date');
    return;
  }
  const outDir = store.newFolder();
  const environment = { ...process.env, DATABASE_URL: databaseUrl, SITE_URL: siteUrl };
  try {
    const outcome = await terminal.step('Building the site', () =>
      buildSite({ root, outDir, environment, signal }),
    );
    if (outcome.ok) {
      await store.publish(outDir, key);
      return;
    }
    terminal.warn(outcome.lastLines);
    if (store.folders.length === 0) {
      throw new StartError('The site could not be built, and there is no earlier one to serve.');
    }
    terminal.warn('THE SITE COULD NOT BE BUILT. The one before it is served.');
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

async function currentKey({ root, databaseUrl, siteUrl }: RefreshOptions): Promise<string> {
  const connection = connect(databaseUrl, { maxConnections: 1 });
  try {
    const catalogue = catalogueFingerprint(await readCatalogue(connection.db));
    return await siteKey({ root, catalogue, siteUrl });
  } finally {
    await connection.close();
  }
}
