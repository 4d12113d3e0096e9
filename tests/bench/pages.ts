/**
 * What visitors wait for, as ratios.
 */
import { forkShop } from '../support/shop/fork-shop.ts';
import { benchKeystrokes } from './pages/keystrokes.ts';
import { benchLargestPaint } from './pages/largest-paint.ts';
import { benchNextPage } from './pages/next-page.ts';
import type { Row } from './ratio.ts';

/** Opens shops of its own. @returns a row for each budget */
export async function benchPages(): Promise<Row[]> {
  const demo = await forkShop('process.ts');
  const large = await forkShop('filled-process.ts', { CATALOG: 'bare' });
  try {
    return [
      ...(await benchLargestPaint(demo.url)),
      ...(await benchNextPage(demo.url)),
      ...(await benchKeystrokes(large.url)),
    ];
  } finally {
    await demo.close();
    await large.close();
  }
}
