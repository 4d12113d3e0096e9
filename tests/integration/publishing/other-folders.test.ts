/**
 * A site that is to lie outside the project: beside it under a name that begins alike, and on another
 * disk.
 */
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '#local/project-root.ts';
import { buildSite } from '../../support/site/build.ts';
import { useDemoShop } from '../../support/site/demo-shop.ts';

const MEMORY = '/dev/shm';
const isOtherDisk = existsSync(MEMORY) && statSync(MEMORY).dev !== statSync(PROJECT_ROOT).dev;

const shop = useDemoShop();

async function expectBuiltIn(prefix: string): Promise<void> {
  const folder = await mkdtemp(prefix);
  try {
    const site = path.join(folder, 'site');
    await buildSite(shop.url, site, 'https://woodward.example', {
      cacheDir: path.join(folder, 'cache'),
    });
    expect(await readFile(path.join(site, 'index.html'), 'utf8')).toContain('Woodward');
    expect(existsSync(path.join(site, '.prerender'))).toBe(false);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test("is built in a folder whose path begins with the project's", async () => {
  await expectBuiltIn(`${PROJECT_ROOT}-data-`);
});

test.skipIf(!isOtherDisk)('is built on another disk', async () => {
  await expectBuiltIn(path.join(MEMORY, 'woodward-'));
});
