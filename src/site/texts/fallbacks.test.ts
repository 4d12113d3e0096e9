import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FALLBACK_FEATURED } from './fallbacks.ts';

test('has the built-in featured rentals, at their prices @home.featured-built-in', () => {
  expect(FALLBACK_FEATURED.map(({ name, price }) => [name, price])).toEqual([
    ['Gold Chiavari Chairs', '$8.50'],
    ['Round Tables (60 inch)', '$12.00'],
    ['Ivory Satin Linens', '$18.00'],
  ]);
});

test('every image comes with the site and says what it shows', () => {
  const images = FALLBACK_FEATURED.map(({ image }) => image);
  const missing = images.filter(({ url }) => !existsSync(`public${url}`));
  expect(missing).toEqual([]);
  expect(images.filter(({ alt }) => alt === '')).toEqual([]);
});
