import { beforeAll, expect, test } from 'vitest';
import {
  listPublicCategories,
  listPublicItems,
  listPublicPackages,
} from '#db/queries/catalog/public.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { presentCategory, presentItem, presentPackage } from '#server/catalog/public/present.ts';
import { readSettings } from '#server/shop/read.ts';
import { openIndex } from '#site/search/open-index.ts';
import { searchIndex } from '#site/search/search-index.ts';
import { BACKENDS, useDatabase } from '../../support/backends.ts';
import { isRight, SEARCHES } from '../../support/searches.ts';

/** The others want another order of what is found, or words that the shop does not know. */
const MOST_WRONG = 4;

const [backend] = BACKENDS;
if (!backend) throw new Error('There is no database to test with');
const db = useDatabase(backend);

beforeAll(async () => {
  await seedDemo(db());
});

test('what people type finds what they mean @search.order @search.answers @search.questions', async () => {
  const index = searchIndex({
    items: (await listPublicItems(db())).map(presentItem),
    categories: (await listPublicCategories(db())).map(presentCategory),
    packages: (await listPublicPackages(db())).map(presentPackage),
    media: new Map(),
    requestCounts: new Map(),
    askedTogether: new Map(),
    settings: await readSettings(db()),
  });
  const find = await openIndex(index, () => Promise.resolve());
  const wrong = SEARCHES.flatMap((search) => {
    const { entries, suggestions } = find(search.typed);
    const results = entries.map(({ name, group }) => `${group.name}: ${name}`);
    if (isRight(search, results, suggestions)) return [];
    return [`${search.typed}: ${results.slice(0, 3).join(', ')} ${suggestions.join()}`];
  });
  expect(SEARCHES).toHaveLength(344);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(MOST_WRONG);
});
