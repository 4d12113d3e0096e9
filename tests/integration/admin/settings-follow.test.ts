/** Settings that name items by slug and option, after these changed (@settings.follow). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CategoryAdminView } from '#contracts/catalog/categories.ts';
import type { RentalItemAdminView, RentalItemInput } from '#contracts/catalog/rental-items.ts';
import type { ActivityLine } from '#contracts/history/activity.ts';
import type { TakenBack } from '#contracts/history/edits.ts';
import type { SectionVersion, SectionView } from '#contracts/settings/endpoints.ts';
import type { Section, Settings } from '#contracts/settings/sections.ts';
import { itemEdit, seenItems, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { sectionsNaming } from '../../support/sections-naming.ts';
import { sheetsOf } from '../../support/sheets.ts';

const db = useDatabase();
const owner = useAdmin(db, 'owner');
const editor = useAdmin(db);
const sheets = sheetsOf(editor, 'item');

const { rentalItems, settings: SETTINGS } = ADMIN_API_PATHS;
const ACTIVITY = '/api/admin/activity';
const OPTIONS = [
  { name: 'Gold', price: 8 },
  { name: 'Silver', price: 9 },
];

const readSections = () => owner.read<SectionView[]>('GET', SETTINGS);

async function saved(): Promise<Partial<Settings>> {
  const named = Object.keys(sectionsNaming('', ''));
  const views = (await readSections()).filter(({ section }) => named.includes(section));
  return Object.fromEntries(views.map(({ section, value }) => [section, value]));
}

async function save(section: string, value: unknown): Promise<void> {
  const view = (await readSections()).find((each) => each.section === section);
  await owner.read('PUT', `${SETTINGS}/${section}`, { value, version: view?.version });
}

let category: CategoryAdminView;
let item: RentalItemAdminView;
let count = 0;
beforeAll(async () => {
  category = await editor.addCategory({ name: 'Chairs' });
  await editor.addItem(category.id, { name: 'Other', options: OPTIONS });
});
beforeEach(async () => {
  count += 1;
  item = await editor.addItem(category.id, { name: `Chair ${count}`, options: OPTIONS });
  for (const [section, value] of Object.entries(sectionsNaming(item.slug, 'Gold'))) {
    await save(section, value);
  }
});

const edit = (fields: Partial<RentalItemInput>) =>
  editor.read('PUT', `${rentalItems}/${item.id}`, itemEdit(item, fields));
async function rename(id: string, slug: string): Promise<void> {
  const since = await editor.readItem(id);
  await editor.read('PUT', `${rentalItems}/${id}`, {
    ...itemEdit(since, { slug }),
    version: since.version,
  });
}
const renamed = OPTIONS.map((option) => ({
  ...option,
  name: option.name === 'Gold' ? 'Brass' : option.name,
}));

const lastPress = async () => (await owner.read<ActivityLine[]>('GET', ACTIVITY))[0]?.press;
const undo = (press: ActivityLine['press'] | undefined) =>
  owner.read<TakenBack>('POST', `${ACTIVITY}/${press?.id}/undo`);

test('a saved slug and a renamed option are followed, and undone with one press @settings.follow', async () => {
  await edit({ slug: `seat-${count}`, options: renamed });
  expect(await saved()).toEqual(sectionsNaming(`seat-${count}`, 'Brass'));
  const rooms = (await readSections()).find(({ section }) => section === 'rooms');
  const versions = await owner.read<SectionVersion[]>('GET', `${SETTINGS}/rooms/versions`);
  expect(versions[0]).toMatchObject({ version: (rooms?.version ?? 0) - 1 });
  expect(rooms?.savedBy).toBe('Ada Okafor');
  const press = await lastPress();
  expect(press).toMatchObject({ count: 5, undoable: 5 });
  expect(await undo(press)).toEqual({
    undone: 5,
    left: [],
  });
  expect(await saved()).toEqual(sectionsNaming(item.slug, 'Gold'));
});

test('an undo that leaves an item edited since brings back no name that it had before @settings.follow @history.undo', async () => {
  await edit({ slug: `seat-${count}`, options: renamed });
  const press = await lastPress();
  const since = await editor.readItem(item.id);
  await editor.read('PUT', `${rentalItems}/${item.id}`, {
    ...itemEdit(since, { options: [...renamed, { name: 'Copper', price: 10 }] }),
    version: since.version,
  });
  const { undone, left } = await undo(press);
  expect(undone).toBe(0);
  expect(left).toHaveLength(5);
  expect(left).toContainEqual({ name: item.name, section: null });
  expect(await saved()).toEqual(sectionsNaming(`seat-${count}`, 'Brass'));
});

test('an undo that gives an item another slug, as another one has its former, is followed @settings.follow @history.undo', async () => {
  await edit({ slug: `seat-${count}`, options: renamed });
  const press = await lastPress();
  await editor.addItem(category.id, { name: item.name, slug: item.slug });
  await undo(press);
  const { slug } = await editor.readItem(item.id);
  expect(slug).not.toBe(item.slug);
  expect(await saved()).toEqual(sectionsNaming(slug, 'Gold'));
});

test('so are those of an import, of its undo, and of an earlier version @settings.follow', async () => {
  const fields = ['id', 'slug', 'options'];
  const { batchId } = await sheets.store({
    fields,
    rows: [[item.id, `seat-${count}`, 'Brass | 8; Silver | 9']],
  });
  expect(await saved()).toEqual(sectionsNaming(`seat-${count}`, 'Brass'));
  await sheets.undo(batchId);
  expect(await saved()).toEqual(sectionsNaming(item.slug, 'Gold'));
  const { version } = await editor.readItem(item.id);
  await editor.read('POST', `${rentalItems}/${item.id}/versions/${version - 1}/restore`, {
    version,
  });
  expect(await saved()).toEqual(sectionsNaming(`seat-${count}`, 'Brass'));
});

test('an earlier value of a section, and of one room, has the names that its items have today @settings.follow @settings.versions @history.rooms', async () => {
  const earlier = (await readSections()).find(({ section }) => section === 'rooms');
  await edit({ slug: `seat-${count}`, options: renamed });
  await rename(item.id, `throne-${count}`);
  const today = sectionsNaming(`throne-${count}`, 'Brass');
  for (const [section, value] of Object.entries(today)) {
    const path = `${SETTINGS}/${section}/versions`;
    const [second, first] = await owner.read<SectionVersion[]>('GET', path);
    expect([first?.value, second?.value]).toEqual([value, value]);
  }
  const [room] = today.rooms?.entries ?? [];
  await save('rooms', { entries: [{ ...room, story: 'Other' }] });
  const { version } = (await readSections()).find(({ section }) => section === 'rooms') ?? {};
  const restore = `${SETTINGS}/rooms/${room?.slug}/versions/${earlier?.version}/restore`;
  await owner.read('POST', restore, { version });
  expect(await saved()).toEqual(today);
});

test('an earlier value follows none that had the slug in the trash, or got it later @settings.follow @settings.versions', async () => {
  const { slug } = item;
  const remove = async ({ id, version }: RentalItemAdminView) =>
    editor.read('DELETE', `${rentalItems}/${id}?version=${version}`);
  await remove(item);
  const named = await editor.addItem(category.id, { name: item.name, slug: `seat-${count}` });
  const trashed = await editor.addItem(category.id, { name: item.name, slug });
  await remove(trashed);
  await rename(named.id, slug);
  await rename(named.id, `throne-${count}`);
  for (const { id } of [item, trashed]) {
    await editor.read('POST', `${rentalItems}/${id}/restore`);
    await rename(id, `bench-${id.slice(0, 8)}`);
  }
  const later = await editor.addItem(category.id, { name: item.name, slug });
  await rename(later.id, `stool-${count}`);
  const [earlier] = await owner.read<SectionVersion[]>('GET', `${SETTINGS}/fabrics/versions`);
  expect(earlier?.value).toEqual(sectionsNaming(`throne-${count}`, 'Gold').fabrics);
});

test.each([
  ['another option', ['Brass Silver', 'Brass Silver Gold'], 'Brass'],
  ['one that was renamed since', ['Brass Silver', 'Brass Gold', 'Brass Copper'], 'Brass'],
  ['the same one', ['Brass Silver', 'Gold Silver'], 'Gold'],
])(
  'an earlier value names no option that got the name of its own later: %s @settings.follow @settings.versions',
  async (_, lists, today) => {
    const presses: (ActivityLine['press'] | undefined)[] = [];
    for (const list of lists) {
      const since = await editor.readItem(item.id);
      const options = list.split(' ').map((name) => ({ name, price: 8 }));
      await editor.read('PUT', `${rentalItems}/${item.id}`, {
        ...itemEdit(since, { options }),
        version: since.version,
      });
      presses.push(await lastPress());
    }
    const named = sectionsNaming(item.slug, today);
    for (const section of ['rooms', 'planner'] as const) {
      const [earlier] = await owner.read<SectionVersion[]>(
        'GET',
        `${SETTINGS}/${section}/versions`,
      );
      expect(earlier?.value).toEqual(named[section]);
    }
    await undo(presses[0]);
    expect(await saved()).toEqual(named);
  },
);

test('an earlier value follows an item that had its slug in the trash, where no other had it @settings.follow @settings.versions', async () => {
  await editor.read('DELETE', `${rentalItems}/${item.id}?version=${item.version}`);
  await save('fabrics', sectionsNaming('other', 'Gold').fabrics);
  await editor.read('POST', `${rentalItems}/${item.id}/restore`);
  await rename(item.id, `seat-${count}`);
  const [earlier] = await owner.read<SectionVersion[]>('GET', `${SETTINGS}/fabrics/versions`);
  expect(earlier?.value).toEqual(sectionsNaming(`seat-${count}`, 'Gold').fabrics);
});

test('what comes back from the trash under another slug leaves its former one to the item that has it @settings.follow', async () => {
  const { version } = await editor.readItem(item.id);
  await editor.read('DELETE', `${rentalItems}/${item.id}?version=${version}`);
  await editor.addItem(category.id, { name: item.name });
  const restored = await editor.read<RentalItemAdminView>(
    'POST',
    `${rentalItems}/${item.id}/restore`,
  );
  expect(restored.slug).not.toBe(item.slug);
  expect(await saved()).toEqual(sectionsNaming(item.slug, 'Gold'));
});

test('what names no changed item is saved no second time @settings.follow', async () => {
  const versions = async () =>
    (await readSections()).map(({ section, version }): [Section, number] => [section, version]);
  const before = await versions();
  await edit({ price: '12.00', options: OPTIONS.map((option) => ({ ...option, price: 10 })) });
  const other = await editor.addItem(category.id, { name: `Third ${count}` });
  await editor.read('PUT', `${rentalItems}/${other.id}`, {
    ...itemEdit(other, { slug: `third-new-${count}` }),
  });
  await editor.read('POST', `${rentalItems}/bulk`, {
    items: seenItems(await editor.readItem(item.id)),
    change: { isFeatured: true },
    batchId: crypto.randomUUID(),
  });
  expect(await versions()).toEqual(before);
});
