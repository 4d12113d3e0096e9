/**
 * A build that takes over what did not change gives, byte by byte, what one from nothing gives,
 * whatever was edited: data, code, or both in any order.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { siteCode } from '#build/site-code.ts';
import { connect, type Connection } from '#db/client.ts';
import { rentalItems } from '#db/schema.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { buildSite, type BuildOutcome } from '#local/site/build-site.ts';
import type { SearchIndex } from '#site/open-index.ts';
import { SEARCH_INDEX_PATH } from '#site/paths.ts';
import { createDatabase, type FreshDatabase } from '../../support/databases.ts';
import { generateItems } from '../../support/generate-items.ts';
import { EDITS, pick, seededRandom } from '../../support/site/random-edits.ts';
import { differences, readFiles } from '../../support/site/same-files.ts';

const SITE_URL = 'https://woodward.example';
/** A category of more than 48 items has a file of cards. */
const ITEMS = 150;
const PRODUCT = 'rental-services/chairs/gold-chiavari-chair.html';
/** Of some three hundred pages. Eleven tables and linens of the demo are rented with this chair. */
const MOST_SHOWING = 25;
/** What the search looks through. */
const SEARCH = SEARCH_INDEX_PATH.slice(1);
const ROUNDS = 25;
const EDITS_A_ROUND = 20;
/** Rounds that are compared with a site built from nothing. */
const COMPARED_EVERY = 5;
/** Rounds before which the code changes. */
const CODE_CHANGES = new Set([6, 16]);
/** Another one each day, and said by a failure. */
const SEED = Number(process.env['EDITS_SEED'] ?? Math.floor(Date.now() / 86_400_000));
/** All that a site is built from; packages are linked. */
const SOURCES = ['src', 'db', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

let database: FreshDatabase;
let connection: Connection;
let folder: string;
/** A copy of the project, whose code a test may change. */
let root: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'woodward-incremental-'));
  root = path.join(folder, 'project');
  for (const source of SOURCES) {
    cpSync(path.resolve(source), path.join(root, source), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
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

const inFolder = (name: string) => path.join(folder, name);

/** @param cache where to keep code and pages for the next build */
function build(
  name: string,
  cache: string,
  more: Record<string, string> = {},
): Promise<BuildOutcome> {
  const { PATH, HOME } = process.env;
  const environment = { PATH, HOME, DATABASE_URL: database.url, ...more };
  const [outDir, cacheDir] = [inFolder(name), inFolder(cache)];
  return buildSite({ root, outDir, cacheDir, siteUrl: SITE_URL, environment, keep: true });
}

/** @returns the folder of a site that takes over what it can */
async function buildNext(name = 'next'): Promise<string> {
  expect(await build(name, 'cache')).toMatchObject({ ok: true });
  return inFolder(name);
}

/** @returns the folder of a site that takes over nothing, built as on Netlify */
async function buildFromNothing(): Promise<string> {
  await rm(inFolder('no-cache'), { recursive: true, force: true });
  const outcome = await build('scratch', 'no-cache', { NETLIFY: 'true' });
  expect(outcome).toMatchObject({ ok: true });
  return inFolder('scratch');
}

/** @returns the folder of a site whose code is taken over, and no page */
async function renderFromNothing(): Promise<string> {
  const [code = ''] = readdirSync(inFolder('cache'));
  const bundled = (name: string) => name !== 'pages' && name !== 'pages.json';
  await rm(inFolder('no-pages'), { recursive: true, force: true });
  cpSync(path.join(inFolder('cache'), code), path.join(inFolder('no-pages'), code), {
    recursive: true,
    filter: (source) => bundled(path.basename(source)),
  });
  const outcome = await build('scratch', 'no-pages');
  expect(outcome.ok && outcome.rendered).toBeGreaterThan(ITEMS);
  return inFolder('scratch');
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
    const before = await buildNext('before');
    const textsBefore = readFiles(before);
    const item = await setPrice('11.25');
    const after = await buildNext('after');
    const changed = differences(before, after);
    expect(changed).toEqual(expect.arrayContaining([PRODUCT, SEARCH]));
    const texts = readFiles(after);
    // The search shows prices too; its file names items by their slugs.
    expect(withoutPrices(texts)).toEqual(withoutPrices(textsBefore));
    for (const file of changed.filter((name) => name !== SEARCH)) {
      expect(texts.get(file)).toContain(item.id);
    }
    expect(changed.length).toBeLessThan(MOST_SHOWING);
    expect(readFiles(before)).toEqual(textsBefore);
  },
);

/** @returns the search's file of a site, but for its prices */
function withoutPrices(files: Map<string, string>): unknown {
  const index = JSON.parse(files.get(SEARCH) ?? '') as SearchIndex;
  return { ...index, prices: null };
}

test(
  'a build that is killed leaves the site as it was, and nothing that a later one takes over @publish.whole',
  { timeout: 120_000 },
  async () => {
    await setPrice('20.00');
    const site = await buildNext();
    const before = readFiles(site);
    for (const milliseconds of [150, 250, 350, 500]) {
      await connection.db.update(rentalItems).set({ dimensions: `${milliseconds} cm` });
      await killedRendering(milliseconds);
      expect(readFiles(site)).toEqual(before);
    }
    expect(differences(await buildNext(), await renderFromNothing())).toEqual([]);
  },
);

/** Kills the program that renders, so many milliseconds after it began. */
async function killedRendering(milliseconds: number): Promise<void> {
  const code = siteCode(root, inFolder('cache'), { siteUrl: SITE_URL });
  const order = { half: 'content', code, outDir: inFolder('killed'), siteUrl: SITE_URL };
  const { PATH, HOME } = process.env;
  const child = fork('src/local/site/build-process.ts', [], {
    env: { PATH, HOME, DATABASE_URL: database.url, SITE_URL, NODE_ENV: 'production' },
    execArgv: [],
  });
  const ended = once(child, 'exit');
  child.send(order);
  await sleep(milliseconds);
  child.kill('SIGKILL');
  await ended;
  await rm(inFolder('killed'), { recursive: true, force: true });
}

/** Changes a text that every product page shows. */
function changeCode(round: number): void {
  const file = path.join(root, 'src/site/texts/common.ts');
  const text = readFileSync(file, 'utf8').replace(/`Back .*to /, `\`Back ${round} to `);
  writeFileSync(file, text);
}

test(`random edits, seed ${SEED} @publish.incremental`, { timeout: 400_000 }, async () => {
  const random = seededRandom(SEED);
  await buildNext();
  for (let round = 1; round <= ROUNDS; round += 1) {
    if (CODE_CHANGES.has(round)) changeCode(round);
    const names = Array.from({ length: EDITS_A_ROUND }, () => pick(Object.keys(EDITS), random));
    for (const name of names) await EDITS[name]?.(connection.db, random);
    const next = await buildNext();
    if (round % COMPARED_EVERY !== 0) continue;
    const scratch = round === ROUNDS ? await buildFromNothing() : await renderFromNothing();
    const context = `seed ${SEED}, round ${round}: ${names.join(', ')}`;
    expect(differences(next, scratch), context).toEqual([]);
  }
  const pages = [...readFiles(inFolder('next')).values()];
  expect(pages.some((text) => text.includes('Back 16 to'))).toBe(true);
});
