/**
 * After rendering: checks the whole site and writes its headers, rewrites and redirects. A site
 * that fails the check fails the build.
 */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { OldAddresses } from '#domain/redirects.ts';
import { redirectsFile } from './redirect-rules.ts';
import { headersFile } from './site-headers.ts';
import { inspectSite } from './site-inspection.ts';
import { siteFindings } from './site-problems.ts';

/** Input of the build, not part of the site (`src/pages/redirects.json.ts`). */
const REDIRECTS_PAGE = 'redirects.json';
const MEMORY = 'page-records.json';
const MOST_SHOWN = 10;
/** Prefix of failures that a build without cache may fix. */
export const SITE_PROBLEMS = 'The built site has problems and is not published:';

/** @param cacheFolder stores facts about unchanged pages */
export function finishedSite(cacheFolder: string): AstroIntegration {
  let origin = '';
  return {
    name: 'finished-site',
    hooks: {
      'astro:config:done': ({ config }) => {
        origin = new URL(config.site ?? 'http://localhost').origin;
      },
      'astro:build:done': async ({ dir, logger }) => {
        await finish(fileURLToPath(dir), origin, path.join(cacheFolder, MEMORY), logger);
      },
    },
  };
}

async function finish(
  root: string,
  origin: string,
  memory: string,
  logger: AstroIntegrationLogger,
): Promise<void> {
  const old = await takeOldAddresses(path.join(root, REDIRECTS_PAGE));
  const site = inspectSite(root, memory);
  const { problems, missingImages } = siteFindings(site, origin);
  for (const image of missingImages.slice(0, MOST_SHOWN)) {
    logger.warn(`an image is not there: ${image}`);
  }
  if (problems.length > 0) throw new Error(inWords(problems));
  const redirects = redirectsFile(old, (address) => site.pages.has(address));
  await writeFile(path.join(root, '_redirects'), redirects);
  await writeFile(path.join(root, '_headers'), headersFile([...site.pages.values()], origin));
  logger.info(`${site.pages.size} pages checked, ${site.fresh} of them new or changed`);
}

async function takeOldAddresses(file: string): Promise<OldAddresses> {
  if (!existsSync(file)) throw new Error('The build did not write its redirects');
  // Written by our own page in this build.
  const old = JSON.parse(await readFile(file, 'utf8')) as OldAddresses;
  await rm(file);
  return old;
}

function inWords(problems: readonly string[]): string {
  const more = problems.length - MOST_SHOWN;
  const list = problems.slice(0, MOST_SHOWN).join(' · ');
  return `${SITE_PROBLEMS} ${list}${more > 0 ? ` · and ${more} more` : ''}`;
}
