/** Cursors of the list of rental items (`itemPageQuery` of the contract). */
import { catalogEndpoints } from '#contracts/catalog.ts';
import type { ItemKey } from '#db/queries/catalog.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { ApiError } from '../http/api-error.ts';

/** @returns the address of the page after the one that ends with `last` */
export function nextPage(last: ItemKey, limit: number, category: string | undefined): string {
  const query = new URLSearchParams({
    ...(category !== undefined && { category }),
    limit: String(limit),
    after: Buffer.from(JSON.stringify([last.name, last.id])).toString('base64url'),
  });
  return `${catalogEndpoints.items.path}?${query}`;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * @param text made by `nextPage`
 * @throws ApiError 400 for any other text
 */
export function readKey(text: string): ItemKey {
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
