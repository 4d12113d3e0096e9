/** Which items a product page shows beside its own (@product.related, @product.goes-with). */
import type { RentalItemView } from '#contracts/catalog/public.ts';
import { MAX_GOES_WITH, RELATED_ITEMS } from '#domain/limits.ts';

/** For each item the ids of those that were requested with it, the most frequent first. */
export type AskedTogether = ReadonlyMap<string, readonly string[]>;

/** Items looked at for each word, so that a category of thousands takes no longer for each of them. */
const CANDIDATES = 12;

/** Colors and tags: what makes two items of a category alike. */
function wordsOf({ colors, tags }: RentalItemView): Set<string> {
  return new Set([...colors, ...tags].map((word) => word.trim().toLowerCase()));
}

/**
 * @param siblings all public items of one category, in their order
 * @returns for each of them, in that order, up to four others: those that share most colors and tags
 *   first; of equals, those that were requested with it; then those that follow in the category,
 *   which begins again after its end
 */
export function relatedItems(
  siblings: readonly RentalItemView[],
  asked: AskedTogether,
): RentalItemView[][] {
  const words = siblings.map(wordsOf);
  const holders = new Map<string, number[]>();
  for (const [place, own] of words.entries()) {
    for (const word of own) {
      const places = holders.get(word);
      if (places) places.push(place);
      else holders.set(word, [place]);
    }
  }
  const placeOf = new Map(siblings.map(({ id }, place) => [id, place]));
  return siblings.map(({ id }, place) => {
    const own = words[place] ?? new Set();
    const partners = asked.get(id) ?? [];
    const candidates = new Set([
      ...[...own].flatMap((word) => following(holders.get(word) ?? [], place)),
      ...partners.flatMap((partner) => placeOf.get(partner) ?? []),
      ...Array.from({ length: RELATED_ITEMS }, (_, step) => (place + step + 1) % siblings.length),
    ]);
    candidates.delete(place);
    return [...candidates]
      .map((other) => ({
        other,
        shared: countShared(own, words[other]),
        asked: rank(partners, siblings[other]?.id ?? ''),
        distance: (other - place + siblings.length) % siblings.length,
      }))
      .toSorted((a, b) => b.shared - a.shared || a.asked - b.asked || a.distance - b.distance)
      .slice(0, RELATED_ITEMS)
      .flatMap(({ other }) => siblings[other] ?? []);
  });
}

function countShared(one: ReadonlySet<string>, other: ReadonlySet<string> = new Set()): number {
  let shared = 0;
  for (const word of other) if (one.has(word)) shared += 1;
  return shared;
}

/** @returns of these ascending places those that follow the one, from the start again after the last */
function following(places: readonly number[], place: number): number[] {
  const start = places.indexOf(place) + 1;
  return [...places.slice(start, start + CANDIDATES), ...places.slice(0, CANDIDATES)];
}

/** @returns the place in a list, or behind all of them */
function rank(list: readonly string[], id: string): number {
  const place = list.indexOf(id);
  return place === -1 ? list.length : place;
}

/**
 * @param byId all public items
 * @returns the items that staff recommend with this one, in their order; what is not public is left out
 */
export function goesWithItems(
  item: RentalItemView,
  byId: ReadonlyMap<string, RentalItemView>,
): RentalItemView[] {
  return item.goesWith
    .filter((id) => id !== item.id)
    .flatMap((id) => byId.get(id) ?? [])
    .slice(0, MAX_GOES_WITH);
}
