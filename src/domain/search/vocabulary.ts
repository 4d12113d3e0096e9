import { isNear, isNearStart } from './typing.ts';
import { bare, isNumber, sameNumber, unitOf, type Word } from './words.ts';

/** Score by index of the entry. */
export type Scores = Map<number, number>;

/** What is allowed: no mistake, one in a whole word, one in the beginning of a word. */
export type Mistakes = 'none' | 'whole' | 'start';

/** Factors for matches that are not exact. */
const QUALITY = { whole: 1, start: 0.7, near: 0.45, nearStart: 0.3 } as const;

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
  const isGuessed = level !== 'none' && !vocabulary.has(key);
  const isStart = isLast || key.length > 1;
  return gather(vocabulary, (word) => {
    if (word === key) return QUALITY.whole;
    if (isStart && word.startsWith(key)) return QUALITY.start;
    if (!isGuessed || isNumber(word)) return 0;
    if (isNear(key, word)) return QUALITY.near;
    return level === 'start' && isNearStart(key, word) ? QUALITY.nearStart : 0;
  });
}

/** A number at the end may be incomplete, unless it has its unit. */
function numberQuality(key: string, word: string, isLast: boolean): number {
  if (sameNumber(key, word)) return QUALITY.whole;
  const goesOn = isLast && unitOf(key) === '' && isNumber(word) && bare(word).startsWith(key);
  return goesOn ? QUALITY.start : 0;
}

function gather(vocabulary: Vocabulary, quality: (word: string) => number): Scores {
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
