import { isVague } from '#domain/search/optional-words.ts';
import { createSearch, type Found, type SearchedText } from '#domain/search/search.ts';
import { namesOneOf, type SynonymGroup } from '#domain/search/synonyms.ts';
import { ONLY_SAID, type Mistakes } from '#domain/search/vocabulary.ts';

/** What a search found, with the entries instead of their indexes. */
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
  rented: EntrySearch<Entry>;
  /** Headings of answers, and their texts. */
  titles: EntrySearch<Entry>;
  texts: EntrySearch<Entry>;
  /** Words for what the shop lacks, and the search to run instead. */
  notRented: readonly { group: SynonymGroup; instead: string }[];
}

/**
 * Rentals precede answers, words as typed precede guesses, and texts of answers count only if nothing else is
 * found (@search.answers). Words for what the shop does not rent are neither searched in texts nor guessed
 * (@search.not-rented).
 */
export function findInOrder<Entry>(
  query: string,
  { rented, titles, texts, notRented }: Collections<Entry>,
): FoundEntries<Entry> {
  const exact = [rented.find(query, 'none'), titles.find(query, 'none')];
  const certain = complete(exact);
  if (certain) return certain;
  const lacked = notRented.find(({ group }) => namesOneOf(group, query));
  if (lacked && closest(exact).entries.length === 0) {
    // These entries are only similar, so the result is not complete. A shop may not even have those.
    const { entries, synonyms } = rented.find(lacked.instead, 'none');
    if (entries.length > 0) {
      return { entries, synonyms, complete: false, strength: 0, suggestions: [] };
    }
  }
  const text = texts.find(query, 'none');
  const isAsked = !isVague(query);
  if (text.complete && isAsked) return text;
  const guesses = [rented.find(query, 'start'), titles.find(query, 'start')];
  return complete(guesses) ?? closest(isAsked ? guesses : []);
}

function complete<Entry>(found: readonly FoundEntries<Entry>[]): FoundEntries<Entry> | undefined {
  const completeFinds = found.filter((find) => find.complete);
  const [first] = completeFinds;
  if (!first) return undefined;
  // A rental whose description only mentions the words is no better than an answer about them.
  if (first.strength <= ONLY_SAID) completeFinds.reverse();
  return {
    ...first,
    entries: completeFinds.flatMap(({ entries }) => entries),
    synonyms: [...new Set(completeFinds.flatMap(({ synonyms }) => synonyms))],
  };
}

/** The best incomplete result; entries that only mention a part of the words are left out. */
function closest<Entry>(found: readonly FoundEntries<Entry>[]): FoundEntries<Entry> {
  const suggestions = found.flatMap((find) => find.suggestions);
  const [best] = found
    .filter(({ strength }) => strength >= ONLY_SAID)
    .toSorted((a, b) => b.strength - a.strength);
  return { entries: [], complete: false, strength: 0, synonyms: [], ...best, suggestions };
}
