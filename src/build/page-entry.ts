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

/**
 * @param page inputs of the page, as plain data
 * @throws TypeError for values that JSON loses, such as a `Map`: their changes would go unnoticed
 */
export function pageEntry<Params, Props>(page: {
  params: Params;
  props: Props;
}): PageEntry<Params, Props> {
  const { params, props } = page;
  assertPlain('props', [params, props]);
  const data = JSON.stringify([params, props]);
  return { params, props, cacheKey: hashOf(data) };
}

/**
 * @param shared key of what every page shows
 * @param cacheKey of the page's own data
 * @returns the key of all that the page shows
 */
export function keyWith(shared: string, cacheKey: string): string {
  return hashOf(JSON.stringify([shared, cacheKey]));
}

function hashOf(data: string): string {
  return hash('sha256', data, 'base64url');
}

/** Separate from `JSON.stringify`, because a replacer makes it half as slow again. */
function assertPlain(name: string, value: unknown): void {
  if (typeof value === 'function' || typeof value === 'symbol') throw noPlainData(name);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const entry of value) assertPlain(name, entry);
    return;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw noPlainData(name);
  for (const [key, entry] of Object.entries(value)) assertPlain(key, entry);
}

function noPlainData(name: string): TypeError {
  return new TypeError(`The prop "${name}" of a page is no plain data`);
}
