/** Choices of a category's filters, besides search and tags (@category.filters). */
import { colorKey, distinct, entryFilter, NO_FILTER, type CatalogEntry } from '#domain/catalog.ts';

export interface Choice {
  name: string;
  count: number;
}

export interface FilterChoices {
  colors: Choice[];
  sizes: Choice[];
  /** Items with an image; 0: all or none have one, so there is no choice. */
  withImage: number;
}

export const NO_CHOICES: FilterChoices = { colors: [], sizes: [], withImage: 0 };

/** Sizes are offered only if enough items share one: at most this many sizes per item. */
const MAX_SIZES_PER_ITEM = 0.7;

/** @returns the choices; of a kind that is the same for all items, none */
export function collectChoices(entries: readonly CatalogEntry[]): FilterChoices {
  const { counts } = entryFilter(entries)(NO_FILTER);
  const colors = distinct(entries.flatMap((entry) => entry.colors)).map((name) => ({
    name,
    count: counts.colors.get(colorKey(name)) ?? 0,
  }));
  const sizes = distinct(entries.map(({ size }) => size)).map((name) => ({
    name,
    count: counts.sizes.get(name) ?? 0,
  }));
  return {
    colors: colors.length > 1 ? colors : [],
    sizes: sizes.length > 1 && sizes.length <= entries.length * MAX_SIZES_PER_ITEM ? sizes : [],
    withImage: counts.withImage < entries.length ? counts.withImage : 0,
  };
}

export function hasChoices({ colors, sizes, withImage }: FilterChoices): boolean {
  return colors.length + sizes.length + withImage > 0;
}
