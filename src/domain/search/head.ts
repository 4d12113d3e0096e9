/** Ends the noun of a name: size, accessories, purpose follow. */
const FURTHER = /[,(]|\s(?:with|in|for|of)\s/i;

/** @returns the noun: "Tent" of "Frame Tent (20 x 20 foot)", "Floor" of "Plank Tent Floor" */
export function headOf(name: string): string {
  const [named = ''] = name.split(FURTHER);
  return named.trim().split(/\s+/).at(-1) ?? '';
}
