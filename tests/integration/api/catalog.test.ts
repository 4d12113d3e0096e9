import { beforeAll, describe, expect, test } from 'vitest';
import { catalogApp } from '#server/catalog/public/app.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { host } from '../../support/host.ts';
import { addCategory, addItem, addPackage } from '../../support/rows.ts';

const db = useDatabase();
const get = async (path: string) => catalogApp({ db, now: () => new Date(), host }).request(path);
const read = async (path: string) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  return (await response.json()) as Record<string, unknown>[];
};
const ids = { chairs: '', gold: '', classic: '' };

beforeAll(async () => {
  ids.chairs = await addCategory(db(), {
    name: 'Chairs',
    heading: 'Chair Rentals',
    slug: 'chairs',
    description: 'To sit on',
    imageUrl: '/media/chairs.jpg',
    displayOrder: 1,
    seoTitle: 'Chair rentals',
    seoDescription: 'Chairs in Detroit',
    seoKeywords: 'chairs, detroit',
  });
  await addCategory(db(), { name: 'Asleep', slug: 'asleep', isActive: false });
  ids.gold = await addItem(db(), ids.chairs, {
    name: 'Gold Chair',
    slug: 'gold-chair',
    shortDescription: 'Short',
    fullDescription: 'Full',
    description: 'Paid 40% off, hide the scratch',
    price: '$8.50',
    priceCents: 850,
    unit: 'set',
    images: ['/media/gold-1.jpg', '/media/gold-2.jpg'],
    availability: 600,
    isFeatured: true,
    options: [
      { name: 'With cushion', price: 9.5, image: '/media/gold-2.jpg' },
      { name: 'Bare', price: 8.5, image: '/media/removed.jpg' },
    ],
    tags: ['gold'],
    dimensions: '16 in W',
    materials: 'Resin',
    colors: ['Gold'],
    specifications: { Weight: '10 lb' },
    seoTitle: 'T',
    seoDescription: 'D',
    seoKeywords: 'K',
  });
  await addItem(db(), ids.chairs, { name: 'Plain Chair', slug: 'plain-chair', price: 'ask us' });
  await addItem(db(), ids.chairs, { name: 'Draft', slug: 'draft', isPublished: false });
  ids.classic = await addPackage(db(), {
    slug: 'classic',
    description: 'Four hours',
    features: ['Props', 'Prints'],
    startingPrice: '450',
    isPopular: true,
    image: '/media/booth.jpg',
    images: ['/media/booth.jpg', '/media/booth-2.jpg'],
  });
});

const goldChair = () => ({
  id: ids.gold,
  name: 'Gold Chair',
  slug: 'gold-chair',
  categoryId: ids.chairs,
  category: 'chairs',
  shortDescription: 'Short',
  fullDescription: 'Full',
  description: 'Short',
  price: '$8.50',
  unit: 'set',
  images: ['/media/gold-1.jpg', '/media/gold-2.jpg'],
  availability: 600,
  isFeatured: true,
  options: [
    { name: 'With cushion', price: 9.5, image: '/media/gold-2.jpg' },
    // Its image is none of the item's.
    { name: 'Bare', price: 8.5 },
  ],
  tags: ['gold'],
  dimensions: '16 in W',
  materials: 'Resin',
  colors: ['Gold'],
  specifications: { Weight: '10 lb' },
  goesWith: [],
  seoTitle: 'T',
  seoDescription: 'D',
  seoKeywords: 'K',
});

const chairs = () => ({
  id: ids.chairs,
  name: 'Chairs',
  heading: 'Chair Rentals',
  slug: 'chairs',
  description: 'To sit on',
  imageUrl: '/media/chairs.jpg',
  displayOrder: 1,
  seoTitle: 'Chair rentals',
  seoDescription: 'Chairs in Detroit',
  seoKeywords: 'chairs, detroit',
});

// Comparing whole objects also says that no private column is let out.
describe('the public reads', () => {
  test('GET /api/categories @api.reads', async () => {
    expect(await read('/api/categories')).toEqual([chairs()]);
  });

  test('GET /api/categories/{slug} @api.reads', async () => {
    expect(await read('/api/categories/chairs')).toEqual(chairs());
  });

  test('GET /api/rental-items, without the note of staff @api.reads @items.note', async () => {
    const items = await read('/api/rental-items');
    expect(items[0]).toEqual(goldChair());
    expect(items.map((item) => item['slug'])).toEqual(['gold-chair', 'plain-chair']);
    for (const item of items) expect(Object.keys(item)).toEqual(Object.keys(goldChair()));
  });

  test('GET /api/rental-items?category= @api.reads', async () => {
    const items = await read('/api/rental-items?category=chairs');
    expect(items.map((item) => item['slug'])).toEqual(['gold-chair', 'plain-chair']);
    expect(await read('/api/rental-items?category=asleep')).toEqual([]);
    expect(await read('/api/rental-items?category=unknown')).toEqual([]);
    expect(await read('/api/rental-items?category=')).toEqual([]);
  });

  test('GET /api/rental-items/featured @api.reads', async () => {
    expect(await read('/api/rental-items/featured')).toEqual([goldChair()]);
  });

  test('GET /api/service-packages @api.reads', async () => {
    expect(await read('/api/service-packages')).toEqual([
      {
        id: ids.classic,
        name: 'Classic',
        slug: 'classic',
        serviceType: 'photo_booth',
        description: 'Four hours',
        features: ['Props', 'Prints'],
        startingPrice: '450.00',
        isPopular: true,
        image: '/media/booth.jpg',
        images: ['/media/booth.jpg', '/media/booth-2.jpg'],
        seoTitle: '',
        seoDescription: '',
        seoKeywords: '',
      },
    ]);
  });
});

test.each(['unknown', 'asleep', 'CHAIRS', '%F0%9F%8E%89', "'%20or%201=1"])(
  'category %s is not found',
  async (slug) => {
    const error = await expectError(await get(`/api/categories/${slug}`), 404);
    expect(error).toEqual({ code: 'not_found', message: 'There is no such category.' });
  },
);

test.each([
  '/api/categories/%00',
  '/api/categories/%E0%A4%A',
  '/api/categories/%FF',
  `/api/categories/${'a'.repeat(101)}`,
  '/api/rental-items?category=%00',
  `/api/rental-items?category=${'a'.repeat(10_000)}`,
])('%s is refused', async (path) => {
  const error = await expectError(await get(path), 400);
  expect(error.code).toBe('bad_request');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s changes nothing and is not found',
  async (method) => {
    const app = catalogApp({ db, now: () => new Date(), host });
    for (const path of ['/api/categories', '/api/rental-items', '/api/service-packages']) {
      const error = await expectError(await app.request(path, { method }), 404);
      expect(error.code).toBe('not_found');
    }
  },
);

test('every answer forbids guessing its type', async () => {
  for (const path of ['/api/categories', '/api/categories/unknown', '/api/nothing']) {
    const response = await get(path);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  }
});
