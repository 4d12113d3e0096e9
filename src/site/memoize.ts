/**
 * Memoization by identity, from one save to the next. The data of items that have not changed are the same
 * objects as before (`server/catalog/public/load.ts`), so their cards and pages are not made again.
 */

/**
 * @param make a pure function: the result depends on the arguments alone, and nobody changes either
 * @returns the same function, which returns its last result for this key while all other arguments are
 *   identical, or arrays of identical elements
 */
export function memoize<Key extends object, Others extends readonly unknown[], Made>(
  make: (key: Key, ...others: Others) => Made,
): (key: Key, ...others: Others) => Made {
  const last = new WeakMap<Key, { others: Others; made: Made }>();
  return (key, ...others) => {
    const known = last.get(key);
    if (known && others.every((other, place) => isSame(other, known.others[place]))) {
      return known.made;
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
