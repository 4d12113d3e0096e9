import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { categoryFixture, itemFixture } from './catalog.fixtures.ts';
import { comparePages, comparePaths } from './compare-pages.ts';
import { comparedIn, withoutCompared } from './compare.ts';

const item = (slug: string, fields: object = {}) =>
  itemFixture(slug, 'linens', { slug, colors: ['Ivory'], tags: ['satin', 'linen'], ...fields });
const ITEMS = [
  item('round', {
    dimensions: '120 in round',
    materials: 'Satin',
    specifications: { care: 'Return dry' },
    price: '$18.00',
  }),
  item('large', { dimensions: '90 in x 156 in' }),
  item('short', { dimensions: '90 in round', options: [{ name: 'A', price: 8 }] }),
  item('sash', { dimensions: '6 in x 108 in' }),
  item('bare', { price: '0' }),
];

const catalog = (fabric: string) => ({
  categories: [categoryFixture('Linens', 'linens')],
  items: ITEMS,
  packages: [],
  media: new Map(),
  settings: {
    ...DEFAULT_SETTINGS,
    fabrics: { entries: [{ name: 'Ivory satin', image: '/x.jpg', item: fabric, tag: 'satin' }] },
  },
  askedTogether: new Map(),
  requestCounts: new Map(),
});
const compared = comparePages(catalog('round'))[0]?.props.items ?? [];

test('a category with fabrics has a page that compares its items, others have none @compare.page', () => {
  expect(comparePaths(catalog('round'))).toEqual(['/compare/linens']);
  expect(comparePaths(catalog('gone'))).toEqual([]);
});

test('each item says size, drop and on which table, fabric, care and price @compare.page', () => {
  const facts = Object.fromEntries(
    compared.map(({ slug, size, drop, fabric, care, price }) => [
      slug,
      [size, drop, fabric, care, price],
    ]),
  );
  expect(facts).toEqual({
    round: [
      '120" round',
      '30 inches on a 60-inch round table, to the floor',
      'Satin',
      'Return dry',
      '$18.00 per each',
    ],
    large: [
      '90" × 156"',
      '30 inches on an 8-foot banquet table, to the floor',
      expect.anything(),
      '',
      expect.anything(),
    ],
    short: [
      '90" round',
      '15 inches on a 60-inch round table',
      expect.anything(),
      '',
      'Starting at $8.00 per each',
    ],
    sash: ['6" × 108"', '', expect.anything(), '', expect.anything()],
    bare: [expect.anything(), '', expect.anything(), '', 'Call for pricing'],
  });
});

test('an address names up to four items once each, in its order @compare.choose', () => {
  const named = (query: string) => comparedIn(query, compared).map(({ slug }) => slug);
  expect(named('?sort=name&item=sash&item=round')).toEqual(['sash', 'round']);
  expect(named('?item=gone&item=bare&item=bare&item=')).toEqual(['bare']);
  expect(named(`?item=${ITEMS.map(({ slug }) => slug).join('&item=')}`)).toHaveLength(4);
  expect(named('')).toEqual([]);
});

test('without an item or all items an address keeps the filter of the list @compare.choose', () => {
  const query = '?color=Navy&color=Blush&sort=name&item=sash&item=round';
  expect(withoutCompared(query, 'sash')).toBe('?color=Navy&color=Blush&sort=name&item=round');
  expect(withoutCompared(query)).toBe('?color=Navy&color=Blush&sort=name');
  expect(withoutCompared('?item=sash')).toBe('?');
});
