/** Undo of a change of things that were changed since and are again as it left them (@history.undo). */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { BulkUndone } from '#contracts/catalog/bulk.ts';
import type { ActivityLine, ActivityView } from '#contracts/history/activity.ts';
import type { TakenBack } from '#contracts/history/edits.ts';
import type { SectionView } from '#contracts/settings/endpoints.ts';
import { catalogEdits } from '#db/schema.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { seenItems, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { sheetsOf } from '../../support/sheets.ts';

const db = useDatabase();
const admin = useAdmin(db);
const owner = useAdmin(db, 'owner');
const sheets = sheetsOf(admin, 'item');

const { rentalItems, settings } = ADMIN_API_PATHS;
const activity = '/api/admin/activity';
const BULK = `${rentalItems}/bulk`;
const RISE = { price: { kind: 'percent', by: 10 } };

/** @returns the id of the press */
async function bulk(items: readonly { id: string; version: number }[], change: object) {
  const batchId = crypto.randomUUID();
  await admin.read('POST', BULK, {
    items: items.flatMap((one) => seenItems(one)),
    change,
    batchId,
  });
  return batchId;
}

async function saveSection(section: string, value: object): Promise<void> {
  const views = await owner.read<SectionView[]>('GET', settings);
  const version = views.find((view) => view.section === section)?.version;
  await owner.read('PUT', `${settings}/${section}`, { version, value });
}

const undoPress = (id: string) => owner.read<TakenBack>('POST', `${activity}/${id}/undo`);

async function pressOf(id: string): Promise<ActivityView | undefined> {
  const lines = await owner.read<ActivityLine[]>('GET', activity);
  return lines.find(({ press }) => press?.id === id)?.press;
}

test('an item that an import changed is part of the undo again once the import is undone @history.undo @items.bulk-undo', async () => {
  const { id: categoryId } = await admin.addCategory({ name: 'Linens' });
  const add = (name: string) => admin.addItem(categoryId, { name, price: '10', unit: 'each' });
  const [runner, napkin, sash] = [await add('Runner'), await add('Napkin'), await add('Sash')];
  const rise = await bulk([runner, napkin, sash], RISE);
  const fields = ['id', 'price', 'tags'];
  const { batchId } = await sheets.store({ fields, rows: [[runner.id, '14.00', 'new']] });
  await bulk([await admin.readItem(sash.id)], { isFeatured: true });
  expect(await pressOf(rise)).toMatchObject({
    count: 3,
    undoable: 1,
    left: [
      { name: 'Runner', section: null },
      { name: 'Sash', section: null },
    ],
  });
  await sheets.undo(batchId);
  expect(await pressOf(rise)).toMatchObject({
    undoable: 2,
    left: [{ name: 'Sash', section: null }],
  });
  expect(await admin.read<BulkUndone>('POST', `${BULK}/${rise}/undo`)).toEqual({
    undone: 2,
    left: ['Sash'],
  });
  for (const { id } of [runner, napkin]) {
    expect(await admin.readItem(id)).toMatchObject({ price: '$10.00', tags: [] });
  }
  expect(await admin.readItem(sash.id)).toMatchObject({ price: '$11.00' });
  expect(await pressOf(rise)).toMatchObject({ undoable: 0 });
});

test('of what is left out three are named, each once @history.undo', async () => {
  const { id: categoryId } = await admin.addCategory({ name: 'Chairs' });
  const items = [];
  for (const name of ['A', 'B', 'C', 'D', 'E']) {
    items.push(await admin.addItem(categoryId, { name, price: '10' }));
  }
  const rise = await bulk(items, RISE);
  const raised = [];
  for (const { id } of items.slice(1)) raised.push(await admin.readItem(id));
  await bulk(raised, { isFeatured: true });
  const press = await pressOf(rise);
  expect(press).toMatchObject({ count: 5, undoable: 1 });
  expect(press?.left.map(({ name }) => name)).toEqual(['B', 'C', 'D']);
});

