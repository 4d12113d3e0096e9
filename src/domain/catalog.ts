/** Search, tag filter, sort and paging of a category's items (@category.search, @category.tags). */
import { PAGE_SIZE } from './limits.ts';
import { parsePriceCents } from './money.ts';

export interface CatalogEntry {
  name: string;
  shortDescription: string;
  price: string;
  tags: readonly string[];
}

/** @category.sort */
export const SORT_ORDERS = ['name', 'price-asc', 'price-desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export interface CatalogFilter {
  search: string;
  /** Empty: all items. */
  tag: string;
  sort: SortOrder;
}

export const NO_FILTER: CatalogFilter = { search: '', tag: '', sort: 'name' };

/** Explicit locale, so that every machine sorts alike; numbers by value. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Search matches name or short description, tag matches partially, both case-insensitive
 * (@category.sort). Unreadable prices sort last. The sort is stable.
 */
export function filterEntries<T extends CatalogEntry>(
  entries: readonly T[],
  filter: CatalogFilter,
): T[] {
  const search = filter.search.trim().toLowerCase();
  const tag = filter.tag.trim().toLowerCase();
  const found = entries.filter(
    (entry) =>
      (search === '' ||
        entry.name.toLowerCase().includes(search) ||
        entry.shortDescription.toLowerCase().includes(search)) &&
      (tag === '' || entry.tags.some((each) => each.toLowerCase().includes(tag))),
  );
  return found.toSorted(comparators[filter.sort]);
}

const comparators: Record<SortOrder, (a: CatalogEntry, b: CatalogEntry) => number> = {
  name: (a, b) => collator.compare(a.name, b.name),
  'price-asc': (a, b) => comparePrices(a, b, 1),
  'price-desc': (a, b) => comparePrices(a, b, -1),
};

function comparePrices(a: CatalogEntry, b: CatalogEntry, direction: 1 | -1): number {
  const left = parsePriceCents(a.price);
  const right = parsePriceCents(b.price);
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return (left - right) * direction;
}

/** @returns the distinct tags of the entries, in dictionary order */
export function collectTags(entries: readonly CatalogEntry[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of entries.flatMap((entry) => entry.tags)) {
    const key = tag.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()].toSorted(collator.compare);
}

export interface Page<T> {
  items: T[];
  /** From 1. */
  page: number;
  pageCount: number;
}

/** @returns the page, from 1; past the end the last one, so that only no entries give an empty one */
export function pageOf<T>(entries: readonly T[], page: number, size: number = PAGE_SIZE): Page<T> {
  const pageCount = Math.max(1, Math.ceil(entries.length / size));
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);
  const items = entries.slice((current - 1) * size, current * size);
  return { items, page: current, pageCount };
}
