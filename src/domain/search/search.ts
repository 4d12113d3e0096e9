/**
 * The search over the catalog (@search.finds): every word of the query must be found in an entry, in
 * any order; whole, as a beginning, as a synonym or with one mistake. Exact words come first.
 */
import { readSynonyms, slotsOf, type Slot } from './synonyms.ts';
import { isNear, isNearStart, nearest } from './typing.ts';
import { bare, isNumber, readWords, sameNumber, type Word } from './words.ts';

/** A text of an entry. */
export interface SearchedText {
  text: string;
  /** How much a word in it counts, compared with other texts. */
  weight: number;
}

export interface Found {
  /** Places of the entries, best first; equals in their order. */
  places: number[];
  /** False: no entry has all words, and these have the most of them. */
  complete: boolean;
  /** Queries that are spelled like this one and find something, nearest first. */
  suggestions: string[];
  /** Synonyms that found these entries, where none of them has the words as typed. */
  synonyms: string[];
}

/** Words beyond these are not looked at. */
const MAX_WORDS = 12;
const MAX_SUGGESTIONS = 3;

/** How far a word of the query counts that is not the entry's. */
const QUALITY = { whole: 1, start: 0.7, near: 0.45, nearStart: 0.3 } as const;
const SYNONYM = 0.95;

interface Posting {
  written: string;
  /** Weight of the word by place of the entry. */
  weights: Map<number, number>;
}

type Scores = Map<number, number>;

export interface Search {
  /** Adds the next entry. */
  add: (texts: readonly SearchedText[]) => void;
  find: (query: string) => Found;
}

/**
 * @param synonyms groups of phrases, separated by commas
 * @returns an empty search; entries are added one by one, so that a browser can draw in between
 */
export function createSearch(synonyms: readonly string[]): Search {
  const vocabulary = new Map<string, Posting>();
  const groups = readSynonyms(synonyms);
  /** Many entries share a text, such as the name of their category. */
  const known = new Map<string, Word[]>();
  let count = 0;
  const add = (texts: readonly SearchedText[]) => {
    for (const { text, weight } of texts) {
      const words = known.get(text) ?? readWords(text);
      known.set(text, words);
      collect(vocabulary, count, words, weight);
    }
    count += 1;
  };
  const find = (query: string): Found => {
    const words = readWords(query).slice(0, MAX_WORDS);
    const slots = slotsOf(
      words.map(({ key }) => key),
      groups,
    );
    const last = slots.at(-1);
    const scored = slots.map((slot) => slotScores(vocabulary, slot, slot === last));
    const { places, complete } = rank(scored);
    const meant = slots.flatMap((slot) => meantInstead(vocabulary, slot, slot === last, places));
    const unknown = scored.findIndex((scores) => scores.size === 0);
    const suggestions = unknown === -1 ? [] : suggest(vocabulary, words, slots, unknown);
    return { places, complete, suggestions, synonyms: [...new Set(meant)] };
  };
  return { add, find };
}

function collect(
  vocabulary: Map<string, Posting>,
  place: number,
  words: readonly Word[],
  weight: number,
): void {
  for (const { key, written } of words) {
    let posting = vocabulary.get(key);
    if (!posting) vocabulary.set(key, (posting = { written, weights: new Map() }));
    posting.weights.set(place, Math.max(weight, posting.weights.get(place) ?? 0));
  }
}

/** Entries with all slots; where there are none, those with the most, if that is half of them. */
function rank(scored: readonly Scores[]): Pick<Found, 'places' | 'complete'> {
  const sums = new Map<number, { slots: number; score: number }>();
  for (const scores of scored) {
    for (const [place, score] of scores) {
      const sum = sums.get(place) ?? { slots: 0, score: 0 };
      sums.set(place, { slots: sum.slots + 1, score: sum.score + score });
    }
  }
  const most = Math.max(0, ...new Set([...sums.values()].map(({ slots }) => slots)));
  if (most === 0 || most < scored.length / 2) return { places: [], complete: false };
  const places = [...sums]
    .filter(([, { slots }]) => slots === most)
    .toSorted(([a, { score: left }], [b, { score: right }]) => right - left || a - b)
    .map(([place]) => place);
  return { places, complete: most === scored.length };
}

