/** The order of what was found, by how much each entry has of a query's parts. */
import type { Scores } from './vocabulary.ts';

/** What entries have of one part of a query. */
export interface NeededScores {
  scores: Scores;
  /** How much it counts where not all parts are found; 0: it may be missing. */
  needed: number;
}

export interface Ranked {
  /** Places of the entries, best first; equals in their order. */
  places: number[];
  /** False: no entry has all needed parts, and these have the most of them. */
  complete: boolean;
  /** What the best one has of a part on the average; 1 for a word of the least weight. */
  strength: number;
}

export const NOTHING: Ranked = { places: [], complete: false, strength: 0 };

interface Sum {
  has: number;
  /** Of the needed parts, and of those that may be missing. */
  score: number;
  extra: number;
}

/** @returns the entries with all needed parts; where there are none, those with the most, if it is half */
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
  if (most === 0 || most < all / 2) return NOTHING;
  const best = [...sums]
    .filter(([, { has }]) => has === most)
    .toSorted(
      ([a, left], [b, right]) => right.score - left.score || right.extra - left.extra || a - b,
    );
  return {
    places: best.map(([place]) => place),
    complete: most === all,
    strength: (best[0]?.[1].score ?? 0) / parts.filter(({ needed }) => needed > 0).length,
  };
}
