/**
 * An entry of `getStaticPaths` with the key that decides whether a cached page is still valid. Props and key
 * come from the same data: a page reads only its props and `shop()`, which the renderer adds to each key; the
 * rest is code (`site-code.ts`).
 */
import { hash } from 'node:crypto';

export interface PageEntry<Params, Props> {
  params: Params;
  props: Props;
  /** Hash of params and props. */
  cacheKey: string;
}

/** Cached for objects that are the same as in the last build (`site/memoize.ts`). */
const cacheKeys = new WeakMap<object, string>();

/** @param page immutable plain data. @throws TypeError for values that JSON loses, such as a `Map` */
export function pageEntry<Params, Props>(page: {
  params: Params;
  props: Props;
}): PageEntry<Params, Props> {
  const { params, props } = page;
  const cacheKey = cacheKeys.get(page);
  if (cacheKey !== undefined) return { params, props, cacheKey };
  if (!isPlain([params, props])) {
    const entries = Object.entries({ ...(props as object) });
    const [name = 'props'] = entries.find(([, value]) => !isPlain(value)) ?? [];
    throw new TypeError(`The prop "${name}" of a page is no plain data`);
  }
  const key = hashOf(JSON.stringify([params, props]));
  cacheKeys.set(page, key);
  return { params, props, cacheKey: key };
}

/**
 * @param shared key of what every page shows
 * @param cacheKey of the page's own data
 * @returns the key of the whole page
 */
export function keyWith(shared: string, cacheKey: string): string {
  return hashOf(JSON.stringify([shared, cacheKey]));
}

/** SHA-256 in base64url. */
export function hashOf(data: string): string {
  return hash('sha256', data, 'base64url');
}

/** Separate from `JSON.stringify`, because a replacer makes it 50 % slower. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return typeof value !== 'function' && typeof value !== 'symbol';
  }
  if (Array.isArray(value)) return value.every(isPlain);
  const prototype: unknown = Object.getPrototypeOf(value);
  const isRecord = prototype === Object.prototype || prototype === null;
  return isRecord && Object.values(value).every(isPlain);
}
