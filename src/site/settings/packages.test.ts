import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVICE_TYPES } from '#contracts/catalog/public.ts';
import { packagesOf } from '../catalog/packages.ts';
import { DEFAULT_SETTINGS } from './defaults.ts';
import { DEFAULT_PACKAGES } from './packages.ts';

test('has the built-in packages, at their prices @services.built-in', () => {
  const list = SERVICE_TYPES.flatMap((type) =>
    DEFAULT_PACKAGES[type].map(({ name, startingPrice, isPopular }) =>
      [type, name, startingPrice, ...(isPopular ? ['popular'] : [])].join(' | '),
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

const source = { packages: [], media: new Map(), settings: DEFAULT_SETTINGS };
const packages = SERVICE_TYPES.flatMap((type) => packagesOf(type, source));

test.each(packages)('$slug has 3 to 6 features and a description', ({ features, description }) => {
  expect(features.length).toBeGreaterThanOrEqual(3);
  expect(features.length).toBeLessThanOrEqual(6);
  expect(new Set(features).size).toBe(features.length);
  expect(description).not.toBe('');
});

test('every slug stands for one package', () => {
  expect(new Set(packages.map(({ slug }) => slug)).size).toBe(packages.length);
});

test('every image comes with the site and says what it shows', () => {
  const images = packages.flatMap((each) => each.images);
  expect(images.filter(({ url }) => !existsSync(`public${url}`))).toEqual([]);
  expect(images.map(({ alt }) => alt)).not.toContain('');
  const names = new Set(packages.map(({ name }) => name));
  expect(images.filter(({ alt }) => names.has(alt))).toEqual([]);
});

test('no two packages lead with the same image @services.built-in', () => {
  const first = packages.map(({ images }) => images[0]?.url);
  expect(new Set(first).size).toBe(packages.length);
});
