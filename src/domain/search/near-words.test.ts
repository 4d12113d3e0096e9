import { expect, test } from 'vitest';
import { nearSearches } from './near-words.ts';

test('an unknown word leads to words that are spelled like it @category.near', () => {
  const texts = ['Gold Charger Plate', 'Chiavari chairs, 36 in'];
  expect(nearSearches('goald plate', texts)).toEqual(['gold plate', 'gold']);
  expect(nearSearches('chiavary', texts)).toEqual(['chiavari']);
  expect(nearSearches('gold 35', texts)).toEqual([]);
  expect(nearSearches('samovar', texts)).toEqual([]);
});
