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
  for (const spelling of ["20'", '20‛', '20ʹ', '20＇', '20 ft', '20-foot', '20 feet', '20 FT']) {
    expect(keysOf(spelling)).toEqual(['20ft']);
  }
  expect(keysOf('90 in x 132 in')).toEqual(['90in', '132in']);
  expect(keysOf('90x132')).toEqual(['90', '132']);
  expect(keysOf('20×20 tent')).toEqual(['20', '20', 'tent']);
  expect(keysOf('1,200 lb, 7½ ft, 17.50 in')).toEqual(['1200lb', '7.5ft', '17.5in']);
});

test('a number without a unit is that of any unit', () => {
  expect(sameNumber('120', '120in')).toBe(true);
  expect(sameNumber('20ft', '20')).toBe(true);
  expect(sameNumber('20ft', '20in')).toBe(false);
  expect(sameNumber('12', '120')).toBe(false);
});

test('feet are inches, and no ounces or guests @search.sizes', () => {
  expect(sameNumber('8ft', '96in')).toBe(true);
  expect(sameNumber('60in', '5ft')).toBe(true);
  expect(sameNumber('8ft', '8in')).toBe(false);
  expect(keysOf('8 oz, 8 seats, 8 ft')).toEqual(['8oz', '8guests', '8ft']);
  for (const other of ['8oz', '8guests', '8lb']) expect(sameNumber('8ft', other)).toBe(false);
  expect(sameNumber('8', '8guests')).toBe(true);
});

test('a number behind "for" is one of guests, unless it is a size @search.sizes', () => {
  expect(keysOf('tent for 50')).toEqual(['tent', '50guests']);
  expect(keysOf('tent for 50 people')).toEqual(['tent', '50guests']);
  expect(keysOf('carpa para 50')).toEqual(['carpa', '50guests']);
  expect(keysOf('carpa 50 personas')).toEqual(['carpa', '50guests']);
  for (const size of ['60 inch', '60"', '60-inch', '60in']) {
    expect(keysOf(`for ${size} round`)).toEqual(['60in', 'round']);
  }
  expect(keysOf('floor for 20x20, for 7.5 ft')).toEqual(['floor', '20', '20', '7.5ft']);
});

test('a number in words is one before its unit @search.sizes', () => {
  expect(keysOf('eight foot table, six-foot')).toEqual(['8ft', 'table', '6ft']);
  expect(keysOf('eight tables, freight foot')).toEqual(['eight', 'table', 'freight', 'foot']);
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
  expect(keysOf('Łukasz Quinceañera Nguyễn')).toEqual(keysOf('lukasz quinceanera nguyen'));
});

test.each([
  "D'Angelo-Pena",
  'D’Angelo–Peña',
  'DʼAngelo—Peña',
  'D´Angelo\u{2011}Peña',
  'd`angelo pena',
])('%j has one pair of words, whatever its apostrophe and dash', (name) => {
  expect(keysOf(name)).toEqual(['dangelo', 'pena']);
});
