/** Changes of many items at a time to come. */
import { describe, expect, test } from 'vitest';
import type { Scheduled } from '#contracts/catalog/scheduled.ts';
import { scheduledChanges } from '#db/schema.ts';
import { seenItems, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { FRIDAY, FRIDAY_AT, MONDAY, MONDAY_AT, useSchedules } from '../../support/scheduled.ts';

const db = useDatabase();
const admin = useAdmin(db);
const { applyDueAt, addItem, edit, listed, ask } = useSchedules(db, admin);

const { scheduled } = ADMIN_API_PATHS;

describe('a change that is scheduled', () => {
  test('of many items that are so already is kept where what was scheduled before changes it @schedule.many @schedule.twice', async () => {
    const items = [await addItem(), await addItem()].flatMap((one) => seenItems(one));
    const many = (change: object, when: object, batchId: string = crypto.randomUUID()) =>
      admin.read<Scheduled>('POST', `${scheduled}/items`, { items, change, when, batchId });
    const exact = (by: number) => ({ price: { kind: 'exact', by } });
    const asNow = { isPublished: true, ...exact(8) };
    expect(await many(asNow, FRIDAY)).toMatchObject({ count: 0 });
    expect(await many({ isPublished: false, ...exact(7) }, FRIDAY)).toMatchObject({ count: 2 });
    const back = await many(asNow, MONDAY);
    expect(back).toMatchObject({ count: 2 });
    await applyDueAt(FRIDAY_AT);
    expect(await admin.readItem(items[0]?.split(':')[0] ?? '')).toMatchObject({
      isPublished: false,
      price: '$7.00',
    });
    await applyDueAt(MONDAY_AT);
    for (const item of items) {
      expect(await admin.readItem(item.split(':')[0] ?? '')).toMatchObject({
        isPublished: true,
        price: '$8.00',
      });
    }
    expect(await listed()).toEqual([]);
  });

  test('of many items is recognized when its answer was lost, and nothing else is taken for it @schedule.refused', async () => {
    const items = seenItems(await addItem({ price: '$10.00', options: [{ name: 'A', price: 5 }] }));
    const body = { items, when: FRIDAY, batchId: crypto.randomUUID() };
    const percent = (by: number) => ({ price: { kind: 'percent', by } });
    const asked = async (change: object) => {
      const answer = await ask('/items', { ...body, change });
      return answer.status;
    };
    expect([await asked(percent(8)), await asked(percent(8))]).toEqual([200, 200]);
    expect(await asked(percent(9))).toBe(422);
    expect(await asked({ ...percent(8), isPublished: false })).toBe(422);
    expect(await asked({ isPublished: false })).toBe(422);
    await applyDueAt(FRIDAY_AT);
    admin.clock.now = () => FRIDAY_AT;
    expect(await asked(percent(8))).toBe(200);
    expect(await db().select().from(scheduledChanges)).toHaveLength(1);
  });

  test('of many items is calculated when it is scheduled, options too @schedule.many', async () => {
    const plain = await addItem({ price: '$10.00' });
    const withOptions = await addItem({
      price: '$10.00',
      options: [
        { name: 'Round', price: 20, owned: 4 },
        { name: 'Square', price: 0 },
      ],
    });
    const words = await addItem({ price: '0' });
    const change = { price: { kind: 'percent', by: 8, roundTo: 5, withOptions: true } };
    const items = [plain, withOptions, words].flatMap((one) => seenItems(one));
    const batchId = crypto.randomUUID();
    const body = { items, change, when: FRIDAY, batchId };
    const answer = await admin.read<Scheduled>('POST', `${scheduled}/items`, body);
    expect(answer).toEqual({ batchId, count: 2 });
    const [batch] = await listed();
    expect(batch).toMatchObject({ id: batchId, count: 2 });
    // What else is changed meanwhile stays.
    await edit(withOptions.id, { availability: 3 });
    await applyDueAt(FRIDAY_AT);
    expect(await admin.readItem(plain.id)).toMatchObject({ price: '$10.80' });
    expect(await admin.readItem(withOptions.id)).toMatchObject({
      price: '$10.80',
      availability: 3,
      options: [
        { name: 'Round', price: 21.6, owned: 4 },
        { name: 'Square', price: 0 },
      ],
    });
  });
});
