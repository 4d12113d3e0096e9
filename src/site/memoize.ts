/** Memoization by identity: unchanged items are the same objects in the next build. */

/**
 * @param make a pure function of immutable arguments
 * @returns a function with the last result for a key while all other arguments are identical, or arrays of
 * identical elements
 */
export function memoize<Key extends object, Others extends readonly unknown[], Made>(
  make: (key: Key, ...others: Others) => Made,
): (key: Key, ...others: Others) => Made {
  const last = new WeakMap<Key, { others: Others; made: Made }>();
  return (key, ...others) => {
    const cached = last.get(key);
    if (cached && others.every((other, place) => isSame(other, cached.others[place]))) {
      return cached.made;
    }
    const made = make(key, ...others);
    last.set(key, { others, made });
    return made;
  };
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((element, place) => element === other[place]);
}
