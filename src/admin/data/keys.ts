/**
 * Query keys: the parts of a key, joined by `/`, are the path that is read.
 */

/** Answer to a search: only what is asked for stands in the address. */
export type ListParams = Record<string, string | number | undefined>;

/**
 * @param path of a list
 * @param params query parameters; empty ones are left out
 * @returns key of that list
 */
export function listKey(path: string, params: ListParams = {}): [string] {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return [query.size === 0 ? path : `${path}?${query}`];
}

/** @returns the path that a key reads */
export function pathOfKey(key: readonly unknown[]): string {
  return key.join('/');
}

/** @returns whether a key reads this path, something below it, or a selection of it */
export function isAt(key: readonly unknown[], path: string): boolean {
  const own = pathOfKey(key);
  return own === path || own.startsWith(`${path}/`) || own.startsWith(`${path}?`);
}
