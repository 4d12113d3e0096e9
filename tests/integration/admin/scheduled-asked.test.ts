/** Changes at a time to come: asked for, listed, canceled, and refused. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import type { PublishingView } from '#contracts/publishing.ts';
import { deleteOldRows } from '#db/queries/old-rows.ts';
import { scheduledChanges } from '#db/schema.ts';
import { seenItems, useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import {
  FRIDAY,
  FRIDAY_AT,
  MONDAY,
  MONDAY_AT,
  TUESDAY,
  useSchedules,
} from '../../support/scheduled.ts';

const db = useDatabase();
const admin = useAdmin(db);
const { schedule, applyDueAt, addItem, listed, ask } = useSchedules(db, admin);

const { rentalItems } = ADMIN_API_PATHS;

describe('a change that is scheduled', () => {
  test('is listed with its item, in the list of items that have one, and in short for the bar @schedule.shown', async () => {
    const item = await addItem({ name: 'Shown' });
    await addItem({ name: 'Not shown' });
    const { batchId } = await schedule('item', item, { price: '9.20' });
    const view = await admin.readItem(item.id);
    expect(view.scheduled).toMatchObject([
      {
        batchId,
        dueAt: FRIDAY_AT.toISOString(),
        reason: null,
        isStale: false,
        changes: [{ field: 'price', before: '$8.00', after: '$9.20' }],
      },
    ]);
    const found = await admin.read<RentalItemAdminView[]>('GET', `${rentalItems}?state=scheduled`);
    expect(found.map(({ name }) => name)).toEqual(['Shown']);
    const { scheduled: summary } = await admin.read<PublishingView>(
      'GET',
      ADMIN_API_PATHS.publishing,
    );
    const changes = [{ field: 'price', before: '$8.00', after: '$9.20' }];
    const dueAt = FRIDAY_AT.toISOString();
    const next = { id: batchId, dueAt, count: 1, name: 'Shown', changes };
    expect(summary).toEqual({ batches: 1, held: 0, next });
    expect(await listed()).toMatchObject([{ id: batchId, count: 1, held: 0 }]);
  });

  test('is listed with 200 of those that were scheduled, what was held first and then by time @schedule.shown', async () => {
    const item = await addItem();
    const rows = Array.from({ length: 202 }, (_, index) => ({
      batchId: crypto.randomUUID(),
      kind: 'item' as const,
      entityId: item.id,
      dueAt: new Date(FRIDAY_AT.getTime() + (index === 201 ? 0 : index + 1) * 600_000),
      madeAt: TUESDAY,
      change: { price: '$9.00' },
      base: { price: '$8.00' },
      ...(index === 200 && {
        state: 'held' as const,
        reason: 'changed' as const,
        endedAt: TUESDAY,
      }),
    }));
    await db().insert(scheduledChanges).values(rows);
    const batches = await listed();
    expect(batches).toHaveLength(200);
    expect(batches[0]).toMatchObject({ id: rows[200]?.batchId, held: 1 });
    expect(batches[1]).toMatchObject({ id: rows[201]?.batchId, held: 0 });
    expect(batches[199]).toMatchObject({ id: rows[197]?.batchId });
    const { scheduled: summary } = await admin.read<PublishingView>(
      'GET',
      ADMIN_API_PATHS.publishing,
    );
    expect(summary).toMatchObject({ batches: 202, held: 1, next: { id: rows[201]?.batchId } });
  });

  test('is canceled, and comes back by Undo @schedule.cancel', async () => {
    const item = await addItem();
    const { batchId } = await schedule('item', item, { price: '9.20' });
    expect(await (await ask(`/${batchId}/cancel`)).json()).toEqual({ count: 1, left: [] });
    expect(await listed()).toEqual([]);
    expect((await ask(`/${batchId}/cancel`)).status).toBe(409);
    await ask(`/${batchId}/restore`);
    expect(await listed()).toHaveLength(1);
    await applyDueAt(FRIDAY_AT);
    expect(await admin.readItem(item.id)).toMatchObject({ price: '$9.20' });
    expect((await ask(`/${batchId}/cancel`)).status).toBe(409);
  });

  test('that cannot be is refused: what is over, too far, between two runs, of another version @schedule.refused @schedule.step', async () => {
    const item = await addItem();
    const to = (when: object, version = 1) =>
      ask('', {
        of: { kind: 'item', id: item.id, version, change: { price: '9.20' } },
        when,
        batchId: crypto.randomUUID(),
      });
    const fields = async (answer: Response) =>
      ((await answer.json()) as { error: { fields: object } }).error.fields;
    expect(await fields(await to({ day: '2026-12-01', time: '06:50' }))).toHaveProperty('time');
    expect(await fields(await to({ day: '2029-01-01', time: '06:00' }))).toHaveProperty('day');
    expect((await to({ day: '2026-12-04', time: '06:05' })).status).toBe(400);
    expect((await to({ day: '2027-02-30', time: '06:00' })).status).toBe(400);
    expect((await to(FRIDAY, 2)).status).toBe(409);
    expect(await db().select().from(scheduledChanges)).toEqual([]);
  });

  test('whose answer was lost is scheduled once; its id is of nothing else @schedule.refused', async () => {
    const item = await addItem();
    const body = {
      of: { kind: 'item', id: item.id, version: 1, change: { price: '9.20' } },
      when: FRIDAY,
      batchId: crypto.randomUUID(),
    };
    await ask('', body);
    expect(await (await ask('', body)).json()).toMatchObject({ count: 1 });
    // Even when it was applied meanwhile.
    await applyDueAt(FRIDAY_AT);
    admin.clock.now = () => FRIDAY_AT;
    expect(await (await ask('', body)).json()).toMatchObject({ count: 1 });
    expect((await ask('', { ...body, when: MONDAY })).status).toBe(422);
    // A corrected price, or one more field, is no retry.
    const asked = (change: object) => ask('', { ...body, of: { ...body.of, change } });
    expect((await asked({ price: '9.25' })).status).toBe(422);
    expect((await asked({ price: '9.2', isPublished: false })).status).toBe(422);
    expect((await asked({ price: '$9.20', isPublished: true })).status).toBe(200);
    expect(await db().select().from(scheduledChanges)).toHaveLength(1);
  });

  test('of what is so already is nothing, but for what was scheduled before @schedule.twice', async () => {
    const item = await addItem();
    expect(await schedule('item', item, { price: '8' }, MONDAY)).toMatchObject({ count: 0 });
    // A sale: down on Friday, and as before on Monday.
    await schedule('item', item, { price: '7' });
    expect(await schedule('item', item, { price: '8' }, MONDAY)).toMatchObject({ count: 1 });
    await applyDueAt(FRIDAY_AT);
    expect(await admin.readItem(item.id)).toMatchObject({ price: '$7.00' });
    await applyDueAt(MONDAY_AT);
    expect(await admin.readItem(item.id)).toMatchObject({ price: '$8.00' });
    expect(await listed()).toEqual([]);
  });
});

describe('a second change for the same minute', () => {
  test('is refused where it is of the same field, and names the other with its author @schedule.same-time', async () => {
    const item = await addItem({ options: [{ name: 'Kids', price: 5 }] });
    const to = (change: object, when: object = FRIDAY) =>
      ask('', {
        of: { kind: 'item', id: item.id, version: 1, change },
        when,
        batchId: crypto.randomUUID(),
      });
    await schedule('item', item, { price: '9.20' });
    const refused = await to({ price: '9.90', isPublished: false });
    expect(refused.status).toBe(409);
    const { error } = (await refused.json()) as { error: { code: string; fields: object } };
    expect(error.code).toBe('in_use');
    expect(JSON.stringify(error.fields)).toMatch(
      /"time":"\S.+ has already scheduled “\$9\.20” for/,
    );
    // The same price is there by then; another field and another minute are free.
    expect(await (await to({ price: '$9.20' })).json()).toMatchObject({ count: 0 });
    expect((await to({ isPublished: false })).status).toBe(200);
    expect((await to({ options: [{ name: 'Kids', price: 6 }] })).status).toBe(200);
    expect((await to({ options: [{ name: 'Kids', price: 7 }] })).status).toBe(409);
    expect((await to({ price: '9.90' }, { ...FRIDAY, time: '06:10' })).status).toBe(200);
    expect(await listed()).toHaveLength(4);
  });

  test('is refused for many items with the name of the first, and for one that is to wait again @schedule.same-time', async () => {
    const [one, other] = [await addItem({ name: 'One' }), await addItem({ name: 'Other' })];
    const { batchId } = await schedule('item', other, { price: '9.20' });
    const raised = {
      items: [...seenItems(one), ...seenItems(other)],
      change: { price: { kind: 'percent', by: 10 } },
      when: FRIDAY,
    };
    const refused = await ask('/items', { ...raised, batchId: crypto.randomUUID() });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toMatch(/"time":"Other: .+ has already scheduled/);
    expect(await listed()).toHaveLength(1);
    await ask(`/${batchId}/cancel`);
    await schedule('item', other, { price: '9.90' });
    expect((await ask(`/${batchId}/restore`)).status).toBe(409);
    expect(await listed()).toMatchObject([{ changes: [{ changes: [{ after: '$9.90' }] }] }]);
  });
});

test('what ended is kept for a month, what waits until its thing is gone for good @schedule.kept', async () => {
  const [applied, waiting] = [await addItem(), await addItem()];
  await schedule('item', applied, { price: '9.20' });
  const { batchId } = await schedule('item', waiting, { price: '9.20' }, MONDAY);
  await applyDueAt(FRIDAY_AT);
  const after = (days: number) => new Date(FRIDAY_AT.getTime() + days * 24 * 60 * 60 * 1000);
  await deleteOldRows(db(), { now: after(29), limit: 100 });
  expect(await db().select().from(scheduledChanges)).toHaveLength(2);
  await deleteOldRows(db(), { now: after(31), limit: 100 });
  expect(await db().select().from(scheduledChanges)).toMatchObject([{ batchId }]);
  await db()
    .update(scheduledChanges)
    .set({ entityId: crypto.randomUUID() })
    .where(eq(scheduledChanges.batchId, batchId));
  await deleteOldRows(db(), { now: after(31), limit: 100 });
  expect(await db().select().from(scheduledChanges)).toEqual([]);
});
