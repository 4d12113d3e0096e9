import { isVague } from '#domain/search/optional-words.ts';
import { createSearch, type Found, type SearchedText } from '#domain/search/search.ts';
import type { Mistakes } from '#domain/search/vocabulary.ts';

/** Entries instead of indexes. */
export type FoundEntries<Entry> = Omit<Found, 'places'> & { entries: readonly Entry[] };

export interface EntrySearch<Entry> {
  /** @param entry creates the entry when it is found */
  add: (entry: () => Entry, texts: readonly SearchedText[]) => void;
  find: (query: string, most: Mistakes) => FoundEntries<Entry>;
}

/** @param options those of `createSearch` */
export function createEntrySearch<Entry>(
  ...options: Parameters<typeof createSearch>
): EntrySearch<Entry> {
  const entries: (() => Entry)[] = [];
  const search = createSearch(...options);
  return {
    add: (entry, texts) => {
      entries.push(entry);
      search.add(texts);
    },
    find: (query, most) => {
      const { places, ...rest } = search.find(query, most);
      return { ...rest, entries: places.flatMap((place) => entries[place]?.() ?? []) };
    },
  };
}

export interface Collections<Entry> {
  /** What is for rent. */
  rented: EntrySearch<Entry>;
  /** Headings of answers, and their texts. */
  titles: EntrySearch<Entry>;
  texts: EntrySearch<Entry>;
}

/**
 * Rentals precede answers, words as typed precede guesses, and texts of answers count only if nothing else is
 * found (@search.answers).
 */
export function findInOrder<Entry>(
  query: string,
  { rented, titles, texts }: Collections<Entry>,
): FoundEntries<Entry> {
  const certain = complete([rented.find(query, 'none'), titles.find(query, 'none')]);
  if (certain) return certain;
  const text = texts.find(query, 'none');
  const isAsked = !isVague(query);
  if (text.complete && isAsked) return text;
  const guesses = [rented.find(query, 'start'), titles.find(query, 'start')];
  return complete(guesses) ?? closest(isAsked ? guesses : []);
}

/**
 * Strength up to which a rental only mentions the words, such as how it is delivered; then answers come
 * first.
 */
const ONLY_SAID = 1;

function complete<Entry>(found: readonly FoundEntries<Entry>[]): FoundEntries<Entry> | undefined {
  const those = found.filter((each) => each.complete);
  const [first] = those;
  if (!first) return undefined;
  if (first.strength <= ONLY_SAID) those.reverse();
  return {
    ...first,
    entries: those.flatMap(({ entries }) => entries),
    synonyms: [...new Set(those.flatMap(({ synonyms }) => synonyms))],
  };
}

/** Half of the words, only mentioned, are no match. */
function closest<Entry>(found: readonly FoundEntries<Entry>[]): FoundEntries<Entry> {
  const suggestions = found.flatMap((each) => each.suggestions);
  const best = found.find(({ strength }) => strength >= ONLY_SAID);
  return { entries: [], complete: false, strength: 0, synonyms: [], ...best, suggestions };
}
