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

/**
 * The default order (@category.popular): items with an image first, then featured ones, then those
 * most often asked for. Where that says nothing, colors take turns: names alone would show one cloth
 * in all its sizes side by side, and their images look alike.
 * @param asked number of requests by item id
 */
export function inPopularOrder<T extends Ranked>(
  items: readonly T[],
  asked: ReadonlyMap<string, number>,
): T[] {
  const requests = ({ id }: T) => asked.get(id) ?? 0;
  const byRank = (a: T, b: T) =>
    Number(b.images.length > 0) - Number(a.images.length > 0) ||
    Number(b.isFeatured) - Number(a.isFeatured) ||
    requests(b) - requests(a);
  const ranked = items.toSorted((a, b) => byRank(a, b) || byNames(a.name, b.name));
  const turns = turnsOf(ranked);
  const turn = (item: T) => turns.get(item) ?? 0;
  // Stable: what has the same turn stays in the order of names.
  return ranked.toSorted((a, b) => byRank(a, b) || turn(a) - turn(b));
}

/** @returns of each item, how many of its color (of its first tag, if it has none) come before it */
function turnsOf<T extends Ranked>(items: readonly T[]): Map<T, number> {
  const seen = new Map<string, number>();
  return new Map(
    items.map((item) => {
      const look = colorKey(item.colors[0] ?? item.tags[0] ?? '');
      const before = seen.get(look) ?? 0;
      seen.set(look, before + 1);
      return [item, before];
    }),
  );
}
