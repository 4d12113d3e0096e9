/** All images of the shop: where each is used, and what of it is seen. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import type { EditView } from '#contracts/history/edits.ts';
import type { ImageView } from '#contracts/media.ts';
import { describeImages } from '#db/queries/media/describe.ts';
import { listAlts } from '#db/queries/media/images.ts';
import {
  catalogEdits,
  categories,
  media,
  publications,
  rentalItems,
  servicePackages,
  settings,
} from '#db/schema.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { addCategory, addItem, addPackage } from '../../support/rows.ts';
import { saveSection } from '../../support/settings.ts';

const db = useDatabase();
const admin = useAdmin(db);
const PATH = ADMIN_API_PATHS.media;
const WHOLE = { width: 30, height: 20 };

/** @returns the address of an uploaded image */
const uploaded = (letter: string) => `/img/${letter.repeat(64)}.webp`;
const uploadedNumber = (index: number) => `/img/${String(index).padStart(64, '0')}.webp`;
const [A, B, C, D] = [uploaded('a'), uploaded('b'), uploaded('c'), uploaded('d')];

async function know(...images: { url: string; alt?: string; createdAt?: Date }[]): Promise<void> {
  await db()
    .insert(media)
    .values(images.map((image) => ({ ...WHOLE, ...image })));
}
const list = (query = '') => admin.read<ImageView[]>('GET', `${PATH}${query}`);
const urls = async (query?: string) => (await list(query)).map(({ url }) => url);
const change = (body: object) => admin.read<ImageView>('PATCH', PATH, body);

beforeEach(async () => {
  for (const table of [media, rentalItems, categories, servicePackages, settings]) {
    await db().delete(table);
  }
});

test('an image says every place that uses it, the trash included @photos.list', async () => {
  await know({ url: A, alt: 'Gold' }, { url: B });
  const category = await addCategory(db(), { name: 'Chairs', imageUrl: A });
  await addItem(db(), category, { name: 'Chair', images: ['https://example.com/x.jpg', A] });
  await addItem(db(), category, { name: 'Stool', images: [A], deletedAt: new Date() });
  await addPackage(db(), { name: 'Premium', images: [A] });
  const { hero } = DEFAULT_SETTINGS;
  await saveSection(db(), 'hero', { ...hero, image: `https://woodward.example${A}` });
  const [used, unused] = (await list()).toSorted((one, other) => other.placeCount - one.placeCount);
  expect(used).toMatchObject({ url: A, alt: 'Gold', isUploaded: true, placeCount: 5 });
  expect(used?.places.map(({ kind, name, isInTrash }) => [kind, name, isInTrash])).toEqual([
    ['category', 'Chairs', false],
    ['item', 'Chair', false],
    ['package', 'Premium', false],
    ['setting', '', false],
    ['item', 'Stool', true],
  ]);
  expect(used?.places.find(({ kind }) => kind === 'setting')?.id).toBe('hero');
  expect(unused).toMatchObject({ url: B, places: [], placeCount: 0 });
});

test('images are found by what they lack, where they are used and in words @photos.filters', async () => {
  const builtIn = '/media/catalog/library-test.jpg';
  await know({ url: A, alt: 'Gold 100%' }, { url: B }, { url: builtIn });
  const category = await addCategory(db(), { name: 'Velvet' });
  await addItem(db(), category, { name: 'Lounge set', images: [B] });
  expect(new Set(await urls('?show=undescribed'))).toEqual(new Set([B, builtIn]));
  // What came with the shop is nobody's to delete.
  expect(await urls('?show=unused')).toEqual([A]);
  expect(await urls('?show=used')).toEqual([B]);
  expect(await urls('?in=item')).toEqual([B]);
  expect(await urls('?in=package')).toEqual([]);
  expect(await urls('?q=lounge')).toEqual([B]);
  expect(await urls('?q=100%25')).toEqual([A]);
  expect(await urls('?q=library-test')).toEqual([builtIn]);
  expect(await urls('?q=aaaa')).toEqual([]);
  await expectError(await admin.ask('GET', `${PATH}?show=everything`), 400);
});

