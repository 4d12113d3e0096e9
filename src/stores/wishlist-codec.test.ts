import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WishlistLine } from '#domain/wishlist.ts';
import { decodeWishlist, encodeWishlist } from './wishlist-codec.ts';

const line: WishlistLine = {
  id: 'a',
  option: '',
  name: 'Gold Chiavari Chair',
  price: '$8.50',
  image: '/media/chair.jpg',
  quantity: 2,
};

test('reads what it wrote', () => {
  expect(decodeWishlist(encodeWishlist([line]))).toEqual([line]);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{"version":1,'],
  ['null', 'null'],
  ['a list of an older form', '[{"id":"a"}]'],
  ['a later version', JSON.stringify({ version: 2, lines: [line] })],
])('reads %s as an empty list', (_, text) => {
  expect(decodeWishlist(text)).toEqual([]);
});

test('drops invalid lines and keeps the others', () => {
  const lines = [
    { ...line, quantity: 0 },
    { ...line, quantity: 1.5 },
    { ...line, quantity: '2' },
    { ...line, id: '' },
    { ...line, name: 7 },
    null,
    line,
  ];
  expect(decodeWishlist(JSON.stringify({ version: 1, lines }))).toEqual([line]);
});

test('keeps the availability, and the line when it is invalid', () => {
  const counted = { ...line, availability: 120 };
  expect(decodeWishlist(encodeWishlist([counted]))).toEqual([counted]);
  for (const availability of [0, -1, 1.5, '120', 1e9, null, {}]) {
    const lines = [{ ...line, availability }];
    expect(decodeWishlist(JSON.stringify({ version: 1, lines }))).toEqual([line]);
  }
});

test('never throws, whatever the storage contains', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(decodeWishlist(text))).toBe(true);
    }),
  );
});

test('keeps a note of a line, and drops one that is none @wishlist.note', () => {
  const noted = { ...line, note: 'for the cake' };
  expect(decodeWishlist(encodeWishlist([noted]))).toEqual([noted]);
  for (const note of ['', 7, 'x'.repeat(4_001)]) {
    expect(decodeWishlist(JSON.stringify({ version: 1, lines: [{ ...line, note }] }))).toEqual([
      line,
    ]);
  }
});
