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
