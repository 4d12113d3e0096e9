import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  collectTags,
  entryFilter,
  NO_FILTER,
  pageOf,
  SORT_ORDERS,
  type CatalogEntry,
  type CatalogFilter,
} from './catalog.ts';
import { PAGE_SIZE } from './limits.ts';
import { parsePriceCents } from './money.ts';

const entry = (name: string, price = '$1', tags: string[] = [], shortDescription = '') => ({
  name,
  price,
  tags,
  shortDescription,
  colors: [] as string[],
  size: '',
  image: { url: '' },
});
/** What one filter of its own gives. */
const matchesOf = (entries: readonly CatalogEntry[], filter: CatalogFilter) =>
  entryFilter(entries)(filter).entries;

const namesOf = (entries: readonly CatalogEntry[]) => entries.map(({ name }) => name);

describe('search and tag filter', () => {
  const entries = [
    entry('Gold Chair', '$8.50', ['Gold', 'wedding'], 'With an ivory cushion'),
    entry('Satin Linen', '$18', ['ivory'], 'For round tables'),
    entry('Farm Table', '$95', ['rustic', 'Rose Gold'], 'Walnut'),
  ];
  const found = (search: string, tag = '') =>
    namesOf(matchesOf(entries, { ...NO_FILTER, search, tag, sort: 'name' }));

  test('search matches name or short description, case insensitive', () => {
    expect(found('CHAIR')).toEqual(['Gold Chair']);
    expect(found('ivory')).toEqual(['Gold Chair']);
    expect(found('table')).toEqual(['Farm Table', 'Satin Linen']);
    expect(found('  walnut ')).toEqual(['Farm Table']);
    expect(found('velvet')).toEqual([]);
  });

  test('search treats wildcards literally', () => {
    for (const text of ['.*', '(', '[a-z]', '\\']) expect(found(text)).toEqual([]);
  });

  test('a tag matches partially, case insensitive @category.tags', () => {
    expect(found('', 'gold')).toEqual(['Farm Table', 'Gold Chair']);
    expect(found('', 'WED')).toEqual(['Gold Chair']);
    expect(found('', '')).toHaveLength(3);
  });

  test('both must match', () => {
    expect(found('walnut', 'gold')).toEqual(['Farm Table']);
    expect(found('walnut', 'ivory')).toEqual([]);
  });

  test('every tag is listed once, whatever its case @category.tags', () => {
    expect(collectTags([...entries, entry('x', '$1', ['GOLD', '10 ft', '9 ft'])])).toEqual([
      '9 ft',
      '10 ft',
      'Gold',
      'ivory',
      'Rose Gold',
      'rustic',
      'wedding',
    ]);
  });
});

test('one filter answers again and again, each time as if it were new', () => {
  const entries = [entry('Table', '$3'), entry('Chair', '$2'), entry('Chest', '$1')];
  const filter = entryFilter(entries);
  for (const sort of [...SORT_ORDERS, ...SORT_ORDERS.toReversed()]) {
    for (const search of ['ch', '', 'TABLE', 'none']) {
      const wanted = { ...NO_FILTER, search, sort };
      expect(filter(wanted).entries).toEqual(matchesOf(entries, wanted));
    }
  }
  expect(namesOf(filter({ ...NO_FILTER, search: 'ch', sort: 'price-asc' }).entries)).toEqual([
    'Chest',
    'Chair',
  ]);
});

describe('sorting', () => {
  const entries = [
    entry('Table 10 ft', '$1,250.00'),
    entry('table 9 ft', 'ask us'),
    entry('Arch', '8.50'),
    entry('arch', '$ 9'),
    entry('Bar', ''),
  ];
  const sorted = (sort: (typeof SORT_ORDERS)[number]) =>
    namesOf(matchesOf(entries, { ...NO_FILTER, sort }));

  test('by name in dictionary order, numbers by value @category.sort', () => {
    expect(sorted('name')).toEqual(['Arch', 'arch', 'Bar', 'table 9 ft', 'Table 10 ft']);
  });

  test('by price, both ways; unreadable prices last @category.sort', () => {
    expect(sorted('price-asc')).toEqual(['Arch', 'arch', 'Table 10 ft', 'table 9 ft', 'Bar']);
    expect(sorted('price-desc')).toEqual(['Table 10 ft', 'arch', 'Arch', 'table 9 ft', 'Bar']);
  });

  test('there are four sort orders, the popular one first @category.sort', () => {
    expect(SORT_ORDERS).toEqual(['popular', 'name', 'price-asc', 'price-desc']);
  });
});

