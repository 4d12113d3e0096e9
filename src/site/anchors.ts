/** Addresses within a page, so that each entry of a list can be linked to. */
import { freeSlug, slugFromName } from '#domain/slug.ts';

/** Ids that the layout or the page itself has. */
const TAKEN =
  'content menu wishlist booking toasts trouble policies policies-title process still'.split(' ');

/**
 * @param titleOf what its address is made of
 * @returns the entries, each with an id that no other element of its page has
 */
export function anchored<Entry extends object>(
  entries: readonly Entry[],
  titleOf: (entry: Entry) => string,
): (Entry & { id: string })[] {
  const taken = new Set(TAKEN);
  return entries.map((entry) => {
    const id = freeSlug(slugFromName(titleOf(entry)), 'entry', taken);
    taken.add(id);
    return { ...entry, id };
  });
}

/** @returns a text that an owner wrote, by paragraph */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter(Boolean);
}
