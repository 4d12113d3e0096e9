import { expect, test } from 'vitest';
import { stockFact, stockInWords } from './stock-words.ts';

const option = { name: 'Large', price: 5, image: '' };
const parts = [{ itemId: 'chair', option: '', quantity: 8 }];

test.each([
  ['a number', { availability: 1200, options: [], parts: [] }, '1200', '1200 in stock'],
  ['0', { availability: 0, options: [], parts: [] }, 'Not counted', 'Not counted'],
  [
    '0, with options that share it',
    { availability: 0, options: [option, { ...option, owned: 0 }], parts: [] },
    'Not counted',
    'Not counted',
  ],
  [
    '0, with an option of its own number',
    { availability: 0, options: [option, { ...option, owned: 3 }], parts: [] },
    'By option',
    'By option',
  ],
  ['that of a set', { availability: 0, options: [], parts }, 'By its parts', 'By its parts'],
])('the stock of an item is told: %s @items.stock', (_, item, cell, fact) => {
  expect([stockInWords(item), stockFact(item)]).toEqual([cell, fact]);
});
