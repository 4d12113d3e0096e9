import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVICE_TYPES } from '#contracts/catalog.ts';
import { FALLBACK_FEATURED, FALLBACK_PACKAGES } from './fallbacks.ts';

test('has the built-in packages, at their prices @services.built-in', () => {
  const list = SERVICE_TYPES.flatMap((type) =>
    FALLBACK_PACKAGES[type].map(({ name, startingPrice, isPopular }) =>
      [type, name, Number(startingPrice), ...(isPopular ? ['popular'] : [])].join(' | '),
    ),
  );
  expect(list).toEqual([
    'design | Intimate | 1500',
    'design | Premium | 3500 | popular',
    'design | Luxury | 7500',
    'photo_booth | Classic | 450',
    'photo_booth | Premium Interactive | 750 | popular',
    'video_dance_floor | Essential LED | 1200',
    'video_dance_floor | Interactive Video Floor | 2500 | popular',
    'video_dance_floor | Immersive | 4500',
  ]);
});

test('has the built-in featured rentals, at their prices @home.featured-built-in', () => {
  expect(FALLBACK_FEATURED.map(({ name, price }) => [name, price])).toEqual([
    ['Gold Chiavari Chairs', '$8.50'],
    ['Round Tables (60 inch)', '$12.00'],
    ['Ivory Satin Linens', '$18.00'],
  ]);
});

const packages = Object.values(FALLBACK_PACKAGES).flat();

test.each(packages)('$slug has 3 to 6 features and a description', (each) => {
  const { features, description, images } = each;
  expect(features.length).toBeGreaterThanOrEqual(3);
  expect(features.length).toBeLessThanOrEqual(6);
  expect(new Set(features).size).toBe(features.length);
  expect(description).not.toBe('');
  expect(new Set(images.map(({ url }) => url)).size).toBe(images.length);
});

test('every slug stands for one package', () => {
  expect(new Set(packages.map(({ slug }) => slug)).size).toBe(packages.length);
});

test('every image comes with the site and says what it shows', () => {
  const images = [
    ...FALLBACK_FEATURED.map(({ image }) => image),
    ...packages.flatMap((each) => each.images),
  ];
  const missing = images.filter(({ url }) => !existsSync(`public${url}`));
  expect(missing).toEqual([]);
  expect(images.filter(({ alt }) => alt === '')).toEqual([]);
});
