/** Makes the site on disk the one of the current data and code. */
import { rm } from 'node:fs/promises';
import { StartError } from '../start-error.ts';
import type { Terminal } from '../terminal.ts';
import { buildSite, type BuildInput } from './build-site.ts';
import type { SiteStore } from './site-store.ts';

export interface SiteSource {
  root: string;
  databaseUrl: string;
  siteUrl: string;
  /** Keeps the code and the rendered pages for the next build. */
  cacheDir: string;
}

export interface RefreshOptions extends SiteSource {
  terminal: Terminal;
  signal?: AbortSignal | undefined;
}

/**
 * Builds the site, and keeps the served one when the result is the same. When the build fails, the
 * site before it stays, with a warning; so does one that an owner has restored.
 * @returns whether the served site is that of the current data
 * @throws StartError when there is no site to serve; the signal's reason when aborted
 */
export async function refreshSite(store: SiteStore, options: RefreshOptions): Promise<boolean> {
  const { terminal } = options;
  if (store.sites[0]?.held) {
    terminal.say('  An earlier site was restored; it stays until the next publication');
    return false;
  }
  const problem = await refresh(store, options);
  if (problem === undefined) return true;
  if (store.folders.length === 0) {
    throw new StartError(`${problem} There is no earlier site to serve.`);
  }
  terminal.warn(`${problem} THE SITE THAT WAS BUILT BEFORE IS SERVED.`);
  return false;
}

/** @returns why there is no new site, or undefined when the served one is up to date */
async function refresh(store: SiteStore, options: RefreshOptions): Promise<string | undefined> {
  const { terminal, signal } = options;
  const outDir = store.newFolder();
  try {
    const outcome = await terminal.step('Building the site', () =>
      buildSite({ ...buildInput(options, outDir), signal }),
    );
    if (!outcome.ok) return outcome.problem;
    if (await store.reuse(outcome.key)) {
      terminal.say('  The built site is up to date');
      return undefined;
    }
    await store.publish(outDir, outcome.key);
    await store.prune();
    return undefined;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** @returns what a build needs to know, whoever starts it */
export function buildInput(source: SiteSource, outDir: string): BuildInput {
  const { root, databaseUrl, siteUrl, cacheDir } = source;
  const environment = { ...process.env, DATABASE_URL: databaseUrl };
  return { root, outDir, cacheDir, siteUrl, environment };
}
