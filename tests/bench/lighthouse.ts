/**
 * Lighthouse on every template, on a phone and on a desktop. It is no dependency of the project, because
 * it weighs more than all others: `npx` fetches it.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { categoryPath, PAGES, PLANNER_PAGE, roomPath } from '#site/paths.ts';
import { findBrowser, HOW_TO_GET_A_BROWSER } from '../support/browser.ts';
import { quartiles, type Row } from './ratio.ts';
import { openBenchShop, PRODUCT_PAGE } from './shop.ts';

const run = promisify(execFile);

const LIGHTHOUSE = 'lighthouse@13.5.0';
const TIMES = 3;
const MOST_TRIES = 3;
const PRESETS: Record<string, string[]> = { phone: [], desktop: ['--preset=desktop'] };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * One address of each template. The search is none: what search engines may not index cannot have 100
 * in `seo`.
 */
const TEMPLATES = [
  PAGES.home,
  PAGES.rentals,
  categoryPath('chairs'),
  PRODUCT_PAGE,
  PLANNER_PAGE,
  PAGES.design,
  PAGES.photoBooth,
  PAGES.danceFloor,
  PAGES.howItWorks,
  PAGES.faq,
  roomPath('loft-dinner'),
  PAGES.contact,
  PAGES.checkout,
  PAGES.privacy,
  PAGES.accessibility,
];

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { score: number | null; scoreDisplayMode: string }>;
}

/**
 * @param serverUrl a PostgreSQL server
 * @returns a row for each template: the median of the four scores on a phone and on a desktop
 */
export async function benchLighthouse(serverUrl: string): Promise<Row[]> {
  const browser = findBrowser(false);
  if (browser === undefined) throw new Error(HOW_TO_GET_A_BROWSER);
  const shop = await openBenchShop(serverUrl, 0);
  try {
    const rows: Row[] = [];
    for (const path of TEMPLATES) {
      for (const [preset, options] of Object.entries(PRESETS)) {
        const reports: Report[] = [];
        for (let time = 0; time < TIMES; time += 1) {
          reports.push(await lighthouse(shop.url + path, browser, options));
        }
        rows.push(rowOf(`Lighthouse, ${path}, ${preset}`, reports));
      }
    }
    return rows;
  } finally {
    await shop.close();
  }
}

/** It fails now and then, and asks to be run again: `NO_NAVSTART`. */
async function lighthouse(url: string, browser: string, options: string[]): Promise<Report> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(url, browser, options);
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
    }
  }
}

async function runOnce(url: string, browser: string, options: string[]): Promise<Report> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox',
      ...options,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout) as Report;
}

function rowOf(name: string, reports: readonly Report[]): Row {
  const scores = CATEGORIES.map((category) => {
    const values = reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100);
    return Math.round(quartiles(values).median);
  });
  const lacking = reports.flatMap(({ categories, audits }) =>
    CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
      .map(({ id }) => id)
      .filter((id) => audits[id]?.scoreDisplayMode === 'binary' && audits[id].score !== 1),
  );
  return {
    name,
    aim: '100 in all four',
    result: scores.join(' / '),
    nullTest: '',
    measured: [`${reports.length} times`, ...new Set(lacking)].join(', '),
  };
}
