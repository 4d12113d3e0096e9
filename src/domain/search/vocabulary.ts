import { isNear, isNearStart } from './typing.ts';
import { bare, isNumber, sameNumber, unitOf, type Word } from './words.ts';

/** Score by index of the entry. */
export type Scores = Map<number, number>;

/** What is allowed: no mistake, one in a whole word, one in the beginning of a word. */
export type Mistakes = 'none' | 'whole' | 'start';

/** Weight of words that only mention a thing, such as its materials; name and category weigh more. */
export const ONLY_SAID = 1;
/** Weight of words of a name, of which a beginning outweighs a whole word that is only mentioned. */
export const NAMED = 3;

/** Factor for a synonym. */
export const SYNONYM = 0.95;
/** Score from which a word names an entry: it or a synonym of it is in the name, and not only as a beginning. */
export const NAMING = NAMED * SYNONYM;

/** Factors for matches that are not exact. */
export const QUALITY = { whole: 1, start: 0.7, near: 0.45, nearStart: 0.3 } as const;

interface Posting {
  written: string;
  /** By index of the entry. */
  weights: Scores;
}

/** By key. */
export type Vocabulary = Map<string, Posting>;

/** Adds words of an entry; for a word that it has twice the larger weight counts. */
export function collect(
  vocabulary: Vocabulary,
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

/** @returns the word of a key as the entries write it */
export function writtenAs(vocabulary: Vocabulary, key: string): string {
  return vocabulary.get(key)?.written ?? key;
}

/** @returns entries with the whole word */
export function wholeScores(vocabulary: Vocabulary, key: string): Scores {
  if (!isNumber(key)) return vocabulary.get(key)?.weights ?? new Map<number, number>();
  return gather(vocabulary, (word) => (sameNumber(key, word) ? QUALITY.whole : 0));
}

/** @returns entries with the word whole, as a beginning, or, if the vocabulary lacks it, with a mistake */
export function typedScores(
  vocabulary: Vocabulary,
  key: string,
  { isLast, level }: { isLast: boolean; level: Mistakes },
): Scores {
  if (isNumber(key)) return gather(vocabulary, (word) => numberQuality(key, word, isLast));
  const isWord = vocabulary.has(key);
  const isStart = isLast || key.length > 1;
  const quality = (word: string) => {
    if (word === key) return QUALITY.whole;
    if (isStart && word.startsWith(key)) return QUALITY.start;
    if (isWord || level === 'none' || isNumber(word)) return 0;
    if (isNear(key, word)) return QUALITY.near;
    return level === 'start' && isNearStart(key, word) ? QUALITY.nearStart : 0;
  };
  // A whole word such as "table" is no beginning of a word that is only mentioned: a photo booth has a tablet.
  const least = isWord ? ONLY_SAID + 1 : 0;
  return gather(vocabulary, quality, (word) => (word === key ? 0 : least));
}

/** A number at the end may be incomplete, unless it has its unit. */
function numberQuality(key: string, word: string, isLast: boolean): number {
  if (sameNumber(key, word)) return QUALITY.whole;
  const isBeginning = isLast && unitOf(key) === '' && isNumber(word) && bare(word).startsWith(key);
  return isBeginning ? QUALITY.start : 0;
}

/** @param least weight of a word that counts */
function gather(
  vocabulary: Vocabulary,
  quality: (word: string) => number,
  least: (word: string) => number = () => 0,
): Scores {
  const scores: Scores = new Map();
  for (const [word, { weights }] of vocabulary) {
    const share = quality(word);
    if (share === 0) continue;
    const from = least(word);
    for (const [place, weight] of weights) {
      if (weight < from) continue;
      scores.set(place, Math.max(weight * share, scores.get(place) ?? 0));
    }
  }
  return scores;
}
