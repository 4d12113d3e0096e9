import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ITEM_KIND } from '#admin/catalog/items/item-form-values.ts';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { media, rentalItems } from '#db/schema.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { setShop } from '#site/shop/shop.ts';
import { jsonLd } from '#site/structured-data/json-ld.ts';
import { product } from '#site/structured-data/product.ts';
import { itemBody, itemEdit, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { redirectsOf } from '../../support/redirects.ts';

const PATH = ADMIN_API_PATHS.rentalItems;
const db = useDatabase();
const admin = useAdmin(db);
const at = (id: string, query = '') => `${PATH}/${id}${query}`;
const ids = { chairs: '', tables: '' };

beforeAll(async () => {
  ids.chairs = (await admin.addCategory({ name: 'Chairs' })).id;
  ids.tables = (await admin.addCategory({ name: 'Tables' })).id;
});

describe('a rental item', () => {
  test('is made with its defaults @items.defaults', async () => {
    const item = await admin.addItem(ids.chairs, { name: 'Plain Chair', price: '0' });
    expect(item).toMatchObject({
      slug: 'plain-chair',
      isActive: true,
      isPublished: true,
      isFeatured: false,
      availability: 0,
      price: '$0.00',
      unit: 'each',
      category: 'chairs',
      categoryName: 'Chairs',
      version: 1,
    });
  });

  test('keeps every field, and the order of its specifications @items.fields', async () => {
    const fields = {
      name: 'Round Table (60 inch)',
      slug: 'round-table',
      categoryId: ids.tables,
      shortDescription: 'Seats eight',
      fullDescription: 'Of oak.\n\nSeats eight.',
      description: 'Table',
      price: '$1,250.00',
      unit: 'set',
      images: ['/media/catalog/a.jpg', 'https://example.com/b.jpg'],
      availability: 12,
      isActive: true,
      isPublished: false,
      isFeatured: true,
      options: [
        { name: 'With cloth', price: 19.99 },
        { name: 'Bare', price: 0 },
      ],
      tags: ['oak', 'round'],
      dimensions: '60 in',
      materials: 'Oak',
      colors: ['Brown', 'Black'],
      specifications: { Weight: '60 lb', Care: 'Wipe', Assembly: 'None', a: 'last' },
      goesWith: [],
      seoTitle: 'T',
      seoDescription: 'D',
      seoKeywords: 'K',
    };
    const made = await admin.read<RentalItemAdminView>('POST', PATH, fields, 201);
    expect(made).toMatchObject({ ...fields, state: 'draft' });
    const read = await admin.read<RentalItemAdminView>('GET', at(made.id));
    expect(read).toEqual(made);
    expect(Object.keys(read.specifications)).toEqual(['Weight', 'Care', 'Assembly', 'a']);
    const [row] = await db().select().from(rentalItems).where(eq(rentalItems.id, made.id));
    expect(row?.priceCents).toBe(125_000);
  });

  test('that two people edit is saved once; the second sees what the first has saved @admin.conflict', async () => {
    const seen = await admin.addItem(ids.chairs, { name: 'Bench' });
    const first = await admin.read('PUT', at(seen.id), itemEdit(seen, { name: 'Oak Bench' }));
    const error = await expectError(
      await admin.ask('PUT', at(seen.id), itemEdit(seen, { price: '99' })),
      409,
    );
    expect(error.code).toBe('conflict');
    expect(await admin.read('GET', at(seen.id))).toEqual(first);
  });

  test('that ten save at the same moment is saved once', async () => {
    const seen = await admin.addItem(ids.chairs, { name: 'Pew' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        admin.ask('PUT', at(seen.id), itemEdit(seen, { price: String(index) })),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(await admin.read('GET', at(seen.id))).toMatchObject({ version: 2 });
  });

  test('leaves a redirect when its slug or its category changes @items.moved', async () => {
    const made = await admin.addItem(ids.chairs, { name: 'Armchair' });
    const renamed = await admin.read<RentalItemAdminView>(
      'PUT',
      at(made.id),
      itemEdit(made, { slug: 'easy-chair' }),
    );
    await admin.read('PUT', at(made.id), itemEdit(renamed, { categoryId: ids.tables }));
    expect(await redirectsOf(db(), '/rental-services/chairs/')).toEqual({
      '/rental-services/chairs/armchair': '/rental-services/tables/easy-chair',
      '/rental-services/chairs/easy-chair': '/rental-services/tables/easy-chair',
    });
    // Back again: no loop; and a new one at the old address stays there.
    const moved = await admin.read<RentalItemAdminView>('GET', at(made.id));
    await admin.read('PUT', at(made.id), itemEdit(moved, { categoryId: ids.chairs }));
    await admin.addItem(ids.chairs, { name: 'Armchair' });
    expect(await redirectsOf(db(), '/rental-services/')).toEqual({
      '/rental-services/tables/easy-chair': '/rental-services/chairs/easy-chair',
    });
  });

  test('is deleted at once, comes back, and twice of either is no error', async () => {
    const made = await admin.addItem(ids.chairs, { name: 'Stool' });
    const gone = await admin.read('DELETE', at(made.id, '?version=1'));
    expect(gone).toEqual({ id: made.id, version: 2 });
    expect(await admin.read('DELETE', at(made.id, '?version=1'))).toEqual(gone);
    await expectError(await admin.ask('PUT', at(made.id), itemEdit(made, {})), 404);
    const rival = await admin.addItem(ids.chairs, { name: 'Stool' });
    expect(rival.slug).toBe('stool');
    const back = await admin.read('POST', at(made.id, '/restore'));
    expect(back).toMatchObject({ slug: 'stool-2', deletedAt: null, version: 3 });
    expect(await admin.read('POST', at(made.id, '/restore'))).toEqual(back);
    await expectError(await admin.ask('DELETE', at(made.id, '?version=1')), 409);
  });

  test('cannot be put into a category that is not there', async () => {
    const gone = await admin.addCategory({ name: 'Gone' });
    await admin.read('DELETE', `${ADMIN_API_PATHS.categories}/${gone.id}?version=1`);
    for (const categoryId of [gone.id, crypto.randomUUID(), 'chairs', '']) {
      const error = await expectError(await admin.ask('POST', PATH, itemBody(categoryId)), 400);
      expect(Object.keys(error.fields ?? {})).toEqual(['categoryId']);
    }
  });

  test('is never orphaned by the deletion of its category at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const category = await admin.addCategory({ name: 'Fleeting' });
      const path = `${ADMIN_API_PATHS.categories}/${category.id}`;
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () =>
          admin.ask('POST', PATH, itemBody(category.id, { name: 'Late Chair' })),
        ),
        admin.ask('DELETE', `${path}?version=1`),
      ]);
      const added = answers.slice(0, 4).filter(({ status }) => status === 201).length;
      const { deletedAt, itemCount } = await admin.read<{
        deletedAt: string | null;
        itemCount: number;
      }>('GET', path);
      expect(itemCount).toBe(added);
      expect(deletedAt === null).toBe(added > 0);
      expect(answers[4]?.status).toBe(added > 0 ? 409 : 200);
    }
  });

  test('is found by the words of its name: % and _ are no wildcards @admin.lists', async () => {
    for (const name of ['50% Off Sign', '500 Sign']) await admin.addItem(ids.chairs, { name });
    const found = await admin.read<RentalItemAdminView[]>('GET', `${PATH}?q=50%25%20off`);
    expect(found.map(({ name }) => name)).toEqual(['50% Off Sign']);
    expect(await admin.read('GET', `${PATH}?q=5%250%20sign`)).toEqual([]);
  });

  test('with markup in its name stays one block of structured data', async () => {
    const name = '</script><script>alert(1)</script> & "Chair" <!--';
    const made = await admin.addItem(ids.chairs, { name });
    expect(made.name).toBe(name);
    setShop({ settings: DEFAULT_SETTINGS, media: new Map() }, new Date());
    const block = jsonLd([product(made, 'Chairs', new URL('https://woodward.example'))]);
    expect(block).not.toMatch(/<\/|<!--/);
    expect(JSON.stringify(JSON.parse(block))).toContain(JSON.stringify(name).slice(1, -1));
  });
});

