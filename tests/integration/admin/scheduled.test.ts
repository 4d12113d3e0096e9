/** Changes at a time to come: when they are applied, by whom, in one publication. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import type { ActivityLine } from '#contracts/history/activity.ts';
import { publications, scheduledChanges } from '#db/schema.ts';
import { applyDue } from '#server/catalog/staff/scheduled/apply-due.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { FRIDAY_AT, MONDAY, MONDAY_AT, useSchedules } from '../../support/scheduled.ts';

const db = useDatabase();
const admin = useAdmin(db);
const owner = useAdmin(db, 'owner');
const { schedule, applyDueAt, addItem, listed } = useSchedules(db, admin);

const { rentalItems } = ADMIN_API_PATHS;

const countRequests = async () => (await db().select().from(publications)).length;

describe('a scheduled change', () => {
  test('is applied when it is due and not before, by the rules and in the history of an edit @schedule.change', async () => {
    const item = await addItem();
    expect(await schedule('item', item, { price: '9.20', isPublished: false })).toMatchObject({
      count: 1,
    });
    await applyDueAt(new Date(FRIDAY_AT.getTime() - 1));
    expect(await admin.readItem(item.id)).toMatchObject({ price: '$8.00', version: 1 });
    await db().delete(publications);
    await applyDueAt(FRIDAY_AT);
    expect(await admin.readItem(item.id)).toMatchObject({
      price: '$9.20',
      isPublished: false,
      version: 2,
    });
    const sorted = await admin.read<RentalItemAdminView[]>(
      'GET',
      `${rentalItems}?sort=price-desc&category=${item.categoryId}`,
    );
    // The cents that lists are sorted by follow.
    expect(sorted[0]?.id).toBe(item.id);
    expect(await listed()).toEqual([]);
  });

  test('is told as what its author scheduled, with the time that it was for @schedule.told', async () => {
    const item = await addItem({ name: 'Told' });
    const { batchId } = await schedule('item', item, { price: '9.20' });
    // The host was off until eight.
    const late = new Date(FRIDAY_AT.getTime() + 2 * 60 * 60 * 1000);
    await applyDueAt(late);
    const lines = await owner.read<ActivityLine[]>('GET', '/api/admin/activity?kind=item');
    const press = lines.find((line) => line.press?.id === batchId)?.press;
    expect(press).toMatchObject({ count: 1, undoable: 1 });
    expect(press?.edits[0]).toMatchObject({
      name: 'Told',
      by: 'Ada Okafor',
      at: late.toISOString(),
      scheduledFor: FRIDAY_AT.toISOString(),
      changes: [{ field: 'price', before: '$8.00', after: '$9.20' }],
    });
    // Taken back as any press is.
    await owner.read('POST', `/api/admin/activity/${batchId}/undo`);
    expect(await admin.readItem(item.id)).toMatchObject({ price: '$8.00' });
  });

  test('of all that is due together is one publication, whatever PUBLISH says @schedule.publication', async () => {
    const items = [await addItem(), await addItem(), await addItem()];
    const category = await admin.addCategory({ name: 'Tents' });
    const servicePackage = await admin.addPackage({ startingPrice: 100 });
    for (const item of items) await schedule('item', item, { isPublished: false });
    await schedule('category', category, { isActive: false });
    await schedule('package', servicePackage, { startingPrice: 120.5 }, MONDAY);
    await db().delete(publications);
    process.env['PUBLISH'] = 'button';
    await applyDueAt(MONDAY_AT);
    delete process.env['PUBLISH'];
    const requests = await db().select().from(publications);
    expect(requests).toMatchObject([{ state: 'requested', changes: 1, dueAt: MONDAY_AT }]);
    for (const { id } of items)
      expect(await admin.readItem(id)).toMatchObject({ isPublished: false });
    expect(await admin.read('GET', `${ADMIN_API_PATHS.categories}/${category.id}`)).toMatchObject({
      isActive: false,
    });
    expect(
      await admin.read('GET', `${ADMIN_API_PATHS.servicePackages}/${servicePackage.id}`),
    ).toMatchObject({ startingPrice: '120.50' });
  });

  test('is applied once, however often and by how many runs at once @schedule.once', async () => {
    const item = await addItem();
    await schedule('item', item, { price: '9.20' });
    await db().delete(publications);
    await Promise.all([applyDueAt(FRIDAY_AT), applyDueAt(FRIDAY_AT), applyDueAt(FRIDAY_AT)]);
    await applyDueAt(MONDAY_AT);
    expect(await admin.readItem(item.id)).toMatchObject({ version: 2 });
    expect(await db().select().from(publications)).toMatchObject([{ changes: 1 }]);
  });

  test('is not applied at all where applying it breaks off, and is applied by the next run @schedule.once', async () => {
    const [one, other] = [await addItem(), await addItem()];
    await schedule('item', one, { price: '9.20' });
    await schedule('item', other, { price: '9.20' });
    await db().delete(publications);
    // The second of them ends the transaction.
    await db().execute(sql`create function break_off() returns trigger language plpgsql as
      $$ begin raise exception 'broken off'; end $$`);
    await db().execute(
      sql.raw(`create trigger break_off before update on rental_items for each row
        when (new.id = '${other.id}') execute function break_off()`),
    );
    await expect(applyDueAt(FRIDAY_AT)).rejects.toMatchObject({
      cause: { message: 'broken off' },
    });
    await db().execute(sql`drop function break_off() cascade`);
    expect(await admin.readItem(one.id)).toMatchObject({ price: '$8.00', version: 1 });
    expect(await countRequests()).toBe(0);
    await applyDueAt(FRIDAY_AT);
    for (const { id } of [one, other]) {
      expect(await admin.readItem(id)).toMatchObject({ price: '$9.20', version: 2 });
    }
  });

  test('is left to the host of the database @schedule.host', async () => {
    const item = await addItem();
    await schedule('item', item, { price: '9.20' });
    await applyDue({ db, host: () => 'another', now: () => FRIDAY_AT });
    await applyDue({ db, host: () => undefined, now: () => FRIDAY_AT });
    expect(await admin.readItem(item.id)).toMatchObject({ price: '$8.00' });
  });

  test('of somebody who has left is applied, and told as of nobody who is still there @schedule.told', async () => {
    const item = await addItem();
    await schedule('item', item, { price: '9.20' });
    await db().update(scheduledChanges).set({ staffId: null });
    expect((await listed())[0]).toMatchObject({ by: null });
    await applyDueAt(FRIDAY_AT);
    expect(await admin.readItem(item.id)).toMatchObject({ price: '$9.20' });
  });
});
