/** Items of a category side by side (@compare.page), and which of them an address names. */
import { MAX_COMPARED } from '#domain/limits.ts';
import type { ItemCardData } from './item-card.ts';

export interface Compared {
  /** Last part of the item's address. */
  slug: string;
  card: Pick<ItemCardData, 'id' | 'name' | 'href' | 'price' | 'image' | 'optionCount'>;
  /** Empty where not known, like `drop`, `fabric` and `care`. */
  size: string;
  drop: string;
  fabric: string;
  care: string;
  /** With its unit. */
  price: string;
}

/** Parameter of the address, repeated for each item. */
export const COMPARED = 'item';

/** @returns the query with its `?`, without this item, or without any; the filter of the list stays */
export function withoutCompared(query: string, slug?: string): string {
  const rest = [...new URLSearchParams(query)].filter(
    ([name, value]) => name !== COMPARED || (slug !== undefined && value !== slug),
  );
  return `?${new URLSearchParams(rest).toString()}`;
}

/** @returns the items that a query names, in its order, at most `MAX_COMPARED` */
export function comparedIn(query: string, items: readonly Compared[]): Compared[] {
  const slugs = new Set(new URLSearchParams(query).getAll(COMPARED));
  return [...slugs]
    .flatMap((slug) => items.find((item) => item.slug === slug) ?? [])
    .slice(0, MAX_COMPARED);
}
