/** Ends what a name says first: its size, what it comes with, what it is for. */
const FURTHER = /[,(]|\s(?:with|in|for|of)\s/i;

/**
 * @param name of an item
 * @returns the word for what it is, which is the last one before any further facts: "Tent" of "Frame
 *   Tent (20 x 20 foot)", "Floor" of "Plank Tent Floor"
 */
export function headOf(name: string): string {
  const [named = ''] = name.split(FURTHER);
  return named.trim().split(/\s+/).at(-1) ?? '';
}
