/** Rows of upcoming events follow what they are counted by (@stock.rows), and are recounted (@stock.recount). */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CategoryAdminView } from '#contracts/admin/categories.ts';
import type { RentalItemAdminView } from '#contracts/admin/rental-items.ts';
import { quoteLineOf } from '#contracts/quotes.fixtures.ts';
import { purgeTrash } from '#db/queries/admin/trash.ts';
import { inquiries, rentalItems, settings, stockRows } from '#db/schema.ts';
import { recountStock } from '#server/stock/recount.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addCategory, addInquiry, addItem } from '../../support/rows.ts';
import { signedIn } from '../../support/staff.ts';

const db = useDatabase();
const shop = useQuotes(db);
const SATURDAY = '2027-06-12';
let category = '';
let chair = '';
let table = '';

beforeEach(async () => {
  shop.clock.now = MORNING;
  await db().delete(inquiries);
  await db().delete(settings);
  await db().delete(rentalItems);
  category = await addCategory(db());
  chair = await addItem(db(), category, { name: 'Chair', availability: 600 });
  table = await addItem(db(), category, { name: 'Table', availability: 60 });
});

const rows = () => db().select().from(stockRows).orderBy(stockRows.out, stockRows.quantity);
const itemPath = (id: string) => `${ADMIN_API_PATHS.rentalItems}/${id}`;

/** @returns the request of a booked event with so many of the item */
async function booked(itemId: string, quantity: number, eventDate = SATURDAY) {
  const inquiry = await addInquiry(db(), { eventDate });
  const lines = [quoteLineOf({ itemId, quantity })];
  const { link } = await shop.sent(inquiry, { eventDate, lines });
  await shop.read(await shop.accept(link));
  return inquiry;
}

async function editItem(id: string, change: object, status = 200) {
  const item = await shop.read<RentalItemAdminView>(await shop.ask('GET', itemPath(id)));
  const { name, slug, categoryId, price, availability, options, parts, version } = item;
  const body = { name, slug, categoryId, price, availability, options, parts, version };
  return shop.read<RentalItemAdminView & { error: { fields: Record<string, string> } }>(
    await shop.ask('PUT', itemPath(id), { ...body, shortDescription: 'Short.', ...change }),
    status,
  );
}

describe('an edit of what stock is counted by moves the rows of upcoming events @stock.rows', () => {
  test('days of the item and of its category, of which the item’s count @stock.window', async () => {
    await booked(chair, 100);
    expect(await rows()).toMatchObject([{ out: '2027-06-11', free: '2027-06-14' }]);
    const path = `${ADMIN_API_PATHS.categories}/${category}`;
    const { name, version } = await shop.read<CategoryAdminView>(await shop.ask('GET', path));
    await shop.read(await shop.ask('PUT', path, { name, version, daysBefore: 3, turnaround: 2 }));
    expect(await rows()).toMatchObject([{ out: '2027-06-09', free: '2027-06-16' }]);
    const saved = await editItem(chair, { daysBefore: 0 });
    expect(saved).toMatchObject({ daysBefore: 0, daysAfter: null, turnaround: null });
    expect(await rows()).toMatchObject([{ out: '2027-06-12', free: '2027-06-16' }]);
  });

  test('a category whose items are moved to another gives them the other’s days', async () => {
    await booked(chair, 100);
    const to = await addCategory(db(), { name: 'Linens', turnaround: 3 });
    const path = `${ADMIN_API_PATHS.categories}/${category}`;
    const { version } = await shop.read<CategoryAdminView>(await shop.ask('GET', path));
    const query = `version=${version}&items=move&to=${to}`;
    await shop.read(await shop.ask('DELETE', `${path}?${query}`));
    expect(await rows()).toMatchObject([{ out: '2027-06-11', free: '2027-06-17' }]);
  });

  test('parts of a set, and none again @stock.set', async () => {
    const set = await addItem(db(), category, { name: 'Dressed table', availability: 0 });
    await booked(set, 10);
    const parts = [
      { itemId: chair, option: '', quantity: 8 },
      { itemId: table, option: '', quantity: 1 },
    ];
    expect((await editItem(set, { parts })).partNames).toEqual({
      [chair]: 'Chair',
      [table]: 'Table',
    });
    expect(await rows()).toMatchObject([
      { itemId: table, quantity: 10 },
      { itemId: chair, quantity: 80 },
    ]);
    await editItem(set, { parts: [] });
    expect(await rows()).toMatchObject([{ itemId: set, quantity: 10 }]);
  });

  test('the shop’s rule and the days on which it is closed', async () => {
    await booked(chair, 100);
    const owner = await signedIn(db(), 'owner');
    const save = async (section: 'stock' | 'hours', value: object) => {
      const body = JSON.stringify({ version: 0, value });
      const path = `${ADMIN_API_PATHS.settings}/${section}`;
      const headers = { ...owner.headers, 'Content-Type': 'application/json' };
      const { adminApp } = await import('#server/admin/app.ts');
      await shop.read(
        await adminApp(shop.services()).request(path, { method: 'PUT', headers, body }),
      );
    };
    await save('stock', { ...DEFAULT_SETTINGS.stock, before: 2, after: 2 });
    expect(await rows()).toMatchObject([{ out: '2027-06-10', free: '2027-06-14' }]);
    const day = DEFAULT_SETTINGS.hours.open.filter((each) => each.day !== 'monday');
    await save('hours', { ...DEFAULT_SETTINGS.hours, open: day });
    expect(await rows()).toMatchObject([{ out: '2027-06-10', free: '2027-06-15' }]);
    await shop.sent(await addInquiry(db(), { eventDate: SATURDAY }), {
      eventDate: SATURDAY,
      lines: [quoteLineOf({ itemId: table, quantity: 5 })],
    });
    expect(await rows()).toHaveLength(2);
  });

  test('what is over keeps its rows', async () => {
    await booked(chair, 100, '2026-11-28');
    shop.clock.now = new Date('2026-12-05T15:00:00Z');
    await editItem(chair, { daysBefore: 5 });
    expect(await rows()).toMatchObject([{ out: '2026-11-27' }]);
  });
});

