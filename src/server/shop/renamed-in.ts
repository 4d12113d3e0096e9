/** Settings refer to items by slug, and to their options by name (@settings.follow). */

/** What became of an item that settings may name. */
export interface ItemRename {
  slug: string;
  /** New names of options by former names. */
  options: ReadonlyMap<string, string>;
}

/**
 * Renames in a section's value, in whatever form it was saved.
 * @param renames by the former slugs
 */
export function renamedIn(value: unknown, renames: ReadonlyMap<string, ItemRename>): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => renamedIn(entry, renames));
  if (typeof value !== 'object' || value === null) return value;
  const slugOf = (slug: unknown) =>
    typeof slug === 'string' ? (renames.get(slug)?.slug ?? slug) : slug;
  const own =
    'item' in value && typeof value.item === 'string' ? renames.get(value.item) : undefined;
  const renamed = (name: string, field: unknown): unknown => {
    if (name === 'item' || name === 'cloth') return slugOf(field);
    if (name === 'option' && typeof field === 'string') return own?.options.get(field) ?? field;
    if ((name === 'items' || name === 'chairs') && Array.isArray(field)) return field.map(slugOf);
    return renamedIn(field, renames);
  };
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, renamed(name, field)]),
  );
}
