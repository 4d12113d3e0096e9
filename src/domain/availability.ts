/**
 * What visitors are told of an item on a day (@availability.coarse): enough to plan with, too little
 * to read the order book of the shop.
 */

/** As `available` no more is told; fewer are counted. */
export const COUNTED_BELOW = 20;

/** `ask`: none is free, nobody has counted, or it is not rented; a number: so many are left. */
export type DayAnswer = 'available' | 'ask' | number;

/**
 * @param free pieces that are there on all days of the event; null: nobody has counted
 * @param all pieces that would be there if nothing were away
 * @returns what is told
 */
export function coarseAnswer(free: number | null, all: number | null): DayAnswer {
  if (free === null || free <= 0) return 'ask';
  // A shop with two tents that are both there has not “only two left”.
  return free >= COUNTED_BELOW || free === all ? 'available' : free;
}

/** @returns the answer for an item of which any option would do */
export function bestAnswer(answers: readonly DayAnswer[]): DayAnswer {
  if (answers.includes('available')) return 'available';
  const counts = answers.filter((answer) => typeof answer === 'number');
  return counts.length === 0 ? 'ask' : Math.max(...counts);
}

/** @returns whether more are wanted than the answer tells of: there may be enough */
export function isUntold(answer: DayAnswer, wanted: number): boolean {
  return answer === 'available' && wanted > COUNTED_BELOW;
}

/** @returns whether fewer are left than are wanted, as far as the answer tells */
export function isShort(answer: DayAnswer, wanted: number): boolean {
  return answer === 'ask' || (typeof answer === 'number' && wanted > answer);
}