describe('what a set may be made of @stock.set', () => {
  const partOf = (itemId: string, option = '') => ({ parts: [{ itemId, option, quantity: 2 }] });
  const refused = async (id: string, change: object) =>
    (await editItem(id, change, 400)).error.fields['parts'];

  test('not itself, no set, nothing that is gone, no option that there is not', async () => {
    const set = await addItem(db(), category, { name: 'Set', ...partOf(chair) });
    const cloth = await addItem(db(), category, {
      name: 'Cloth',
      options: [{ name: 'Ivory', price: 18 }],
    });
    expect(await refused(table, partOf(table))).toContain('itself');
    expect(await refused(table, partOf(set))).toBe('“Set” is a set itself. Add its parts instead.');
    expect(await refused(chair, partOf(table))).toContain('part of the set “Set”');
    expect(await refused(table, partOf('0198f2a0-0000-4000-8000-00000000ffff'))).toContain(
      'not in the catalog',
    );
    expect(await refused(table, partOf(cloth, 'Red'))).toContain('options of “Cloth”');
    await editItem(table, partOf(cloth, 'Ivory'));
  });

  test('a part that went to the trash later does not keep the set from being saved', async () => {
    const set = await addItem(db(), category, { name: 'Set', ...partOf(chair) });
    await db().update(rentalItems).set({ deletedAt: MORNING }).where(eq(rentalItems.id, chair));
    await editItem(set, { name: 'Large set' });
    expect(await refused(table, partOf(chair))).toContain('not in the catalog');
  });
});

test('an option has pieces of its own, or shares those of the item @stock.options', async () => {
  const options = [
    { name: 'Ivory', price: 18, owned: 24 },
    { name: 'White', price: 18 },
  ];
  expect((await editItem(chair, { options })).options).toEqual(options);
});

test('the trash keeps an item that an upcoming event or a set has @trash.kept', async () => {
  await booked(chair, 100);
  await addItem(db(), category, {
    name: 'Set',
    parts: [{ itemId: table, option: '', quantity: 1 }],
  });
  const gone = await addItem(db(), category, { name: 'Vase' });
  await db().update(rentalItems).set({ deletedAt: MORNING });
  const names = async () => (await db().select().from(rentalItems)).map(({ name }) => name);
  expect(gone).not.toBe('');
  await db().update(rentalItems).set({ deletedAt: null }).where(eq(rentalItems.name, 'Set'));
  await purgeTrash(db(), new Date('2027-01-15T15:00:00Z'));
  expect((await names()).toSorted()).toEqual(['Chair', 'Set', 'Table']);
  await purgeTrash(db(), new Date('2027-07-15T15:00:00Z'));
  expect((await names()).toSorted()).toEqual(['Set', 'Table']);
});

describe('the recount @stock.recount', () => {
  const recount = () => recountStock(db(), { now: shop.clock.now });

  test('finds nothing in a healthy shop, and ends what has expired without a word', async () => {
    await booked(chair, 100);
    await shop.sent(await addInquiry(db(), { eventDate: SATURDAY }), {
      eventDate: SATURDAY,
      lines: [quoteLineOf({ itemId: chair, quantity: 20 })],
    });
    expect(await recount()).toBe(0);
    expect(await rows()).toHaveLength(2);
    shop.clock.now = new Date('2026-12-20T15:00:00Z');
    expect(await recount()).toBe(0);
    expect(await rows()).toMatchObject([{ kind: 'booking' }]);
  });

  test.each([
    ['deleted', () => db().delete(stockRows)],
    ['with another number', () => db().update(stockRows).set({ quantity: 7 })],
    ['on other days', () => db().update(stockRows).set({ out: '2027-06-01' })],
    ['of another item', () => db().update(stockRows).set({ itemId: table })],
  ])('puts right a row that was %s by hand', async (_how, spoil) => {
    await booked(chair, 100);
    const [before] = await rows();
    await spoil();
    expect(await recount()).toBe(1);
    const { id: _id, createdAt: _at, ...same } = before ?? {};
    expect(await rows()).toMatchObject([same]);
    expect(await recount()).toBe(0);
  });

  test('takes away what an event has that takes nothing, and leaves blocks alone', async () => {
    const lost = await booked(chair, 100);
    const block = { kind: 'block', itemId: chair, quantity: 3, out: '2027-06-01' } as const;
    await db()
      .insert(stockRows)
      .values({ ...block, free: '2027-07-01', reason: 'repair' });
    await db().update(inquiries).set({ deletedAt: MORNING }).where(eq(inquiries.id, lost));
    expect(await recount()).toBe(1);
    expect(await rows()).toMatchObject([{ kind: 'block' }]);
  });

  test('gives events that were booked before stock was counted their rows', async () => {
    const old = await booked(chair, 100);
    await db().update(inquiries).set({ agreed: null }).where(eq(inquiries.id, old));
    await db().delete(stockRows);
    expect(await recount()).toBe(1);
    expect(await rows()).toMatchObject([{ kind: 'booking', quantity: 100 }]);
    const [inquiry] = await db().select().from(inquiries).where(eq(inquiries.id, old));
    expect(inquiry?.agreed?.lines).toMatchObject([{ itemId: chair, quantity: 100 }]);
  });
});
