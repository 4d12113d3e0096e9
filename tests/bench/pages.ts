/**
 * What visitors wait for, as ratios: `npm run bench`, or alone `node tests/bench/pages.ts`.
 */
import { pathToFileURL } from 'node:url';
import { forkShop } from '../support/shop/fork-shop.ts';
import { benchKeystrokes } from './pages/keystrokes.ts';
import { machine, tableOf, type Row } from './ratio.ts';

/** Opens shops of its own. @returns a row for each budget */
export async function benchPages(): Promise<Row[]> {
  const large = await forkShop('filled-process.ts', { CATALOG: 'bare' });
  try {
    return await benchKeystrokes(large.url);
  } finally {
    await large.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(tableOf(await benchPages()));
  console.log(machine());
}
