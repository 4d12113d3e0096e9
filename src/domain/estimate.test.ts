import { expect, test } from 'vitest';
import { estimate } from './wishlist.ts';

const line = (name: string, price: string, quantity: number) => ({
  id: name,
  option: '',
  name,
  price,
  image: '',
  quantity,
});

test('adds up prices times quantities and names lines without a price @wishlist.estimate', () => {
  const list = [
    line('Chair', '$8.50', 100),
    line('Dance Floor', '$1,250.00', 1),
    line('Tent', 'Call for pricing', 1),
    line('Arch', '$0.00', 2),
  ];
  expect(estimate(list)).toEqual({
    cents: 210_000,
    unpriced: ['Tent', 'Arch'],
    isLowerBound: true,
  });
});

test('an empty list costs nothing', () => {
  expect(estimate([])).toEqual({ cents: 0, unpriced: [], isLowerBound: false });
});

test.each([
  ['$8.50', '$1,250.00', false],
  ['$8.50', 'Starting at $385.00', true],
  ['$8.50', 'Call for pricing', true],
])('%s and %s may come to more: %s @wishlist.estimate', (one, other, isLowerBound) => {
  expect(estimate([line('a', one, 2), line('b', other, 1)]).isLowerBound).toBe(isLowerBound);
});
