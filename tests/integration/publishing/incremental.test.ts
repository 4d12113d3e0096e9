/**
 * A build that takes over what did not change gives, byte by byte, what one from nothing gives,
 * whatever was edited: data, code, or both in any order.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rentalItems } from '#db/schema.ts';
import { buildSite, type BuildOutcome } from '#local/site/build-site.ts';
import { RECORD_FILE } from '#renderer/page-record.ts';
import { siteCode } from '#renderer/site-code.ts';
import { SEARCH_INDEX_PATH } from '#site/paths.ts';
import type { SearchIndex } from '#site/search/open-index.ts';
import { generateItems } from '../../support/generate-items.ts';
import { limit } from '../../support/limits/limit.ts';
import { takeCode } from '../../support/shop/shared-code.ts';
import { useDemoShop } from '../../support/site/demo-shop.ts';
import { EDITS, pick, seededRandom } from '../../support/site/random-edits.ts';
import { differences, inodesOf, readFiles } from '../../support/site/same-files.ts';

const SITE_URL = 'https://woodward.example';
/** A category of more than 48 items has a file of cards. */
const ITEMS = 150;
const PRODUCT = 'rental-services/chairs/gold-chiavari-chair.html';
/** Of some three hundred pages. Eleven tables and linens and three rooms of the demo have this chair. */
const MOST_SHOWING = 32;
const SEARCH = SEARCH_INDEX_PATH.slice(1);
/** Each kind of edit comes some fourteen times, in another order each day. */
const ROUNDS = 15;
const EDITS_A_ROUND = 20;
const COMPARED_EVERY = 5;
/** Rounds before which the code changes: once more than once, and with rounds between. */
const CODE_CHANGES = new Set([4, 9]);
const SEED = Number(process.env['EDITS_SEED'] ?? Math.floor(Date.now() / 86_400_000));
/** All that a site is built from; packages are linked. */
const SOURCES = [
  'src',
  'db',
  'public',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** Where code is kept, and is looked for by `takeCode`. */
const CACHE = 'build-cache';

const shop = useDemoShop();
/** A copy of the project, whose code a test may change. */
let root: string;

beforeAll(async () => {
  root = inFolder('project');
  for (const source of SOURCES) {
    cpSync(path.resolve(source), path.join(root, source), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  // The code is that of the project until a test changes it.
  takeCode(shop.folder, SITE_URL);
  await generateItems(shop.db, ITEMS);
});

const inFolder = (name: string) => path.join(shop.folder, name);

interface Choice {
  /** Site whose pages are taken over; by default the one that was in the folder. */
  previous?: string | undefined;
  /** Where the code is kept. */
  cache?: string;
  variables?: Record<string, string>;
}

async function build(
  name: string,
  { previous, cache = CACHE, variables }: Choice = {},
): Promise<BuildOutcome> {
  const { PATH, HOME } = process.env;
  const environment = { PATH, HOME, DATABASE_URL: shop.url, ...variables };
  const [outDir, cacheDir] = [inFolder(name), inFolder(cache)];
  const input = { root, outDir, previous, cacheDir, siteUrl: SITE_URL, environment, keep: true };
  return buildSite(input);
}

/** @returns the folder of a site that takes over what it can of the one before */
async function buildNext(name = 'next', previous?: string): Promise<string> {
  expect(await build(name, { previous })).toMatchObject({ ok: true });
  return inFolder(name);
}

/** @returns the folder of a site that takes over no page */
async function renderFromNothing(choice: Choice = {}): Promise<string> {
  await rm(inFolder('scratch'), { recursive: true, force: true });
  const outcome = await build('scratch', choice);
  expect(outcome.ok && outcome.changed).toBeGreaterThan(ITEMS);
  return inFolder('scratch');
}

/** @returns the folder of a site that takes over nothing, built as on Netlify */
async function buildFromNothing(): Promise<string> {
  const choice = { cache: 'no-cache', variables: { NETLIFY: 'true' } };
  const site = await renderFromNothing(choice);
  // It names the code, which is another one on Netlify.
  await rm(path.join(site, RECORD_FILE));
  cpSync(path.join(inFolder('next'), RECORD_FILE), path.join(site, RECORD_FILE));
  return site;
}

async function setPrice(price: string): Promise<typeof rentalItems.$inferSelect> {
  const [item] = await shop.db
    .update(rentalItems)
    .set({ price })
    .where(eq(rentalItems.slug, 'gold-chiavari-chair'))
    .returning();
  if (!item) throw new Error('The demo has no such item');
  return item;
}

test('one price changes the pages that show it and no other file, nor an earlier site @publish.incremental', async () => {
  await setPrice('10.00');
  const before = await buildNext('before');
  const textsBefore = readFiles(before);
  const item = await setPrice('11.25');
  const after = await buildNext('after', before);
  const changed = differences(before, after);
  expect(changed).toEqual(expect.arrayContaining([PRODUCT, SEARCH]));
  const texts = readFiles(after);
  // The search shows prices too.
  expect(withoutPrices(texts)).toEqual(withoutPrices(textsBefore));
  const besides = new Set([SEARCH, path.basename(RECORD_FILE)]);
  const showing = changed.filter((name) => !besides.has(name));
  for (const file of showing) {
    // Each room says what the others come to.
    expect(file.startsWith('rooms/') || texts.get(file)?.includes(item.id), file).toBe(true);
  }
  expect(showing.length).toBeLessThan(MOST_SHOWING);
  expect(readFiles(before)).toEqual(textsBefore);
});

/** @returns the search's file of a site, but for its prices */
function withoutPrices(files: Map<string, string>): unknown {
  const index = JSON.parse(files.get(SEARCH) ?? '') as SearchIndex;
  return { ...index, prices: null };
}

test('a site of which nothing changed has every file of the one before @publish.incremental', async () => {
  const before = await buildNext('unchanged');
  const inodes = inodesOf(before);
  expect(inodes.size).toBeGreaterThan(ITEMS);
  expect(await build('unchanged')).toMatchObject({ ok: true, changed: 0 });
  expect(inodesOf(before)).toEqual(inodes);
  await setPrice('21.00');
  const outcome = await build('unchanged');
  expect(outcome.ok && outcome.changed).toBeGreaterThan(0);
  // The file of the search, besides.
  expect(outcome.ok && outcome.changed).toBeLessThanOrEqual(MOST_SHOWING);
  expect(differences(before, await renderFromNothing())).toEqual([]);
});

test('a build that is killed leaves the site as it was, and nothing that a later one takes over @publish.whole', async () => {
  await setPrice('20.00');
  const site = await buildNext();
  const before = readFiles(site);
  for (const milliseconds of [150, 250, 350, 500]) {
    await shop.db.update(rentalItems).set({ dimensions: `${milliseconds} cm` });
    const killed = await killedRendering(milliseconds, site);
    expect(readFiles(site)).toEqual(before);
    await buildNext('after-kill', killed);
    expect(differences(inFolder('after-kill'), await renderFromNothing())).toEqual([]);
  }
  expect(differences(await buildNext(), await renderFromNothing())).toEqual([]);
});

/**
 * Kills the program that renders, so many milliseconds after it began.
 * @returns the folder of what it wrote
 */
async function killedRendering(milliseconds: number, previous: string): Promise<string> {
  const outDir = inFolder('killed');
  await rm(outDir, { recursive: true, force: true });
  const code = siteCode(root, inFolder(CACHE), { siteUrl: SITE_URL });
  const order = { half: 'content', code, outDir, previous, siteUrl: SITE_URL };
  const { PATH, HOME } = process.env;
  const child = fork('src/local/site/build-process.ts', [], {
    env: { PATH, HOME, DATABASE_URL: shop.url, SITE_URL, NODE_ENV: 'production' },
    execArgv: [],
  });
  const ended = once(child, 'exit');
  child.send(order);
  await sleep(milliseconds);
  child.kill('SIGKILL');
  await ended;
  return outDir;
}

/** Changes a text that every product page shows, after a build that was killed while it bundled. */
function changeCode(round: number): void {
  const killed = path.join(root, '.cache/unfinished-code/renderer/chunks');
  mkdirSync(killed, { recursive: true });
  writeFileSync(path.join(killed, 'half.mjs'), 'half');
  const file = path.join(root, 'src/site/texts/common.ts');
  const text = readFileSync(file, 'utf8').replace(/`Back .*to /, `\`Back ${round} to `);
  writeFileSync(file, text);
}

test(`random edits, seed ${SEED} @publish.incremental`, { timeout: limit(400_000) }, async () => {
  const random = seededRandom(SEED);
  await buildNext();
  for (let round = 1; round <= ROUNDS; round += 1) {
    if (CODE_CHANGES.has(round)) changeCode(round);
    const names = Array.from({ length: EDITS_A_ROUND }, () => pick(Object.keys(EDITS), random));
    for (const name of names) await EDITS[name]?.(shop.db, random);
    const next = await buildNext();
    if (round % COMPARED_EVERY !== 0) continue;
    const scratch = round === ROUNDS ? await buildFromNothing() : await renderFromNothing();
    const context = `seed ${SEED}, round ${round}: ${names.join(', ')}`;
    expect(differences(next, scratch), context).toEqual([]);
  }
  const pages = [...readFiles(inFolder('next')).values()];
  expect(pages.some((text) => text.includes('Back 9 to'))).toBe(true);
});
