import { foldLetters } from './fold-letters.ts';
import { MAX_LENGTH } from './limits.ts';

/** Signs that separate words also without spaces: `20×40`, `Black/White`, `A–B`, `1.5`, `½`, `Salt&Pepper`. */
const SEPARATORS = /[×/\\_+&|:;⁄‐‑‒–—―−]|(?<=\d)\.(?=\d)|(?<!\d),|,(?!\d)/g;

/** Lowercase ASCII letters, digits and single hyphens (@admin.slug); empty without any of them. */
export function slugFromName(name: string): string {
  // Folded, `1½` would be `11⁄2`.
  return foldLetters(name.replaceAll(/(?<=\d)(?=[\u00BC-\u00BE\u2150-\u215E])/g, ' '))
    .replaceAll(SEPARATORS, '-')
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .replaceAll(/[\s-]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_LENGTH.slug)
    .replace(/-$/, '');
}

/** The first free slug of `base`, `base-2`, `base-3` and so on. @param fallback if `base` is empty */
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

/** The folder's page, the error page, and Windows device names, which cannot be file names there. */
const RESERVED: ReadonlySet<string> = new Set([
  'index',
  '404',
  'con',
  'prn',
  'aux',
  'nul',
  ...['com', 'lpt'].flatMap((port) => Array.from({ length: 10 }, (_, number) => port + number)),
]);

export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug);
}
