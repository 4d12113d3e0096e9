import { freeSlug, slugFromName } from '#domain/slug.ts';

/** Ids that layouts and pages use themselves. */
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

/** @returns the paragraphs of an owner's text, which empty lines separate */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
