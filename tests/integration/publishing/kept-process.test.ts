/** The process that renders stays for the next save, and does no harm when it is gone. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { rentalItems } from '#db/schema.ts';
import { buildSite } from '#local/site/build-site.ts';
import { useDemoShop } from '../../support/site/demo-shop.ts';

const PRODUCT = 'rental-services/chairs/gold-chiavari-chair.html';

const shop = useDemoShop();

/** Loaded into each process that builds: it writes its id. */
const hook = (file: string) =>
  `data:text/javascript,${encodeURIComponent(
    `import { appendFileSync } from 'node:fs';
     if (process.argv[1]?.endsWith('build-process.ts')) {
       appendFileSync(${JSON.stringify(file)}, process.pid + '\\n');
     }`,
  )}`;

/** @returns the product page of a site with this price, and the processes that were started so far */
async function save(
  price: string,
  cacheDir = '.cache/site',
): Promise<{ page: string; processes: number[] }> {
  await shop.db
    .update(rentalItems)
    .set({ price })
    .where(eq(rentalItems.slug, 'gold-chiavari-chair'));
  const started = path.join(shop.folder, 'started');
  const { PATH, HOME } = process.env;
  const outcome = await buildSite({
    root: path.resolve('.'),
    outDir: path.join(shop.folder, 'site'),
    cacheDir,
    siteUrl: 'https://woodward.example',
    environment: {
      PATH,
      HOME,
      DATABASE_URL: shop.url,
      NODE_OPTIONS: `--import=${hook(started)}`,
    },
    keep: true,
  });
  expect(outcome).toMatchObject({ ok: true });
  return {
    page: readFileSync(path.join(shop.folder, 'site', PRODUCT), 'utf8'),
    processes: readFileSync(started, 'utf8').trim().split('\n').map(Number),
  };
}

test('one process renders save after save, and another when it has ended @publish.incremental', async () => {
  const first = await save('11.00');
  expect(first.page).toContain('$11.00');
  const second = await save('12.00');
  expect(second.page).toContain('$12.00');
  expect(second.page).not.toContain('$11.00');
  expect(second.processes).toEqual(first.processes);

  const renderer = Number(second.processes.at(-1));
  process.kill(renderer, 'SIGKILL');
  await vi.waitFor(() => expect(isRunning(renderer)).toBe(false));
  const third = await save('13.00');
  expect(third.page).toContain('$13.00');
  expect(third.processes).toHaveLength(second.processes.length + 1);
  expect(existsSync(path.join(shop.folder, 'site.unfinished'))).toBe(false);
});

test('one that bundles ends with its order: it has loaded the sources of its code @publish.incremental', async () => {
  const { processes: before } = await save('14.00');
  const { page, processes } = await save('15.00', path.join(shop.folder, 'code'));
  expect(page).toContain('$15.00');
  const [bundler = 0, renderer = 0] = processes.slice(before.length);
  await vi.waitFor(() => expect(isRunning(bundler)).toBe(false));
  expect(isRunning(renderer)).toBe(true);
});

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
