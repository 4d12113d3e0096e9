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
  return entryFilter(entries)(filter);
}

/**
 * As `filterEntries`, for many filters of the same entries: each order is sorted once, and each text
 * is put in lower case once.
 */
export function entryFilter<T extends CatalogEntry>(
  entries: readonly T[],
): (filter: CatalogFilter) => T[] {
  const lowered = entries.map((entry) => ({
    entry,
    texts: [entry.name.toLowerCase(), entry.shortDescription.toLowerCase()],
    tags: entry.tags.map((tag) => tag.toLowerCase()),
  }));
  const sorted: Partial<Record<SortOrder, typeof lowered>> = {};
  return ({ search, tag, sort }) => {
    const text = search.trim().toLowerCase();
    const label = tag.trim().toLowerCase();
    sorted[sort] ??= lowered.toSorted((a, b) => comparators[sort](a.entry, b.entry));
    return sorted[sort]
      .filter(
        ({ texts, tags }) =>
          texts.some((each) => each.includes(text)) &&
          (label === '' || tags.some((each) => each.includes(label))),
      )
      .map(({ entry }) => entry);
  };
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
