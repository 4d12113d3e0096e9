import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_FILTER, SORT_ORDERS } from '#domain/catalog.ts';
import { filterFromQuery, queryFromFilter } from './url-filter.ts';

test('writes nothing for no filter', () => {
  expect(queryFromFilter(NO_FILTER)).toBe('');
  expect(filterFromQuery('')).toEqual(NO_FILTER);
});

test('falls back to the first sort order', () => {
  expect(filterFromQuery('?sort=cheapest&tag=gold')).toEqual({
    search: '',
    tag: 'gold',
    sort: 'name',
  });
});

test('reads what it wrote', () => {
  const text = fc.string({ maxLength: 50, unit: 'grapheme' });
  const filters = fc.record({ search: text, tag: text, sort: fc.constantFrom(...SORT_ORDERS) });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(filterFromQuery(queryFromFilter(filter))).toEqual(filter);
    }),
  );
});
