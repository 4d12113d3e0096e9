/** Finds items that somebody means to pick, as visitors find them (@items.pick). */
import type { Database } from '#db/client.ts';
import {
  listItemsById,
  listItemTexts,
  markOfItemTexts,
  type ItemRecord,
} from '#db/queries/catalog/items.ts';
import type { Page } from '#db/queries/paging.ts';
import { ADMIN_PAGE_SIZE } from '#domain/limits.ts';
import { createSearch, type Search } from '#domain/search/search.ts';
import { readSection } from '../../shop/read.ts';

/** A beginning of a word of the name counts more than a whole word elsewhere. */
const NAME_WEIGHT = 3;

interface Index {
  /** Of the items and synonyms that it is made of. */
  mark: string;
  /** In the order of the entries. */
  ids: string[];
  search: Search;
}

/** One a database: ten thousand items take too long to be read for every letter that is typed. */
const indexes = new WeakMap<Database, Index>();

/**
 * @param query words in any order, each the beginning of a word, or a synonym that staff wrote down
 * @returns the items outside the trash that have all words, those first that have them in their name,
 *   equals by name
 */
export async function rankItems(db: Database, query: string): Promise<Page<ItemRecord>> {
  const index = await currentIndex(db);
  const { places, complete } = index.search.find(query);
  const ids = complete ? places.flatMap((place) => index.ids[place] ?? []) : [];
  return { rows: await listItemsById(db, ids.slice(0, ADMIN_PAGE_SIZE)), total: ids.length };
}

async function currentIndex(db: Database): Promise<Index> {
  const { synonyms } = await readSection(db, 'search');
  // Before the items: a change in between makes it anew the next time.
  const mark = `${await markOfItemTexts(db)} ${synonyms.join('\n')}`;
  const known = indexes.get(db);
  if (known?.mark === mark) return known;
  const items = await listItemTexts(db);
  const search = createSearch(synonyms);
  for (const { name, category, shortDescription, tags } of items) {
    search.add([
      { text: name, weight: NAME_WEIGHT },
      ...[category, shortDescription, ...tags].map((text) => ({ text, weight: 1 })),
    ]);
  }
  const index = { mark, ids: items.map(({ id }) => id), search };
  indexes.set(db, index);
  return index;
}
