import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ASTRO = path.resolve('node_modules/astro/bin/astro.mjs');

/**
 * Builds the site as any deployment does, not in the environment of the tests.
 * @param databaseUrl database that the pages are read from
 * @param folder where the site goes
 * @param siteUrl its public address
 * @param nodeOptions for the Node that builds
 * @returns what the build printed
 * @throws when the build fails
 */
export async function buildSite(
  databaseUrl: string,
  folder: string,
  siteUrl: string,
  nodeOptions: readonly string[] = [],
): Promise<string> {
  const { PATH, HOME } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...nodeOptions, ASTRO, 'build', '--outDir', folder],
    {
      env: {
        PATH,
        HOME,
        DATABASE_URL: databaseUrl,
        SITE_URL: siteUrl,
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  return stdout;
}
