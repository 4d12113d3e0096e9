import type { RentalItemView } from '#contracts/catalog/public.ts';
import { MAX_GOES_WITH, RELATED_ITEMS } from '#domain/limits.ts';

/** Ids of items requested with an item, most frequent first. */
export type AskedTogether = ReadonlyMap<string, readonly string[]>;

/** Items examined for each word, so that the time for an item does not grow with the size of its category. */
const CANDIDATES = 12;

/** Colors and tags, by which items are similar. */
function wordsOf({ colors, tags }: RentalItemView): Set<string> {
  return new Set([...colors, ...tags].map((word) => word.trim().toLowerCase()));
}

/**
 * @param siblings all public items of one category, in their order
 * @returns for each up to four others (@product.related): most shared colors and tags first, then requested
 * together, then the next ones in the category, cyclically
 */
export function relatedItems(
  siblings: readonly RentalItemView[],
  askedTogether: AskedTogether,
): RentalItemView[][] {
  const words = siblings.map(wordsOf);
  const holders = new Map<string, number[]>();
  for (const [place, itemWords] of words.entries()) {
    for (const word of itemWords) {
      const places = holders.get(word);
      if (places) places.push(place);
      else holders.set(word, [place]);
    }
  }
  const placeOf = new Map(siblings.map(({ id }, place) => [id, place]));
  return siblings.map(({ id }, place) => {
    const ownWords = words[place] ?? new Set();
    const partners = askedTogether.get(id) ?? [];
    const candidates = new Set([
      ...[...ownWords].flatMap((word) => following(holders.get(word) ?? [], place)),
      ...partners.flatMap((partner) => placeOf.get(partner) ?? []),
      ...Array.from({ length: RELATED_ITEMS }, (_, step) => (place + step + 1) % siblings.length),
    ]);
    candidates.delete(place);
    return [...candidates]
      .map((other) => ({
        other,
        shared: countShared(ownWords, words[other]),
        together: rank(partners, siblings[other]?.id ?? ''),
        distance: (other - place + siblings.length) % siblings.length,
      }))
      .toSorted((a, b) => b.shared - a.shared || a.together - b.together || a.distance - b.distance)
      .slice(0, RELATED_ITEMS)
      .flatMap(({ other }) => siblings[other] ?? []);
  });
}

function countShared(words: ReadonlySet<string>, others: ReadonlySet<string> = new Set()): number {
  let shared = 0;
  for (const word of others) if (words.has(word)) shared += 1;
  return shared;
}

/** @returns the indexes after `place`, then those from the start, `CANDIDATES` of each */
function following(places: readonly number[], place: number): number[] {
  const start = places.indexOf(place) + 1;
  return [...places.slice(start, start + CANDIDATES), ...places.slice(0, CANDIDATES)];
}

/** @returns the id's index in the list; the list's length if it is not there */
function rank(list: readonly string[], id: string): number {
  const place = list.indexOf(id);
  return place === -1 ? list.length : place;
}

/** @returns public items that staff recommend with this one, in their order (@product.goes-with) */
export function goesWithItems(
  item: RentalItemView,
  byId: ReadonlyMap<string, RentalItemView>,
): RentalItemView[] {
  return item.goesWith
    .filter((id) => id !== item.id)
    .flatMap((id) => byId.get(id) ?? [])
    .slice(0, MAX_GOES_WITH);
}
