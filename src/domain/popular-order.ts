import { byNames, colorKey } from './catalog.ts';

export interface Ranked {
  id: string;
  name: string;
  isFeatured: boolean;
  images: readonly string[];
  colors: readonly string[];
  tags: readonly string[];
}

/** Items that must share a first tag before it counts as a kind. */
const LEAST_OF_KIND = 3;

/**
 * The default order of a category (@category.popular): items with an image first, then featured
 * ones, then grouped by kind, within a kind by requests. Ties take turns by color, because names
 * alone would put one cloth in all its sizes side by side.
 * @param requestCounts by item id
 */
export function inPopularOrder<T extends Ranked>(
  items: readonly T[],
  requestCounts: ReadonlyMap<string, number>,
): T[] {
  const requests = ({ id }: T) => requestCounts.get(id) ?? 0;
  const byFirst = (a: T, b: T) =>
    Number(b.images.length > 0) - Number(a.images.length > 0) ||
    Number(b.isFeatured) - Number(a.isFeatured);
  const byRank = (a: T, b: T) => byFirst(a, b) || requests(b) - requests(a);
  const kindOf = kindsOf(items);
  const named = items.toSorted((a, b) => byRank(a, b) || byNames(a.name, b.name));
  const turns = turnsOf(named, kindOf);
  const turn = (item: T) => turns.get(item) ?? 0;
  // Stable: equal turns stay in the order of names.
  const ranked = named.toSorted((a, b) => byRank(a, b) || turn(a) - turn(b));
  // A kind takes the place of its first item; items without a kind follow.
  const kinds = [...new Set(ranked.map(kindOf))].filter((kind) => kind !== '');
  const place = new Map(kinds.map((kind, index) => [kind, index]));
  const placeOf = (item: T) => place.get(kindOf(item)) ?? kinds.length;
  return ranked.toSorted((a, b) => byFirst(a, b) || placeOf(a) - placeOf(b));
}

/** @returns a function for an item's kind: its first tag if several items share it, else empty */
function kindsOf<T extends Ranked>(items: readonly T[]): (item: T) => string {
  const first = ({ tags }: T) => colorKey(tags[0] ?? '');
  const byFirst = Map.groupBy(items, first);
  return (item) => ((byFirst.get(first(item))?.length ?? 0) < LEAST_OF_KIND ? '' : first(item));
}

/** @returns for each item how many of its kind and color (or first tag) precede it */
function turnsOf<T extends Ranked>(
  items: readonly T[],
  kindOf: (item: T) => string,
): Map<T, number> {
  const seen = new Map<string, number>();
  return new Map(
    items.map((item) => {
      const look = `${kindOf(item)}/${colorKey(item.colors[0] ?? item.tags[0] ?? '')}`;
      const before = seen.get(look) ?? 0;
      seen.set(look, before + 1);
      return [item, before];
    }),
  );
}
