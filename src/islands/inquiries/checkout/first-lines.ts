/** Lines that show before all are asked for. */
const FIRST_LINES = 3;

/**
 * @param count lines of the list
 * @returns how many show beside the form before all are asked for (@checkout.long-list). One more shows where
 *   only that one were hidden: the button takes as much room.
 */
export function firstLines(count: number): number {
  return count === FIRST_LINES + 1 ? count : Math.min(count, FIRST_LINES);
}
