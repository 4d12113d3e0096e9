import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CategoryAdminView } from '#contracts/catalog/categories.ts';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import type { ActivityLine, ActivityView } from '#contracts/history/activity.ts';
import type { TakenBack } from '#contracts/history/edits.ts';
import type { SectionView } from '#contracts/settings/endpoints.ts';
import { servicePackages, settings as storedSettings } from '#db/schema.ts';
import { MAX_PACKAGES } from '#domain/limits.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { DEFAULT_MAILS } from '#site/settings/mails.ts';
import { itemEdit, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { redirectsOf } from '../../support/redirects.ts';

const db = useDatabase();
const admin = useAdmin(db);
const owner = useAdmin(db, 'owner');

const PATH = '/api/admin/activity';
const { rentalItems, categories, settings } = ADMIN_API_PATHS;

let linens: string;
beforeAll(async () => {
  linens = (await admin.addCategory({ name: 'Linens' })).id;
});

/** @returns the presses on a page that has no acts */
async function list(query = ''): Promise<ActivityView[]> {
  const lines = await owner.read<ActivityLine[]>('GET', `${PATH}${query}`);
  return lines.flatMap(({ press }) => press ?? []);
}
const latest = async () => {
  const [press] = await list();
  if (!press) throw new Error('Nothing was changed yet');
  return press;
};
const undo = (id: string) => owner.read<TakenBack>('POST', `${PATH}/${id}/undo`);
const change = (items: readonly { id: string; version: number }[], fields: object) =>
  admin.read('POST', `${rentalItems}/bulk`, {
    items: items.map(({ id, version }) => `${id}:${version}`),
    change: fields,
    batchId: crypto.randomUUID(),
  });
const saveSection = (section: string, version: number, fields: object) =>
  owner.read<SectionView>('PUT', `${settings}/${section}`, { version, value: fields });

describe('what staff changed', () => {
  test('is a line for each press, however many it changed, with Undo as long as nobody went on @history.activity @history.undo', async () => {
    const items = [];
    for (const name of ['A', 'B', 'C', 'D']) items.push(await admin.addItem(linens, { name }));
    await change(items, { isFeatured: true });
    const press = await latest();
    expect(press).toMatchObject({ count: 4, undoable: 4, kind: 'item', action: 'edited' });
    expect(press.edits).toHaveLength(3);
    expect(press.edits[0]).toMatchObject({
      kind: 'item',
      action: 'edited',
      changes: [{ field: 'isFeatured', before: false, after: true }],
    });
    const [a] = items;
    if (!a) throw new Error('There is no item');
    await change([{ ...a, version: 2 }], { isActive: false });
    const found = (await list()).find(({ id }) => id === press.id);
    expect(found).toMatchObject({ count: 4, undoable: 3 });
    expect(await undo(press.id)).toEqual({ undone: 3, left: [{ name: 'A', section: null }] });
    expect(await admin.readItem(a.id)).toMatchObject({ isFeatured: true, isActive: false });
    // Undone once more, it is as it was changed.
    expect(await latest()).toMatchObject({ count: 3, undoable: 3 });
    expect(await undo(press.id)).toMatchObject({ undone: 0 });
  });

  test('is found by kind, person and day @history.activity', async () => {
    owner.clock.now = () => new Date('2020-05-02T03:59:00Z');
    const { id } = await owner.addCategory({ name: 'Owner’s' });
    owner.clock.now = () => new Date();
    const me = await owner.read<{ id: string }>('GET', '/api/admin/me');
    const onTheFirst = await list(`?staff=${me.id}&since=2020-05-01&until=2020-05-01`);
    expect(onTheFirst.flatMap(({ edits }) => edits)).toMatchObject([
      { kind: 'category', entityId: id, name: 'Owner’s', action: 'created' },
    ]);
    expect(await list(`?kind=package&staff=${me.id}`)).toEqual([]);
    expect(await list('?until=2020-01-01')).toEqual([]);
    const answer = await owner.ask('GET', `${PATH}?page=1`);
    expect(Number(answer.headers.get('X-Total-Count'))).toBeGreaterThan(5);
    await expectError(await owner.ask('GET', `${PATH}?since=2027-02-30`), 400);
  });

  test('is for owners @history.activity', async () => {
    const { id } = await latest();
    await expectError(await admin.ask('GET', PATH), 403);
    await expectError(await admin.ask('POST', `${PATH}/${id}/undo`), 403);
    await expectError(await owner.ask('POST', `${PATH}/${crypto.randomUUID()}/undo`), 404);
    await expectError(await owner.ask('POST', `${PATH}/no-id/undo`), 404);
    await expectError(await admin.ask('POST', `${rentalItems}/bulk/no-id/undo`), 404);
  });
});

describe('taking back', () => {
  test('makes an item whole again: its address, the order of its specifications, its price @history.undo', async () => {
    const specifications = { Weight: '10 lb', Height: '3 ft' };
    const item = await admin.addItem(linens, { name: 'Runner', price: '4', specifications });
    const edited = { name: 'Runner', slug: 'table-runner', price: '9', specifications: {} };
    await admin.read('PUT', `${rentalItems}/${item.id}`, itemEdit(item, edited));
    await undo((await latest()).id);
    const back = await admin.readItem(item.id);
    expect(back).toMatchObject({ slug: 'runner', price: '$4.00', version: 3 });
    expect(Object.keys(back.specifications)).toEqual(['Weight', 'Height']);
    expect(await redirectsOf(db(), '/rental')).toMatchObject({
      '/rental-services/linens/table-runner': '/rental-services/linens/runner',
    });
    const [cheapest] = await admin.read<RentalItemAdminView[]>(
      'GET',
      `${rentalItems}?sort=price-desc&q=runner`,
    );
    expect(cheapest?.id).toBe(item.id);
  });

  test('puts what was made into the trash, and brings a category back with its items @history.undo', async () => {
    const made = await admin.addCategory({ name: 'Made' });
    const creation = await latest();
    const item = await admin.addItem(made.id, { name: 'Inside' });
    // It has an item: it stays.
    expect(await undo(creation.id)).toEqual({ undone: 0, left: [{ name: 'Made', section: null }] });
    await admin.read('DELETE', `${categories}/${made.id}?version=1&items=delete`);
    const deletion = await latest();
    // A category and its item: of two kinds, deleted both.
    expect(deletion).toMatchObject({ count: 2, undoable: 2, kind: null, action: 'deleted' });
    expect(await undo(deletion.id)).toEqual({ undone: 2, left: [] });
    expect(await admin.readItem(item.id)).toMatchObject({ deletedAt: null });
    const path = `${categories}/${made.id}`;
    const back = await admin.read<CategoryAdminView>('GET', path);
    expect(back).toMatchObject({ deletedAt: null, itemCount: 1, slug: 'made' });
    // Deleted and restored once more, it brings exactly that item back.
    await admin.read('DELETE', `${path}?version=${back.version}&items=delete`);
    expect(await admin.read('POST', `${path}/restore`)).toMatchObject({ itemCount: 1 });
  });

  test('leaves an item where it is while the category that it was in is gone @history.undo', async () => {
    const old = await admin.addCategory({ name: 'Old' });
    const item = await admin.addItem(old.id, { name: 'Moved away' });
    await change([item], { categoryId: linens });
    const move = await latest();
    await admin.read('DELETE', `${categories}/${old.id}?version=1`);
    expect(await undo(move.id)).toEqual({
      undone: 0,
      left: [{ name: 'Moved away', section: null }],
    });
    expect(await admin.readItem(item.id)).toMatchObject({ categoryId: linens, deletedAt: null });
  });

  test('reaches packages and the order of categories @history.undo', async () => {
    const bundle = await admin.addPackage({ name: 'Booth', startingPrice: 950.5 });
    const path = `${ADMIN_API_PATHS.servicePackages}/${bundle.id}`;
    await admin.read('DELETE', `${path}?version=1`);
    expect(await undo((await latest()).id)).toEqual({ undone: 1, left: [] });
    expect(await admin.read('GET', path)).toMatchObject({
      deletedAt: null,
      startingPrice: '950.50',
    });
    const ids = async () =>
      (await admin.read<CategoryAdminView[]>('GET', categories)).map(({ id }) => id);
    const before = await ids();
    await admin.read('PUT', `${categories}/order`, { ids: before.toReversed() });
    const order = await latest();
    expect(order.count).toBeGreaterThan(1);
    await undo(order.id);
    expect(await ids()).toEqual(before);
  });

  test('leaves a package in the trash while there are as many as there may be @history.undo', async () => {
    const { id } = await admin.addPackage({ name: 'One too many' });
    await admin.read('DELETE', `${ADMIN_API_PATHS.servicePackages}/${id}?version=1`);
    const deletion = await latest();
    const [like] = await db().select().from(servicePackages).where(eq(servicePackages.id, id));
    if (!like) throw new Error('There is no package');
    const others = Array.from({ length: MAX_PACKAGES }, () => {
      const own = crypto.randomUUID();
      return { ...like, id: own, slug: own, deletedAt: null };
    });
    await db().insert(servicePackages).values(others);
    const left = [{ name: 'One too many', section: null }];
    expect(await undo(deletion.id)).toEqual({ undone: 0, left });
    const made = others.map((other) => other.id);
    await db().delete(servicePackages).where(inArray(servicePackages.id, made));
    expect(await undo(deletion.id)).toEqual({ undone: 1, left: [] });
  });
});

describe('an edit of the settings', () => {
  test('is told field by field, from the default on, and taken back @history.kept @history.undo', async () => {
    const facts = { ...DEFAULT_SETTINGS.fees, minimumOrder: 321 };
    await saveSection('fees', 0, facts);
    const press = await latest();
    expect(press).toMatchObject({ count: 1, undoable: 1 });
    expect(press.edits).toMatchObject([
      {
        kind: 'setting',
        section: 'fees',
        action: 'edited',
        changes: [
          {
            field: 'minimumOrder',
            before: DEFAULT_SETTINGS.fees.minimumOrder,
            after: 321,
          },
        ],
      },
    ]);
    expect(await list('?kind=setting')).toHaveLength(1);
    expect(await undo(press.id)).toEqual({ undone: 1, left: [] });
    const sections = await owner.read<SectionView[]>('GET', settings);
    expect(sections.find(({ section }) => section === 'fees')).toMatchObject({
      version: 2,
      value: DEFAULT_SETTINGS.fees,
    });
    // Somebody has saved since.
    expect(await undo(press.id)).toEqual({ undone: 0, left: [{ name: '', section: 'fees' }] });
  });

  test('of what an older version saved tells what was changed alone, and is taken back @history.kept @history.undo', async () => {
    const { confirmation: _later, ...mails } = DEFAULT_MAILS;
    await db()
      .insert(storedSettings)
      .values([
        { section: 'search', value: { synonyms: [] }, version: 1 },
        { section: 'mails', value: { ...mails, thanks: 'Thank you.' }, version: 1 },
      ]);
    const sections = await owner.read<SectionView[]>('GET', settings);
    const fields = { search: { synonyms: ['bar, counter'] }, mails: { subject: 'We have it' } };
    for (const [name, typed] of Object.entries(fields)) {
      const find = ({ section }: SectionView) => section === name;
      const shown = sections.find(find)?.value;
      await saveSection(name, 1, Object.assign({}, shown, typed));
      const press = await latest();
      const changed = press.edits.flatMap(({ changes }) => changes.map(({ field }) => field));
      expect(changed).toEqual(Object.keys(typed));
      expect(await undo(press.id)).toEqual({ undone: 1, left: [] });
      const back = (await owner.read<SectionView[]>('GET', settings)).find(find);
      expect(back).toMatchObject({ version: 3, value: shown, isWhole: true });
    }
  });
});
