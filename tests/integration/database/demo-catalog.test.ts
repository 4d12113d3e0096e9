import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  listPublicCategories,
  listPublicItems,
  listPublicPackages,
} from '#db/queries/catalog/public.ts';
import { categories, media, rentalItems, servicePackages } from '#db/schema.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { PAGE_SIZE } from '#domain/limits.ts';
import { parsePriceCents } from '#domain/money.ts';
import { useDatabase } from '../../support/backends.ts';
import { ROOT } from '../../support/tree.ts';

const db = useDatabase();

type Item = typeof rentalItems.$inferSelect;
let items: Item[];
const some = (what: (item: Item) => boolean) => items.filter(what).length;

beforeAll(async () => {
  await seedDemo(db());
  items = await db().select().from(rentalItems);
});

test('has the thirteen categories and at least 72 items that a visitor can see @run.demo', async () => {
  const shown = await listPublicCategories(db());
  expect(shown).toHaveLength(13);
  const visible = await listPublicItems(db());
  expect(visible.length).toBeGreaterThanOrEqual(72);
  const used = new Set(visible.map((item) => item.category));
  expect(shown.filter(({ slug }) => !used.has(slug))).toEqual([]);
});

test('has one category of thirty or more, on three pages', async () => {
  const linens = await listPublicItems(db(), { category: 'linens' });
  expect(linens.length).toBeGreaterThanOrEqual(30);
  expect(Math.ceil(linens.length / PAGE_SIZE)).toBeGreaterThanOrEqual(3);
});

test('shows every kind of item at least once', () => {
  const kinds = {
    options: some((item) => item.options.length > 1),
    'one image': some((item) => item.images.length === 1),
    'four images': some((item) => item.images.length === 4),
    'no image': some((item) => item.images.length === 0),
    'specifications and colors': some(
      (item) => Object.keys(item.specifications).length > 0 && item.colors.length > 0,
    ),
    inactive: some((item) => !item.isActive),
    unpublished: some((item) => !item.isPublished),
    featured: some((item) => item.isFeatured && item.isActive && item.isPublished),
  };
  expect(Object.entries(kinds).filter(([, count]) => count === 0)).toEqual([]);
  expect(kinds['no image']).toBeLessThanOrEqual(8);
});

test('every item has a price, texts and options that make sense', () => {
  for (const item of items) {
    expect(item.priceCents, item.slug).toBe(parsePriceCents(item.price));
    expect(item.shortDescription, item.slug).not.toBe('');
    expect(item.shortDescription.length, item.slug).toBeLessThanOrEqual(160);
    expect(item.fullDescription, item.slug).not.toBe('');
    expect(item.tags.length, item.slug).toBeGreaterThan(0);
    const names = item.options.map(({ name }) => name);
    expect(new Set(names).size, item.slug).toBe(names.length);
    for (const { price } of item.options) expect(price, item.slug).toBeGreaterThan(0);
  }
});

test('a price that is for something other than a piece says what for', () => {
  const unitOf = (slug: string) => items.find((item) => item.slug === slug)?.unit;
  expect(unitOf('plank-tent-floor')).toBe('square foot');
  expect(unitOf('led-video-dance-floor')).toBe('event');
  expect(unitOf('gold-chiavari-chair')).toBe('each');
  // Said once: not in the name as well.
  expect(items.filter(({ name }) => /\bper\b/i.test(name))).toEqual([]);
});

/** @services.built-in */
const PACKAGES = [
  ['design', 'Intimate', '1500.00', false],
  ['design', 'Premium', '3500.00', true],
  ['design', 'Luxury', '7500.00', false],
  ['photo_booth', 'Classic', '450.00', false],
  ['photo_booth', 'Premium Interactive', '750.00', true],
  ['video_dance_floor', 'Essential LED', '1200.00', false],
  ['video_dance_floor', 'Interactive Video Floor', '2500.00', true],
  ['video_dance_floor', 'Immersive', '4500.00', false],
];

test('has every service package of the fallback list, with several images', async () => {
  const packages = await listPublicPackages(db());
  expect(
    packages.map((each) => [each.serviceType, each.name, each.startingPrice, each.isPopular]),
  ).toEqual(PACKAGES);
  for (const { name, images, image, features } of packages) {
    expect(images.length, name).toBeGreaterThan(1);
    expect(image, name).toBe(images[0]);
    expect(features.length, name).toBeGreaterThanOrEqual(3);
    expect(features.length, name).toBeLessThanOrEqual(6);
  }
});

test('every image in use is known and lies in public/, with an alternative text', async () => {
  const known = new Map((await db().select().from(media)).map((row) => [row.url, row]));
  const used = [
    ...items.flatMap((item) => item.images),
    ...(await db().select().from(categories)).map((category) => category.imageUrl),
    ...(await db().select().from(servicePackages)).flatMap((each) => each.images),
  ];
  expect(used.length).toBeGreaterThan(100);
  for (const url of new Set(used)) {
    expect(known.get(url)?.alt, url).toBeTruthy();
    expect(known.get(url)?.dominantColor, url).toMatch(/^#[0-9A-F]{6}$/i);
    expect(existsSync(path.join(ROOT, 'public', url)), url).toBe(true);
  }
});
