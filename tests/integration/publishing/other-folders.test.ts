/**
 * A site that is to lie outside the project: beside it under a name that begins alike, and on another
 * disk.
 */
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect } from '#db/client.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { PROJECT_ROOT } from '#local/project-root.ts';
import { createDatabase, type FreshDatabase } from '../../support/databases.ts';
import { buildSite } from '../../support/site/build.ts';

const MEMORY = '/dev/shm';
const isOtherDisk = existsSync(MEMORY) && statSync(MEMORY).dev !== statSync(PROJECT_ROOT).dev;

let database: FreshDatabase;

beforeAll(async () => {
  database = await createDatabase(inject('serverUrl'), inject('template'));
  const { db, close } = connect(database.url);
  await seedDemo(db);
  await close();
});
afterAll(() => database.drop());

async function expectBuiltIn(prefix: string): Promise<void> {
  const folder = await mkdtemp(prefix);
  try {
    const site = path.join(folder, 'site');
    await buildSite(database.url, site, 'https://woodward.example', {
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
