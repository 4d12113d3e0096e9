import { MAX_LENGTH } from './limits.ts';
import { isReservedSlug } from './reserved-slugs.ts';

/**
 * The first free slug of `base`, `base-2`, `base-3` and so on.
 * @param base a slug, or empty
 * @param fallback takes the place of an empty one, for names without a Latin letter or digit
 * @param taken slugs in use
 */
export function freeSlug(base: string, fallback: string, taken: ReadonlySet<string>): string {
  const stem = base || fallback;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? stem : withNumber(stem, number);
    if (!taken.has(slug) && !isReservedSlug(slug)) return slug;
  }
}

function withNumber(stem: string, number: number): string {
  const suffix = `-${number}`;
  return stem.slice(0, MAX_LENGTH.slug - suffix.length).replace(/-$/, '') + suffix;
}
