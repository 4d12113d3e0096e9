/**
 * `npm run bench`: what it costs, printed, never judged. Figures of one machine at one moment:
 * compare them in pairs, not with another day's.
 *
 * Sizes can be given: `npm run bench -- 1000 10000 100000`.
 */
import { startPostgres } from '../support/postgres-server.ts';
import { benchBuild } from './build.ts';
import { benchBundles } from './bundles.ts';
import { benchInquiries } from './inquiries.ts';

const DEFAULT_SIZES = [1_000, 10_000];

const sizes = process.argv.slice(2).map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  throw new Error('Sizes are whole numbers of items');
}

const server = await startPostgres();
try {
  for (const line of await benchInquiries(server.url)) console.log(line);
  for (const line of await benchBundles()) console.log(line);
  for (const size of sizes.length > 0 ? sizes : DEFAULT_SIZES) {
    console.log(await benchBuild(server.url, size));
  }
} finally {
  await server.stop();
}