describe('alternative texts', () => {
  const known = '/img/known.webp';
  const elsewhere = 'https://example.com/chair.jpg';
  beforeAll(async () => {
    await db().insert(media).values({ url: known, width: 10, height: 10 });
  });

  test('are kept for images that are known, and of the item only @image.alt', async () => {
    await db().insert(media).values({ url: '/img/other.webp', width: 1, height: 1 });
    const item = await admin.addItem(ids.chairs, {
      images: [known, elsewhere],
      imageAlts: { [known]: 'A gold chair', [elsewhere]: 'Lost', '/img/other.webp': 'Not mine' },
    });
    expect(item.imageAlts).toEqual({ [known]: 'A gold chair' });
    const [other] = await db().select().from(media).where(eq(media.url, '/img/other.webp'));
    expect(other?.alt).toBe('');
  });

  test('are taken away again', async () => {
    const item = await admin.addItem(ids.chairs, {
      images: [known],
      imageAlts: { [known]: 'A mistake' },
    });
    const values = ITEM_KIND.valuesOf(item);
    const images = values.images.map((image) => ({ ...image, alt: '' }));
    const body = { ...ITEM_KIND.bodyOf({ ...values, images }), version: item.version };
    const edited = await admin.read<RentalItemAdminView>('PUT', at(item.id), body);
    expect(edited.imageAlts).toEqual({ [known]: '' });
  });

  test('stay where an image is added of which nothing was typed', async () => {
    await admin.read('PATCH', ADMIN_API_PATHS.media, { url: known, alt: 'A gold chair' });
    const values = {
      ...ITEM_KIND.empty(),
      name: 'Chair',
      shortDescription: 'x',
      categoryId: ids.chairs,
    };
    const images = [{ url: known, alt: undefined }];
    const item = await admin.read<RentalItemAdminView>(
      'POST',
      PATH,
      ITEM_KIND.bodyOf({ ...values, images }),
      201,
    );
    expect(item.imageAlts).toEqual({ [known]: 'A gold chair' });
  });

  test('are changed by themselves', async () => {
    const path = ADMIN_API_PATHS.media;
    expect(await admin.read('PATCH', path, { url: known, alt: ' Gold ' })).toMatchObject({
      url: known,
      alt: 'Gold',
      width: 10,
      height: 10,
    });
    await expectError(await admin.ask('PATCH', path, { url: elsewhere, alt: 'x' }), 404);
    await expectError(await admin.ask('PATCH', path, { url: known, alt: 'x', width: 5 }), 400);
    await expectError(await admin.ask('PATCH', path, { url: known, alt: 'x'.repeat(301) }), 400);
  });
});
