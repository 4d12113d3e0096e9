/** Stock for visitors (@availability.coarse): enough to plan with, too little to count the shop's orders. */

/** From this count on the answer is `available`; below it, the number. */
export const COUNTED_BELOW = 20;

/** `ask`: none is free, stock was never counted, or the item is not rented. A number: pieces left. */
export type DayAnswer = 'available' | 'ask' | number;

/** @param free null: never counted. @param all pieces free if nothing were away */
export function coarseAnswer(free: number | null, all: number | null): DayAnswer {
  if (free === null || free <= 0) return 'ask';
  // A shop whose only two tents are both free should not say “only two left”.
  return free >= COUNTED_BELOW || free === all ? 'available' : free;
}

/** @returns the answer for an item when any of its options would do */
export function bestAnswer(answers: readonly DayAnswer[]): DayAnswer {
  if (answers.includes('available')) return 'available';
  const counts = answers.filter((answer) => typeof answer === 'number');
  return counts.length === 0 ? 'ask' : Math.max(...counts);
}

/** @returns whether `available` does not promise so many: there may or may not be enough */
export function exceedsAnswer(answer: DayAnswer, quantity: number): boolean {
  return answer === 'available' && quantity > COUNTED_BELOW;
}

/** @returns whether too few are left, as far as the answer tells */
export function isShort(answer: DayAnswer, quantity: number): boolean {
  return answer === 'ask' || (typeof answer === 'number' && quantity > answer);
}
