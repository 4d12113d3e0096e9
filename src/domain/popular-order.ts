/** The default order of a category (@category.popular). */
import { byNames, colorKey } from './catalog.ts';

/** What the default order looks at. */
export interface Ranked {
  id: string;
  name: string;
  isFeatured: boolean;
  images: readonly string[];
  colors: readonly string[];
  tags: readonly string[];
}

/** From so many items on that a first tag leads, it is a kind. */
const LEAST_OF_KIND = 3;

/**
 * The default order (@category.popular): items with an image first, then featured ones, then kind by
 * kind, of each those most often asked for. Where that says nothing, colors take turns: names alone
 * would show one cloth in all its sizes side by side, and their images look alike.
 * @param asked number of requests by item id
 */
export function inPopularOrder<T extends Ranked>(
  items: readonly T[],
  asked: ReadonlyMap<string, number>,
): T[] {
  const requests = ({ id }: T) => asked.get(id) ?? 0;
  const byFirst = (a: T, b: T) =>
    Number(b.images.length > 0) - Number(a.images.length > 0) ||
    Number(b.isFeatured) - Number(a.isFeatured);
  const byRank = (a: T, b: T) => byFirst(a, b) || requests(b) - requests(a);
  const kindOf = kindsOf(items);
  const named = items.toSorted((a, b) => byRank(a, b) || byNames(a.name, b.name));
  const turns = turnsOf(named, kindOf);
  const turn = (item: T) => turns.get(item) ?? 0;
  // Stable: what has the same turn stays in the order of names.
  const ranked = named.toSorted((a, b) => byRank(a, b) || turn(a) - turn(b));
  // A kind stands where the first of it would; what is of no kind follows.
  const kinds = [...new Set(ranked.map(kindOf))].filter((kind) => kind !== '');
  const place = new Map(kinds.map((kind, index) => [kind, index]));
  const placeOf = (item: T) => place.get(kindOf(item)) ?? kinds.length;
  return ranked.toSorted((a, b) => byFirst(a, b) || placeOf(a) - placeOf(b));
}

/** @returns what gives the kind of an item: its first tag, if that leads several; else it is empty */
function kindsOf<T extends Ranked>(items: readonly T[]): (item: T) => string {
  const first = ({ tags }: T) => colorKey(tags[0] ?? '');
  const led = Map.groupBy(items, first);
  return (item) => ((led.get(first(item))?.length ?? 0) < LEAST_OF_KIND ? '' : first(item));
}

/** @returns of each item, how many of its kind and color (of its first tag, if it has none) come before it */
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
