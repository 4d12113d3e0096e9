/**
 * What visitors wait for, as ratios. Each opens a shop of its own.
 */
import { forkShop } from '../support/shop/fork-shop.ts';
import { benchKeystrokes } from './pages/keystrokes.ts';
import { benchLargestPaint } from './pages/largest-paint.ts';
import { benchNextPage } from './pages/next-page.ts';
import type { Row } from './ratio.ts';

/** @returns rows on the largest paint of a first visit */
export function benchPaint(): Promise<Row[]> {
  return inDemo(benchLargestPaint);
}

/** @returns a row on the press of a link */
export function benchNext(): Promise<Row[]> {
  return inDemo(benchNextPage);
}

/** @returns a row on keys while a large category is filtered */
export async function benchFilter(): Promise<Row[]> {
  const shop = await forkShop('filled-process.ts', { CATALOG: 'bare' });
  try {
    return await benchKeystrokes(shop.url);
  } finally {
    await shop.close();
  }
}

async function inDemo(bench: (url: string) => Promise<Row[]>): Promise<Row[]> {
  const shop = await forkShop('process.ts');
  try {
    return await bench(shop.url);
  } finally {
    await shop.close();
  }
}
