/** Filters of a category. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryFilter, NO_FILTER, SORT_ORDERS } from './catalog.ts';
import { parsePriceCents } from './money.ts';

test('a range that was typed the wrong way round is the range @category.filters', () => {
  const entries = ['$10', '$25', '$40'].map((price) => ({
    name: price,
    shortDescription: '',
    price,
    tags: [],
    colors: [],
    size: '',
    image: { url: '' },
  }));
  const found = entryFilter(entries)({ ...NO_FILTER, min: '30', max: '19' });
  expect(found.entries.map(({ price }) => price)).toEqual(['$25']);
});

const anyEntries = fc.array(
  fc.record({
    name: fc.string({ maxLength: 3 }),
    shortDescription: fc.string({ maxLength: 3 }),
    price: fc.constantFrom('$4.00', '$500.00', '$1,500.50', '$2,000', 'ask us'),
    tags: fc.array(fc.constantFrom('gold', 'Gold', 'ivory')),
    colors: fc.array(fc.constantFrom('Gold', 'gold', 'Ivory', 'Blush'), { maxLength: 3 }),
    size: fc.constantFrom('', '60" round', '72" round'),
    image: fc.record({ url: fc.constantFrom('', '/a.jpg') }),
  }),
  { maxLength: 60 },
);
const anyFilter = fc.record({
  search: fc.constantFrom('', 'a'),
  tag: fc.constantFrom('', 'gold'),
  colors: fc.subarray(['gold', 'IVORY', 'blush']),
  sizes: fc.subarray(['60" round', '72" round']),
  min: fc.constantFrom('', '500'),
  max: fc.constantFrom('', '1500.50'),
  withImage: fc.boolean(),
  sort: fc.constantFrom(...SORT_ORDERS),
});

test('filters combine, and a count is what the choice then shows @category.filters', () => {
  fc.assert(
    fc.property(anyEntries, anyFilter, (entries, filter) => {
      const find = entryFilter(entries);
      const { entries: found, counts } = find(filter);
      const { min, max } = filter;
      const cents = found.map(({ price }) => parsePriceCents(price));
      const isOut = (each: number | null) =>
        each === null
          ? min + max !== ''
          : each < Number(min) * 100 || each > Number(max || 1e9) * 100;
      expect(cents.filter(isOut)).toEqual([]);
      for (const color of ['gold', 'ivory', 'blush']) {
        const shown = find({ ...filter, colors: [color] }).entries;
        expect(counts.colors.get(color) ?? 0).toBe(shown.length);
      }
      for (const size of ['60" round', '72" round']) {
        const shown = find({ ...filter, sizes: [size] }).entries;
        expect(counts.sizes.get(size) ?? 0).toBe(shown.length);
      }
      expect(counts.withImage).toBe(find({ ...filter, withImage: true }).entries.length);
    }),
  );
});
