/**
 * What was made of data that are the same objects as before. After a save the data of one item are
 * others and those of thousands are not (`server/catalog/load.ts`): their cards and pages need not be
 * made again.
 */

/**
 * @param make gives the same for the same arguments, and changes none of them
 * @returns it, which gives what it gave last for this key, as long as its other arguments are the
 *   same: the same objects, or arrays of the same objects
 */
export function remembered<Key extends object, Others extends readonly unknown[], Made>(
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
