/**
 * The slug of a name: lowercase, only letters, digits and hyphens, spaces to hyphens, repeated
 * hyphens merged (spec §5).
 * @param name any text
 * @returns a slug; empty when the name has no letter or digit of the Latin alphabet
 */
export function slugFromName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/-+/g, '-');
}
