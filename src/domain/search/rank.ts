import { NAMING, type Scores } from './vocabulary.ts';

/** Scores of one part of a query. */
export interface NeededScores {
  scores: Scores;
  /** Its weight if not all parts are found; 0: optional. */
  needed: number;
  /** Whether it is what is asked for, such as "sofa" of "white leather sofa"; at most one part is. */
  isThing: boolean;
}

export interface Ranked {
  /** Indexes of entries, best first; ties in their order. */
  places: number[];
  /** Those of `places` that are named by the thing that is asked for. */
  named: number[];
  /** False: no entry has all needed parts; these have the most. */
  complete: boolean;
  /** Mean score of a part in the best entry; 1: a word with the least weight. */
  strength: number;
}

export const NOTHING: Ranked = { places: [], named: [], complete: false, strength: 0 };

interface Sum {
  has: number;
  /** `score`: of needed parts; `extra`: of optional ones. */
  score: number;
  extra: number;
}

/**
 * @returns the entries with all needed parts; else those with the most, if that is half of them or
 *   the thing itself
 */
export function rank(parts: readonly NeededScores[]): Ranked {
  const sums = new Map<number, Sum>();
  for (const { scores, needed } of parts) {
    for (const [place, score] of scores) {
      const sum = sums.get(place) ?? { has: 0, score: 0, extra: 0 };
      sum.has += needed;
      sum[needed > 0 ? 'score' : 'extra'] += score;
      sums.set(place, sum);
    }
  }
  const all = parts.reduce((sum, { needed }) => sum + needed, 0);
  let most = 0;
  for (const { has } of sums.values()) most = Math.max(most, has);
  if (most === 0) return NOTHING;
  const thing = parts.find(({ isThing }) => isThing);
  const isNamed = (place: number) => (thing?.scores.get(place) ?? 0) >= NAMING;
  const best = [...sums]
    .filter(([place, { has }]) => has === most && (most >= all / 2 || isNamed(place)))
    .toSorted(
      ([a, left], [b, right]) => right.score - left.score || right.extra - left.extra || a - b,
    );
  if (best.length === 0) return NOTHING;
  const places = best.map(([place]) => place);
  return {
    places,
    named: places.filter(isNamed),
    complete: most === all,
    strength: (best[0]?.[1].score ?? 0) / parts.filter(({ needed }) => needed > 0).length,
  };
}
