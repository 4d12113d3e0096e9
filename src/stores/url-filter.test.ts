import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_FILTER, SORT_ORDERS } from '#domain/catalog.ts';
import { comparedFromQuery, filterFromQuery, queryFromFilter } from './url-filter.ts';

test('writes nothing for no filter', () => {
  expect(queryFromFilter(NO_FILTER)).toBe('');
  expect(filterFromQuery('')).toEqual(NO_FILTER);
});

test('falls back to the first sort order, and to no limits', () => {
  expect(filterFromQuery('?sort=cheapest&tag=gold&images=maybe&min=cheap&max=-1&color=')).toEqual({
    ...NO_FILTER,
    tag: 'gold',
  });
  // No longer than a field takes.
  expect(filterFromQuery('?min=123456789&max=1.239')).toMatchObject({
    min: '1234567',
    max: '1.23',
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
  const slugs = fc.uniqueArray(fc.constantFrom('ivory-linen', 'navy', 'a1', 'sage', 'b-2'), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(filters, slugs, (filter, compared) => {
      const query = queryFromFilter(filter, compared);
      expect(filterFromQuery(query)).toEqual(filter);
      expect(comparedFromQuery(query)).toEqual(compared);
    }),
  );
});

test('of what is named to be compared, four slugs count, each once @compare.choose', () => {
  const named = ['b', 'b', '', 'not a slug', 'c', 'd', 'e', 'f'].map((slug) => `item=${slug}`);
  expect(comparedFromQuery(`?${named.join('&')}`)).toEqual(['b', 'c', 'd', 'e']);
});
