/**
 * Builds of the site with so many items: a save, a full build, their memory, and Hugo.
 */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hugoSiteLike } from './hugo.ts';
import { figureRow, ratioRow, type Row } from './ratio.ts';
import { openBenchShop, PRODUCT_PAGE, type BenchShop } from './shop.ts';

export interface BuildBench {
  /** Generated items beside the demo catalog. */
  more: number;
  /** Largest share of a full build that a save may take until it is visible. */
  aim: number;
  /** Most memory of a full build, in MiB. */
  aimMiB?: number;
  /** Whether Hugo is measured beside it. */
  hugo?: boolean;
}

const PAIRS = 3;
/** A full build may take so many times as long as Hugo. */
const HUGO_AIM = 1.5;

/**
 * @param serverUrl a PostgreSQL server
 * @returns rows of figures
 */
export async function benchBuild(serverUrl: string, bench: BuildBench): Promise<Row[]> {
  const { more, aim, aimMiB, hugo = false } = bench;
  const shop = await openBenchShop(serverUrl, more);
  const items = more === 0 ? 'the demo' : `${more} items`;
  const peaks: number[] = [];
  const fullBuild = async () => {
    const { ms, peakMiB } = await shop.fullBuild();
    peaks.push(peakMiB);
    return ms;
  };
  try {
    const rows = [
      await ratioRow({
        name: `Save to visible / full build, ${items}`,
        aim,
        part: shop.saveToVisible,
        whole: fullBuild,
        pairs: PAIRS,
      }),
    ];
    if (hugo) rows.push(await besideHugo(shop, fullBuild, items));
    if (aimMiB !== undefined) {
      const name = `Peak memory of a full build, ${items}`;
      rows.push(figureRow({ name, aim: `≤ ${aimMiB} MiB`, values: peaks, unit: 'MiB' }));
    }
    return rows;
  } finally {
    await shop.close();
  }
}

async function besideHugo(
  shop: BenchShop,
  fullBuild: () => Promise<number>,
  items: string,
): Promise<Row> {
  const name = `Full build / Hugo, as many pages of the same HTML, ${items}`;
  const { folder } = await shop.fullBuild();
  const [file = ''] = globSync(`.${PRODUCT_PAGE}{.html,/index.html}`, { cwd: folder });
  const html = await readFile(path.join(folder, file), 'utf8');
  const hugo = await hugoSiteLike(folder, {
    file,
    name: 'Gold Chiavari Chair',
    slug: path.basename(PRODUCT_PAGE),
    price: /\$\d+\.\d\d/.exec(html)?.[0] ?? '',
  });
  if (!hugo) {
    const result = 'not measured: Hugo is not installed';
    return { name, aim: `≤ ${HUGO_AIM} ×`, result, nullTest: '', measured: '' };
  }
  try {
    const row = await ratioRow({
      name,
      aim: HUGO_AIM,
      part: fullBuild,
      whole: hugo.build,
      pairs: PAIRS,
    });
    return { ...row, measured: `${row.measured}, ${hugo.pages} pages, Hugo ${hugo.version}` };
  } finally {
    await hugo.remove();
  }
}
