import { expect, test } from 'vitest';
import { stockId, stockIdAfter, stockPlace, stockPlaceName, stretches } from './place.ts';

const TODAY = '2026-11-26';

test.each([
  ['2026-12', 'month', '2026-12-01', '2026-12-31', 'December 2026'],
  ['2026-11-q', 'quarter', '2026-11-01', '2027-01-31', 'November 2026 – January 2027'],
  ['2028-02', 'month', '2028-02-01', '2028-02-29', 'February 2028'],
  ['nonsense', 'month', '2026-11-01', '2026-11-30', 'November 2026'],
  ['2026-13-q', 'quarter', '2026-11-01', '2027-01-31', 'November 2026 – January 2027'],
])('the address %s shows a %s, from %s to %s @stock.view', (id, kind, first, last, name) => {
  const place = stockPlace(id, TODAY);
  expect([place.kind, place.first, place.last]).toEqual([kind, first, last]);
  expect([place.days[0], place.days.at(-1)]).toEqual([first, last]);
  expect(stockPlaceName(place).replaceAll(/\s/g, ' ')).toBe(name);
});

test('a step goes by a month or by three, and there and back is here', () => {
  expect(stockIdAfter(stockPlace('2026-12', TODAY), 1)).toBe('2027-01');
  expect(stockIdAfter(stockPlace('2026-11-q', TODAY), 1)).toBe('2027-02-q');
  expect(stockIdAfter(stockPlace('2027-02-q', TODAY), -1)).toBe(stockId('2026-11', 'quarter'));
});

test('what is searched stands in the address, and a step keeps it @stock.view', () => {
  const category = '0193b2a4-7c1e-7f3a-9c5d-2b1a0f9e8d7c';
  const search = { q: 'gold ~ chair & more', category, page: 2 };
  const id = stockId('2026-12', 'quarter', search);
  expect(stockPlace(id, TODAY)).toMatchObject({ kind: 'quarter', month: '2026-12', search });
  expect(stockPlace(stockIdAfter(stockPlace(id, TODAY), 1), TODAY)).toMatchObject({
    month: '2027-03',
    search,
  });
  expect(stockPlace('2026-12~in=nonsense&page=-1&q=', TODAY).search).toEqual({
    q: '',
    category: '',
    page: 1,
  });
});

test('days on which as many are free are one line of a list', () => {
  const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
  expect(stretches(days, [600, 600, -20, 600])).toEqual([
    { from: '2026-12-01', to: '2026-12-02', free: 600 },
    { from: '2026-12-03', to: '2026-12-03', free: -20 },
    { from: '2026-12-04', to: '2026-12-04', free: 600 },
  ]);
  expect(stretches(days.slice(0, 2), [null, null])).toHaveLength(1);
});
