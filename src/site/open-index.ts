/** The search over the index of `search-index.ts`, in the browser. */
import { ITEM_UNITS, priceText, unitText } from '#domain/item-price.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { createSearch, type Found } from '#domain/search/search.ts';
import { slugFromName } from '#domain/slug.ts';
import { PAGES } from './paths.ts';

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
  /** Its entries are headings of its page, and have neither price nor image. */
  isPage?: true;
}

export interface SearchIndex {
  groups: SearchedGroup[];
  /** Groups of words that mean the same. */
  synonyms: string[];
  /** Lines, as all below. */
  names: string;
  /** Empty where the slug is made of the name. */
  slugs: string;
  /** Of items without what `kinds` says. */
  prices: string;
  /** A letter an entry: the unit of the price, in upper case with options; `-` for a whole text. */
  kinds: string;
  /** Further words: tags, colors, materials, sizes. */
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

const NAME_WEIGHT = 3;
const GROUP_WEIGHT = 2;
/** Of headings: what is for rent comes first. */
const PAGE_WEIGHT = 0.5;

/** Entries that are read in one go: a few milliseconds on a phone. */
const BATCH = 250;

export type FindEntries = (
  query: string,
) => Omit<Found, 'places'> & { entries: readonly SearchEntry[] };

/**
 * @param pause awaited between batches of entries, so that the browser can draw
 * @returns a search over the index, which gives entries instead of their places
 */
export async function openIndex(
  index: SearchIndex,
  pause: () => Promise<unknown>,
): Promise<FindEntries> {
  const [names, slugs, prices, words] = [index.names, index.slugs, index.prices, index.words].map(
    (column) => column.split('\n'),
  );
  const members = index.groups.flatMap((group) =>
    Array.from({ length: group.count }, (_, position) => ({ group, position })),
  );
  const { add, find } = createSearch(index.synonyms);
  for (const [place, { group }] of members.entries()) {
    if (place % BATCH === BATCH - 1) await pause();
    add([
      { text: names?.[place] ?? '', weight: group.isPage ? PAGE_WEIGHT : NAME_WEIGHT },
      { text: group.name, weight: group.isPage ? PAGE_WEIGHT : GROUP_WEIGHT },
      { text: words?.[place] ?? '', weight: 1 },
    ]);
  }
  const hrefOf = ({ category, isPage, href }: SearchedGroup, slug: string) => {
    if (category !== undefined) return `${href}/${slug}`;
    return isPage ? `${href}#${slug}` : `${href}#packages`;
  };
  const entryAt = (place: number): SearchEntry[] => {
    const { group, position } = members[place] ?? {};
    if (group === undefined || position === undefined) return [];
    const name = names?.[place] ?? '';
    const slug = slugs?.[place] || slugFromName(name);
    const price = shownPrice(prices?.[place] ?? '', index.kinds[place] ?? '-');
    return [
      {
        name,
        href: hrefOf(group, slug),
        price,
        group,
        slug,
        image: group.images?.[position] ?? '',
      },
    ];
  };
  return (query) => {
    const { places, ...rest } = find(query);
    return { ...rest, entries: places.flatMap(entryAt) };
  };
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
