/** The words of all entries, and which entries have one that was typed. */
import { isNear, isNearStart } from './typing.ts';
import { bare, isNumber, sameNumber, unitOf, type Word } from './words.ts';

/** How much each entry has of what was asked for, by its place. */
export type Scores = Map<number, number>;

/** How far a typed word may be from the entry's: nothing wrong, a mistake, a mistake in a beginning. */
export type Mistakes = 'none' | 'whole' | 'start';

/** How far a word of the query counts that is not the entry's. */
const QUALITY = { whole: 1, start: 0.7, near: 0.45, nearStart: 0.3 } as const;

interface Posting {
  written: string;
  /** Weight of the word by place of the entry. */
  weights: Scores;
}

/** By key. */
export type Vocabulary = Map<string, Posting>;

/** Adds words of the entry at a place; of two weights of a word there the heavier one counts. */
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

/** @returns a key as the entries write it */
export function writtenAs(vocabulary: Vocabulary, key: string): string {
  return vocabulary.get(key)?.written ?? key;
}

/** @returns the entries that have the word itself */
export function wholeScores(vocabulary: Vocabulary, key: string): Scores {
  if (!isNumber(key)) return vocabulary.get(key)?.weights ?? new Map<number, number>();
  return gather(vocabulary, (word) => (sameNumber(key, word) ? QUALITY.whole : 0));
}

/** Words as typed: whole, a beginning, or with a mistake where the vocabulary lacks the word. */
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

/** A number that is being typed may go on, unless it has its unit. */
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
