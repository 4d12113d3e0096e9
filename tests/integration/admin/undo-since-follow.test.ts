/** Settings that name items, after everything since a site was undone at once (@settings.follow). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CategoryAdminView } from '#contracts/catalog/categories.ts';
import type { RentalItemAdminView, RentalItemInput } from '#contracts/catalog/rental-items.ts';
import type { SiteChangesView } from '#contracts/history/activity.ts';
import type { TakenBack } from '#contracts/history/edits.ts';
import type { SectionVersion, SectionView } from '#contracts/settings/endpoints.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { purgeTrash } from '#db/queries/catalog/trash.ts';
import { publications } from '#db/schema.ts';
import { setPublishingHost } from '#server/publishing/host.ts';
import { itemEdit, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { sectionsNaming } from '../../support/sections-naming.ts';

const db = useDatabase();
const owner = useAdmin(db, 'owner');

const { rentalItems, settings } = ADMIN_API_PATHS;
const SITES = '/api/admin/activity/sites';
const START = Date.UTC(2027, 4, 1, 12);
const OPTIONS = [
  { name: 'Gold', price: 8 },
  { name: 'Silver', price: 9 },
];
const RENAMED = [
  { name: 'Brass', price: 8 },
  { name: 'Silver', price: 9 },
];

let minutes = 0;
/** Each press has a minute of its own. */
const nextMinute = () => {
  minutes += 1;
  return new Date(START + minutes * 60_000);
};

let site = '';
let category: CategoryAdminView;
let item: RentalItemAdminView;
let count = 0;
beforeAll(async () => {
  owner.clock.now = nextMinute;
  setPublishingHost({
    previousVersions: () => [{ id: site, builtAt: new Date(START), current: true }],
    differingPages: () => undefined,
    keptPage: () => undefined,
    rollback: () => Promise.resolve(true),
    wake: () => undefined,
  });
  category = await owner.addCategory({ name: 'Chairs' });
});
afterAll(() => {
  setPublishingHost(undefined);
});
beforeEach(async () => {
  count += 1;
  item = await owner.addItem(category.id, { name: `Chair ${count}`, options: OPTIONS });
  await save(sectionsNaming(item.slug, 'Gold'));
});

const readSections = () => owner.read<SectionView[]>('GET', settings);

async function save(sections: Partial<Settings>): Promise<void> {
  const views = await readSections();
  for (const [section, value] of Object.entries(sections)) {
    const version = views.find((view) => view.section === section)?.version;
    await owner.read('PUT', `${settings}/${section}`, { value, version });
  }
}

async function saved(): Promise<Partial<Settings>> {
  const named = Object.keys(sectionsNaming('', ''));
  const views = (await readSections()).filter(({ section }) => named.includes(section));
  return Object.fromEntries(views.map(({ section, value }) => [section, value]));
}

async function publish(): Promise<void> {
  site = `site-${count}`;
  const [startedAt, finishedAt] = [nextMinute(), nextMinute()];
  const state = 'live' as const;
  await db().insert(publications).values({ state, deployId: site, startedAt, finishedAt });
}

async function undoSince(): Promise<TakenBack> {
  const [view] = await owner.read<SiteChangesView[]>('GET', SITES);
  return owner.read<TakenBack>('POST', `${SITES}/${site}/undo`, { seen: view?.since.total });
}

async function edit(id: string, fields: Partial<RentalItemInput>): Promise<void> {
  await owner.read('PUT', `${rentalItems}/${id}`, itemEdit(await owner.readItem(id), fields));
}

async function remove(id: string): Promise<void> {
  const { version } = await owner.readItem(id);
  await owner.read('DELETE', `${rentalItems}/${id}?version=${version}`);
}

test.each<[string, number, (slug: string) => Partial<RentalItemInput>]>([
  ['slug', 4, (slug) => ({ slug })],
  // Two of the sections name options.
  ['option', 2, () => ({ options: RENAMED })],
  ['slug and option', 4, (slug) => ({ slug, options: RENAMED })],
])(
  'name an item by its former %s again that was renamed and deleted @settings.follow @publish.undo-since',
  async (_, followed, fieldsFor) => {
    await publish();
    await edit(item.id, fieldsFor(`seat-${count}`));
    await remove(item.id);
    expect(await undoSince()).toEqual({ undone: 1 + followed, left: [] });
    expect(await saved()).toEqual(sectionsNaming(item.slug, 'Gold'));
  },
);

test('name an item again whose slug another one had, while it was in the trash @settings.follow @publish.undo-since', async () => {
  await publish();
  const slug = `seat-${count}`;
  await edit(item.id, { slug });
  await remove(item.id);
  await owner.addItem(category.id, { name: 'Later', slug });
  await undoSince();
  expect(await saved()).toEqual(sectionsNaming(item.slug, 'Gold'));
});

test('follow the one of two items that had the slug outside the trash @settings.follow @publish.undo-since', async () => {
  const other = await owner.addItem(category.id, { name: `Bench ${count}`, options: OPTIONS });
  await save(sectionsNaming(other.slug, 'Gold'));
  await publish();
  const slug = `seat-${count}`;
  await edit(item.id, { slug });
  await remove(item.id);
  await edit(other.id, { slug });
  expect(await saved()).toEqual(sectionsNaming(slug, 'Gold'));
  await undoSince();
  expect(await saved()).toEqual(sectionsNaming(other.slug, 'Gold'));
});

test('in earlier values, leave a slug to the item that has it since the other was in the trash @settings.follow @settings.versions', async () => {
  const { slug } = item;
  await save(sectionsNaming('other', 'Gold'));
  await remove(item.id);
  await owner.addItem(category.id, { name: 'Later', slug });
  await owner.read('POST', `${rentalItems}/${item.id}/restore`);
  expect((await owner.readItem(item.id)).slug).not.toBe(slug);
  const [earlier] = await owner.read<SectionVersion[]>('GET', `${settings}/fabrics/versions`);
  expect(earlier?.value).toEqual(sectionsNaming(slug, 'Gold').fabrics);
});

test('in earlier values, follow an item that was erased since, and not the one that has its slug by now @settings.follow @settings.versions', async () => {
  const { slug } = item;
  await edit(item.id, { slug: `seat-${count}` });
  await edit(item.id, { options: RENAMED });
  await remove(item.id);
  const monthsLater = new Date(START + 90 * 86_400_000);
  await purgeTrash(db(), monthsLater);
  await owner.read('GET', `${rentalItems}/${item.id}`, undefined, 404);
  await owner.addItem(category.id, { name: 'Later', slug });
  const [, earlier] = await owner.read<SectionVersion[]>('GET', `${settings}/rooms/versions`);
  expect(earlier?.value).toEqual(sectionsNaming(`seat-${count}`, 'Brass').rooms);
});
