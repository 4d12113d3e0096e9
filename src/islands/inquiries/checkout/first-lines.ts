const FIRST_LINES = 3;

/**
 * @param count lines of the list
 * @returns lines shown at first (@checkout.long-list); one more if it would be the only hidden one, because
 * the button takes as much room
 */
export function firstLines(count: number): number {
  return count === FIRST_LINES + 1 ? count : Math.min(count, FIRST_LINES);
}
