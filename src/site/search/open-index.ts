/** The search over the index of `search-index.ts`, in the browser. */
import type { Settings } from '#contracts/settings/sections.ts';
import { ITEM_UNITS, priceText, unitText } from '#domain/item-price.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { headOf } from '#domain/search/head.ts';
import { readSynonyms } from '#domain/search/synonyms.ts';
import { NAMED } from '#domain/search/vocabulary.ts';
import { slugFromName } from '#domain/slug.ts';
import { PAGES } from '../paths.ts';
import { createEntrySearch, findNearby, patternOf, type FoundEntries } from './find-entries.ts';

/** A category with its items, a service with its packages, or a page with its headings. */
export interface SearchedGroup {
  name: string;
  href: string;
  /** Slug of the category; undefined for a service. */
  category?: string;
  /** Number of entries; they follow those of the previous group. */
  count: number;
  /** Addresses of the packages' images, in their order; empty for a package without one. */
  images?: string[];
  /** Only of a page: words besides its name. Its entries are headings, without price and image. */
  page?: string;
}

export interface SearchIndex {
  groups: SearchedGroup[];
  synonyms: string[];
  /** Words for what the shop does not rent, and the search to run instead. */
  notRented: Settings['search']['notRented'];
  /** Where the shop delivers: names of cities and of the state. */
  places: readonly string[];
  /** Keys of words that are colors, separated by spaces. */
  colors: string;
  /** One line for each entry, as in the other columns. */
  names: string;
  /** An empty line: the slug follows from the name. */
  slugs: string;
  /** Of an item the amount, to which `kinds` adds the rest; of a package the whole text. */
  prices: string;
  /**
   * One character for each entry: a letter for the price's unit, upper case if there are options; `-`: `prices` has the
   * whole text.
   */
  kinds: string;
  /** Tags, colors, materials, sizes; of a heading the words of its text. */
  words: string;
}

/** Letters of units in `SearchIndex.kinds`. */
export const KINDS = 'abcdefghijklm';

export interface SearchEntry {
  name: string;
  href: string;
  /** With the unit. */
  price: string;
  group: SearchedGroup;
  /** Key of its image in the category's file. */
  slug: string;
  /** Address of a package's image; the image of an item is in the file of its category. */
  image: string;
}

/** The noun counts more than its attributes: a "Plank Tent Floor" is not a tent. */
const HEAD_WEIGHT = 4;
const GROUP_WEIGHT = 2;
/** Between names with the same word, the category decides: "lights" are a String Light before a Ring-Light Booth. */
const SHARED_WEIGHT = NAMED + 0.1;

/** Entries in one batch: a few milliseconds on a phone. */
const BATCH = 250;

export type FindEntries = (query: string) => FoundEntries<SearchEntry>;

/** @param pause awaited between batches, so that the browser can paint */
export async function openIndex(
  index: SearchIndex,
  pause: () => Promise<unknown>,
): Promise<FindEntries> {
  const columns = columnsOf(index);
  const options = [index.synonyms, new Set(index.colors.split(' '))] as const;
  const rented = createEntrySearch<SearchEntry>(...options);
  const titles = createEntrySearch<SearchEntry>(...options);
  const texts = createEntrySearch<SearchEntry>(...options);
  const stories = createEntrySearch<SearchEntry>(...options);
  const addAnswer = (entry: () => SearchEntry, name: string, text: string, said = texts) => {
    const title = { text: name, weight: NAMED };
    titles.add(entry, [title]);
    said.add(entry, [title, { text, weight: 1 }]);
  };
  for (const group of index.groups) {
    if (group.page === undefined) continue;
    // A page without headings is a room with its story.
    const said = group.count > 0 ? texts : stories;
    addAnswer(() => pageEntry(group), group.name, group.page, said);
  }
  for (const [place, { group, position }] of membersOf(index.groups).entries()) {
    if (place % BATCH === BATCH - 1) await pause();
    const { name, words } = columns(place);
    const entry = () => entryOf(group, position, columns(place));
    if (group.page !== undefined) addAnswer(entry, name, words);
    else {
      rented.add(entry, [
        { text: headOf(name), weight: HEAD_WEIGHT },
        { text: name, weight: NAMED },
        { text: sharedWords(name, group.name), weight: SHARED_WEIGHT },
        { text: group.name, weight: GROUP_WEIGHT },
        // A package is what the word says: of "wedding packages" nothing else is asked for.
        { text: words, weight: group.category === undefined ? HEAD_WEIGHT : 1 },
      ]);
    }
  }
  const groups = readSynonyms(index.notRented.map(({ words }) => words));
  const notRented = index.notRented.map(({ instead }, place) => ({
    instead,
    group: groups[place] ?? [],
  }));
  const collections = { rented, titles, texts, stories, notRented };
  const nearby = patternOf(index.places);
  return (query) => findNearby(query, nearby, collections);
}

/** @returns a function that gives the values of an entry by its index */
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

/** @returns the words of a name with which a word of its category begins: "Light" in "Lighting" */
function sharedWords(name: string, category: string): string {
  const begun = ` ${category.toLowerCase()}`;
  return name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && begun.includes(` ${word}`))
    .join(' ');
}

/** @returns for each entry its group, and its index in the group */
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

/** @param path address at which there is no page. @returns its words as a query; may be empty */
export function wordsOfAddress(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // An incomplete escape, as in a cut link; the letters are still useful.
  }
  return text
    .replace(PAGES.rentals, '')
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[^\p{L}\p{N}.'"]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH.tag);
}
