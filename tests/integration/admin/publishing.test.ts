import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ServicePackageAdminView } from '#contracts/catalog/service-packages.ts';
import { purgeTrash } from '#db/queries/catalog/trash.ts';
import { media, publications, rentalItems } from '#db/schema.ts';
import { TRASH_DAYS } from '#domain/limits.ts';
import { categoryEdit, itemBody, itemEdit, packageBody, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { addCategory } from '../../support/rows.ts';

const { categories, rentalItems: items, servicePackages: packages } = ADMIN_API_PATHS;
const db = useDatabase();
const admin = useAdmin(db);
const NOON = new Date('2026-11-21T12:00:00Z');
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);
let chairs = '';

beforeAll(async () => {
  chairs = (await admin.addCategory({ name: 'Chairs' })).id;
});
beforeEach(async () => {
  await db().delete(publications);
  admin.clock.now = () => NOON;
});
afterEach(() => {
  admin.clock.now = () => new Date();
});

const waiting = () => db().select().from(publications);
async function requests(): Promise<number> {
  const [row] = await waiting();
  return row?.changes ?? 0;
}
async function goLive(startedAt: Date): Promise<void> {
  await db().delete(publications);
  await db().insert(publications).values({ state: 'live', startedAt, finishedAt: startedAt });
}

describe('a save that visitors see', () => {
  test('asks once for a build, however many there are, and never waits long @publish.save', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => admin.addItem(chairs, { name: `Chair ${index}` })),
    );
    expect(await waiting()).toMatchObject([
      { state: 'requested', changes: 10, requestedAt: NOON, dueAt: NOON },
    ]);
    admin.clock.now = () => after(2);
    await admin.addItem(chairs);
    expect(await waiting()).toMatchObject([
      { changes: 11, requestedAt: NOON, lastRequestedAt: after(2), dueAt: NOON },
    ]);
  });

  test('that comes while a build runs waits for the next one', async () => {
    await db().insert(publications).values({ state: 'building', startedAt: NOON });
    await admin.addItem(chairs);
    const states = (await waiting()).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['building', 'requested']);
  });

  test('is each of these, and none that visitors do not see @publish.save', async () => {
    const item = await admin.addItem(chairs, { name: 'Seen' });
    await admin.read('PUT', `${items}/${item.id}`, itemEdit(item, { isPublished: false }));
    await admin.read('PUT', `${items}/${item.id}`, itemEdit(item, { version: 2 } as object));
    await admin.read('DELETE', `${items}/${item.id}?version=3`);
    await admin.read('POST', `${items}/${item.id}/restore`);
    expect(await requests()).toBe(5);

    const hidden = await admin.addItem(chairs, { name: 'Hidden', isActive: false });
    await admin.read('PUT', `${items}/${hidden.id}`, itemEdit(hidden, { price: '9' }));
    await admin.read('DELETE', `${items}/${hidden.id}?version=2`);
    await admin.read('POST', `${items}/${hidden.id}/restore`);
    const asleep = await admin.addCategory({ name: 'Asleep', isActive: false });
    await admin.addItem(asleep.id);
    await admin.addPackage({ isActive: false });
    expect(await requests()).toBe(5);

    await admin.read('PUT', `${categories}/${asleep.id}`, categoryEdit(asleep, { isActive: true }));
    await admin.addPackage();
    expect(await requests()).toBe(7);
  });

  test('that is refused asks for nothing', async () => {
    await expectError(await admin.ask('POST', items, itemBody(crypto.randomUUID())), 400);
    await expectError(await admin.ask('POST', packages, packageBody({ slug: 'index' })), 400);
    expect(await waiting()).toEqual([]);
  });

  test('may be an alternative text, when it is another one', async () => {
    const url = `/img/${'a'.repeat(64)}.webp`;
    await db().insert(media).values({ url, width: 1, height: 1 });
    await addCategory(db(), { name: 'Shows it', imageUrl: url });
    for (const alt of ['A chair', 'A chair']) {
      await admin.read('PATCH', ADMIN_API_PATHS.media, { url, alt });
    }
    expect(await requests()).toBe(1);
  });
});

