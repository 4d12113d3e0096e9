/** An item's specifications: a map from name to value that keeps its order. */

/** Keys that JavaScript moves to the front of an object. */
const INTEGER = /^\d+$/;

/** @returns the map as stored; an integer name gets a trailing space, which keeps its place */
export function specificationMap(
  entries: readonly (readonly [name: string, value: string])[],
): Record<string, string> {
  return Object.fromEntries(
    entries.map(([name, value]) => [INTEGER.test(name) ? `${name} ` : name, value]),
  );
}

/** @returns names as typed, with their values */
export function specificationEntries(map: Record<string, string>): [name: string, value: string][] {
  return Object.entries(map).map(([name, value]) => [name.trim(), value]);
}
