/** Sees to it that the site on disk is that of the present data and code. */
import { rm } from 'node:fs/promises';
import type { Database } from '#db/client.ts';
import { catalogFingerprint, EmptyShopError, readCatalog } from '#server/catalog/load.ts';
import { retention } from '#server/retention.ts';
import { StartError } from '../start-error.ts';
import type { Terminal } from '../terminal.ts';
import { prepareBuild, type BuildInput } from './astro-build.ts';
import { buildCheckedSite } from './checked-build.ts';
import { siteKey } from './site-key.ts';
import type { SiteStore } from './site-store.ts';

export interface SiteSource {
  root: string;
  /** Of the same database as `databaseUrl`. */
  db: Database;
  databaseUrl: string;
  siteUrl: string;
  /** Keeps built pages for the next build. */
  cacheDir: string;
}

export interface RefreshOptions extends SiteSource {
  terminal: Terminal;
  signal?: AbortSignal | undefined;
}

/**
 * Builds the site when data, code or address have changed since the last build. When that cannot
 * be done, the site before it stays, with a warning; so does one that was brought back by hand.
 * @returns whether the served site is that of the present data
 * @throws StartError when there is no site to serve; the signal's reason when aborted
 */
export async function refreshSite(store: SiteStore, options: RefreshOptions): Promise<boolean> {
  if (store.sites[0]?.held) {
    options.terminal.say('  An earlier site was brought back; it stays until the next publication');
    return false;
  }
  const problem = await refresh(store, options);
  if (problem === undefined) return true;
  if (store.folders.length === 0) {
    throw new StartError(`${problem} There is no earlier site to serve.`);
  }
  options.terminal.warn(`${problem} THE SITE THAT WAS BUILT BEFORE IS SERVED.`);
  return false;
}

/** @returns why there is no new site, or undefined when the served one is up to date */
async function refresh(store: SiteStore, options: RefreshOptions): Promise<string | undefined> {
  const { terminal, signal } = options;
  const key = await currentKey(options);
  if (key === undefined) return 'The database has no public category or rental item.';
  if (await store.reuse(key)) {
    terminal.say('  The built site is up to date');
    return undefined;
  }
  const outDir = store.newFolder();
  try {
    const outcome = await terminal.step('Building the site', () =>
      buildCheckedSite(options.db, prepareBuild({ ...buildInput(options, outDir), signal })),
    );
    if (!outcome.ok) {
      if (outcome.lastLines !== undefined) terminal.warn(outcome.lastLines);
      return outcome.problem;
    }
    await store.publish(outDir, key);
    await store.prune();
    return undefined;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** @returns what a build needs to know, whoever starts it */
export function buildInput(
  { root, databaseUrl, siteUrl, cacheDir }: SiteSource,
  outDir: string,
): BuildInput {
  const environment = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    SITE_URL: siteUrl,
    BUILD_CACHE_DIR: cacheDir,
  };
  return { root, outDir, environment };
}

/** @returns the key of a site of the present data; undefined for a shop with nothing to show */
export async function currentKey({ root, db, siteUrl }: SiteSource): Promise<string | undefined> {
  try {
    const catalog = catalogFingerprint(await readCatalog(db));
    return await siteKey({ root, catalog, siteUrl, keep: retention() });
  } catch (error) {
    if (error instanceof EmptyShopError) return undefined;
    throw error;
  }
}
