/** Memoization by identity: unchanged items are the same objects in the next build. */

/**
 * @param make a pure function of immutable arguments
 * @returns a function that gives the last result for a key again while its other arguments are identical, or arrays of
 * identical elements
 */
export function memoize<Key extends object, Others extends readonly unknown[], Value>(
  make: (key: Key, ...others: Others) => Value,
): (key: Key, ...others: Others) => Value {
  const last = new WeakMap<Key, { others: Others; value: Value }>();
  return (key, ...others) => {
    const cached = last.get(key);
    if (cached && others.every((other, place) => isSame(other, cached.others[place]))) {
      return cached.value;
    }
    const value = make(key, ...others);
    last.set(key, { others, value });
    return value;
  };
}

function isSame(value: unknown, other: unknown): boolean {
  if (value === other) return true;
  if (!Array.isArray(value) || !Array.isArray(other) || value.length !== other.length) return false;
  return value.every((element, place) => element === other[place]);
}
