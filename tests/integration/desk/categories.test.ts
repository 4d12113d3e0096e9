import { describe, expect, test } from 'vitest';
import type { CategoryAdminView } from '#contracts/admin/categories.ts';
import type { RentalItemAdminView } from '#contracts/admin/rental-items.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { categoryEdit, useDesk } from '../../support/desk.ts';
import { redirectsOf } from '../../support/redirects.ts';

const PATH = ADMIN_API_PATHS.categories;
const db = useDatabase();
const desk = useDesk(db);
const at = (id: string, query = '') => `${PATH}/${id}${query}`;

describe('a category', () => {
  test('is made with the defaults, a slug of its name, and the last place', async () => {
    const first = await desk.addCategory({ name: 'Bars & Stages' });
    const second = await desk.addCategory({ name: 'Bars & Stages' });
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

  test('is warned of a namesake, and told the slug that it would get', async () => {
    const ask = (query: string) => desk.read('GET', `${PATH}/name?${query}`);
    const made = await desk.addCategory({ name: 'Arbors' });
    expect(await ask('name=%20ARBORS')).toEqual({ isTaken: true, slug: 'arbors-2' });
    expect(await ask(`name=Arbors&id=${made.id}`)).toEqual({ isTaken: false, slug: 'arbors' });
    await desk.read('DELETE', at(made.id, `?version=${made.version}`));
    expect(await ask('name=Arbors')).toEqual({ isTaken: false, slug: 'arbors' });
    for (const query of ['', 'name=', 'name=A&id=1', `name=${'a'.repeat(500)}`]) {
      await expectError(await desk.ask('GET', `${PATH}/name?${query}`), 400);
    }
  });

  test('is read, edited with every field, and counted as edited', async () => {
    const made = await desk.addCategory({ name: 'Tents' });
    const fields = {
      name: 'Tents & Canopies',
      slug: 'tents-and-canopies',
      description: 'Shelter',
      imageUrl: 'https://example.com/tent.jpg',
      displayOrder: 7,
      isActive: false,
      seoTitle: 'T',
      seoDescription: 'D',
      seoKeywords: 'K',
    };
    const answer = await desk.read('PUT', at(made.id), categoryEdit(made, fields));
    expect(answer).toMatchObject({ ...fields, version: 2, state: 'draft' });
    expect(await desk.read('GET', at(made.id))).toEqual(answer);
  });

  test('that is not there is not found, whatever is done with it', async () => {
    for (const id of [crypto.randomUUID(), 'chairs', '%00']) {
      const requests = [
        desk.ask('GET', at(id)),
        desk.ask('PUT', at(id), { name: 'Chairs', version: 1 }),
        desk.ask('DELETE', at(id, '?version=1')),
        desk.ask('POST', at(id, '/restore')),
      ];
      for (const answer of requests) await expectError(await answer, 404);
    }
  });

  test('with another slug leaves redirects for its page and those of its items', async () => {
    const made = await desk.addCategory({ name: 'Lamps' });
    await desk.addItem(made.id, { name: 'Desk Lamp', slug: 'desk-lamp' });
    const moved = await desk.read<CategoryAdminView>(
      'PUT',
      at(made.id),
      categoryEdit(made, { slug: 'lights' }),
    );
    await desk.read('PUT', at(made.id), categoryEdit(moved, { slug: 'lighting' }));
    expect(await redirectsOf(db(), '/rental-services/l')).toEqual({
      '/rental-services/lamps': '/rental-services/lighting',
      '/rental-services/lamps/desk-lamp': '/rental-services/lighting/desk-lamp',
      '/rental-services/lights': '/rental-services/lighting',
      '/rental-services/lights/desk-lamp': '/rental-services/lighting/desk-lamp',
    });
    // A page at an old address is not redirected away.
    await desk.addCategory({ name: 'Lamps' });
    expect(await redirectsOf(db(), '/rental-services/lamps')).toEqual({
      '/rental-services/lamps/desk-lamp': '/rental-services/lighting/desk-lamp',
    });
  });

  test('keeps the place that it has when the edit says none', async () => {
    const made = await desk.addCategory({ name: 'Rugs', displayOrder: 3 });
    const { displayOrder: _, ...rest } = categoryEdit(made, { name: 'Carpets' });
    expect(await desk.read('PUT', at(made.id), rest)).toMatchObject({ displayOrder: 3 });
  });
});

describe('the order of categories', () => {
  test('is set for all at once', async () => {
    const before = await desk.read<CategoryAdminView[]>('GET', PATH);
    const ids = before.map(({ id }) => id).toReversed();
    expect(await desk.read('PUT', `${PATH}/order`, { ids })).toEqual({ ids });
    const after = await desk.read<CategoryAdminView[]>('GET', PATH);
    expect(after.map(({ id }) => id)).toEqual(ids);
    expect(after.map(({ displayOrder }) => displayOrder)).toEqual([...ids.keys()]);
  });

  test('is refused when it does not name each category once', async () => {
    const ids = (await desk.read<CategoryAdminView[]>('GET', PATH)).map(({ id }) => id);
    const before = await desk.read('GET', PATH);
    for (const others of [
      ids.slice(1),
      [...ids, crypto.randomUUID()],
      [...ids.slice(1), crypto.randomUUID()],
      [...ids.slice(1), ids[1]],
    ]) {
      await expectError(await desk.ask('PUT', `${PATH}/order`, { ids: others }), 409);
    }
    expect(await desk.read('GET', PATH)).toEqual(before);
  });
});

describe('deleting a category', () => {
  test('takes it out of the list at once, and restoring brings it back', async () => {
    const made = await desk.addCategory({ name: 'Sofas' });
    expect(await desk.read('DELETE', at(made.id, '?version=1'))).toEqual({
      id: made.id,
      version: 2,
    });
    const listed = async (query: string) =>
      (await desk.read<CategoryAdminView[]>('GET', `${PATH}?${query}`)).map(({ id }) => id);
    expect(await listed('q=sofas')).toEqual([]);
    expect(await listed('deleted=1')).toContain(made.id);
    expect(await desk.read('GET', at(made.id))).toMatchObject({
      deletedAt: expect.any(String) as string,
      state: 'draft',
    });
    expect(await desk.read('POST', at(made.id, '/restore'))).toMatchObject({
      id: made.id,
      slug: 'sofas',
      version: 3,
      deletedAt: null,
    });
    expect(await listed('q=sofas')).toEqual([made.id]);
  });

  test('twice is no error, and restoring twice is none either', async () => {
    const made = await desk.addCategory({ name: 'Stools' });
    const first = await desk.read('DELETE', at(made.id, '?version=1'));
    expect(await desk.read('DELETE', at(made.id, '?version=1'))).toEqual(first);
    const restored = await desk.read('POST', at(made.id, '/restore'));
    expect(await desk.read('POST', at(made.id, '/restore'))).toEqual(restored);
  });

  test('needs the version that was seen', async () => {
    const made = await desk.addCategory({ name: 'Benches' });
    for (const query of ['', '?version=', '?version=one', '?version=1.5', '?version=0']) {
      const error = await expectError(await desk.ask('DELETE', at(made.id, query)), 400);
      expect(Object.keys(error.fields ?? {})).toEqual(['version']);
    }
    await desk.read('PUT', at(made.id), categoryEdit(made, { name: 'Pews' }));
    expect((await expectError(await desk.ask('DELETE', at(made.id, '?version=1')), 409)).code).toBe(
      'conflict',
    );
  });

  test('with items is refused until it is said what becomes of them', async () => {
    const made = await desk.addCategory({ name: 'Tables' });
    await desk.addItem(made.id, { name: 'Round Table' });
    await desk.addItem(made.id, { name: 'Square Table' });
    const error = await expectError(await desk.ask('DELETE', at(made.id, '?version=1')), 409);
    expect(error.code).toBe('in_use');
    expect(error.message).toContain('“Tables” has 2 items');
    expect(await desk.read('GET', at(made.id))).toMatchObject({ deletedAt: null, itemCount: 2 });
  });

  test('with its items brings exactly these back', async () => {
    const made = await desk.addCategory({ name: 'Vases' });
    const long = await desk.addItem(made.id, { name: 'Long Vase' });
    const tall = await desk.addItem(made.id, { name: 'Tall Vase' });
    const items = (deleted: boolean) =>
      desk
        .read<RentalItemAdminView[]>(
          'GET',
          `${ADMIN_API_PATHS.rentalItems}?category=${made.id}${deleted ? '&deleted=1' : ''}`,
        )
        .then((rows) => rows.map(({ id }) => id));
    // Gone before, at the very same moment by the clock.
    const { now } = desk.clock;
    const noon = new Date();
    desk.clock.now = () => noon;
    await desk.read('DELETE', `${ADMIN_API_PATHS.rentalItems}/${long.id}?version=1`);
    await desk.read('DELETE', at(made.id, '?version=1&items=delete'));
    desk.clock.now = now;
    expect(await items(false)).toEqual([]);
    expect((await items(true)).toSorted()).toEqual([long.id, tall.id].toSorted());
    expect(
      (
        await expectError(
          await desk.ask('POST', `${ADMIN_API_PATHS.rentalItems}/${tall.id}/restore`),
          409,
        )
      ).message,
    ).toContain('“Vases” is in the trash');

    await desk.read('POST', at(made.id, '/restore'));
    expect(await items(false)).toEqual([tall.id]);
    expect(await items(true)).toEqual([long.id]);
  });

  test('can move its items to another one, with their pages', async () => {
    const old = await desk.addCategory({ name: 'Arches' });
    const target = await desk.addCategory({ name: 'Backdrops' });
    const item = await desk.addItem(old.id, { name: 'Round Arch' });
    const move = (to: string) => at(old.id, `?version=1&items=move&to=${to}`);
    for (const to of [old.id, crypto.randomUUID(), 'backdrops', '']) {
      await expectError(await desk.ask('DELETE', move(to)), 400);
    }
    await desk.read('DELETE', move(target.id));
    expect(await desk.read('GET', `${ADMIN_API_PATHS.rentalItems}/${item.id}`)).toMatchObject({
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
    const made = await desk.addCategory({ name: 'Linens' });
    await desk.addItem(made.id, { name: 'Napkin', slug: 'napkin' });
    await desk.addItem(made.id, { name: 'Napkin', slug: 'napkin-2' });
    await desk.read('DELETE', at(made.id, '?version=1&items=delete'));
    const rival = await desk.addCategory({ name: 'Linens' });
    await desk.addItem(rival.id, { name: 'Napkin', slug: 'napkin' });
    expect(await desk.read('POST', at(made.id, '/restore'))).toMatchObject({ slug: 'linens-2' });
    const items = await desk.read<RentalItemAdminView[]>(
      'GET',
      `${ADMIN_API_PATHS.rentalItems}?category=${made.id}`,
    );
    expect(items.map(({ slug }) => slug).toSorted()).toEqual(['napkin-2', 'napkin-3']);
  });
});
