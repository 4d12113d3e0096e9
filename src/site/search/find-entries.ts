import { neededWords, withoutQuantity } from '#domain/search/optional-words.ts';
import { createSearch, type Found, type SearchedText } from '#domain/search/search.ts';
import { phraseIn, type SynonymGroup } from '#domain/search/synonyms.ts';
import { NAMED, ONLY_SAID, type Mistakes } from '#domain/search/vocabulary.ts';

/** What a search found, with the entries instead of their indexes. */
export type FoundEntries<Entry> = Omit<Found, 'places' | 'named'> & {
  entries: readonly Entry[];
  /** Whether one of them is named by what is asked for. */
  isNamed: boolean;
};

const NONE = { complete: false, isNamed: false, strength: 0, synonyms: [], suggestions: [] };

export interface EntrySearch<Entry> {
  /** @param entry creates the entry when it is found */
  add: (entry: () => Entry, texts: readonly SearchedText[]) => void;
  find: (query: string, most: Mistakes) => FoundEntries<Entry>;
  /**
   * @param whole is complete if an entry has all of it
   * @param isLoose whether a query may have mistakes, and words that no entry has
   * @returns what each query finds by itself, what they name first; undefined if one of them names no entry
   */
  findEach: (
    queries: readonly string[],
    whole: string,
    isLoose?: boolean,
  ) => FoundEntries<Entry> | undefined;
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
      const { places, named, ...rest } = search.find(query, most);
      return { ...rest, isNamed: named.length > 0, entries: entriesAt(places) };
    },
    findEach: (queries, whole, isLoose = false) => {
      const found = queries.map((query) => search.find(query, isLoose ? 'whole' : 'none'));
      const areComplete = found.every((each) => each.complete);
      if (!(areComplete || isLoose) || found.some(({ named }) => named.length === 0)) return;
      const byThing = found.map(({ named }) => new Set(named));
      const named = byThing.flatMap((places) => [...places]);
      const sets = named.filter((place) => byThing.every((places) => places.has(place)));
      return {
        complete: areComplete && (sets.length > 0 || search.find(whole, 'none').complete),
        isNamed: true,
        strength: NAMED,
        synonyms: [...new Set(found.flatMap(({ synonyms }) => synonyms))],
        suggestions: [],
        entries: entriesAt(new Set([...sets, ...named, ...found.flatMap(({ places }) => places)])),
      };
    },
  };
}

export interface Collections<Entry> {
  rented: EntrySearch<Entry>;
  /** Headings of answers, and their texts. */
  titles: EntrySearch<Entry>;
  texts: EntrySearch<Entry>;
  /** Examples with their stories, which mention things in passing. */
  stories: EntrySearch<Entry>;
  /** Words for what the shop lacks, and the search to run instead. */
  notRented: readonly { group: SynonymGroup; instead: string }[];
}

/**
 * Rentals precede answers, words as typed precede guesses, and texts of answers count only if nothing else is
 * found (@search.answers); but each thing of a list of things is shown (@search.closest). Words for what the shop does not rent are neither searched in texts nor guessed
 * (@search.not-rented).
 */
function findInOrder<Entry>(query: string, collections: Collections<Entry>): FoundEntries<Entry> {
  const { rented, titles, notRented } = collections;
  const listed = findListed(rented, query);
  const exact = [listed ?? rented.find(query, 'none'), titles.find(query, 'none')];
  const certain = listed?.complete === false ? listed : complete(exact);
  const lacked = findLacked(notRented, query);
  // "Chair covers" are no chairs with a polyester cover.
  if (certain && (certain.isNamed || lacked?.isPhrase !== true)) return certain;
  const instead = lacked && findInstead(rented, lacked, closest(exact));
  return instead ?? certain ?? findUncertain(query, collections);
}

/** @param places names of places. @returns what matches any of them in a query; null without places */
export function patternOf(places: readonly string[]): RegExp | null {
  const names = places.map((place) => place.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`));
  return names.length > 0
    ? new RegExp(String.raw`(?<!\p{L})(?:${names.join('|')})(?!\p{L})`, 'iu')
    : null;
}

/**
 * As `findInOrder`; but search engines taught people to name their city: "tent rental Ann Arbor" finds tents, even if a
 * text mentions both, and "do you come to Ann Arbor" the area served.
 *
 * @param nearby matches a place where the shop delivers
 */
export function findNearby<Entry>(
  query: string,
  nearby: RegExp | null,
  collections: Collections<Entry>,
): FoundEntries<Entry> {
  const found = findInOrder(query, collections);
  const [place] = nearby?.exec(query) ?? [];
  if (place === undefined || (found.complete && found.isNamed)) return found;
  const rest = query.replace(place, ' ');
  const thing = found.complete
    ? collections.rented.find(rest, 'none')
    : findInOrder(rest, collections);
  if (thing.isNamed) return thing;
  return found.complete ? found : findInOrder(place, collections);
}

function findUncertain<Entry>(
  query: string,
  { rented, titles, texts, stories }: Collections<Entry>,
): FoundEntries<Entry> {
  const text = texts.find(query, 'none');
  const needed = neededWords(query);
  const isAsked = needed.length > 0;
  const story = stories.find(query, 'none');
  if (isAsked && (text.complete || story.complete)) {
    const each = needed.length > 1 ? rented.findEach(needed, query) : undefined;
    if (each) return each;
    if (text.complete) return text;
    const thing = rented.find(query, 'none');
    return thing.isNamed ? { ...thing, entries: [...thing.entries, ...story.entries] } : story;
  }
  const loose = findListed(rented, query, true);
  if (loose) return loose;
  const guesses = [rented.find(query, 'start'), titles.find(query, 'start')];
  return complete(guesses) ?? closest(isAsked ? guesses : []);
}

interface Lacked {
  instead: string;
  /** The query without the listed phrase. */
  rest: string;
  /** Of several words. */
  isPhrase: boolean;
}

function findLacked(
  notRented: Collections<unknown>['notRented'],
  query: string,
): Lacked | undefined {
  for (const { group, instead } of notRented) {
    const found = phraseIn(group, query);
    if (found) return { instead, rest: found.rest, isPhrase: found.phrase.length > 1 };
  }
  return undefined;
}

/**
 * @param part what has a part of the words, which comes first; but a part of a phrase is another thing: "bar stools"
 *   are no bars
 */
function findInstead<Entry>(
  rented: EntrySearch<Entry>,
  { instead, rest, isPhrase }: Lacked,
  part: FoundEntries<Entry>,
): FoundEntries<Entry> | undefined {
  if (isPhrase) {
    const others = rented.find(rest, 'none');
    if (others.isNamed) return { ...others, complete: false };
  } else if (part.entries.length > 0) return undefined;
  // These entries are only similar, so the result is not complete. A shop may not even have those.
  const { entries, synonyms } = rented.find(instead, 'none');
  return entries.length > 0 ? { ...NONE, entries, synonyms } : undefined;
}

const CONJUNCTION = /,(?!\d)|[/+&]| and | n | y /i;

/**
 * "Tables and chairs" are not only the sets of both: each thing of the list follows. A number belongs to its thing
 * alone: in "8 ft tables and 12 chairs" 12 is neither a size nor a number of seats.
 */
function findListed<Entry>(
  rented: EntrySearch<Entry>,
  query: string,
  isLoose = false,
): FoundEntries<Entry> | undefined {
  const things = query.split(CONJUNCTION).filter((thing) => thing.trim() !== '');
  return things.length > 1
    ? rented.findEach(things.map(withoutQuantity), query, isLoose)
    : undefined;
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
