/** The search over the index of `search-index.ts`, in the browser. */
import { ITEM_UNITS, priceText, unitText } from '#domain/item-price.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { headOf } from '#domain/search/head.ts';
import { slugFromName } from '#domain/slug.ts';
import { PAGES } from '../paths.ts';
import { createEntrySearch, findInOrder, type FoundEntries } from './find-entries.ts';

/** A category with its items, a service with its packages, or a page with its headings. */
export interface SearchedGroup {
  name: string;
  href: string;
  /** Slug of the category; a service has none. */
  category?: string;
  /** Number of its entries, which follow those of the group before. */
  count: number;
  /** Of a service's packages, in their order; empty where there is none. */
  images?: string[];
  /**
   * Of a page: what it is found by besides its name. Its entries are headings, and have neither price nor
   * image.
   */
  page?: string;
}

export interface SearchIndex {
  groups: SearchedGroup[];
  /** Groups of words that mean the same. */
  synonyms: string[];
  /** Keys of the words that only say how a thing looks. */
  colors: string;
  /** Lines, as all below. */
  names: string;
  /** Empty where the slug is made of the name. */
  slugs: string;
  /** Of items without what `kinds` says. */
  prices: string;
  /** A letter an entry: the unit of the price, in upper case with options; `-` for a whole text. */
  kinds: string;
  /** Further words: tags, colors, materials, sizes; of a heading those of its text. */
  words: string;
}

/** The units of prices, as `SearchIndex.kinds` has them. */
export const KINDS = 'abcdefghijklm';

/** A result, as it is shown. */
export interface SearchEntry {
  name: string;
  href: string;
  /** With its unit. */
  price: string;
  group: SearchedGroup;
  /** Key of its image in the category's file. */
  slug: string;
  /** Of a package; an item's is in the category's file. */
  image: string;
}

/** What something is counts more than what it is like: a "Plank Tent Floor" is no tent. */
const HEAD_WEIGHT = 4;
const NAME_WEIGHT = 3;
const GROUP_WEIGHT = 2;

/** Entries that are read in one go: a few milliseconds on a phone. */
const BATCH = 250;

export type FindEntries = (query: string) => FoundEntries<SearchEntry>;

/**
 * @param pause awaited between batches of entries, so that the browser can draw
 * @returns a search over the index
 */
export async function openIndex(
  index: SearchIndex,
  pause: () => Promise<unknown>,
): Promise<FindEntries> {
  const columns = columnsOf(index);
  const known = [index.synonyms, new Set(index.colors.split(' '))] as const;
  const rented = createEntrySearch<SearchEntry>(...known);
  const titles = createEntrySearch<SearchEntry>(...known);
  const texts = createEntrySearch<SearchEntry>(...known);
  const addAnswer = (entry: () => SearchEntry, name: string, text: string) => {
    const title = { text: name, weight: NAME_WEIGHT };
    titles.add(entry, [title]);
    texts.add(entry, [title, { text, weight: 1 }]);
  };
  for (const group of index.groups) {
    if (group.page !== undefined) addAnswer(() => pageEntry(group), group.name, group.page);
  }
  for (const [place, { group, position }] of membersOf(index.groups).entries()) {
    if (place % BATCH === BATCH - 1) await pause();
    const { name, words } = columns(place);
    const entry = () => entryOf(group, position, columns(place));
    if (group.page !== undefined) addAnswer(entry, name, words);
    else {
      rented.add(entry, [
        { text: headOf(name), weight: HEAD_WEIGHT },
        { text: name, weight: NAME_WEIGHT },
        { text: group.name, weight: GROUP_WEIGHT },
        { text: words, weight: 1 },
      ]);
    }
  }
  return (query) => findInOrder(query, { rented, titles, texts });
}

/** @returns a function that gives the line of an entry */
function columnsOf({ names, slugs, prices, words, kinds }: SearchIndex) {
  const [name, slug, price, word] = [names, slugs, prices, words].map((text) => text.split('\n'));
  return (place: number) => ({
    name: name?.[place] ?? '',
    slug: slug?.[place] ?? '',
    price: price?.[place] ?? '',
    words: word?.[place] ?? '',
    kind: kinds[place] ?? '-',
  });
}

type Line = ReturnType<ReturnType<typeof columnsOf>>;

/** @returns the group of each entry, and its position there */
function membersOf(groups: readonly SearchedGroup[]) {
  return groups.flatMap((group) =>
    Array.from({ length: group.count }, (_, position) => ({ group, position })),
  );
}

function entryOf(group: SearchedGroup, position: number, line: Line): SearchEntry {
  const { name, price, kind } = line;
  const slug = line.slug || slugFromName(name);
  const image = group.images?.[position] ?? '';
  return { name, href: hrefOf(group, slug), price: shownPrice(price, kind), group, slug, image };
}

function hrefOf({ category, page, href }: SearchedGroup, slug: string): string {
  if (category !== undefined) return `${href}/${slug}`;
  return page === undefined ? `${href}#packages` : `${href}#${slug}`;
}

function pageEntry(group: SearchedGroup): SearchEntry {
  return { name: group.name, href: group.href, price: '', group, slug: '', image: '' };
}

function shownPrice(price: string, kind: string): string {
  const unit = ITEM_UNITS[KINDS.indexOf(kind.toLowerCase())];
  if (unit === undefined) return price;
  return `${priceText(price, kind !== kind.toLowerCase())} ${unitText(price, unit)}`.trim();
}

/**
 * @param path of an address that no page has
 * @returns its words as somebody would search for them; empty where it has none
 */
export function wordsOfAddress(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // Half an escape, as in a cut link; its letters still say something.
  }
  return text
    .replace(PAGES.rentals, '')
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[^\p{L}\p{N}.'"]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH.tag);
}