describe('an entity is', () => {
  test('live, edited or a draft, by what the last build saw @admin.state', async () => {
    const item = await admin.addItem(chairs);
    const stateOf = async () =>
      (await admin.read<{ state: string }>('GET', `${items}/${item.id}`)).state;
    expect(await stateOf()).toBe('edited');
    await goLive(after(-1));
    expect(await stateOf()).toBe('draft');
    await goLive(after(1));
    expect(await stateOf()).toBe('live');
    admin.clock.now = () => after(2);
    await admin.read('PUT', `${items}/${item.id}`, itemEdit(item, { price: '10' }));
    expect(await stateOf()).toBe('edited');
    await goLive(after(3));
    expect(await stateOf()).toBe('live');
    const category = await admin.read<Parameters<typeof categoryEdit>[0]>(
      'GET',
      `${categories}/${chairs}`,
    );
    await admin.read('PUT', `${categories}/${chairs}`, categoryEdit(category, { isActive: false }));
    expect(await stateOf()).toBe('draft');
    await admin.read(
      'PUT',
      `${categories}/${chairs}`,
      categoryEdit(category, { isActive: true, version: category.version + 1 } as object),
    );
  });
});

describe('a service package', () => {
  test('keeps every field @packages.fields', async () => {
    const fields = {
      name: 'Luxury',
      slug: 'luxury',
      serviceType: 'design' as const,
      description: 'Everything',
      features: ['Plan', 'Team'],
      startingPrice: 7500.5,
      isPopular: true,
      image: '/media/a.jpg',
      images: ['/media/a.jpg'],
      isActive: true,
      seoTitle: 'T',
      seoDescription: 'D',
      seoKeywords: 'K',
    };
    const made = await admin.read<ServicePackageAdminView>('POST', packages, fields, 201);
    expect(made).toMatchObject({ ...fields, startingPrice: '7500.50', version: 1 });
    const path = `${packages}/${made.id}`;
    const edit = { ...fields, startingPrice: 8000, isActive: false, version: 1 };
    expect(await admin.read('PUT', path, edit)).toMatchObject({
      startingPrice: '8000.00',
      version: 2,
      state: 'draft',
    });
    await expectError(await admin.ask('PUT', path, edit), 409);
  });

  test('is listed by type and state, deleted at once, and comes back @packages.delete', async () => {
    const made = await admin.addPackage({ name: 'Essential', serviceType: 'video_dance_floor' });
    const listed = async (query: string) =>
      (await admin.read<ServicePackageAdminView[]>('GET', `${packages}?${query}`)).map(
        ({ id }) => id,
      );
    expect(await listed('serviceType=video_dance_floor&state=active')).toEqual([made.id]);
    expect(await listed('serviceType=video_dance_floor&state=inactive')).toEqual([]);
    const gone = await admin.read('DELETE', `${packages}/${made.id}?version=1`);
    expect(await admin.read('DELETE', `${packages}/${made.id}?version=1`)).toEqual(gone);
    expect(await listed('q=essential')).toEqual([]);
    expect(await listed('q=essential&deleted=1')).toEqual([made.id]);
    expect(await admin.read('POST', `${packages}/${made.id}/restore`)).toMatchObject({
      version: 3,
      deletedAt: null,
    });
    expect(await listed('q=essential')).toEqual([made.id]);
  });
});

describe('the trash', () => {
  test(`is emptied after ${TRASH_DAYS} days, and never of a category that has items @admin.delete`, async () => {
    await purgeTrash(db(), new Date(NOON.getTime() + 400 * 86_400_000));
    const days = (count: number) => new Date(NOON.getTime() + count * 86_400_000);
    const old = await admin.addCategory({ name: 'Old' });
    const oldItem = await admin.addItem(old.id);
    const oldPackage = await admin.addPackage({ name: 'Old' });
    await admin.read('DELETE', `${packages}/${oldPackage.id}?version=1`);
    await admin.read('DELETE', `${categories}/${old.id}?version=1&items=delete`);

    expect(await purgeTrash(db(), days(TRASH_DAYS))).toBe(0);
    // As if one of its items had come there later.
    await db()
      .update(rentalItems)
      .set({ deletedAt: days(1) })
      .where(eq(rentalItems.id, oldItem.id));
    expect(await purgeTrash(db(), after(TRASH_DAYS * 86_400 + 1))).toBe(1);
    expect(await purgeTrash(db(), days(TRASH_DAYS + 2))).toBe(2);
    await expectError(await admin.ask('POST', `${categories}/${old.id}/restore`), 404);
  });
});
