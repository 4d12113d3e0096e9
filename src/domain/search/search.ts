/** The search (@search.finds): each word must be found whole, as a beginning, as a synonym or misspelled. */
import { isOptional, isQuantity, placeOfPurpose } from './optional-words.ts';
import { NOTHING, rank, type NeededScores, type Ranked } from './rank.ts';
import { respaced } from './spacing.ts';
import { isListed, readSynonyms, slotsOf, type Slot, type SynonymGroup } from './synonyms.ts';
import { nearest } from './typing.ts';
import {
  collect,
  QUALITY,
  SYNONYM,
  typedScores,
  wholeScores,
  writtenAs,
  type Mistakes,
  type Scores,
  type Vocabulary,
} from './vocabulary.ts';
import { isNumber, readWords, type Word } from './words.ts';

export interface SearchedText {
  text: string;
  /** Of each word, compared with other texts. */
  weight: number;
}

export interface Found extends Ranked {
  /** Queries with similar spelling that find something, nearest first. */
  suggestions: string[];
  /** Synonyms that found these entries; empty if one has the words as typed. */
  synonyms: string[];
}

export interface Search {
  add: (texts: readonly SearchedText[]) => void;
  /** @param most mistakes that are allowed; `none` suggests nothing */
  find: (query: string, most?: Mistakes) => Found;
}

/** Further words are ignored. */
const MAX_WORDS = 12;
const MAX_SUGGESTIONS = 3;
/** Weight of a color: a "blue tablecloth" is a tablecloth first. */
const COLOR = 0.5;
const LEVELS: readonly Mistakes[] = ['none', 'whole', 'start'];

/** Weights if not all parts are found: without its color a chair is still a chair. */
const NEEDED = { last: 1.1, thing: 1, modifier: 0.5, optional: 0 } as const;

interface Library {
  vocabulary: Vocabulary;
  groups: readonly SynonymGroup[];
  colors: ReadonlySet<string>;
}

/**
 * @param synonyms groups of phrases, separated by commas
 * @param colors keys of words for colors, which weigh less
 * @returns an empty search; entries are added one by one, so that a browser can paint in between
 */
export function createSearch(
  synonyms: readonly string[],
  colors: ReadonlySet<string> = new Set(),
): Search {
  const library: Library = { vocabulary: new Map(), groups: readSynonyms(synonyms), colors };
  /** Cached: many entries share a text, such as the name of their category. */
  const wordsByText = new Map<string, Word[]>();
  let count = 0;
  const add = (texts: readonly SearchedText[]) => {
    for (const { text, weight } of texts) {
      const words = wordsByText.get(text) ?? readWords(text);
      wordsByText.set(text, words);
      collect(library.vocabulary, count, words, weight);
    }
    count += 1;
  };
  const find = (query: string, most: Mistakes = 'start'): Found => {
    const isWord = (key: string) => library.vocabulary.has(key) || isListed(library.groups, key);
    const words = respaced(readWords(query).slice(0, MAX_WORDS), isWord);
    const { parts, ...ranked } = searchByLevels(library, words, most, placeOfPurpose(query));
    const { places, complete } = ranked;
    return {
      ...ranked,
      suggestions: complete || most === 'none' ? [] : suggest(library, words, parts),
      synonyms: [...new Set(parts.flatMap((part) => usedSynonyms(library, part, places)))],
    };
  };
  return { add, find };
}

interface Part extends Slot {
  /** Index of its first word. */
  begin: number;
  typedScores: Scores;
  /** Including synonyms. */
  scores: Scores;
}

/** Searches with as few mistakes as needed for an entry with all words. */
function searchByLevels(
  library: Library,
  words: readonly Word[],
  most: Mistakes,
  purposeAt = Infinity,
) {
  const keys = words.map(({ key }) => key);
  let parts: Part[] = [];
  let closest = NOTHING;
  for (const level of LEVELS.slice(0, LEVELS.indexOf(most) + 1)) {
    parts = partsOf(library, slotsOf(keys, library.groups, level), level);
    const ranked = rankParts(library, keys, parts, purposeAt);
    if (ranked.complete) return { ...ranked, parts };
    // Half of the words, one of them a misspelled beginning, would be no result.
    if (level !== 'start' && ranked.strength > closest.strength) closest = ranked;
  }
  return { ...closest, parts };
}

function partsOf({ vocabulary }: Library, slots: readonly Slot[], level: Mistakes): Part[] {
  let begin = 0;
  return slots.map((slot, place) => {
    const { typed, isPhrase, others, isGuessed } = slot;
    const isLast = (index: number) => place === slots.length - 1 && index === typed.length - 1;
    const own = isPhrase
      ? inFull(vocabulary, typed)
      : intersection(
          typed.map((key, index) => typedScores(vocabulary, key, { isLast: isLast(index), level })),
        );
    const scores = new Map(own);
    for (const phrase of others) {
      for (const [entry, score] of inFull(vocabulary, phrase)) {
        const share = isGuessed ? SYNONYM * QUALITY.near : SYNONYM;
        scores.set(entry, Math.max(score * share, scores.get(entry) ?? 0));
      }
    }
    begin += typed.length;
    return { ...slot, begin: begin - typed.length, typedScores: own, scores };
  });
}

