/**
 * `npm run bench`: what things cost, printed as Markdown tables, never judged. Everything but what takes
 * longest, or the parts that are named: `npm run bench -- inquiries lighthouse`.
 */
import { endInOrder } from '../support/end-in-order.ts';
import type { PostgresServer } from '../support/postgres-server.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { benchBuild } from './build.ts';
import { benchBulk } from './bulk.ts';
import { benchBundles } from './bundles.ts';
import { benchInquiries } from './inquiries.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLists } from './lists.ts';
import { benchFilter, benchNext, benchPaint } from './pages.ts';
import { machine, tableOf, type Row } from './ratio.ts';
import { benchStock } from './stock.ts';

type Part = (serverUrl: PostgresServer['url']) => Promise<Row[]>;

const PARTS: Record<string, Part> = {
  inquiries: benchInquiries,
  lists: benchLists,
  stock: benchStock,
  bulk: benchBulk,
  bundles: benchBundles,
  demo: (url) => benchBuild(url, { more: 0, aim: 0.12 }),
  '1000': (url) => benchBuild(url, { more: 1_000, aim: 0.12, aimMiB: 400 }),
  '10000': (url) => benchBuild(url, { more: 10_000, aim: 0.05, aimMiB: 600, hugo: true }),
};

/** Only when they are named. */
const LONG_PARTS: Record<string, Part> = {
  paint: benchPaint,
  next: benchNext,
  filter: benchFilter,
  '100000': (url) => benchBuild(url, { more: 100_000, aim: 0.03 }),
  lighthouse: benchLighthouse,
};

endInOrder();
const known = { ...PARTS, ...LONG_PARTS };
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in known));
if (unknown.length > 0) {
  throw new Error(`There is no part ${unknown.join(', ')}: ${Object.keys(known).join(', ')}`);
}

const server = await startPostgres();
try {
  console.log(machine());
  for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
    console.log(`\n${tableOf((await known[name]?.(server.url)) ?? [])}`);
  }
} finally {
  await server.stop();
}
