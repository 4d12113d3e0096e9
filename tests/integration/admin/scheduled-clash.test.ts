/** Scheduled changes of what somebody changed meanwhile. */
import { describe, expect, test } from 'vitest';
import type { ScheduleEnded } from '#contracts/catalog/scheduled.ts';
import type { ActivityLine } from '#contracts/history/activity.ts';
import type { PublishingView } from '#contracts/publishing.ts';
import { publications } from '#db/schema.ts';
import { seenItems, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { FRIDAY, FRIDAY_AT, MONDAY, MONDAY_AT, useSchedules } from '../../support/scheduled.ts';
import { sheetsOf } from '../../support/sheets.ts';

const db = useDatabase();
const admin = useAdmin(db);
const owner = useAdmin(db, 'owner');
const sheets = sheetsOf(admin, 'item');
const { schedule, applyDueAt, addItem, edit, listed } = useSchedules(db, admin);

const { rentalItems, scheduled, publishing } = ADMIN_API_PATHS;

const decide = (batch: string, what: 'apply' | 'cancel' | 'restore', of?: string) =>
  admin.read<ScheduleEnded>(
    'POST',
    `${scheduled}/${batch}/${what}${of === undefined ? '' : `?of=${of}`}`,
  );
const priceOf = async (id: string) => (await admin.readItem(id)).price;

describe('a change of a field that somebody changed since it was scheduled', () => {
  test('is announced as one that will be held, and held for its author @schedule.clash', async () => {
    const item = await addItem({ name: 'Clash' });
    const { batchId } = await schedule('item', item, { price: '9.20', isPublished: false });
    await edit(item.id, { price: '8.50' });
    expect((await admin.readItem(item.id)).scheduled).toMatchObject([{ isStale: true }]);
    expect(await listed()).toMatchObject([{ held: 0, changes: [{ isStale: true }] }]);
    await db().delete(publications);
    await applyDueAt(FRIDAY_AT);
    // As a whole: what goes together is not applied by halves.
    expect(await admin.readItem(item.id)).toMatchObject({
      price: '$8.50',
      isPublished: true,
      scheduled: [{ reason: 'changed', isStale: false }],
    });
    expect(await db().select().from(publications)).toEqual([]);
    expect(await listed()).toMatchObject([
      { id: batchId, held: 1, changes: [{ name: 'Clash', reason: 'changed' }] },
    ]);
    const { scheduled: summary } = await admin.read<PublishingView>('GET', publishing);
    expect(summary).toEqual({ batches: 1, held: 1, next: null });
    // And not applied by a later run.
    await applyDueAt(MONDAY_AT);
    expect(await priceOf(item.id)).toBe('$8.50');
  });

  test('does not hold the others up that were scheduled with it @schedule.clash', async () => {
    const [one, other] = [await addItem({ name: 'One' }), await addItem({ name: 'Other' })];
    const batchId = crypto.randomUUID();
    const change = { price: { kind: 'percent', by: 10 } };
    const items = [...seenItems(one), ...seenItems(other)];
    await admin.read('POST', `${scheduled}/items`, { items, change, when: FRIDAY, batchId });
    await edit(one.id, { price: '8.50' });
    await applyDueAt(FRIDAY_AT);
    expect([await priceOf(one.id), await priceOf(other.id)]).toEqual(['$8.50', '$8.80']);
    expect(await listed()).toMatchObject([{ id: batchId, count: 1, held: 1 }]);
  });

  test('is applied anyway by whoever decides so, or canceled @schedule.clash', async () => {
    const [one, other] = [await addItem(), await addItem()];
    const first = await schedule('item', one, { price: '9.20' });
    const second = await schedule('item', other, { price: '9.20' });
    await edit(one.id, { price: '8.50' });
    await edit(other.id, { price: '8.50' });
    await applyDueAt(FRIDAY_AT);
    await db().delete(publications);
    admin.clock.now = () => MONDAY_AT;
    expect(await decide(first.batchId, 'apply', one.id)).toEqual({ count: 1, left: [] });
    expect(await priceOf(one.id)).toBe('$9.20');
    expect(await db().select().from(publications)).toHaveLength(1);
    // An edit like any other, with its Undo.
    const [line] = await owner.read<ActivityLine[]>('GET', '/api/admin/activity?kind=item');
    expect(line?.press?.edits[0]).toMatchObject({ entityId: one.id, scheduledFor: null });
    await decide(second.batchId, 'cancel');
    expect(await listed()).toEqual([]);
    // Taken back, it is held still and not applied.
    await decide(second.batchId, 'restore');
    await applyDueAt(MONDAY_AT);
    expect(await priceOf(other.id)).toBe('$8.50');
    expect(await listed()).toMatchObject([{ held: 1 }]);
  });

  test('stays held as a whole where an option is gone, also when it is to be applied anyway @schedule.clash @schedule.options', async () => {
    const options = [
      { name: 'White', price: 8 },
      { name: 'Gold', price: 9 },
    ];
    const item = await addItem({ name: 'Fewer', options });
    const { batchId } = await schedule('item', item, {
      isPublished: false,
      options: [
        { name: 'White', price: 8.5 },
        { name: 'Gold', price: 9.5 },
      ],
    });
    await edit(item.id, { options: options.slice(0, 1) });
    await applyDueAt(FRIDAY_AT);
    expect(await listed()).toMatchObject([{ changes: [{ reason: 'changed' }] }]);
    expect(await decide(batchId, 'apply')).toEqual({ count: 0, left: ['Fewer'] });
    expect(await listed()).toMatchObject([{ changes: [{ reason: 'refused' }] }]);
    expect(await admin.readItem(item.id)).toMatchObject({
      isPublished: true,
      options: options.slice(0, 1),
    });
  });

  test('is none where only another field was changed, or the change taken back @schedule.clash', async () => {
    const [one, other] = [await addItem(), await addItem()];
    await schedule('item', one, { price: '9.20' });
    await schedule('item', other, { price: '9.20' });
    await edit(one.id, { shortDescription: 'Another', availability: 7 });
    await edit(other.id, { price: '8.50' });
    await edit(other.id, { price: '8' });
    await applyDueAt(FRIDAY_AT);
    expect([await priceOf(one.id), await priceOf(other.id)]).toEqual(['$9.20', '$9.20']);
    expect(await admin.readItem(one.id)).toMatchObject({ shortDescription: 'Another' });
  });
});

describe('a spreadsheet that is imported meanwhile', () => {
  test('is a later edit of what it changes, and none once it is undone @schedule.clash @sheet.undo', async () => {
    const [one, other] = [await addItem({ name: 'Round' }), await addItem({ name: 'Square' })];
    await schedule('item', one, { price: '9.20' });
    await schedule('item', other, { price: '9.20' });
    const fields = ['id', 'price'];
    const kept = await sheets.store({ fields, rows: [[one.id, '8.50']] });
    const undone = await sheets.store({ fields, rows: [[other.id, '8.50']] });
    expect(kept.written).toBe(1);
    await sheets.undo(undone.batchId);
    await applyDueAt(FRIDAY_AT);
    expect([await priceOf(one.id), await priceOf(other.id)]).toEqual(['$8.50', '$9.20']);
    // Undone only now, the import leaves alone what was made since; what it had changed comes back, and stays held.
    expect(await sheets.undo(kept.batchId)).toMatchObject({ undone: 1 });
    expect(await listed()).toMatchObject([{ held: 1, changes: [{ entityId: one.id }] }]);
  });

  test('that was checked before a change was applied is stopped, and its Undo leaves alone what was made since @sheet.store @sheet.undo', async () => {
    const item = await addItem({ name: 'Checked' });
    await schedule('item', item, { price: '9.20' });
    const file = { fields: ['id', 'isFeatured'], rows: [[item.id, 'Yes']] };
    const checked = await sheets.bodyToStore(file);
    const imported = await sheets.store(file);
    await applyDueAt(FRIDAY_AT);
    expect(
      (await admin.ask('POST', sheets.path, { ...checked, batchId: crypto.randomUUID() })).status,
    ).toBe(409);
    expect(await sheets.undo(imported.batchId)).toEqual({ undone: 0, left: ['Checked'] });
    expect(await admin.readItem(item.id)).toMatchObject({ price: '$9.20', isFeatured: true });
  });
});

describe('of two changes of one field', () => {
  test('the one that is due later is what remains, whichever was scheduled first @schedule.twice', async () => {
    const item = await addItem();
    await schedule('item', item, { price: '10' }, MONDAY);
    await schedule('item', item, { price: '9' });
    await applyDueAt(FRIDAY_AT);
    expect(await priceOf(item.id)).toBe('$9.00');
    await applyDueAt(MONDAY_AT);
    expect(await priceOf(item.id)).toBe('$10.00');
    expect(await listed()).toEqual([]);
  });

  test('both are applied in their order where the host was off for both @schedule.twice @schedule.late', async () => {
    const item = await addItem({ options: [{ name: 'White', price: 8 }] });
    const options = (price: number) => ({ options: [{ name: 'White', price }] });
    await schedule('item', item, options(10), MONDAY);
    await schedule('item', item, options(9));
    await db().delete(publications);
    await applyDueAt(new Date(MONDAY_AT.getTime() + 60_000));
    expect(await admin.readItem(item.id)).toMatchObject({ options: [{ price: 10 }], version: 3 });
    expect(await db().select().from(publications)).toMatchObject([{ changes: 1 }]);
  });
});

describe('a thing in the trash', () => {
  test('is left there, its change held until it comes back @schedule.deleted', async () => {
    const item = await addItem({ name: 'Deleted' });
    const { batchId } = await schedule('item', item, { price: '9.20' });
    await admin.read('DELETE', `${rentalItems}/${item.id}?version=1`);
    await applyDueAt(FRIDAY_AT);
    expect(await listed()).toMatchObject([{ held: 1, changes: [{ reason: 'deleted' }] }]);
    expect(await decide(batchId, 'apply')).toEqual({ count: 0, left: ['Deleted'] });
    await admin.read('POST', `${rentalItems}/${item.id}/restore`);
    expect(await priceOf(item.id)).toBe('$8.00');
    expect(await decide(batchId, 'apply')).toEqual({ count: 1, left: [] });
    expect(await priceOf(item.id)).toBe('$9.20');
  });

  test('is changed in its time where it came back before @schedule.deleted', async () => {
    const item = await addItem();
    await schedule('item', item, { price: '9.20' });
    await admin.read('DELETE', `${rentalItems}/${item.id}?version=1`);
    await admin.read('POST', `${rentalItems}/${item.id}/restore`);
    await applyDueAt(FRIDAY_AT);
    expect(await priceOf(item.id)).toBe('$9.20');
  });
});
