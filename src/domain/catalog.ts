/** Search, filters, sort and pages of a category's items (@category.search, @category.filters). */
import { PAGE_SIZE } from './limits.ts';
import { parsePriceCents } from './money.ts';

export interface CatalogEntry {
  name: string;
  shortDescription: string;
  price: string;
  tags: readonly string[];
  colors: readonly string[];
  /** From `itemSize`; empty: unknown. */
  size: string;
  image: { url: string };
}

/** @category.sort; the first is the default. */
export const SORT_ORDERS = ['popular', 'name', 'price-asc', 'price-desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export interface CatalogFilter {
  search: string;
  /** Empty: all items. */
  tag: string;
  /** Any of these; empty: all. */
  colors: readonly string[];
  /** Any of these; empty: all. */
  sizes: readonly string[];
  /** Dollars, as typed; empty: no limit. */
  min: string;
  max: string;
  withImage: boolean;
  sort: SortOrder;
}

export const NO_FILTER: CatalogFilter = {
  search: '',
  tag: '',
  colors: [],
  sizes: [],
  min: '',
  max: '',
  withImage: false,
  sort: 'popular',
};

/** How many items each choice would show, with the other filters applied. */
export interface FilterCounts {
  /** Key: name in lower case. */
  colors: ReadonlyMap<string, number>;
  sizes: ReadonlyMap<string, number>;
  withImage: number;
}

export interface Filtered<T> {
  entries: T[];
  counts: FilterCounts;
}

/** Explicit locale, so that every machine sorts alike. */
export const byNames = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

interface Prepared<T> {
  entry: T;
  texts: string[];
  tags: string[];
  colors: string[];
  cents: number | null;
}

/**
 * Search matches name or short description, tag matches partially, both case-insensitive
 * (@category.sort). Unreadable prices sort last and are in no price range. Sorts and lowercases
 * once, for many filters.
 * @param entries in popular order
 */
export function entryFilter<T extends CatalogEntry>(
  entries: readonly T[],
): (filter: CatalogFilter) => Filtered<T> {
  const prepared = entries.map((entry): Prepared<T> => ({
    entry,
    texts: [entry.name.toLowerCase(), entry.shortDescription.toLowerCase()],
    tags: entry.tags.map((tag) => tag.toLowerCase()),
    colors: entry.colors.map(colorKey),
    cents: parsePriceCents(entry.price),
  }));
  const sorted: Partial<Record<SortOrder, Prepared<T>[]>> = { popular: prepared };
  return (filter) => {
    sorted[filter.sort] ??= prepared.toSorted((a, b) => comparators[filter.sort](a, b));
    return filtered(sorted[filter.sort] ?? [], filter);
  };
}

export function colorKey(name: string): string {
  return name.trim().toLowerCase();
}

/**
 * An entry that fails exactly one filter counts for that filter's choices, one that passes all for every
 * choice.
 */
function filtered<T extends CatalogEntry>(
  list: readonly Prepared<T>[],
  filter: CatalogFilter,
): Filtered<T> {
  const passes = testsOf(filter);
  const entries: T[] = [];
  const colors = new Map<string, number>();
  const sizes = new Map<string, number>();
  let withImage = 0;
  for (const item of list) {
    if (!passes.rest(item)) continue;
    const [color, size, image] = [passes.colors(item), passes.sizes(item), passes.image(item)];
    if (color && size && image) entries.push(item.entry);
    if (size && image) for (const name of new Set(item.colors)) increment(colors, name);
    if (color && image && item.entry.size !== '') increment(sizes, item.entry.size);
    if (color && size && item.entry.image.url !== '') withImage += 1;
  }
  return { entries, counts: { colors, sizes, withImage } };
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

type Test = (entry: Prepared<CatalogEntry>) => boolean;

function testsOf(filter: CatalogFilter): Record<'rest' | 'colors' | 'sizes' | 'image', Test> {
  const text = filter.search.trim().toLowerCase();
  const label = filter.tag.trim().toLowerCase();
  const colors = new Set(filter.colors.map(colorKey));
  const sizes = new Set(filter.sizes);
  const isInRange = rangeTest(filter);
  return {
    rest: ({ texts, tags, cents }) =>
      texts.some((own) => own.includes(text)) &&
      (label === '' || tags.some((tag) => tag.includes(label))) &&
      isInRange(cents),
    colors: (item) => colors.size === 0 || item.colors.some((name) => colors.has(name)),
    sizes: ({ entry }) => sizes.size === 0 || sizes.has(entry.size),
    image: ({ entry }) => !filter.withImage || entry.image.url !== '',
  };
}

/** @returns cents; null: no limit */
function limitOf(typed: string): number | null {
  return typed.trim() === '' ? null : parsePriceCents(typed);
}

function rangeTest({ min, max }: CatalogFilter): (cents: number | null) => boolean {
  const [from, to] = [limitOf(min), limitOf(max)];
  // Limits entered in the wrong order are swapped.
  const [least, most] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  if (least === null && most === null) return () => true;
  return (cents) =>
    cents !== null && cents >= (least ?? 0) && cents <= (most ?? Number.POSITIVE_INFINITY);
}

type Compared = Prepared<CatalogEntry>;

const comparators: Record<SortOrder, (a: Compared, b: Compared) => number> = {
  popular: () => 0,
  name: (a, b) => byNames(a.entry.name, b.entry.name),
  'price-asc': (a, b) => comparePrices(a, b, 1),
  'price-desc': (a, b) => comparePrices(a, b, -1),
};

function comparePrices({ cents: left }: Compared, { cents: right }: Compared, direction: 1 | -1) {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return (left - right) * direction;
}

export function collectTags(entries: readonly Pick<CatalogEntry, 'tags'>[]): string[] {
  return distinct(entries.flatMap(({ tags }) => tags));
}

/** @returns names without duplicates (ignoring case), sorted */
export function distinct(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names.map((text) => text.trim())) {
    if (name !== '' && !byKey.has(name.toLowerCase())) byKey.set(name.toLowerCase(), name);
  }
  return [...byKey.values()].toSorted(byNames);
}

export interface Page<T> {
  items: T[];
  /** From 1. */
  page: number;
  pageCount: number;
}

/** @param page from 1; beyond the last page it is the last one */
export function pageOf<T>(entries: readonly T[], page: number, size: number = PAGE_SIZE): Page<T> {
  const pageCount = Math.max(1, Math.ceil(entries.length / size));
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);
  const items = entries.slice((current - 1) * size, current * size);
  return { items, page: current, pageCount };
}
