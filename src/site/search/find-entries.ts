import { neededWords } from '#domain/search/optional-words.ts';
import { createSearch, type Found, type SearchedText } from '#domain/search/search.ts';
import { namesOneOf, type SynonymGroup } from '#domain/search/synonyms.ts';
import { NAMED, ONLY_SAID, type Mistakes } from '#domain/search/vocabulary.ts';

/** What a search found, with the entries instead of their indexes. */
export type FoundEntries<Entry> = Omit<Found, 'places'> & { entries: readonly Entry[] };

const NONE = { complete: false, strength: 0, synonyms: [], suggestions: [] };

export interface EntrySearch<Entry> {
  /** @param entry creates the entry when it is found */
  add: (entry: () => Entry, texts: readonly SearchedText[]) => void;
  find: (query: string, most: Mistakes) => FoundEntries<Entry>;
  /**
   * @param whole a query whose entries come first
   * @returns what each query finds by itself; undefined if one of them names no entry
   */
  findEach: (queries: readonly string[], whole?: string) => FoundEntries<Entry> | undefined;
}

/** @param options those of `createSearch` */
export function createEntrySearch<Entry>(
  ...options: Parameters<typeof createSearch>
): EntrySearch<Entry> {
  const entries: (() => Entry)[] = [];
  const search = createSearch(...options);
  const entriesAt = (places: Iterable<number>) =>
    [...places].flatMap((place) => entries[place]?.() ?? []);
  return {
    add: (entry, texts) => {
      entries.push(entry);
      search.add(texts);
    },
    find: (query, most) => {
      const { places, ...rest } = search.find(query, most);
      return { ...rest, entries: entriesAt(places) };
    },
    findEach: (queries, whole = '') => {
      const found = queries.map((query) => search.find(query, 'none'));
      if (!found.every((each) => each.complete && each.strength >= NAMED)) return;
      const places = new Set([search.find(whole, 'none'), ...found].flatMap((each) => each.places));
      return { ...NONE, strength: NAMED, entries: entriesAt(places) };
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
 * found (@search.answers); but each thing of a list of things is shown (@search.closest). Words for what the shop does not rent are neither searched in texts nor guessed
 * (@search.not-rented).
 */
export function findInOrder<Entry>(
  query: string,
  { rented, titles, texts, notRented }: Collections<Entry>,
): FoundEntries<Entry> {
  const exact = [findListed(rented, query), titles.find(query, 'none')];
  const certain = complete(exact);
  if (certain) return certain;
  const lacked = notRented.find(({ group }) => namesOneOf(group, query));
  if (lacked && closest(exact).entries.length === 0) {
    // These entries are only similar, so the result is not complete. A shop may not even have those.
    const { entries, synonyms } = rented.find(lacked.instead, 'none');
    if (entries.length > 0) {
      return { ...NONE, entries, synonyms };
    }
  }
  const text = texts.find(query, 'none');
  const needed = neededWords(query);
  const isAsked = needed.length > 0;
  if (text.complete && isAsked) {
    return (needed.length > 1 ? rented.findEach(needed) : undefined) ?? text;
  }
  const guesses = [rented.find(query, 'start'), titles.find(query, 'start')];
  return complete(guesses) ?? closest(isAsked ? guesses : []);
}

const CONJUNCTION = /[,+&]| and | y /i;

/** "Tables and chairs" are not only the sets of both: each thing of the list follows. */
function findListed<Entry>(rented: EntrySearch<Entry>, query: string): FoundEntries<Entry> {
  const whole = rented.find(query, 'none');
  const things = query.split(CONJUNCTION).filter((thing) => thing.trim() !== '');
  const each = whole.complete && things.length > 1 ? rented.findEach(things, query) : undefined;
  return { ...whole, ...(each && { entries: each.entries }) };
}

function complete<Entry>(found: readonly FoundEntries<Entry>[]): FoundEntries<Entry> | undefined {
  const all = found.filter((find) => find.complete);
  // "Hours" are no tents with open sides: a synonym that is only said counts if nothing else is found.
  const better = all.filter(
    ({ strength, synonyms }) => strength >= ONLY_SAID || synonyms.length === 0,
  );
  const completeFinds = better.length > 0 ? better : all;
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
  return { ...NONE, entries: [], ...best, suggestions };
}
