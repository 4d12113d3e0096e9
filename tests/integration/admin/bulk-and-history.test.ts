import { beforeAll, describe, expect, test } from 'vitest';
import type { BulkLine, BulkResult, BulkUndone } from '#contracts/catalog/bulk.ts';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import type { EditView } from '#contracts/history/edits.ts';
import { seenItems, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { generateItems } from '../../support/generate-items.ts';

const db = useDatabase();
const admin = useAdmin(db);

const { rentalItems } = ADMIN_API_PATHS;
const BULK = `${rentalItems}/bulk`;

let linens: string;
let chairs: string;
beforeAll(async () => {
  linens = (await admin.addCategory({ name: 'Linens' })).id;
  chairs = (await admin.addCategory({ name: 'Chairs' })).id;
});

const historyOf = (id: string) => admin.read<EditView[]>('GET', `${rentalItems}/${id}/history`);
const PERCENT = { price: { kind: 'percent', by: 8, roundTo: 25 } };

describe('a change of many items', () => {
  test('is shown before it is stored, and stored as it was shown @items.bulk @items.bulk-preview', async () => {
    const satin = await admin.addItem(linens, {
      name: 'Satin Linen, “Décor”',
      price: '14',
      options: [{ name: '90 × 132', price: 14, owned: 24 }],
      specifications: { 10: 'b', 2: 'a', Weight: '1 lb' },
    });
    const free = await admin.addItem(linens, { name: 'Velvet Linen', price: '0' });
    const items = seenItems(satin, free);
    const lines = await admin.read<BulkLine[]>('POST', `${BULK}/preview`, {
      items,
      change: PERCENT,
    });
    expect(lines.map(({ name, before, after }) => ({ name, before, after }))).toEqual([
      {
        name: satin.name,
        before: { price: '$14.00', options: satin.options },
        after: { price: '$15.00', options: [{ name: '90 × 132', price: 15, owned: 24 }] },
      },
      { name: free.name, before: {}, after: {} },
    ]);
    expect(await admin.readItem(satin.id)).toMatchObject({ price: '$14.00', version: 1 });

    const batchId = crypto.randomUUID();
    const body = { items, change: PERCENT, batchId };
    expect(await admin.read<BulkResult>('POST', BULK, body)).toEqual({ batchId, changed: 1 });
    // After a lost answer.
    expect(await admin.read<BulkResult>('POST', BULK, body)).toEqual({ batchId, changed: 1 });
    expect(await admin.readItem(satin.id)).toMatchObject({ price: '$15.00', version: 2 });
    expect(await admin.readItem(free.id)).toMatchObject({ price: '$0.00', version: 1 });
    expect(Object.keys((await admin.readItem(satin.id)).specifications)).toEqual(
      Object.keys(satin.specifications),
    );
  });

  test('is none where one cannot be so, or was changed meanwhile @items.bulk', async () => {
    const one = await admin.addItem(linens, { name: 'Runner', price: '999999' });
    const two = await admin.addItem(linens, { name: 'Napkin', price: '1' });
    const items = seenItems(one, two);
    const change = { price: { kind: 'percent', by: 900 } };
    const response = await admin.ask('POST', BULK, { items, change, batchId: crypto.randomUUID() });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('"Runner":"The price can be at most $1,000,000.00"');
    await admin.read('POST', BULK, {
      items: seenItems(two),
      change: { isFeatured: true },
      batchId: crypto.randomUUID(),
    });
    const late = await admin.ask('POST', BULK, {
      items,
      change: { isActive: false },
      batchId: crypto.randomUUID(),
    });
    expect(late.status).toBe(409);
    expect(await admin.readItem(one.id)).toMatchObject({ price: '$999,999.00', isActive: true });
    expect(await admin.readItem(two.id)).toMatchObject({
      price: '$1.00',
      isActive: true,
      isFeatured: true,
    });
  });

  test('is taken back by one press, but for what somebody changed since @items.bulk-undo', async () => {
    const one = await admin.addItem(linens, { name: 'Overlay', tags: ['old'] });
    const two = await admin.addItem(linens, { name: 'Sash' });
    const batchId = crypto.randomUUID();
    const change = { categoryId: chairs, tags: { add: ['new'], remove: ['OLD'] } };
    await admin.read('POST', BULK, { items: seenItems(one, two), change, batchId });
    const moved = await admin.readItem(one.id);
    expect(moved).toMatchObject({ categoryId: chairs, tags: ['new'] });
    await admin.read('POST', BULK, {
      items: seenItems(await admin.readItem(two.id)),
      change: { isFeatured: true },
      batchId: crypto.randomUUID(),
    });
    expect(await admin.read<BulkUndone>('POST', `${BULK}/${batchId}/undo`)).toEqual({
      undone: 1,
      left: ['Sash'],
    });
    expect(await admin.readItem(one.id)).toMatchObject({ categoryId: linens, tags: ['old'] });
    expect(await admin.readItem(two.id)).toMatchObject({ categoryId: chairs });
    expect((await admin.ask('POST', `${BULK}/${crypto.randomUUID()}/undo`)).status).toBe(404);
  });

  test('deletes, and Undo gives a taken address a number @items.bulk-undo', async () => {
    const one = await admin.addItem(linens, { name: 'Skirting' });
    const batchId = crypto.randomUUID();
    await admin.read('POST', `${BULK}/remove`, { items: seenItems(one), batchId });
    await admin.addItem(linens, { name: 'Skirting' });
    expect((await admin.readItem(one.id)).deletedAt).not.toBeNull();
    await admin.read('POST', `${BULK}/${batchId}/undo`);
    expect(await admin.readItem(one.id)).toMatchObject({ deletedAt: null, slug: 'skirting-2' });
  });

  test('reaches ten thousand items @items.bulk', async () => {
    await generateItems(db(), 10_000);
    const all = await admin.read<RentalItemAdminView[]>('GET', `${rentalItems}?sort=newest`);
    expect(all.length).toBeGreaterThan(20);
    const ids = await admin.read<{ items: string[] }>('GET', `${BULK}/match`);
    const items = ids.items.slice(0, 10_000);
    expect(items).toHaveLength(10_000);
    const batchId = crypto.randomUUID();
    const { changed } = await admin.read<BulkResult>('POST', BULK, {
      items,
      change: { price: { kind: 'percent', by: -8 } },
      batchId,
    });
    expect(changed).toBeGreaterThan(9_000);
    expect(await admin.read<BulkUndone>('POST', `${BULK}/${batchId}/undo`)).toEqual({
      undone: changed,
      left: [],
    });
  });
});

describe('the history', () => {
  test('says who changed what, field by field @history.kept', async () => {
    const item = await admin.addItem(linens, { name: 'Charger', price: '3' });
    const { id } = item;
    await admin.read('POST', BULK, {
      items: seenItems(item),
      change: { price: { kind: 'exact', by: 4 } },
      batchId: crypto.randomUUID(),
    });
    await admin.read('DELETE', `${rentalItems}/${id}?version=2`);
    await admin.read('POST', `${rentalItems}/${id}/restore`);
    const edits = await historyOf(id);
    expect(edits.map(({ action, version }) => [action, version])).toEqual([
      ['restored', 4],
      ['deleted', 3],
      ['edited', 2],
      ['created', 1],
    ]);
    expect(edits[2]).toMatchObject({
      name: 'Charger',
      changes: [{ field: 'price', before: '$3.00', after: '$4.00' }],
    });
    expect(edits[2]?.by).not.toBeNull();
    expect(edits[2]?.batchId).not.toBeNull();
  });

  test('brings back any version, whole, through the rules of a form @history.restore', async () => {
    const other = await admin.addCategory({ name: 'Gone soon' });
    const { id } = await admin.addItem(other.id, {
      name: 'Lamp',
      specifications: { b: '1', a: '2' },
    });
    const items = [`${id}:1`];
    await admin.read('POST', BULK, {
      items,
      change: { categoryId: linens },
      batchId: crypto.randomUUID(),
    });
    const second = await admin.readItem(id);
    expect(second.version).toBe(2);
    const back = `${rentalItems}/${id}/versions/1/restore`;
    expect(await admin.read('POST', back, { version: 2 })).toMatchObject({
      version: 3,
      categoryId: other.id,
      isPublished: true,
    });
    // The category goes; then it is a draft, where it is now.
    await admin.read('POST', BULK, {
      items: [`${id}:3`],
      change: { categoryId: linens },
      batchId: crypto.randomUUID(),
    });
    const empty = await admin.read<{ version: number }>('GET', `/api/admin/categories/${other.id}`);
    await admin.read('DELETE', `/api/admin/categories/${other.id}?version=${empty.version}`);
    const draft = await admin.read<RentalItemAdminView>('POST', back, { version: 4 });
    expect(draft).toMatchObject({ categoryId: linens, isPublished: false, name: 'Lamp' });
    expect(Object.keys(draft.specifications)).toEqual(['b', 'a']);
    expect((await admin.ask('POST', back, { version: 4 })).status).toBe(409);
    for (const never of ['9', '0', '1.5', 'first']) {
      const path = `${rentalItems}/${id}/versions/${never}/restore`;
      expect((await admin.ask('POST', path, { version: 5 })).status, never).toBe(404);
    }
  });

  test('names what ids stand for, also what lies in the trash @history.shown', async () => {
    const part = await admin.addItem(chairs, { name: 'Gold chair' });
    const set = await admin.addItem(linens, { name: 'Set for one' });
    const parts = [{ itemId: part.id, option: '', quantity: 1 }];
    const { name, slug, shortDescription, price } = set;
    const body = { name, slug, shortDescription, price, categoryId: chairs, parts, version: 1 };
    await admin.read('PUT', `${rentalItems}/${set.id}`, body);
    await admin.read('DELETE', `${rentalItems}/${part.id}?version=1`);
    const [edit] = await historyOf(set.id);
    expect(edit?.names).toEqual({ [linens]: 'Linens', [chairs]: 'Chairs', [part.id]: part.name });
  });

  test('brings back a version though a clock went back between edits @history.restore', async () => {
    const { id } = await admin.addItem(linens, { name: 'Clocked', price: '3' });
    const setPrice = async (by: number, version: number, at: Date) => {
      admin.clock.now = () => at;
      const change = { price: { kind: 'exact', by } };
      await admin.read('POST', BULK, {
        items: [`${id}:${version}`],
        change,
        batchId: crypto.randomUUID(),
      });
    };
    await setPrice(4, 1, new Date());
    await setPrice(5, 2, new Date(Date.now() - 3_600_000));
    admin.clock.now = () => new Date();
    const back = `${rentalItems}/${id}/versions/1/restore`;
    expect(await admin.read('POST', back, { version: 3 })).toMatchObject({ price: '$3.00' });
  });
});
