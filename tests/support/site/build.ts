import path from 'node:path';
import { buildSite as buildOnce } from '#local/site/build-site.ts';

/**
 * Builds the site as any deployment does, not in the environment of the tests.
 * @param databaseUrl database that the pages are read from
 * @param outDir where the site goes
 * @param siteUrl its public address
 * @param more where to keep code and pages for the next build, and variables
 * @returns how many pages there are, and how many files are not those of the site before
 * @throws when the build fails, with the sentence that staff would see
 */
export async function buildSite(
  databaseUrl: string,
  outDir: string,
  siteUrl: string,
  { cacheDir = '.cache/site', ...more }: { cacheDir?: string; [variable: string]: string } = {},
): Promise<{ pages: number; changed: number }> {
  const { PATH, HOME } = process.env;
  const environment = { PATH, HOME, DATABASE_URL: databaseUrl, ...more };
  const root = path.resolve('.');
  const outcome = await buildOnce({ root, outDir, cacheDir, siteUrl, environment });
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome;
}