test('a section of the settings that is again as a change left it is taken back @history.undo', async () => {
  const { fees } = DEFAULT_SETTINGS;
  const save = (version: number, minimumOrder: number) =>
    owner.read<SectionView>('PUT', `${settings}/fees`, {
      version,
      value: { ...fees, minimumOrder },
    });
  await save(0, 321);
  const [line] = await owner.read<ActivityLine[]>('GET', `${activity}?kind=setting`);
  const id = line?.press?.id ?? '';
  await save(1, 400);
  expect(await pressOf(id)).toMatchObject({ undoable: 0, left: [{ section: 'fees' }] });
  await save(2, 321);
  expect(await pressOf(id)).toMatchObject({ undoable: 1, left: [] });
  const undone = await owner.read<TakenBack>('POST', `${activity}/${id}/undo`);
  expect(undone).toEqual({ undone: 1, left: [] });
  const sections = await owner.read<SectionView[]>('GET', settings);
  expect(sections.find(({ section }) => section === 'fees')?.value).toEqual(fees);
});

test('a section that followed an item is not counted where Undo leaves the item @history.undo @settings.follow', async () => {
  const { id: categoryId } = await admin.addCategory({ name: 'Fabrics' });
  const satin = await admin.addItem(categoryId, { name: 'Satin', price: '10' });
  const velvet = await admin.addItem(categoryId, { name: 'Velvet', price: '10' });
  await owner.read('PUT', `${settings}/fabrics`, {
    version: 0,
    value: { entries: [{ name: 'Satin', image: '/a.jpg', item: satin.slug, tag: 'satin' }] },
  });
  const { batchId } = await sheets.store({
    fields: ['id', 'slug', 'price'],
    rows: [
      [satin.id, 'glossy-satin', '10.00'],
      [velvet.id, velvet.slug, '12.00'],
    ],
  });
  expect(await pressOf(batchId)).toMatchObject({ count: 3, undoable: 3, left: [] });
  await bulk([await admin.readItem(satin.id)], { isFeatured: true });
  expect(await pressOf(batchId)).toMatchObject({
    undoable: 1,
    left: [{ name: 'Satin', section: null }],
  });
  const undone = await owner.read<TakenBack>('POST', `${activity}/${batchId}/undo`);
  expect(undone.undone).toBe(1);
});

test('of two items in an import, the one with other prices of options takes no section back @history.undo @settings.follow', async () => {
  const { id: categoryId } = await admin.addCategory({ name: 'Tulle' });
  const options = [{ name: 'Ivory', price: 8 }];
  const plain = await admin.addItem(categoryId, { name: 'Plain tulle', price: '10', options });
  const dotted = await admin.addItem(categoryId, { name: 'Dotted tulle', price: '10', options });
  await saveSection('fabrics', {
    entries: [{ name: 'Tulle', image: '/a.jpg', item: dotted.slug, tag: 'tulle' }],
  });
  const { batchId } = await sheets.store({
    fields: ['id', 'slug', 'options'],
    rows: [
      [plain.id, plain.slug, 'Ivory | 9'],
      [dotted.id, 'tulle-with-dots', 'Ivory | 8'],
    ],
  });
  expect(await pressOf(batchId)).toMatchObject({ count: 3, undoable: 3 });
  await bulk([await admin.readItem(dotted.id)], { isFeatured: true });
  expect(await pressOf(batchId)).toMatchObject({ undoable: 1 });
  expect(await undoPress(batchId)).toMatchObject({ undone: 1 });
});

test('a section that names no items is counted where Undo leaves a renamed item @history.undo @settings.follow', async () => {
  const { id: categoryId } = await admin.addCategory({ name: 'Lace' });
  const lace = await admin.addItem(categoryId, { name: 'Lace', price: '10' });
  const { batchId } = await sheets.store({ fields: ['id', 'slug'], rows: [[lace.id, 'old-lace']] });
  await saveSection('hours', { ...DEFAULT_SETTINGS.hours, note: 'By appointment' });
  // As Undo of everything since a site, which is one press for both.
  await db().update(catalogEdits).set({ batchId }).where(eq(catalogEdits.section, 'hours'));
  expect(await pressOf(batchId)).toMatchObject({ count: 2, undoable: 2 });
  await bulk([await admin.readItem(lace.id)], { isFeatured: true });
  expect(await pressOf(batchId)).toMatchObject({ undoable: 1 });
  expect(await undoPress(batchId)).toMatchObject({ undone: 1 });
});
