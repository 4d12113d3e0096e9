/**
 * Pages of the list of rental items. An answer holds at most `MAX_PAGE` items; where there are
 * more, its header `Link: <…>; rel="next"` leads on. `limit` asks for smaller pages, and `after`
 * is where a page begins: only what a `Link` says.
 */
import type { ItemKey } from '#db/queries/catalog.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { API_PATHS } from '#site/paths.ts';
import { ApiError } from '../http/api-error.ts';

/** Some 1.5 MB of JSON; Netlify lets a function answer with 6 MB. */
export const MAX_PAGE = 1_000;

export interface ItemPage {
  /** Slug of a category; empty names none. */
  category: string | undefined;
  limit: number;
  after: ItemKey | undefined;
}

/** What the address of a page may say; the CDN keeps answers by these alone. */
export const PAGE_QUERY = ['category', 'limit', 'after'] as const;

/** A query as it came: all values of each parameter. */
export type Query = Readonly<Record<string, string[]>>;

/** @throws ApiError 400 for a query that no page has */
export function readPage(query: Query): ItemPage {
  const { category, limit, after } = known(query, PAGE_QUERY);
  return {
    category: category === undefined ? undefined : readSlug(category),
    limit: limit === undefined ? MAX_PAGE : readLimit(limit),
    after: after === undefined ? undefined : readKey(after),
  };
}

/** @throws ApiError 400 for any query */
export function assertNoQuery(query: Query): void {
  known(query, []);
}

/**
 * Each address that is answered is kept by the CDN for itself: parameters that mean nothing would let
 * anybody reach the database past it, as often as they like.
 * @throws ApiError 400 for a parameter that is none of `names`, and for one that comes twice
 */
function known<Name extends string>(
  query: Query,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<string, string>> = {};
  for (const [name, values] of Object.entries(query)) {
    const isKnown = names.some((each) => each === name);
    if (!isKnown || values.length !== 1) {
      throw new ApiError(
        'bad_request',
        isKnown ? `${name} can be given only once.` : 'This address takes no such parameter.',
      );
    }
    found[name] = values[0];
  }
  return found;
}

/** @returns the address of the page after the one that ends with `last` */
export function nextPage(last: ItemKey, limit: number, category: string | undefined): string {
  const query = new URLSearchParams({
    ...(category !== undefined && { category }),
    limit: String(limit),
    after: Buffer.from(JSON.stringify([last.name, last.id])).toString('base64url'),
  });
  return `${API_PATHS.rentalItems}?${query}`;
}

/**
 * A slug longer than any that can be stored names nothing; a NUL would make Postgres fail; a percent sign
 * is left of an address that cannot be decoded.
 * @throws ApiError 400
 */
export function readSlug(slug: string): string {
  if (slug.length <= MAX_LENGTH.slug && !/[\0%]/.test(slug)) return slug;
  throw new ApiError('bad_request', 'That is not a category.');
}

/** Whether a category could have it: only then it may stand in a header. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]+$/.test(text);
}

function readLimit(text: string): number {
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= MAX_PAGE) return limit;
  throw new ApiError('bad_request', `limit must be a whole number from 1 to ${MAX_PAGE}.`);
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function readKey(text: string): ItemKey {
  const [name, id] = decodeKey(text);
  if (typeof name === 'string' && typeof id === 'string' && UUID.test(id)) {
    if (name.isWellFormed() && !name.includes('\0')) return { name, id };
  }
  throw new ApiError('bad_request', 'after must be what a Link header said.');
}

function decodeKey(text: string): unknown[] {
  if (text.length > 4 * MAX_LENGTH.title + 200) return [];
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    // Not one of our keys; answered with 400.
    return [];
  }
}
