import { MAX_LENGTH } from './limits.ts';

/**
 * The slug of a name: lowercase, only letters, digits and hyphens, spaces to hyphens, repeated
 * hyphens merged (@admin.slug). Hyphens at the ends go and what is too long is cut, because the
 * database takes neither.
 * @param name any text
 * @returns a slug; empty when the name has no letter or digit of the Latin alphabet
 */
export function slugFromName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .replaceAll(/[\s-]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_LENGTH.slug)
    .replace(/-$/, '');
}

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

/**
 * Slugs that nothing may have, because the built site or its host gives their address a meaning:
 * `index` is the page of the folder, `404` the page for what is not there, and the others are
 * device names, which are no file names on some machines that build the site.
 */
const RESERVED: ReadonlySet<string> = new Set([
  'index',
  '404',
  'con',
  'prn',
  'aux',
  'nul',
  ...['com', 'lpt'].flatMap((port) => Array.from({ length: 10 }, (_, number) => port + number)),
]);

/** @returns whether no category, item or package may have this slug */
export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug);
}
