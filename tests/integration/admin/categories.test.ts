import { describe, expect, test } from 'vitest';
import type { CategoryAdminView } from '#contracts/catalog/categories.ts';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { categoryEdit, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { redirectsOf } from '../../support/redirects.ts';

const PATH = ADMIN_API_PATHS.categories;
const db = useDatabase();
const admin = useAdmin(db);
const at = (id: string, query = '') => `${PATH}/${id}${query}`;

describe('a category', () => {
  test('is made with the defaults, a slug of its name, and the last place', async () => {
    const first = await admin.addCategory({ name: 'Bars & Stages' });
    const second = await admin.addCategory({ name: 'Bars & Stages' });
    expect(first).toMatchObject({
      slug: 'bars-stages',
      isActive: true,
      itemCount: 0,
      version: 1,
      deletedAt: null,
    });
    expect(second.slug).toBe('bars-stages-2');
    expect(second.displayOrder).toBe(first.displayOrder + 1);
  });

  test('is warned of a namesake, and told the slug that it would get @admin.same-name', async () => {
    const ask = (query: string) => admin.read('GET', `${PATH}/name?${query}`);
    const made = await admin.addCategory({ name: 'Arbors' });
    expect(await ask('name=%20ARBORS')).toEqual({ isTaken: true, slug: 'arbors-2' });
    expect(await ask(`name=Arbors&id=${made.id}`)).toEqual({ isTaken: false, slug: 'arbors' });
    await admin.read('DELETE', at(made.id, `?version=${made.version}`));
    expect(await ask('name=Arbors')).toEqual({ isTaken: false, slug: 'arbors' });
    for (const query of ['', 'name=', 'name=A&id=1', `name=${'a'.repeat(500)}`]) {
      await expectError(await admin.ask('GET', `${PATH}/name?${query}`), 400);
    }
  });

  test('is read, edited with every field, and counted as edited @categories.fields', async () => {
    const made = await admin.addCategory({ name: 'Tents' });
    const fields = {
      name: 'Tents & Canopies',
      heading: 'Tent & Canopy Rentals',
      slug: 'tents-and-canopies',
      description: 'Shelter',
      imageUrl: 'https://example.com/tent.jpg',
      displayOrder: 7,
      isActive: false,
      seoTitle: 'T',
      seoDescription: 'D',
      seoKeywords: 'K',
    };
    const answer = await admin.read('PUT', at(made.id), categoryEdit(made, fields));
    expect(answer).toMatchObject({ ...fields, version: 2, state: 'draft' });
    expect(await admin.read('GET', at(made.id))).toEqual(answer);
  });

  test('that is not there is not found, whatever is done with it', async () => {
    for (const id of [crypto.randomUUID(), 'chairs', '%00']) {
      const requests = [
        admin.ask('GET', at(id)),
        admin.ask('PUT', at(id), { name: 'Chairs', version: 1 }),
        admin.ask('DELETE', at(id, '?version=1')),
        admin.ask('POST', at(id, '/restore')),
      ];
      for (const answer of requests) await expectError(await answer, 404);
    }
  });

  test('with another slug leaves redirects for its page and those of its items @items.moved', async () => {
    const made = await admin.addCategory({ name: 'Lamps' });
    await admin.addItem(made.id, { name: 'Desk Lamp', slug: 'desk-lamp' });
    const moved = await admin.read<CategoryAdminView>(
      'PUT',
      at(made.id),
      categoryEdit(made, { slug: 'lights' }),
    );
    await admin.read('PUT', at(made.id), categoryEdit(moved, { slug: 'lighting' }));
    expect(await redirectsOf(db(), '/rental-services/l')).toEqual({
      '/rental-services/lamps': '/rental-services/lighting',
      '/rental-services/lamps/desk-lamp': '/rental-services/lighting/desk-lamp',
      '/rental-services/lights': '/rental-services/lighting',
      '/rental-services/lights/desk-lamp': '/rental-services/lighting/desk-lamp',
    });
    // A page at an old address is not redirected away.
    await admin.addCategory({ name: 'Lamps' });
    expect(await redirectsOf(db(), '/rental-services/lamps')).toEqual({
      '/rental-services/lamps/desk-lamp': '/rental-services/lighting/desk-lamp',
    });
  });

  test('keeps the place that it has when the edit says none', async () => {
    const made = await admin.addCategory({ name: 'Rugs', displayOrder: 3 });
    const { displayOrder: _, ...rest } = categoryEdit(made, { name: 'Carpets' });
    expect(await admin.read('PUT', at(made.id), rest)).toMatchObject({ displayOrder: 3 });
  });
});

describe('the order of categories', () => {
  test('is set for all at once @categories.order', async () => {
    const before = await admin.read<CategoryAdminView[]>('GET', PATH);
    const ids = before.map(({ id }) => id).toReversed();
    expect(await admin.read('PUT', `${PATH}/order`, { ids })).toEqual({ ids });
    const after = await admin.read<CategoryAdminView[]>('GET', PATH);
    expect(after.map(({ id }) => id)).toEqual(ids);
    expect(after.map(({ displayOrder }) => displayOrder)).toEqual([...ids.keys()]);
  });

  test('is refused when it does not name each category once', async () => {
    const ids = (await admin.read<CategoryAdminView[]>('GET', PATH)).map(({ id }) => id);
    const before = await admin.read('GET', PATH);
    for (const others of [
      ids.slice(1),
      [...ids, crypto.randomUUID()],
      [...ids.slice(1), crypto.randomUUID()],
      [...ids.slice(1), ids[1]],
    ]) {
      await expectError(await admin.ask('PUT', `${PATH}/order`, { ids: others }), 409);
    }
    expect(await admin.read('GET', PATH)).toEqual(before);
  });
});

describe('deleting a category', () => {
  test('takes it out of the list at once, and restoring brings it back @admin.delete', async () => {
    const made = await admin.addCategory({ name: 'Sofas' });
    expect(await admin.read('DELETE', at(made.id, '?version=1'))).toEqual({
      id: made.id,
      version: 2,
    });
    const listed = async (query: string) =>
      (await admin.read<CategoryAdminView[]>('GET', `${PATH}?${query}`)).map(({ id }) => id);
    expect(await listed('q=sofas')).toEqual([]);
    expect(await listed('deleted=1')).toContain(made.id);
    expect(await admin.read('GET', at(made.id))).toMatchObject({
      deletedAt: expect.any(String) as string,
      state: 'draft',
    });
    expect(await admin.read('POST', at(made.id, '/restore'))).toMatchObject({
      id: made.id,
      slug: 'sofas',
      version: 3,
      deletedAt: null,
    });
    expect(await listed('q=sofas')).toEqual([made.id]);
  });

  test('twice is no error, and restoring twice is none either @admin.delete', async () => {
    const made = await admin.addCategory({ name: 'Stools' });
    const first = await admin.read('DELETE', at(made.id, '?version=1'));
    expect(await admin.read('DELETE', at(made.id, '?version=1'))).toEqual(first);
    const restored = await admin.read('POST', at(made.id, '/restore'));
    expect(await admin.read('POST', at(made.id, '/restore'))).toEqual(restored);
  });

  test('needs the version that was seen', async () => {
    const made = await admin.addCategory({ name: 'Benches' });
    for (const query of ['', '?version=', '?version=one', '?version=1.5', '?version=0']) {
      const error = await expectError(await admin.ask('DELETE', at(made.id, query)), 400);
      expect(Object.keys(error.fields ?? {})).toEqual(['version']);
    }
    await admin.read('PUT', at(made.id), categoryEdit(made, { name: 'Pews' }));
    expect(
      (await expectError(await admin.ask('DELETE', at(made.id, '?version=1')), 409)).code,
    ).toBe('conflict');
  });

  test('with items is refused until it is said what becomes of them @categories.delete-items', async () => {
    const made = await admin.addCategory({ name: 'Tables' });
    await admin.addItem(made.id, { name: 'Round Table' });
    await admin.addItem(made.id, { name: 'Square Table' });
    const error = await expectError(await admin.ask('DELETE', at(made.id, '?version=1')), 409);
    expect(error.code).toBe('in_use');
    expect(error.message).toContain('“Tables” has 2 items');
    expect(await admin.read('GET', at(made.id))).toMatchObject({ deletedAt: null, itemCount: 2 });
  });

  test('with its items brings exactly these back @categories.delete-items', async () => {
    const made = await admin.addCategory({ name: 'Vases' });
    const long = await admin.addItem(made.id, { name: 'Long Vase' });
    const tall = await admin.addItem(made.id, { name: 'Tall Vase' });
    const items = (deleted: boolean) =>
      admin
        .read<RentalItemAdminView[]>(
          'GET',
          `${ADMIN_API_PATHS.rentalItems}?category=${made.id}${deleted ? '&deleted=1' : ''}`,
        )
        .then((rows) => rows.map(({ id }) => id));
    // Gone before, at the very same moment by the clock.
    const { now } = admin.clock;
    const noon = new Date();
    admin.clock.now = () => noon;
    await admin.read('DELETE', `${ADMIN_API_PATHS.rentalItems}/${long.id}?version=1`);
    await admin.read('DELETE', at(made.id, '?version=1&items=delete'));
    admin.clock.now = now;
    expect(await items(false)).toEqual([]);
    expect((await items(true)).toSorted()).toEqual([long.id, tall.id].toSorted());
    expect(
      (
        await expectError(
          await admin.ask('POST', `${ADMIN_API_PATHS.rentalItems}/${tall.id}/restore`),
          409,
        )
      ).message,
    ).toContain('“Vases” is in the trash');

    await admin.read('POST', at(made.id, '/restore'));
    expect(await items(false)).toEqual([tall.id]);
    expect(await items(true)).toEqual([long.id]);
  });

  test('can move its items to another one, with their pages @categories.delete-items', async () => {
    const old = await admin.addCategory({ name: 'Arches' });
    const target = await admin.addCategory({ name: 'Backdrops' });
    const item = await admin.addItem(old.id, { name: 'Round Arch' });
    const move = (to: string) => at(old.id, `?version=1&items=move&to=${to}`);
    for (const to of [old.id, crypto.randomUUID(), 'backdrops', '']) {
      await expectError(await admin.ask('DELETE', move(to)), 400);
    }
    await admin.read('DELETE', move(target.id));
    expect(await admin.read('GET', `${ADMIN_API_PATHS.rentalItems}/${item.id}`)).toMatchObject({
      categoryId: target.id,
      category: 'backdrops',
      deletedAt: null,
    });
    expect(await redirectsOf(db(), '/rental-services/arches')).toEqual({
      '/rental-services/arches': '/rental-services/backdrops',
      '/rental-services/arches/round-arch': '/rental-services/backdrops/round-arch',
    });
  });

  test('frees its slug; the one that comes back gets a number, its items too', async () => {
    const made = await admin.addCategory({ name: 'Linens' });
    await admin.addItem(made.id, { name: 'Napkin', slug: 'napkin' });
    await admin.addItem(made.id, { name: 'Napkin', slug: 'napkin-2' });
    await admin.read('DELETE', at(made.id, '?version=1&items=delete'));
    const rival = await admin.addCategory({ name: 'Linens' });
    await admin.addItem(rival.id, { name: 'Napkin', slug: 'napkin' });
    expect(await admin.read('POST', at(made.id, '/restore'))).toMatchObject({ slug: 'linens-2' });
    const items = await admin.read<RentalItemAdminView[]>(
      'GET',
      `${ADMIN_API_PATHS.rentalItems}?category=${made.id}`,
    );
    expect(items.map(({ slug }) => slug).toSorted()).toEqual(['napkin-2', 'napkin-3']);
  });
});
