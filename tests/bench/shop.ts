/**
 * A shop with so many items, as `npm start` opens it: what an editor saves, and builds of its pages.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { connect } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { rentalItems } from '#db/schema.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { addOwner } from '#server/accounts/staff/add-owner.ts';
import { itemPath } from '#site/paths.ts';
import { itemEdit } from '../support/admin.ts';
import { createDatabase } from '../support/databases.ts';
import { generateItems } from '../support/generate-items.ts';
import { openShopIn } from '../support/shop/killable-shop.ts';
import { buildSite } from '../support/site/build.ts';
import { timed } from './ratio.ts';

export interface BenchShop {
  url: string;
  /** An editor changes a price. @returns milliseconds until a visitor sees it */
  saveToVisible: () => Promise<number>;
  /** Builds every page from nothing. */
  fullBuild: () => Promise<FullBuild>;
  close: () => Promise<void>;
}

export interface FullBuild {
  /** Where the pages are, until the next build. */
  folder: string;
  ms: number;
  /** Most memory that a building process had at once: they run one after another. */
  peakMiB: number;
}

/** Writes the peak memory of the building processes to a file. */
const MEMORY_HOOK = pathToFileURL(path.join(import.meta.dirname, 'peak-memory.ts')).href;
const OWNER = { email: 'owner@woodward.example', password: 'quiet lantern meadow 7' };
const SLUG = 'gold-chiavari-chair';
export const PRODUCT_PAGE = itemPath('chairs', SLUG);
const POLL_MS = 10;
const SINCE_LAST_BUILD_MS = 2_500;

/**
 * @param serverUrl a PostgreSQL server
 * @param more generated items beside the demo catalog
 */
export async function openBenchShop(serverUrl: string, more: number): Promise<BenchShop> {
  const database = await createDatabase(serverUrl);
  const connection = connect(database.url);
  const { db } = connection;
  await migrate(connection);
  await seedDemo(db);
  if (more > 0) await generateItems(db, more);
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-bench-'));
  const shop = await openShopIn(path.join(folder, 'data'), {
    DATABASE_URL: database.url,
  });
  await addOwner(db, OWNER, new Date());
  const call = await signedInAt(shop.url);
  const [item] = await db
    .select({ id: rentalItems.id })
    .from(rentalItems)
    .where(eq(rentalItems.slug, SLUG));
  const address = `/api/admin/rental-items/${item?.id}`;
  let saved = 0;
  let built = 0;
  return {
    url: shop.url,
    saveToVisible: async () => {
      saved += 1;
      const price = `$${100 + Math.floor(saved / 100)}.${String(saved % 100).padStart(2, '0')}`;
      const seen = (await (await call('GET', address)).json()) as RentalItemAdminView;
      // A save by itself: two in quick succession share a build.
      await sleep(SINCE_LAST_BUILD_MS);
      return timed(async () => {
        await call('PUT', address, itemEdit(seen, { price }));
        while (!(await (await fetch(shop.url + PRODUCT_PAGE)).text()).includes(price)) {
          await sleep(POLL_MS);
        }
      });
    },
    fullBuild: async () => {
      await rm(path.join(folder, `site-${built}`), { recursive: true, force: true });
      built += 1;
      const site = path.join(folder, `site-${built}`);
      const memoryFile = path.join(folder, `memory-${built}`);
      const ms = await timed(() =>
        buildSite(database.url, site, 'https://woodward.example', {
          // Of this build alone: it finds nothing to take over.
          cacheDir: path.join(folder, `cache-${built}`),
          NODE_OPTIONS: `--import=${MEMORY_HOOK}`,
          BENCH_MEMORY_FILE: memoryFile,
        }),
      );
      await rm(path.join(folder, `cache-${built}`), { recursive: true, force: true });
      return { folder: site, ms, peakMiB: Number(await readFile(memoryFile, 'utf8')) / 1024 };
    },
    close: async () => {
      await shop.close();
      await connection.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @returns calls of the API as the owner; they throw when they are refused */
async function signedInAt(url: string) {
  let cookie = '';
  const call = async (method: string, address: string, body?: unknown): Promise<Response> => {
    const answer = await fetch(url + address, {
      method,
      headers: { Origin: url, Cookie: cookie, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.ok) return answer;
    throw new Error(`${method} ${address} was answered with ${answer.status}`);
  };
  const answer = await call('POST', '/api/auth/sign-in/email', OWNER);
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return call;
}
