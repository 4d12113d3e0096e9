import { expect, test } from 'vitest';
import { keysOf, readWords, sameNumber } from './words.ts';

test('a size is the same in every spelling @search.sizes', () => {
  const spellings = [
    '120"',
    '120 inch',
    '120-inch',
    '120 inches',
    '120 in',
    '120in',
    '120”',
    "120''",
  ];
  for (const spelling of spellings) expect(keysOf(`${spelling} round`)).toEqual(['120in', 'round']);
  for (const spelling of ["20'", '20 ft', '20-foot', '20 feet', '20 FT']) {
    expect(keysOf(spelling)).toEqual(['20ft']);
  }
  expect(keysOf('90 in x 132 in')).toEqual(['90in', '132in']);
  expect(keysOf('90x132')).toEqual(['90', '132']);
  expect(keysOf('20×20 tent')).toEqual(['20', '20', 'tent']);
  expect(keysOf('1,200 lb, 7½ ft, 17.50 in')).toEqual(['1200', 'lb', '7.5ft', '17.5in']);
});

test('a number without a unit is that of any unit', () => {
  expect(sameNumber('120', '120in')).toBe(true);
  expect(sameNumber('20ft', '20')).toBe(true);
  expect(sameNumber('20ft', '20in')).toBe(false);
  expect(sameNumber('12', '120')).toBe(false);
});

test('plural and singular are one word @search.finds', () => {
  const pairs = [
    ['linen', 'linens'],
    ['vase', 'vases'],
    ['glass', 'glasses'],
    ['dish', 'dishes'],
    ['bench', 'benches'],
    ['box', 'boxes'],
    ['candy', 'candies'],
    ['cookie', 'cookies'],
    ['tie', 'ties'],
    ['shelf', 'shelves'],
    ['knife', 'knives'],
    ['chair', 'chairs’'],
    ['canopy', 'canopies'],
    ['sleeve', 'sleeves'],
    ['glove', 'gloves'],
  ];
  for (const [one = '', many = ''] of pairs) expect(keysOf(many), many).toEqual(keysOf(one));
  // Not plurals.
  expect(keysOf('canvas glass cactus')).toEqual(keysOf('Canvas GLASS cactus'));
});

test('accents, case and fillers do not count', () => {
  expect(readWords('The Décor for a Bride’s Table')).toEqual([
    { key: 'decor', written: 'decor' },
    { key: 'bride', written: 'bride' },
    { key: 'table', written: 'table' },
  ]);
  expect(keysOf('in the')).toEqual([]);
});
