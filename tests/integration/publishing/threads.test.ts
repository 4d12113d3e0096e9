/** Many pages are rendered by threads, and are the same as rendered one after another. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { SiteCheck } from '#renderer/site-check.ts';
import { siteCode } from '#renderer/site-code.ts';
import { loadRenderer, writeHere, writePages } from '#renderer/write-pages.ts';
import { generateItems } from '../../support/generate-items.ts';
import { buildSite } from '../../support/site/build.ts';
import { useDemoShop } from '../../support/site/demo-shop.ts';
import { differences } from '../../support/site/same-files.ts';

const SITE_URL = 'https://woodward.example';
/** Enough for threads, on a machine of more than one processor. */
const MANY = 600;

const shop = useDemoShop();

beforeAll(async () => {
  // Bundles the code, unless an earlier test did.
  await buildSite(shop.url, path.join(shop.folder, 'site'), SITE_URL);
  await generateItems(shop.db, MANY);
});
afterEach(() => vi.unstubAllEnvs());

/** @returns what renders, and so many products to write into a folder of this name */
async function prepare(name: string) {
  const { renderer: code } = siteCode(path.resolve('.'), '.cache/site', { siteUrl: SITE_URL });
  vi.stubEnv('DATABASE_URL', shop.url);
  const renderer = await loadRenderer(code);
  const { pages, shop: content } = await renderer.readContent();
  const outDir = path.join(shop.folder, name);
  const products = pages
    .filter(({ component }) => component.endsWith('[product].astro'))
    .slice(0, MANY);
  for (const { file } of products) {
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
  }
  const check = new SiteCheck();
  return { products, outDir, check, renderer, thread: { renderer: code, shop: content } };
}

test('threads render what one renders, and find the same links @publish.incremental', async () => {
  const { products, ...many } = await prepare('threads');
  expect(products).toHaveLength(MANY);
  const records = await writePages(products, many);
  expect(records.map(({ file }) => file)).toEqual(products.map(({ file }) => file));
  expect(Math.min(...records.map(({ size }) => size))).toBeGreaterThan(10_000);
  const { products: same, ...single } = await prepare('single');
  expect(await writeHere(same, single)).toEqual(records);
  expect(differences(many.outDir, single.outDir)).toEqual([]);
  const { links, images } = single.check.found;
  expect(new Set(many.check.found.links.keys())).toEqual(new Set(links.keys()));
  expect(new Set(many.check.found.images.keys())).toEqual(new Set(images.keys()));
});

test('a page that cannot be rendered ends all of them, with its reason', async () => {
  const { products, ...many } = await prepare('failing');
  const broken = products.map((page, number) =>
    number === MANY - 1 ? { ...page, props: { ...page.props, item: null } } : page,
  );
  await expect(writePages(broken, many)).rejects.toThrow(/null/);
});
