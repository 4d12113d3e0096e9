import { freeSlug, slugFromName } from '#domain/slug.ts';

/** Ids of the layout and of pages. */
const TAKEN =
  'content menu wishlist booking toasts trouble policies policies-title process still'.split(' ');

/** Gives each entry a unique id on its page, so that it can be linked to. @param titleOf text for the id */
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

/** @returns an owner's text by paragraph */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter(Boolean);
}
