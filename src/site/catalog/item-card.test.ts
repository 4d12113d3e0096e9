import { expect, test } from 'vitest';
import { MAX_LENGTH } from '#domain/limits.ts';
import { image, wishlistLine } from './item-card.ts';

const VASE = { id: 'a', name: 'Bud Vase', price: '$4.50', image: '/v.jpg' };

test('an item without options is a line as it is', () => {
  expect(wishlistLine(VASE)).toEqual({ ...VASE, option: '' });
});

test('a chosen option stands in parentheses after the name', () => {
  expect(wishlistLine({ ...VASE, option: 'Smoke', price: '$5.25' })).toEqual({
    ...VASE,
    option: 'Smoke',
    name: 'Bud Vase (Smoke)',
    price: '$5.25',
  });
});

test('an open option is named as such, with the price that options start at @product.open-option', () => {
  expect(wishlistLine({ ...VASE, option: '' })).toEqual({
    ...VASE,
    option: '',
    name: 'Bud Vase (option not selected)',
    price: 'Starting at $4.50',
  });
  expect(wishlistLine({ ...VASE, option: '', price: 'Call for pricing' }).price).toBe(
    'Call for pricing',
  );
});

test('no price is longer than a stored line may hold', () => {
  const price = `$12.50 ${'x'.repeat(MAX_LENGTH.price - 7)}`;
  expect(wishlistLine({ ...VASE, option: '', price }).price).toBe(price);
});

test('an image has the words of staff, or those given in their place @image.alt', () => {
  const media = new Map([['/v.jpg', { alt: 'A vase', width: 1, height: 1, dominantColor: '' }]]);
  expect(image('/v.jpg', media, 'Bud Vase').alt).toBe('A vase');
  expect(image('/w.jpg', media, 'Bud Vase').alt).toBe('Bud Vase');
});
