import { expect, test } from 'vitest';
import { changedWords, fieldWords } from './changed-words.ts';

const ID = '0b0e7a52-2f4c-4a62-9d5e-0d8f3f1f6a11';
const GONE = '0b0e7a52-2f4c-4a62-9d5e-0d8f3f1f6a12';
const names = { [ID]: 'Chiavari chair' };

test.each([
  [true, 'Yes'],
  [false, 'No'],
  [1200, '1,200'],
  [0, '0'],
  ['$12.50', '$12.50'],
  ['', '–'],
  [' ', '–'],
  [null, '–'],
  [undefined, '–'],
  [[], '–'],
  [{}, '–'],
  [['ivory', 'gold'], 'ivory, gold'],
  [ID, 'Chiavari chair'],
  [[ID, GONE], 'Chiavari chair, something deleted'],
  [[{ name: '90 × 132', price: 15 }], '90 × 132 $15.00'],
  [[{ name: 'Round', price: 18.5, owned: 4 }], 'Round $18.50 (4)'],
  [[{ name: 'Round', price: 18.5, image: '/media/u/ab.webp' }], 'Round $18.50 [ab.webp]'],
  [[`/img/${'a3'.repeat(32)}.webp`, '/media/chair.jpg'], 'uploaded image a3a3, /media/chair.jpg'],
  [[{ itemId: ID, option: 'Gold', quantity: 8 }], '8 × Chiavari chair, Gold'],
  [[{ itemId: ID, option: '', quantity: 8 }], '8 × Chiavari chair'],
  [{ Weight: '10 lb', Height: '36 in' }, 'Weight: 10 lb, Height: 36 in'],
])('%j is read as %s @history.shown', (value, words) => {
  expect(changedWords(value, names)).toBe(words);
});

test.each([
  ['startingPrice', 1200, '$1,200.00'],
  ['startingPrice', 899.5, '$899.50'],
  ['startingPrice', undefined, '–'],
  ['price', '12.5', '$12.50'],
  ['price', '$12.50', '$12.50'],
  ['price', 'Call us', 'Call us'],
  ['price', '', '–'],
  ['availability', 1200, '1,200'],
])('%s %j is read as %s @history.shown', (field, value, words) => {
  expect(fieldWords(field, value, names)).toBe(words);
});