test('images come in pages, the latest first; the number is that of all @photos.list', async () => {
  await know(
    ...Array.from({ length: 60 }, (_, index) => ({
      url: uploadedNumber(index),
      createdAt: new Date(2026, 0, 1, 0, index),
    })),
  );
  const first = await admin.ask('GET', `${PATH}?page=1`);
  expect(first.headers.get('X-Total-Count')).toBe('60');
  const [latest] = (await first.json()) as ImageView[];
  expect(latest?.url).toContain('0059');
  const beyond = await admin.ask('GET', `${PATH}?page=99`);
  expect([await beyond.json(), beyond.headers.get('X-Total-Count')]).toEqual([[], '60']);
});

describe('an unused image', () => {
  test('leaves the list and comes back, by Undo, by an upload or once something uses it @photos.delete', async () => {
    await know({ url: A }, { url: B });
    const body = { url: A };
    const remove = async () => (await admin.ask('POST', `${PATH}/remove`, body)).status;
    expect([await remove(), await remove()]).toEqual([204, 204]);
    expect(await urls()).toEqual([B]);
    // It lies there still: pages of before may show it.
    expect(await db().$count(media, eq(media.url, A))).toBe(1);
    expect((await admin.ask('POST', `${PATH}/restore`, body)).status).toBe(204);
    expect(await urls()).toHaveLength(2);
    expect((await admin.ask('POST', `${PATH}/remove`, body)).status).toBe(204);
    await addItem(db(), await addCategory(db()), { images: [A] });
    expect(await urls()).toHaveLength(2);
  });

  test('is only one that nothing uses, that was uploaded and is known @photos.delete', async () => {
    const builtIn = '/media/catalog/library-test.jpg';
    await know({ url: C }, { url: builtIn });
    await addItem(db(), await addCategory(db()), { images: [], fullDescription: `See ${C}` });
    for (const url of [C, builtIn]) {
      await expectError(await admin.ask('POST', `${PATH}/remove`, { url }), 409);
    }
    await expectError(await admin.ask('POST', `${PATH}/remove`, { url: D }), 404);
    await expectError(await admin.ask('POST', `${PATH}/restore`, { url: D }), 404);
    await expectError(await admin.ask('POST', `${PATH}/remove`, { url: 'javascript:1' }), 400);
  });
});

describe('what of an image is seen', () => {
  const AREA = { x: 10, y: 0, width: 60.5, height: 100 };

  test('is a point and a part, each by itself, and all of it again @photos.frame', async () => {
    await know({ url: A }, { url: B });
    expect(await change({ url: A, focus: { x: 20, y: 90 } })).toMatchObject({
      focus: { x: 20, y: 90 },
      crop: null,
    });
    expect(await change({ url: A, crop: { url: B, ...AREA } })).toMatchObject({
      focus: { x: 20, y: 90 },
      crop: AREA,
    });
    // Saved as it is, it is seen as before.
    await db().delete(publications);
    await change({ url: A, focus: { x: 20, y: 90 }, crop: { url: B, ...AREA } });
    expect(await db().$count(publications)).toBe(0);
    // What no page shows needs no publication, what one shows does.
    await change({ url: A, alt: 'Two chairs', focus: { x: 30, y: 90 } });
    expect(await db().$count(publications)).toBe(0);
    const category = await addCategory(db(), { name: 'Chairs', imageUrl: A });
    await change({ url: A, alt: 'Chairs' });
    expect(await db().$count(publications)).toBe(1);
    await db().delete(categories).where(eq(categories.id, category));
    // The part is no image of its own.
    expect(await urls()).toEqual([A]);
    expect(await change({ url: A, crop: null })).toMatchObject({ crop: null });
    expect(await urls()).toEqual([A]);
  });

  test.each([
    { focus: { x: 101, y: 0 } },
    { focus: { x: 1.5, y: 0 } },
    { focus: { x: 1 } },
    { crop: { url: B, ...AREA, width: 95 } },
    { crop: { url: B, ...AREA, height: 4 } },
    { crop: { url: B, ...AREA, x: -1 } },
    // Unknown, of another site, and the image itself.
    { crop: { url: D, ...AREA } },
    { crop: { url: 'https://example.com/a.webp', ...AREA } },
    { crop: { url: A, ...AREA } },
    { removedAt: null },
  ])('is refused: %j @photos.frame', async (body) => {
    await know({ url: A }, { url: B });
    await expectError(await admin.ask('PATCH', PATH, { url: A, ...body }), 400);
  });
});

