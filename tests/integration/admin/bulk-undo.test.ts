/** Undo of a change of many items, where the catalog has gone on meanwhile. */
import { like } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { BulkUndone } from '#contracts/catalog/bulk.ts';
import { redirects } from '#db/schema.ts';
import { itemEdit, seenItems, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { redirectsOf } from '../../support/redirects.ts';

const db = useDatabase();
const admin = useAdmin(db);

const { rentalItems } = ADMIN_API_PATHS;
const BULK = `${rentalItems}/bulk`;

let linens: string;
beforeAll(async () => {
  linens = (await admin.addCategory({ name: 'Linens' })).id;
});

test('a change is not taken back into a category in the trash, nor from it @items.bulk-undo', async () => {
  const moved = crypto.randomUUID();
  const removed = crypto.randomUUID();
  const former = await admin.addCategory({ name: 'Former' });
  const one = await admin.addItem(former.id, { name: 'Moved away' });
  const two = await admin.addItem(former.id, { name: 'Removed' });
  const change = { categoryId: linens };
  await admin.read('POST', BULK, { items: seenItems(one), change, batchId: moved });
  await admin.read('POST', `${BULK}/remove`, { items: seenItems(two), batchId: removed });
  await admin.read('DELETE', `${ADMIN_API_PATHS.categories}/${former.id}?version=1`);
  const undo = (batch: string) => admin.read<BulkUndone>('POST', `${BULK}/${batch}/undo`);
  expect(await undo(moved)).toEqual({ undone: 0, left: ['Moved away'] });
  expect(await undo(removed)).toEqual({ undone: 0, left: ['Removed'] });
  expect(await admin.readItem(one.id)).toMatchObject({ categoryId: linens, deletedAt: null });
  expect((await admin.readItem(two.id)).deletedAt).not.toBeNull();
  // The category comes back, and Undo is there once more.
  await admin.read('POST', `${ADMIN_API_PATHS.categories}/${former.id}/restore`);
  expect(await undo(moved)).toEqual({ undone: 1, left: [] });
});

test('a change under an id that was used for other items is refused @items.bulk', async () => {
  const one = await admin.addItem(linens, { name: 'First' });
  const two = await admin.addItem(linens, { name: 'Second' });
  const batchId = crypto.randomUUID();
  const change = { isFeatured: true };
  await admin.read('POST', BULK, { items: seenItems(one), change, batchId });
  const again = await admin.ask('POST', BULK, { items: seenItems(two), change, batchId });
  expect(again.status).toBe(422);
  expect(await admin.readItem(two.id)).toMatchObject({ isFeatured: false });
  const faulty = { items: [`${'-'.repeat(36)}:1`], change, batchId: crypto.randomUUID() };
  expect((await admin.ask('POST', BULK, faulty)).status).toBe(400);
});

test('what comes back by Undo leads nowhere else @items.bulk-undo', async () => {
  const batchId = crypto.randomUUID();
  const one = await admin.addItem(linens, { name: 'Swag' });
  await admin.read('POST', `${BULK}/remove`, { items: seenItems(one), batchId });
  // Another one had its address for a while.
  const other = await admin.addItem(linens, { name: 'Swag' });
  await admin.read(
    'PUT',
    `${rentalItems}/${other.id}`,
    itemEdit(await admin.readItem(other.id), { slug: 'swag-of-old' }),
  );
  await admin.read('POST', `${BULK}/${batchId}/undo`);
  expect(await admin.readItem(one.id)).toMatchObject({ deletedAt: null, slug: 'swag' });
  const [from] = await db().select().from(redirects).where(like(redirects.fromPath, '%/swag'));
  expect(from).toBeUndefined();
});

test('what comes back by Undo under another slug leaves its former address, and what leads there, to the item that has it @items.bulk-undo @items.moved', async () => {
  const batchId = crypto.randomUUID();
  const one = await admin.addItem(linens, { name: 'Overlay' });
  await admin.read('POST', `${BULK}/remove`, { items: seenItems(one), batchId });
  const other = await admin.addItem(linens, { name: 'Overlay of old' });
  await admin.read('PUT', `${rentalItems}/${other.id}`, itemEdit(other, { slug: one.slug }));
  await admin.read('POST', `${BULK}/${batchId}/undo`);
  expect(await admin.readItem(one.id)).toMatchObject({ deletedAt: null, slug: 'overlay-2' });
  const folder = '/rental-services/linens';
  expect(await redirectsOf(db(), `${folder}/overlay`)).toEqual({
    [`${folder}/overlay-of-old`]: `${folder}/overlay`,
  });
});
