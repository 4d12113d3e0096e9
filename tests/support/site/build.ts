import path from 'node:path';
import { buildSite as buildOnce } from '#local/site/astro-build.ts';

/**
 * Builds the site as any deployment does, not in the environment of the tests.
 * @param databaseUrl database that the pages are read from
 * @param outDir where the site goes
 * @param siteUrl its public address
 * @param more variables of the build
 * @throws when the build fails, with the end of what it printed
 */
export async function buildSite(
  databaseUrl: string,
  outDir: string,
  siteUrl: string,
  more: Record<string, string> = {},
): Promise<void> {
  const { PATH, HOME } = process.env;
  const environment = { PATH, HOME, DATABASE_URL: databaseUrl, SITE_URL: siteUrl, ...more };
  const root = path.resolve('.');
  const outcome = await buildOnce({ root, outDir, environment });
  if (!outcome.ok) throw new Error(`The site was not built:\n${outcome.lastLines}`);
}
