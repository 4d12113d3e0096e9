/** Chance that is the same again with the same seed. */
export interface Random {
  /** @returns a number from 0 up to, not including, 1 */
  next: () => number;
  /** @returns a whole number from 0 up to, not including, `end` */
  below: (end: number) => number;
  /** @returns one entry of a list that is not empty */
  pick: <T>(list: readonly T[]) => T;
  /** @returns one entry; each is as likely as its weight says, which is above 0 */
  weighted: <T>(list: readonly T[], weight: (entry: T) => number) => T;
}

/**
 * Mulberry32 by Tommy Ettinger (public domain).
 * @param seed any whole number
 */
function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  const pick = <T>(list: readonly T[]): T => {
    const entry = list[below(list.length)];
    if (entry === undefined) throw new Error('Nothing to pick from');
    return entry;
  };
  return {
    next,
    below,
    pick,
    weighted: (list, weight) => {
      let rest = next() * list.reduce((sum, entry) => sum + weight(entry), 0);
      const found = list.find((entry) => {
        rest -= weight(entry);
        return rest < 0;
      });
      return found ?? pick(list);
    },
  };
}

/** @returns chance for one step, which does not depend on how much the steps before it took */
export function randomOfStep(seed: number, step: number): Random {
  return seeded(Math.imul(seed, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca6b));
}
