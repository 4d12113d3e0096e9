/**
 * An entry of `getStaticPaths` with the key that decides whether a cached page is still valid.
 * Props and key come from the same data, so that nothing is missed: a page reads only its props and
 * `shop()`, which the renderer adds to each key; what else pages share is code (`site-code.ts`).
 */
import { hash } from 'node:crypto';

export interface PageEntry<Params, Props> {
  params: Params;
  props: Props;
  /** Hash of params and props. */
  cacheKey: string;
}

/** Hashes of pages that are the same objects as in the build before (`site/memoize.ts`). */
const cacheKeys = new WeakMap<object, string>();

/**
 * @param page inputs of the page, as plain data that nobody changes
 * @throws TypeError for values that JSON loses, such as a `Map`: their changes would go unnoticed
 */
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
 * @returns the key of all that the page shows
 */
export function keyWith(shared: string, cacheKey: string): string {
  return hashOf(JSON.stringify([shared, cacheKey]));
}

/** @returns SHA-256 of a text, in base64url */
export function hashOf(data: string): string {
  return hash('sha256', data, 'base64url');
}

/** Separate from `JSON.stringify`, because a replacer makes it half as slow again. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return typeof value !== 'function' && typeof value !== 'symbol';
  }
  if (Array.isArray(value)) return value.every(isPlain);
  const prototype: unknown = Object.getPrototypeOf(value);
  const isRecord = prototype === Object.prototype || prototype === null;
  return isRecord && Object.values(value).every(isPlain);
}
