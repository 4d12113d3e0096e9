import { expect, test } from 'vitest';
import { directionOf, sortAfterPress } from './columns.ts';

const PRICE = { ascending: 'price-asc', descending: 'price-desc' };
const UPDATED = { ascending: 'edited-asc', descending: 'edited', first: 'descending' } as const;

test('a column says which way it sorts, and the others that they do not', () => {
  expect(directionOf(PRICE, 'price-asc')).toBe('ascending');
  expect(directionOf(PRICE, 'price-desc')).toBe('descending');
  expect(directionOf(PRICE, 'name')).toBeUndefined();
});

test('a press sorts by the column, another one turns it round', () => {
  expect(sortAfterPress(PRICE, 'name')).toBe('price-asc');
  expect(sortAfterPress(PRICE, 'price-asc')).toBe('price-desc');
  expect(sortAfterPress(PRICE, 'price-desc')).toBe('price-asc');
});

test('of times, the last comes first', () => {
  expect(sortAfterPress(UPDATED, 'name')).toBe('edited');
  expect(sortAfterPress(UPDATED, 'edited')).toBe('edited-asc');
});

test('a column that sorts one way only stays so', () => {
  expect(sortAfterPress({ ascending: 'order' }, 'name')).toBe('order');
  expect(sortAfterPress({ ascending: 'order' }, 'order')).toBe('order');
});
