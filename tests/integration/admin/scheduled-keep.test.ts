/** Scheduled changes that an edit holds: what says so, and keeping them. */
import { describe, expect, test } from 'vitest';
import type { ScheduleEnded } from '#contracts/catalog/scheduled.ts';
import { seenItems, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { FRIDAY_AT, useSchedules } from '../../support/scheduled.ts';
import { sheetsOf } from '../../support/sheets.ts';

const db = useDatabase();
const admin = useAdmin(db);
const sheets = sheetsOf(admin, 'item');
const { schedule, applyDueAt, addItem, edit, listed, ask } = useSchedules(db, admin);

const { rentalItems, scheduled } = ADMIN_API_PATHS;

const keep = (batch: string, of?: string) =>
  admin.read<ScheduleEnded>(
    'POST',
    `${scheduled}/${batch}/keep${of === undefined ? '' : `?of=${of}`}`,
  );

describe('a change that an edit holds', () => {
  test('is applied at its time where somebody keeps it, and held again by a later edit @schedule.keep', async () => {
    const white = { name: 'White', price: 8 };
    const gold = (price: number) => ({ name: 'Gold', price });
    const options = [white, gold(9)];
    const [kept, again] = [await addItem({ options }), await addItem({ name: 'Again' })];
    const change = { price: '9.20', options: [gold(9.5)] };
    const { batchId } = await schedule('item', kept, change);
    const second = await schedule('item', again, { price: '9.20' });
    await edit(kept.id, { price: '8.50', options: [white, gold(7)] });
    await edit(again.id, { price: '8.50' });
    expect(await keep(batchId, kept.id)).toEqual({ count: 1, left: [] });
    expect(await keep(second.batchId)).toEqual({ count: 1, left: [] });
    expect((await admin.readItem(kept.id)).scheduled).toMatchObject([{ isStale: false }]);
    await edit(again.id, { price: '8.60' });
    await applyDueAt(FRIDAY_AT);
    expect(await admin.readItem(kept.id)).toMatchObject({
      price: '$9.20',
      options: [white, gold(9.5)],
    });
    expect(await listed()).toMatchObject([{ held: 1, changes: [{ name: 'Again' }] }]);
    expect((await ask(`/${batchId}/keep`)).status).toBe(409);
  });

  test('is kept only while its options are there, and its thing is not in the trash @schedule.keep', async () => {
    const item = await addItem({ name: 'Bare', options: [{ name: 'Gold', price: 9 }] });
    const gone = await addItem({ name: 'Gone' });
    const { batchId } = await schedule('item', item, { options: [{ name: 'Gold', price: 9.5 }] });
    const other = await schedule('item', gone, { price: '9.20' });
    await edit(item.id, { options: [] });
    await admin.ask('DELETE', `${rentalItems}/${gone.id}?version=1`);
    expect(await keep(batchId)).toEqual({ count: 0, left: ['Bare'] });
    expect(await keep(other.batchId)).toEqual({ count: 0, left: ['Gone'] });
    expect((await admin.readItem(item.id)).scheduled).toMatchObject([{ isStale: true }]);
  });

  test('is told of by the edit that holds it, of one, of many and of a spreadsheet @schedule.clash', async () => {
    const [one, other] = [await addItem(), await addItem()];
    await schedule('item', one, { price: '9.20' });
    await schedule('item', other, { price: '9.20' });
    expect(await edit(one.id, { availability: 3 })).not.toHaveProperty('scheduled.0.isStale', true);
    expect(await edit(one.id, { price: '8.50' })).toHaveProperty('scheduled.0.isStale', true);
    const bulk = async (change: object) =>
      admin.read('POST', `${rentalItems}/bulk`, {
        items: seenItems(await admin.readItem(other.id)),
        change,
        batchId: crypto.randomUUID(),
      });
    expect(await bulk({ isFeatured: true })).not.toHaveProperty('held');
    expect(await bulk({ price: { kind: 'percent', by: 10 } })).toMatchObject({ held: 1 });
    const rows = [[one.id, '8.55']];
    expect(await sheets.store({ fields: ['id', 'price'], rows })).not.toHaveProperty('held');
    // What is held already is not told again by what changes something else.
    expect(await bulk({ isFeatured: false })).not.toHaveProperty('held');
    const third = await addItem();
    await schedule('item', third, { price: '9.20' });
    const priced = { fields: ['id', 'price'], rows: [[third.id, '8.55']] };
    expect(await sheets.store(priced)).toMatchObject({ held: 1 });
  });
});
