/**
 * What staff are told of an entity (not live, live, live with unpublished edits) is compared with
 * what builds read, after each step of random sequences of edits, builds and rollbacks.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CategoryAdminView } from '#contracts/catalog/categories.ts';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { listPublicCategories, listPublicItems } from '#db/queries/catalog/public.ts';
import { publications } from '#db/schema.ts';
import { categoryEdit, itemEdit, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';

const { categories: CATEGORIES, rentalItems: ITEMS } = ADMIN_API_PATHS;

/** Versions by id of what a build found public. */
type Site = ReadonlyMap<string, number>;

const ITEM_STEPS = ['price', 'publish', 'activate', 'delete', 'restore', 'move'] as const;
const CATEGORY_STEPS = ['activate', 'rename', 'delete', 'restore'] as const;
const BUILD_STEPS = ['begin', 'succeed', 'fail', 'bring back'] as const;

const step = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constantFrom(...ITEM_STEPS), fc.nat({ max: 2 })) },
  {
    weight: 3,
    arbitrary: fc.tuple(
      fc.constantFrom(...CATEGORY_STEPS).map((name) => `category ${name}` as const),
      fc.nat({ max: 1 }),
    ),
  },
  { weight: 5, arbitrary: fc.tuple(fc.constantFrom(...BUILD_STEPS), fc.nat({ max: 5 })) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const db = useDatabase();
const admin = useAdmin(db);

/** One shop: two categories, three items, the sites that were built, and a clock of its own. */
class Shop {
  #seconds = 0;
  #building: { startedAt: Date; site: Site } | undefined;
  readonly #built: { startedAt: Date; site: Site }[] = [];
  live: Site | undefined;
  readonly categories: string[] = [];
  readonly items: string[] = [];

  tick(): Date {
    this.#seconds += 1;
    return new Date(Date.UTC(2026, 0, 1) + this.#seconds * 1000);
  }

  async open(): Promise<void> {
    await db().delete(publications);
    for (const name of ['Chairs', 'Tables']) {
      this.categories.push((await admin.addCategory({ name })).id);
    }
    for (const index of [0, 0, 1]) {
      this.items.push((await admin.addItem(this.categories[index] ?? '')).id);
    }
    await this.take(['begin', 0]);
    await this.take(['succeed', 0]);
  }

  readItem(id: string): Promise<RentalItemAdminView> {
    return admin.read('GET', `${ITEMS}/${id}`);
  }

  readCategory(id: string): Promise<CategoryAdminView> {
    return admin.read('GET', `${CATEGORIES}/${id}`);
  }

  /** Refusals (an item of a deleted category, a deletion twice) are steps that change nothing. */
  async take([name, index]: Step): Promise<void> {
    if (name.startsWith('category ')) return this.#category(name, index);
    if (BUILD_STEPS.some((each) => each === name)) return this.#build(name, index);
    const item = await this.readItem(this.items[index] ?? '');
    const edit = (fields: Parameters<typeof itemEdit>[1]) =>
      admin.ask('PUT', `${ITEMS}/${item.id}`, itemEdit(item, fields));
    if (name === 'price') await edit({ price: String(this.#seconds) });
    if (name === 'publish') await edit({ isPublished: !item.isPublished });
    if (name === 'activate') await edit({ isActive: !item.isActive });
    if (name === 'move') {
      await edit({ categoryId: this.categories.find((id) => id !== item.categoryId) ?? '' });
    }
    if (name === 'delete') {
      await admin.ask('DELETE', `${ITEMS}/${item.id}?version=${item.version}`);
    }
    if (name === 'restore') await admin.ask('POST', `${ITEMS}/${item.id}/restore`);
  }

  async #category(name: string, index: number): Promise<void> {
    const category = await this.readCategory(this.categories[index] ?? '');
    const path = `${CATEGORIES}/${category.id}`;
    const edit = (fields: Parameters<typeof categoryEdit>[1]) =>
      admin.ask('PUT', path, categoryEdit(category, fields));
    if (name === 'category activate') await edit({ isActive: !category.isActive });
    if (name === 'category rename') await edit({ description: String(this.#seconds) });
    if (name === 'category restore') await admin.ask('POST', `${path}/restore`);
    if (name === 'category delete') {
      await admin.ask('DELETE', `${path}?version=${category.version}&items=delete`);
    }
  }

  async #build(name: string, index: number): Promise<void> {
    if (name === 'begin') {
      const rows = [...(await listPublicCategories(db())), ...(await listPublicItems(db()))];
      const site = new Map(rows.map(({ id, version }) => [id, version]));
      this.#building = { startedAt: this.tick(), site };
    }
    if (name === 'succeed' && this.#building) {
      this.#built.push(this.#building);
      await this.#goLive(this.#building);
    }
    if (name === 'succeed' || name === 'fail') this.#building = undefined;
    const earlier = this.#built[index];
    if (name === 'bring back' && earlier) await this.#goLive(earlier);
  }

  async #goLive({ startedAt, site }: { startedAt: Date; site: Site }): Promise<void> {
    await db().insert(publications).values({ state: 'live', startedAt, finishedAt: this.tick() });
    this.live = site;
  }

  /** @returns what staff are told that is not so */
  async untruths(): Promise<string[]> {
    const rows = [...(await listPublicCategories(db())), ...(await listPublicItems(db()))];
    const visible = new Set(rows.map(({ id }) => id));
    const views = await Promise.all([
      ...this.items.map((id) => this.readItem(id)),
      ...this.categories.map((id) => this.readCategory(id)),
    ]);
    return views.flatMap(({ id, name, version, state }) => {
      const published = this.live?.get(id);
      const isSame = published === version && visible.has(id);
      const truth = published === undefined ? 'draft' : isSame ? 'live' : 'edited';
      return state === truth ? [] : [`${name} is said to be ${state}, and is ${truth}`];
    });
  }
}

test('the state of an entity is true after any edits and builds @admin.state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const shop = new Shop();
      admin.clock.now = () => shop.tick();
      await shop.open();
      for (const each of steps) {
        await shop.take(each);
        expect(await shop.untruths()).toEqual([]);
      }
    }),
    { numRuns: 20 },
  );
});
