import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { listPublicCategories, listPublicItems } from '#db/queries/catalog/public.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { presentCategory, presentItem } from '#server/catalog/public/present.ts';
import { openIndex } from '#site/search/open-index.ts';
import { searchIndex } from '#site/search/search-index.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { BACKENDS, useDatabase } from '../../support/backends.ts';
import { generateItems } from '../../support/generate-items.ts';

const KB = 1024;
const ITEMS = 1_000;

const [backend] = BACKENDS;
if (!backend) throw new Error('There is no database to test with');
const db = useDatabase(backend);

async function index() {
  const items = (await listPublicItems(db())).map(presentItem);
  const categories = (await listPublicCategories(db())).map(presentCategory);
  const rest = {
    packages: [],
    media: new Map(),
    requestCounts: new Map(),
    askedTogether: new Map(),
    settings: DEFAULT_SETTINGS,
  };
  return { items, index: searchIndex({ items, categories, ...rest }) };
}

beforeAll(async () => {
  await seedDemo(db());
});

test('blush linens are found by the words of the trade @search.synonyms', async () => {
  const find = await openIndex((await index()).index, () => Promise.resolve());
  const { entries, complete } = find('dusty rose tablecloth 120');
  expect(complete).toBe(true);
  expect(entries.map(({ name }) => name)).toEqual(['Blush Satin Linen, 120 inch Round']);
});

test('the index of a thousand items has at most 40 KB, and finds each by its name @search.weight', async () => {
  await generateItems(db(), ITEMS);
  const { items, index: made } = await index();
  expect(items.length).toBeGreaterThan(ITEMS);
  expect(brotliCompressSync(JSON.stringify(made)).length).toBeLessThanOrEqual(40 * KB);
  const find = await openIndex(made, () => Promise.resolve());
  for (const { name, slug, category } of items) {
    const hrefs = find(name).entries.map(({ href }) => href);
    expect(hrefs, name).toContain(`/rental-services/${category}/${slug}`);
  }
});
