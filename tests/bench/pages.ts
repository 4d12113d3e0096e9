/**
 * What visitors wait for, as ratios: `npm run bench`, or alone `node tests/bench/pages.ts`.
 */
import { pathToFileURL } from 'node:url';
import { forkShop } from '../support/shop/fork-shop.ts';
import { benchKeystrokes } from './pages/keystrokes.ts';
import { benchNextPage } from './pages/next-page.ts';
import { machine, tableOf, type Row } from './ratio.ts';

/** Opens shops of its own. @returns a row for each budget */
export async function benchPages(): Promise<Row[]> {
  const demo = await forkShop('process.ts');
  const large = await forkShop('filled-process.ts', { CATALOG: 'bare' });
  try {
    return [...(await benchNextPage(demo.url)), ...(await benchKeystrokes(large.url))];
  } finally {
    await demo.close();
    await large.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(tableOf(await benchPages()));
  console.log(machine());
}
