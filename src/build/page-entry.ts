/**
 * The entry of a page in `getStaticPaths`, with the key by which the build knows whether the page
 * can stay as it is. Props and key are made of the same data, so none can be forgotten: a page
 * reads nothing but its props, and what all pages share is code (`build-cache.ts`).
 */
import { createHash } from 'node:crypto';

export interface PageEntry<Params, Props> {
  params: Params;
  props: Props;
  /** Hash of params and props. */
  cacheKey: string;
}

/**
 * @param page what a page is made of: plain data
 * @throws TypeError for what JSON would lose, such as a `Map`: its changes would go unseen
 */
export function pageEntry<Params, Props>(page: {
  params: Params;
  props: Props;
}): PageEntry<Params, Props> {
  const { params, props } = page;
  assertPlain('props', [params, props]);
  const data = JSON.stringify([params, props]);
  return { params, props, cacheKey: createHash('sha256').update(data).digest('base64url') };
}

/** Beside `JSON.stringify`, not as its replacer, with which it takes half as long again. */
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