/** @returns the entries that have what was typed, or another phrase of the same meaning */
function slotScores(vocabulary: Map<string, Posting>, slot: Slot, isLast: boolean): Scores {
  const best: Scores = new Map();
  const keep = (scores: Scores, factor: number) => {
    for (const [place, score] of scores) {
      best.set(place, Math.max(score * factor, best.get(place) ?? 0));
    }
  };
  keep(phraseAsTyped(vocabulary, slot, isLast), 1);
  for (const phrase of slot.others) keep(phraseInFull(vocabulary, phrase), SYNONYM);
  return best;
}

/** @returns the other phrases that found one of these, as the catalog writes them; none where what was typed did */
function meantInstead(
  vocabulary: Map<string, Posting>,
  slot: Slot,
  isLast: boolean,
  places: readonly number[],
): string[] {
  const hasAny = (scores: Scores) => places.some((place) => scores.has(place));
  if (hasAny(phraseAsTyped(vocabulary, slot, isLast))) return [];
  return slot.others
    .filter((phrase) => hasAny(phraseInFull(vocabulary, phrase)))
    .map((phrase) => phrase.map((key) => vocabulary.get(key)?.written ?? key).join(' '));
}

function phraseAsTyped(vocabulary: Map<string, Posting>, { typed }: Slot, isLast: boolean): Scores {
  return together(
    typed.map((key, index) => typedScores(vocabulary, key, isLast && index === typed.length - 1)),
  );
}

function phraseInFull(vocabulary: Map<string, Posting>, phrase: readonly string[]): Scores {
  return together(phrase.map((key) => wholeScores(vocabulary, key)));
}

/** @returns the entries in all of these, with their mean */
function together([first = new Map(), ...others]: Scores[]): Scores {
  const scores: Scores = new Map();
  for (const [place, score] of first) {
    if (!others.every((each) => each.has(place))) continue;
    const sum = others.reduce((total, each) => total + (each.get(place) ?? 0), score);
    scores.set(place, sum / (others.length + 1));
  }
  return scores;
}

function wholeScores(vocabulary: Map<string, Posting>, key: string): Scores {
  if (!isNumber(key)) return vocabulary.get(key)?.weights ?? new Map<number, number>();
  return gather(vocabulary, (word) => (sameNumber(key, word) ? QUALITY.whole : 0));
}

/** Words as typed: whole, a beginning, or with a mistake where the vocabulary lacks the word. */
function typedScores(vocabulary: Map<string, Posting>, key: string, isLast: boolean): Scores {
  if (isNumber(key)) return gather(vocabulary, (word) => numberQuality(key, word, isLast));
  const isKnown = vocabulary.has(key);
  const isStart = isLast || key.length > 1;
  return gather(vocabulary, (word) => {
    if (word === key) return QUALITY.whole;
    if (isStart && word.startsWith(key)) return QUALITY.start;
    if (isKnown || isNumber(word)) return 0;
    if (isNear(key, word)) return QUALITY.near;
    return isNearStart(key, word) ? QUALITY.nearStart : 0;
  });
}

/** A number that is being typed may go on, unless it has its unit. */
function numberQuality(key: string, word: string, isLast: boolean): number {
  if (sameNumber(key, word)) return QUALITY.whole;
  const goesOn = isLast && key === bare(key) && isNumber(word) && word.startsWith(key);
  return goesOn ? QUALITY.start : 0;
}

function gather(vocabulary: Map<string, Posting>, quality: (word: string) => number): Scores {
  const scores: Scores = new Map();
  for (const [word, { weights }] of vocabulary) {
    const share = quality(word);
    if (share === 0) continue;
    for (const [place, weight] of weights) {
      scores.set(place, Math.max(weight * share, scores.get(place) ?? 0));
    }
  }
  return scores;
}

/** @returns the query with the first unknown word replaced by words that are spelled like it */
function suggest(
  vocabulary: Map<string, Posting>,
  words: readonly Word[],
  slots: readonly Slot[],
  unknown: number,
): string[] {
  const before = slots.slice(0, unknown).reduce((count, { typed }) => count + typed.length, 0);
  const key = words[before]?.key;
  if (key === undefined || isNumber(key)) return [];
  return nearest(key, vocabulary.keys(), MAX_SUGGESTIONS).map((near) => {
    const written = words.map((word) => word.written);
    written[before] = vocabulary.get(near)?.written ?? near;
    return written.join(' ');
  });
}
