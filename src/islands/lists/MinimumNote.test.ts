import { expect, test } from 'vitest';
import type { WishlistLine } from '#domain/wishlist.ts';
import type { ListTerms } from '#site/lists/list-items.ts';
import { minimumNote } from './MinimumNote.tsx';

const RULE: ListTerms['minimum'] = {
  minimumOrder: 250,
  minimumExceptions: [{ day: 'saturday', from: 'may', through: 'october', amount: 500 }],
  words: '$250, or $500 on Saturdays from May through October',
};
const AS_IT_IS = 'You can send your list as it is, and we’ll suggest what fits.';

const list = (quantity: number, price = '$10'): WishlistLine[] => [
  { id: 'a', name: 'Gold Chair', option: '', price, image: '', quantity },
];

test('below the minimum of some days the list names all of them while no day is known @wishlist.minimum-order', () => {
  const words = `Our minimum order is ${RULE.words}. ${AS_IT_IS}`;
  expect(minimumNote(list(10), RULE, null)).toBe(words);
  expect(minimumNote(list(49), RULE, null)).toBe(words);
  expect(minimumNote(list(50), RULE, null)).toBe('');
});

test('a day that is known has its own, with what is missing @wishlist.minimum-order', () => {
  expect(minimumNote(list(30), RULE, '2027-06-12')).toBe(
    `Our minimum order that day is $500, $200 more than your list so far. ${AS_IT_IS}`,
  );
  expect(minimumNote(list(30), RULE, '2027-06-11')).toBe('');
});

test('nothing is said of an empty list, nor where an item may cost more @wishlist.minimum-order', () => {
  expect(minimumNote([], RULE, null)).toBe('');
  expect(minimumNote(list(1, 'Call for pricing'), RULE, null)).toBe('');
  expect(minimumNote(list(1, 'Starting at $10'), RULE, null)).toBe('');
});
