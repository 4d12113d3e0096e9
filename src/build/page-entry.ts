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
  const data = JSON.stringify([params, props], assertPlain);
  return { params, props, cacheKey: createHash('sha256').update(data).digest('base64url') };
}

function assertPlain(this: unknown, key: string, value: unknown): unknown {
  // JSON has turned a Date into text by now; `this` holds the value as it was.
  const original = (this as Record<string, unknown>)[key];
  if (typeof original === 'object' && original !== null && !Array.isArray(original)) {
    const prototype: unknown = Object.getPrototypeOf(original);
    if (prototype !== Object.prototype && prototype !== null) {
      throw new TypeError(`The prop "${key}" of a page is no plain data`);
    }
  }
  if (typeof original === 'function' || typeof original === 'symbol') {
    throw new TypeError(`The prop "${key}" of a page is no plain data`);
  }
  return value;
}
