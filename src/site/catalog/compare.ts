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

/** @returns the query, with its `?`, that compares these items; empty for none */
export function compareQuery(slugs: readonly string[]): string {
  const query = new URLSearchParams(slugs.map((slug) => [COMPARED, slug])).toString();
  return query === '' ? '' : `?${query}`;
}

/** @returns the items that a query names, in its order, at most `MAX_COMPARED` */
export function comparedIn(query: string, items: readonly Compared[]): Compared[] {
  const slugs = new Set(new URLSearchParams(query).getAll(COMPARED));
  return [...slugs]
    .flatMap((slug) => items.find((item) => item.slug === slug) ?? [])
    .slice(0, MAX_COMPARED);
}
