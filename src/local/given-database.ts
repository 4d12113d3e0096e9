/**
 * What a build may change in the database of DATABASE_URL: it never adds the demo, and migrates
 * only for a build that is published.
 */
import { claimHost } from '#db/queries/change-host.ts';
import { readHost } from '#db/queries/host.ts';
import type { Env } from '#server/base/env.ts';
import { hostInWords, netlifyHost } from '#server/base/this-host.ts';
import { prepareDatabase, requireMigrated } from './prepare-database.ts';
import { onDatabase } from './reach-database.ts';
import { StartError } from './start-error.ts';
import type { Terminal } from './terminal.ts';

const NO_DATABASE =
  'DATABASE_URL is not set. On Netlify the site is built from your own database: set it in the site’s environment variables. The demo catalog is never published.';
const NO_PREVIEW_DATABASE =
  'This preview has no database of its own: in Netlify, set DATABASE_URL for its deploy context to another database than the live shop’s (README.md, Previews).';
const NO_SITE =
  'SITE_ID is not set: Netlify does not say which site is built. To build as it does on your own machine, see docs/hosting.md, A copy to try things.';

export interface GivenDatabase {
  url: string;
  /**
   * Makes this the host, once the site is built.
   * @throws StartError when another host took the database meanwhile
   */
  claim: () => Promise<void>;
}

/**
 * Netlify's production build is the database's host and applies migrations. A preview needs a
 * database without host; a build anywhere else reads any.
 * @returns undefined when no database was given and the build may use the embedded one
 * @throws StartError when there must be one, or it cannot be used
 */
export async function prepareGiven(
  env: Env,
  terminal: Terminal,
): Promise<GivenDatabase | undefined> {
  const { DATABASE_URL: url, NETLIFY, CONTEXT } = env;
  if (NETLIFY === undefined) return url === undefined ? undefined : readOnly(url);
  if (CONTEXT === 'production') {
    if (url === undefined) throw new StartError(NO_DATABASE);
    return prepareLive(url, env.SITE_ID, terminal);
  }
  if (url === undefined || (await hostOf(url)) !== undefined) {
    throw new StartError(NO_PREVIEW_DATABASE);
  }
  return readOnly(url);
}

async function prepareLive(url: string, siteId: string | undefined, terminal: Terminal) {
  if (siteId === undefined) throw new StartError(NO_SITE);
  const name = netlifyHost(siteId);
  assertOurs(await hostOf(url), name);
  await prepareDatabase(url, { terminal, seed: false });
  return {
    url,
    claim: async () => assertOurs(await onDatabase(url, ({ db }) => claimHost(db, name)), name),
  };
}

async function readOnly(url: string): Promise<GivenDatabase> {
  await requireMigrated(
    url,
    'run "npm run db:fill" with its address, unless a host applies them with its next start or deploy',
  );
  return { url, claim: () => Promise.resolve() };
}

function hostOf(url: string): Promise<string | undefined> {
  return onDatabase(url, ({ db }) => readHost(db));
}

function assertOurs(host: string | undefined, name: string): void {
  if (host === undefined || host === name) return;
  throw new StartError(
    `The database belongs to another host (${hostInWords(host)}), and this site (${name}) publishes nothing from it. To move the shop here, stop that host, run "npm run db:release" with the database's address, and deploy again.`,
  );
}
