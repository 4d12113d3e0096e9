/**
 * An incremental build at home gives, byte by byte, what Netlify's build gives from scratch,
 * whatever was edited.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect, type Connection } from '#db/client.ts';
import { rentalItems } from '#db/schema.ts';
import { generateItems } from '#db/seed/generate.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { createDatabase, type FreshDatabase } from '../../support/databases.ts';
import { buildSite } from '../../support/site/build.ts';
import { EDITS, pick, seededRandom } from '../../support/site/random-edits.ts';
import { differences, readFiles } from '../../support/site/same-files.ts';

const SITE_URL = 'https://woodward.example';
/** A category of more than 48 items has a file of cards. */
const ITEMS = 400;
const PRODUCT = 'rental-services/chairs/gold-chiavari-chair.html';
const ROUNDS = 2;
const EDITS_A_ROUND = 5;
/** Another one each day, and said by a failure. */
const SEED = Number(process.env['EDITS_SEED'] ?? Math.floor(Date.now() / 86_400_000));

let database: FreshDatabase;
let connection: Connection;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-incremental-'));
  database = await createDatabase(inject('serverUrl'), inject('template'));
  connection = connect(database.url);
  await seedDemo(connection.db);
  await generateItems(connection.db, ITEMS);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Builds at home with what earlier builds left, or from scratch as Netlify does. */
async function build(name: string, from: 'cache' | 'scratch' = 'cache'): Promise<string> {
  const outDir = path.join(folder, name);
  await rm(outDir, { recursive: true, force: true });
  await buildSite(database.url, outDir, SITE_URL, {
    BUILD_CACHE_DIR: path.join(folder, from === 'cache' ? 'cache' : `cache-of-${name}`),
    ...(from === 'scratch' && { NETLIFY: 'true' }),
  });
  return outDir;
}

async function setPrice(price: string): Promise<typeof rentalItems.$inferSelect> {
  const [item] = await connection.db
    .update(rentalItems)
    .set({ price })
    .where(eq(rentalItems.slug, 'gold-chiavari-chair'))
    .returning();
  if (!item) throw new Error('The demo has no such item');
  return item;
}

test(
  'one price changes the pages that show it and no other file, nor an earlier site @publish.incremental',
  { timeout: 120_000 },
  async () => {
    await setPrice('10.00');
    const before = await build('before');
    const textsBefore = readFiles(before);
    const item = await setPrice('11.25');
    const after = await build('after');
    const changed = differences(before, after);
    expect(changed).toContain(PRODUCT);
    const texts = readFiles(after);
    for (const file of changed) expect(texts.get(file)).toContain(item.id);
    expect(changed.length).toBeLessThan(12);
    expect(readFiles(before)).toEqual(textsBefore);
  },
);

test(
  'a build that is killed leaves nothing that a later one takes over',
  { timeout: 120_000 },
  async () => {
    await setPrice('20.00');
    await build('incremental');
    await setPrice('21.00');
    await killedBuild('gold-chiavari-chair.html');
    // What the killed build has rendered belongs to a price that is not there any more.
    await setPrice('20.00');
    expect(differences(await build('incremental'), await build('scratch', 'scratch'))).toEqual([]);
  },
);

test(`random edits, seed ${SEED} @publish.incremental`, { timeout: 240_000 }, async () => {
  const random = seededRandom(SEED);
  await build('incremental');
  for (let round = 1; round <= ROUNDS; round += 1) {
    const names = Array.from({ length: EDITS_A_ROUND }, () => pick(Object.keys(EDITS), random));
    for (const name of names) await EDITS[name]?.(connection.db, random);
    const incremental = await build('incremental');
    const scratch = await build('scratch', 'scratch');
    expect(differences(incremental, scratch), `seed ${SEED}: ${names.join(', ')}`).toEqual([]);
    await rm(path.join(folder, 'cache-of-scratch'), { recursive: true });
  }
});

/** Kills a build once it has put this page into what later builds take over. */
async function killedBuild(page: string): Promise<void> {
  const cache = path.join(folder, 'cache');
  const [before] = globSync(`*/dist/**/${page}`, { cwd: cache });
  await rm(path.join(cache, before ?? 'no-such-page'));
  const { PATH, HOME } = process.env;
  const outDir = path.join(folder, 'killed');
  const child = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir],
    {
      env: {
        PATH,
        HOME,
        DATABASE_URL: database.url,
        SITE_URL,
        NODE_ENV: 'production',
        BUILD_CACHE_DIR: cache,
      },
      stdio: 'ignore',
    },
  );
  const ended = once(child, 'exit');
  while (!existsSync(path.join(cache, before ?? '')) && child.exitCode === null) await sleep(1);
  child.kill('SIGKILL');
  await ended;
  expect(child.signalCode).toBe('SIGKILL');
}