/** If no entry has the quantity with the rest, the quantity is ignored; then the purpose. */
function rankParts(
  library: Library,
  keys: readonly string[],
  parts: readonly Part[],
  purposeAt: number,
): Ranked {
  const mayLack = ({ begin, isPhrase }: Part) => !isPhrase && isOptional(keys, begin);
  const isExtra = (part: Part) => mayLack(part) || isQuantity(keys, part.begin);
  const isPurpose = (part: Part) => isExtra(part) || part.begin >= purposeAt;
  const needs = (some: readonly Part[], mayMiss: (part: Part) => boolean) =>
    withNeeds(library, some, mayMiss, purposeAt);
  let ranked = rank(needs(parts, mayLack));
  if (!ranked.complete && !parts.every(isExtra)) ranked = rank(needs(parts, isExtra));
  if (ranked.complete || parts.every(isPurpose)) return ranked;
  // The size of a table is not that of its cloth.
  const isSize = ({ begin, typed }: Part) => begin >= purposeAt && typed.every(isNumber);
  const unsized = parts.filter((part) => !isSize(part));
  const thing = rank(needs(unsized, isPurpose));
  if (parts.every((part) => isPurpose(part) || isKnown(library, part))) return thing;
  return thing.named.length > 0 && !thing.complete ? thing : ranked;
}

/** A beginning, as "charge" of "charger", names no thing. */
function isKnown({ vocabulary }: Library, { typed, others }: Part): boolean {
  return others.length > 0 || typed.every((key) => isNumber(key) || vocabulary.has(key));
}

/** If all parts are optional, all are needed. */
function withNeeds(
  library: Library,
  parts: readonly Part[],
  mayMiss: (part: Part) => boolean,
  purposeAt: number,
): NeededScores[] {
  const { vocabulary, colors } = library;
  const isOfColor = (phrase: Slot['typed']) => phrase.every((key) => colors.has(key));
  // "Blanco" is a color as "white" is.
  const isColor = ({ typed, others }: Part) => [typed, ...others].some(isOfColor);
  const isModifier = (part: Part) => isColor(part) || part.typed.every(isNumber);
  const needed = parts.filter((part) => !mayMiss(part));
  const things = needed.filter((part) => !isModifier(part));
  const last = things.findLast((part) => part.scores.size > 0);
  const thing = things.findLast(({ begin }) => begin < purposeAt);
  return parts.map((part) => {
    const { scores } = part;
    const isThing = part === thing && isKnown(library, part);
    if (needed.length > 0 && mayMiss(part)) {
      return { scores: inFull(vocabulary, part.typed), needed: NEEDED.optional, isThing };
    }
    if (isColor(part)) return { scores: scaled(scores, COLOR), needed: NEEDED.modifier, isThing };
    if (isModifier(part)) return { scores, needed: NEEDED.modifier, isThing };
    return { scores, needed: part === last ? NEEDED.last : NEEDED.thing, isThing };
  });
}

/** @returns the synonyms that found these entries; empty if the typed phrase found one */
function usedSynonyms(
  { vocabulary }: Library,
  { typedScores: own, others }: Part,
  places: readonly number[],
): string[] {
  if (places.some((place) => own.has(place))) return [];
  let left = places;
  return others
    .filter((phrase) => {
      const scores = inFull(vocabulary, phrase);
      const rest = left.filter((place) => !scores.has(place));
      const isNew = rest.length < left.length;
      left = rest;
      return isNew;
    })
    .map((phrase) => phrase.map((key) => writtenAs(vocabulary, key)).join(' '));
}

function scaled(scores: Scores, by: number): Scores {
  return new Map([...scores].map(([place, score]) => [place, score * by]));
}

function inFull(vocabulary: Vocabulary, phrase: readonly string[]): Scores {
  return intersection(phrase.map((key) => wholeScores(vocabulary, key)));
}

/** @returns the entries in all of these, with their mean score */
function intersection([first = new Map(), ...others]: Scores[]): Scores {
  const scores: Scores = new Map();
  for (const [place, score] of first) {
    if (!others.every((other) => other.has(place))) continue;
    const sum = others.reduce((total, other) => total + (other.get(place) ?? 0), score);
    scores.set(place, sum / (others.length + 1));
  }
  return scores;
}

/** @returns the query with the first unknown word replaced by similar words, if that finds everything */
function suggest(library: Library, words: readonly Word[], parts: readonly Part[]): string[] {
  const { begin = -1 } = parts.find(({ scores }) => scores.size === 0) ?? {};
  const key = words[begin]?.key;
  if (key === undefined || isNumber(key)) return [];
  const queries = nearest(key, library.vocabulary.keys(), MAX_SUGGESTIONS).map((near) =>
    words
      .map(({ written }, place) =>
        place === begin ? writtenAs(library.vocabulary, near) : written,
      )
      .join(' '),
  );
  return queries.filter((query) => searchByLevels(library, readWords(query), 'none').complete);
}