const prices = fc.oneof(
  fc.double({ min: 0, max: 2_000, noNaN: true }).map((dollars) => `$${dollars.toFixed(2)}`),
  fc.constantFrom('ask us', '', '1.2.3'),
);
const anyEntries = fc.array(
  fc.record({
    name: fc.string({ maxLength: 3 }),
    shortDescription: fc.string({ maxLength: 3 }),
    price: prices,
    tags: fc.array(fc.constantFrom('gold', 'Gold', 'ivory')),
    colors: fc.constant([]),
    size: fc.constant(''),
    image: fc.constant({ url: '' }),
  }),
  { maxLength: 60 },
);
const sort = fc.constantFrom(...SORT_ORDERS);

describe('for any entries', () => {
  test('sorting only reorders', () => {
    fc.assert(
      fc.property(anyEntries, sort, (entries, order) => {
        const before = [...entries];
        const result = matchesOf(entries, { ...NO_FILTER, sort: order });
        expect(entries).toEqual(before);
        expect(result).toHaveLength(entries.length);
        expect(new Set(result)).toEqual(new Set(entries));
      }),
    );
  });

  test('prices are monotonic, unreadable ones last', () => {
    fc.assert(
      fc.property(anyEntries, fc.constantFrom(1, -1), (entries, way) => {
        const order = way === 1 ? 'price-asc' : 'price-desc';
        const cents = matchesOf(entries, { ...NO_FILTER, sort: order }).map(({ price }) =>
          parsePriceCents(price),
        );
        const readable = cents.filter((value) => value !== null);
        expect(cents.slice(0, readable.length)).toEqual(readable);
        expect(readable).toEqual(readable.toSorted((a, b) => (a - b) * way));
      }),
    );
  });

  test('filtering returns exactly the matches', () => {
    fc.assert(
      fc.property(anyEntries, fc.string({ maxLength: 2 }), (entries, search) => {
        const text = search.trim().toLowerCase();
        const result = new Set(matchesOf(entries, { ...NO_FILTER, search }));
        for (const each of entries) {
          const matches = [each.name, each.shortDescription].some((part) =>
            part.toLowerCase().includes(text),
          );
          expect(result.has(each)).toBe(matches);
        }
      }),
    );
  });

  test('a page is never empty while there are entries, and all pages together are the entries', () => {
    const size = fc.integer({ min: 1, max: 20 });
    const anyPage = fc.oneof(fc.integer(), fc.double());
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 100 }), size, anyPage, (all, perPage, page) => {
        const one = pageOf(all, page, perPage);
        expect(one.items.length > 0).toBe(all.length > 0);
        expect(one.items.length).toBeLessThanOrEqual(perPage);
        expect(one.page).toBeGreaterThanOrEqual(1);
        expect(one.page).toBeLessThanOrEqual(one.pageCount);
        const union = Array.from(
          { length: one.pageCount },
          (_, index) => pageOf(all, index + 1, perPage).items,
        );
        expect(union.flat()).toEqual(all);
      }),
    );
  });
});

describe('paging', () => {
  const all = Array.from({ length: 30 }, (_, index) => index);

  test('twelve on a page @category.pages', () => {
    expect(PAGE_SIZE).toBe(12);
    expect(pageOf(all, 1)).toEqual({ items: all.slice(0, 12), page: 1, pageCount: 3 });
    expect(pageOf(all, 3).items).toEqual([24, 25, 26, 27, 28, 29]);
  });

  test('a page past the end becomes the last one, one before the start the first', () => {
    expect(pageOf(all, 4).page).toBe(3);
    expect(pageOf(all, Number.POSITIVE_INFINITY).page).toBe(3);
    expect(pageOf(all, 0).page).toBe(1);
    expect(pageOf(all, -7).page).toBe(1);
    expect(pageOf(all, Number.NaN).page).toBe(1);
  });

  test('no entries give one empty page', () => {
    expect(pageOf([], 5)).toEqual({ items: [], page: 1, pageCount: 1 });
  });
});
