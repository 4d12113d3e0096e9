import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { listOldPages } from '#db/queries/catalog/public-pages.ts';
import {
  countRequests,
  findPublicCategory,
  listMedia,
  listPublicCategories,
  listPublicItems,
  listPublicPackages,
} from '#db/queries/catalog/public.ts';
import { inquiries, media, redirects } from '#db/schema.ts';
import { BACKENDS, useDatabase } from '../../support/backends.ts';
import { addCategory, addInquiry, addItem, addPackage } from '../../support/rows.ts';

const deletedAt = new Date('2026-01-01T00:00:00Z');

describe.each(BACKENDS)('catalog queries on $name', (backend) => {
  const db = useDatabase(backend);

  beforeAll(async () => {
    const tables = await addCategory(db(), { name: 'Tables', slug: 'tables', displayOrder: 2 });
    const chairs = await addCategory(db(), { name: 'Chairs', slug: 'chairs', displayOrder: 1 });
    await addCategory(db(), { name: 'Arches', slug: 'arches', displayOrder: 2 });
    const asleep = await addCategory(db(), { slug: 'asleep', isActive: false });
    const gone = await addCategory(db(), { slug: 'gone', deletedAt });

    await addItem(db(), chairs, { name: 'White Chair', slug: 'white-chair', isFeatured: true });
    await addItem(db(), chairs, { name: 'Gold Chair', slug: 'gold-chair' });
    await addItem(db(), chairs, { name: 'amber Chair', slug: 'amber-chair' });
    await addItem(db(), tables, { name: 'Farm Table', slug: 'farm-table', isFeatured: true });
    await addItem(db(), chairs, { slug: 'inactive', isActive: false, isFeatured: true });
    await addItem(db(), chairs, { slug: 'draft', isPublished: false, isFeatured: true });
    await addItem(db(), chairs, { slug: 'deleted', deletedAt, isFeatured: true });
    await addItem(db(), chairs, { slug: 'deleted-draft', deletedAt, isPublished: false });
    await addItem(db(), asleep, { slug: 'in-inactive-category', isFeatured: true });
    await addItem(db(), gone, { slug: 'in-deleted-category', isFeatured: true });

    await addPackage(db(), { slug: 'premium', serviceType: 'design', startingPrice: '3500' });
    await addPackage(db(), { slug: 'intimate', serviceType: 'design', startingPrice: '900.50' });
    await addPackage(db(), { slug: 'classic', serviceType: 'photo_booth' });
    await addPackage(db(), { slug: 'retired', isActive: false });
    await addPackage(db(), { slug: 'removed', deletedAt });
  });

  test('categories come by display order, then name; inactive and deleted ones stay hidden @catalog.order', async () => {
    const rows = await listPublicCategories(db());
    expect(rows.map((row) => row.slug)).toEqual(['chairs', 'arches', 'tables']);
  });

  test('old pages are those that moved, and what was public when it was deleted', async () => {
    await db()
      .insert(redirects)
      .values([
        { fromPath: '/rental-services/b', toPath: '/rental-services/chairs' },
        { fromPath: '/rental-services/a', toPath: '/rental-services/tables' },
      ]);
    expect(await listOldPages(db())).toEqual({
      redirects: [
        { from: '/rental-services/a', to: '/rental-services/tables' },
        { from: '/rental-services/b', to: '/rental-services/chairs' },
      ],
      gone: [
        { category: 'chairs', item: 'deleted' },
        { category: 'gone', item: 'in-deleted-category' },
        { category: 'gone', item: null },
      ],
    });
  });

  test('a category is found by its slug while it is public', async () => {
    expect((await findPublicCategory(db(), 'chairs'))?.name).toBe('Chairs');
    for (const slug of ['asleep', 'gone', 'never-there', 'CHAIRS', '']) {
      expect(await findPublicCategory(db(), slug)).toBeUndefined();
    }
  });

  test('items come by name with their category; whatever is not public stays hidden', async () => {
    const rows = await listPublicItems(db());
    expect(rows.map((row) => [row.slug, row.category])).toEqual([
      ['farm-table', 'tables'],
      ['gold-chair', 'chairs'],
      ['white-chair', 'chairs'],
      ['amber-chair', 'chairs'],
    ]);
  });

  test('items of one category, and featured items, obey the same rules', async () => {
    const slugs = async (filter: Parameters<typeof listPublicItems>[1]) =>
      (await listPublicItems(db(), filter)).map((row) => row.slug);
    expect(await slugs({ category: 'chairs' })).toEqual([
      'gold-chair',
      'white-chair',
      'amber-chair',
    ]);
    expect(await slugs({ category: 'asleep' })).toEqual([]);
    expect(await slugs({ category: 'gone' })).toEqual([]);
    expect(await slugs({ category: "chairs' or '1'='1" })).toEqual([]);
    expect(await slugs({ featured: true })).toEqual(['farm-table', 'white-chair']);
    expect(await slugs({ featured: true, category: 'tables' })).toEqual(['farm-table']);
    expect(await slugs({ featured: false })).toHaveLength(4);
  });

  test('packages come by type, then price as a number', async () => {
    const rows = await listPublicPackages(db());
    expect(rows.map((row) => [row.slug, row.startingPrice])).toEqual([
      ['intimate', '900.50'],
      ['premium', '3500.00'],
      ['classic', '450.00'],
    ]);
  });

  test('lists, options and specifications come back as they were stored', async () => {
    const category = await addCategory(db(), { slug: 'linens', displayOrder: 9 });
    const stored = {
      slug: 'satin',
      images: ['/a, b.jpg', '/"quoted".jpg', '/back\\slash.jpg', ''],
      tags: ['ivory', 'NULL', '{}'],
      colors: [],
      options: [{ name: '108 "inch"', price: 18.5 }],
      specifications: { Care: 'Dry clean; 30 °C', Größe: '2,7 m' },
    };
    await addItem(db(), category, stored);
    const [row] = await listPublicItems(db(), { category: 'linens' });
    expect(row).toMatchObject(stored);
  });

  test('requests are counted by item, once each, without spam and deleted ones @category.popular', async () => {
    const lines = (...items: string[]) =>
      items.map((itemId) => ({ itemId, name: itemId, quantity: 40, price: '$1' }));
    await addInquiry(db(), {}, lines('chair', 'table', 'chair'));
    await addInquiry(db(), { status: 'lost' }, lines('chair'));
    await addInquiry(db(), { status: 'quarantined' }, lines('chair', 'spam'));
    const deleted = await addInquiry(db(), {}, lines('table'));
    await db().update(inquiries).set({ deletedAt }).where(eq(inquiries.id, deleted));
    expect(Object.fromEntries(await countRequests(db()))).toEqual({ chair: 2, table: 1 });
  });

  test('media come by address', async () => {
    await db()
      .insert(media)
      .values([
        { url: '/b.jpg', width: 4, height: 3, alt: 'B', dominantColor: '#FFFFFF' },
        { url: '/a.jpg', width: 1600, height: 1200 },
      ]);
    const images = [...(await listMedia(db()))];
    expect(images.map(([url, { alt, width }]) => [url, alt, width])).toEqual([
      ['/a.jpg', '', 1600],
      ['/b.jpg', 'B', 4],
    ]);
  });
});