test('a description is in the history of each item that shows the image, and can be restored @history.alts', async () => {
  await know({ url: A, alt: 'Old' });
  const category = await admin.addCategory({ name: 'Chairs' });
  const chair = await admin.addItem(category.id, { images: [A] });
  const other = await admin.addItem(category.id, { images: [A] });
  const at = (id: string) => `${ADMIN_API_PATHS.rentalItems}/${id}`;
  const historyOf = (id: string) => admin.read<EditView[]>('GET', `${at(id)}/history`);
  await admin.read('PUT', at(chair.id), {
    ...bodyOf(chair),
    name: 'Gold',
    imageAlts: { [A]: 'New' },
  });
  const alts = { field: 'imageAlts', before: ['Old'], after: ['New'] };
  expect((await historyOf(chair.id))[0]?.changes).toEqual(
    expect.arrayContaining([alts, expect.objectContaining({ field: 'name' })]),
  );
  // A form that was opened before would write the old text back.
  expect((await historyOf(other.id))[0]).toMatchObject({ version: 2, changes: [alts] });
  await expectError(await admin.ask('PUT', at(other.id), bodyOf(other)), 409);

  await change({ url: A, alt: 'Newest' });
  expect((await historyOf(chair.id))[0]).toMatchObject({
    version: 3,
    changes: [{ field: 'imageAlts', before: ['New'], after: ['Newest'] }],
  });
  const restored = await admin.read<RentalItemAdminView>(
    'POST',
    `${at(chair.id)}/versions/1/restore`,
    { version: 3 },
  );
  expect(restored).toMatchObject({ name: chair.name, imageAlts: { [A]: 'Old' } });
});

test('any number of descriptions are saved at once, each in the history of its items @history.alts', async () => {
  const known = Array.from({ length: 1_001 }, (_, index) => uploadedNumber(index));
  await know(...known.map((url) => ({ url })));
  const categoryId = await addCategory(db());
  const items = known.map((url, index) => ({
    name: `Item ${index}`,
    slug: `item-${index}`,
    categoryId,
    price: '1',
    images: [url],
  }));
  await db().insert(rentalItems).values(items);
  const alts = new Map(known.map((url, index) => [url, `Text ${index}`]));
  const now = new Date();
  await db().transaction((tx) => describeImages(tx, alts, now));
  expect(await listAlts(db(), known)).toEqual(alts);
  const last = await db().select().from(rentalItems).where(eq(rentalItems.slug, 'item-1000'));
  expect(last).toMatchObject([{ version: 2 }]);
  const edits = await db()
    .select()
    .from(catalogEdits)
    .where(eq(catalogEdits.entityId, last[0]?.id ?? ''))
    .orderBy(catalogEdits.version);
  expect(edits.at(-1)).toMatchObject({
    version: 2,
    before: { image_alts: { [uploadedNumber(1_000)]: '' } },
    after: { image_alts: { [uploadedNumber(1_000)]: 'Text 1000' } },
  });
  expect(await describeImages(db(), alts, now)).toBe(false);
});

/** @returns what its form sends */
function bodyOf({ version, name, categoryId, shortDescription, images }: RentalItemAdminView) {
  return { version, name, categoryId, shortDescription, images, price: '1' };
}
