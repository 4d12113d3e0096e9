/** Finds items by the search that visitors use: for pickers (@items.pick), and in the list. */
import type { Database } from '#db/client.ts';
import {
  countItems,
  listItemsById,
  listItemTexts,
  markOfItemTexts,
  type ItemCondition,
  type ItemRecord,
} from '#db/queries/catalog/items.ts';
import type { Page } from '#db/queries/paging.ts';
import { ADMIN_PAGE_SIZE } from '#domain/limits.ts';
import { createSearch, type Search } from '#domain/search/search.ts';
import { NAMED, ONLY_SAID, type Mistakes } from '#domain/search/vocabulary.ts';
import { readSection } from '../../shop/read.ts';

interface Index {
  /** State of the items and synonyms that it was built from. */
  mark: string;
  ids: string[];
  search: Search;
}

/** Cached per database: reading ten thousand items takes too long for every typed letter. */
const indexes = new WeakMap<Database, Index>();

/**
 * @param query prefixes of words in any order, or synonyms of the settings
 * @returns the items outside the trash that match all words: matches in the name first, then by
 *   name
 */
export async function rankItems(db: Database, query: string): Promise<Page<ItemRecord>> {
  const index = await currentIndex(db);
  const { places, complete } = index.search.find(query);
  const ids = complete ? places.flatMap((place) => index.ids[place] ?? []) : [];
  return { rows: await listItemsById(db, ids.slice(0, ADMIN_PAGE_SIZE)), total: ids.length };
}

/**
 * Adds what the public search finds to a search of the list (@items.search): plurals, synonyms, categories and tags, and,
 * where nothing has the words as typed, words with a mistake.
 */
export async function withMeant<Request extends ItemCondition>(
  db: Database,
  request: Request,
): Promise<Request> {
  const { q, deleted } = request;
  if (q === '' || deleted) return request;
  const index = await currentIndex(db);
  const idsOf = (most: Mistakes) => {
    const { places, complete } = index.search.find(q, most);
    return complete ? places.flatMap((place) => index.ids[place] ?? []) : [];
  };
  const meant = idsOf('none');
  const isFound = meant.length > 0 || (await countItems(db, { q, deleted })) > 0;
  return { ...request, meant: isFound ? meant : idsOf('start') };
}

async function currentIndex(db: Database): Promise<Index> {
  const { synonyms } = await readSection(db, 'search');
  // Read before the items, so that a concurrent change rebuilds the index next time.
  const mark = `${await markOfItemTexts(db)} ${synonyms.join('\n')}`;
  const cached = indexes.get(db);
  if (cached?.mark === mark) return cached;
  const items = await listItemTexts(db);
  const search = createSearch(synonyms);
  for (const { name, category, shortDescription, tags } of items) {
    search.add([
      { text: name, weight: NAMED },
      ...[category, shortDescription, ...tags].map((text) => ({ text, weight: ONLY_SAID })),
    ]);
  }
  const index = { mark, ids: items.map(({ id }) => id), search };
  indexes.set(db, index);
  return index;
}
