/** The specifications of an item: a map of names to values that keeps the order staff gave it. */

/** Keys that JavaScript moves to the front of an object, in the order of their numbers. */
const INTEGER = /^\d+$/;

/**
 * @param entries names and values, in their order
 * @returns the map as it is stored; a name that is a number has a space behind it, so that it keeps its place
 */
export function specificationMap(
  entries: readonly (readonly [name: string, value: string])[],
): Record<string, string> {
  return Object.fromEntries(
    entries.map(([name, value]) => [INTEGER.test(name) ? `${name} ` : name, value]),
  );
}

/** @returns names as staff typed them and values of a stored map, in their order */
export function specificationEntries(map: Record<string, string>): [name: string, value: string][] {
  return Object.entries(map).map(([name, value]) => [name.trim(), value]);
}
