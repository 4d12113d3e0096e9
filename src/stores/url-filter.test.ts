import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_FILTER, SORT_ORDERS } from '#domain/catalog.ts';
import { filterFromQuery, queryFromFilter } from './url-filter.ts';

test('writes nothing for no filter', () => {
  expect(queryFromFilter(NO_FILTER)).toBe('');
  expect(filterFromQuery('')).toEqual(NO_FILTER);
});

test('falls back to the first sort order, and to no limits', () => {
  expect(filterFromQuery('?sort=cheapest&tag=gold&images=maybe&min=cheap&max=-1&color=')).toEqual({
    ...NO_FILTER,
    tag: 'gold',
  });
});

test('reads what it wrote @category.filters', () => {
  const text = fc.string({ maxLength: 50, unit: 'grapheme' });
  const list = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 5 });
  const amount = fc.constantFrom('', '0', '12', '12.5', '1250.00');
  const filters = fc.record({
    search: text,
    tag: text,
    colors: list,
    sizes: list,
    min: amount,
    max: amount,
    withImage: fc.boolean(),
    sort: fc.constantFrom(...SORT_ORDERS),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(filterFromQuery(queryFromFilter(filter))).toEqual(filter);
    }),
  );
});
