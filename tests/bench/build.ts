/**
 * Builds of the site with so many items: from scratch, and after one edit.
 */
import { globSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import { connect, type Database } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { AT_ONCE, requestPublication } from '#db/queries/publications.ts';
import { rentalItems } from '#db/schema.ts';
import { generateItems } from '#db/seed/generate.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { startCountingProxy } from '../support/counting-proxy.ts';
import { createDatabase } from '../support/databases.ts';
import { openShopIn } from '../support/shop/killable-shop.ts';
import { buildSite } from '../support/site/build.ts';
import { differences } from '../support/site/same-files.ts';

/** Writes the peak memory of the building process to a file. */
const MEMORY_HOOK = path.join(import.meta.dirname, 'peak-memory.ts');
const SLUG = 'gold-chiavari-chair';
const PAGE = `/rental-services/chairs/${SLUG}`;
const POLL_MS = 20;

interface Build {
  folder: string;
  seconds: number;
  queries: number;
  peakMiB: number;
}

/**
 * @param serverUrl a PostgreSQL server
 * @param items generated items beside the demo catalog
 * @returns lines of figures
 */
export async function benchBuild(serverUrl: string, items: number): Promise<string> {
  const database = await createDatabase(serverUrl);
  const connection = connect(database.url);
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-bench-'));
  try {
    await migrate(connection);
    await seedDemo(connection.db);
    await generateItems(connection.db, items);
    const full = await build(database.url, folder, 'full');
    await setPrice(connection.db, '41.50');
    const edited = await build(database.url, folder, 'edited');
    const changed = differences(full.folder, edited.folder);
    const lines = [
      `full build of ${items} items: ${inWords(full)} · ${ofPages(full)}`,
      `  after one edit: ${inWords(edited)} · ${changed.length} files changed · ${ratio(edited.seconds, full.seconds)}`,
    ];
    await rm(full.folder, { recursive: true });
    await rm(edited.folder, { recursive: true });
    const visible = await secondsToVisible(connection.db, database.url, folder);
    lines.push(
      `  from save to visible: ${visible.toFixed(1)} s, quiet time included · ${ratio(visible, full.seconds)}`,
    );
    return lines.join('\n');
  } finally {
    await connection.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function build(databaseUrl: string, folder: string, name: string): Promise<Build> {
  const site = path.join(folder, name);
  const memoryFile = path.join(folder, 'memory');
  const proxy = await startCountingProxy(databaseUrl);
  try {
    const start = performance.now();
    await buildSite(proxy.url, site, 'https://woodward.example', {
      BUILD_CACHE_DIR: path.join(folder, 'cache'),
      NODE_OPTIONS: `--import=${pathToFileURL(MEMORY_HOOK).href}`,
      BENCH_MEMORY_FILE: memoryFile,
    });
    return {
      folder: site,
      seconds: (performance.now() - start) / 1000,
      queries: proxy.statements.filter((statement) => /^\s*\(*select/i.test(statement)).length,
      peakMiB: Math.round(Number(await readFile(memoryFile, 'utf8')) / 1024),
    };
  } finally {
    await proxy.close();
  }
}

/** In a shop as `npm start` opens it: with the publisher's waiting, checking and swapping. */
async function secondsToVisible(
  db: Database,
  databaseUrl: string,
  folder: string,
): Promise<number> {
  const shop = await openShopIn(path.join(folder, 'data'), { DATABASE_URL: databaseUrl });
  try {
    const start = performance.now();
    await setPrice(db, '43.75');
    while (!(await (await fetch(shop.url + PAGE)).text()).includes('43.75')) {
      await new Promise((resolve) => {
        setTimeout(resolve, POLL_MS);
      });
    }
    return (performance.now() - start) / 1000;
  } finally {
    await shop.close();
  }
}

/** As an editor does: the change and the request to publish it at once. */
async function setPrice(db: Database, price: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(rentalItems).set({ price }).where(eq(rentalItems.slug, SLUG));
    await requestPublication(tx, new Date(), AT_ONCE);
  });
}

function inWords({ seconds, queries, peakMiB }: Build): string {
  return `${seconds.toFixed(1)} s · ${queries} queries · ${peakMiB} MiB at the peak`;
}

function ofPages({ folder, seconds }: Build): string {
  const pages = globSync('**/*.html', { cwd: folder });
  const bytes = pages.reduce((sum, page) => sum + statSync(path.join(folder, page)).size, 0);
  return [
    `${pages.length} pages`,
    `${((seconds * 1000) / pages.length).toFixed(2)} ms a page`,
    `${(bytes / pages.length / 1024).toFixed(1)} KiB of HTML a page`,
  ].join(' · ');
}

function ratio(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)} % of a full build`;
}
