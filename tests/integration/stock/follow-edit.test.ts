/** Rows of upcoming events follow what they are counted by (@stock.rows), and an edit says what it does to them (@stock.edit). */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CategoryAdminView } from '#contracts/catalog/categories.ts';
import { activityEndpoints } from '#contracts/history/activity.ts';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { purgeTrash } from '#db/queries/catalog/trash.ts';
import { rentalItems } from '#db/schema.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addCategory, addInquiry, addItem } from '../../support/rows.ts';
import { SATURDAY, useStock } from '../../support/stock.ts';

const db = useDatabase();
const shop = useQuotes(db);
const owner = useAdmin(db, 'owner');
const { booked, editItem, empty, rows, saveSection } = useStock(db, shop);
let category = '';
let chair = '';
let table = '';

beforeEach(async () => {
  category = await empty();
  chair = await addItem(db(), category, { name: 'Chair', availability: 600 });
  table = await addItem(db(), category, { name: 'Table', availability: 60 });
});

describe('an edit by which events become short @stock.edit', () => {
  const SUNDAY = '2027-06-13';

  test('names them with what they lack, is saved only after a question, and says how many moved', async () => {
    const first = await booked(chair, 400, '2027-06-09');
    await booked(chair, 420, SUNDAY);
    const refused = await editItem(chair, { turnaround: 3 }, 409);
    expect(refused.error.message).toMatch(
      /^With this change there isn’t enough: 220 Chair too few for Ada Okafor \(WD-\w+\) on 06\/09\/2027 and 220 Chair too few for Ada Okafor/,
    );
    expect(refused.error.fields).toHaveProperty('isDespiteShort');
    expect(await rows()).toMatchObject([{ free: '2027-06-10' }, { out: '2027-06-12' }]);
    const saved = await editItem(chair, { turnaround: 3 }, 200, '?isDespiteShort=1');
    expect(saved).toMatchObject({ turnaround: 3, movedEvents: 2 });
    expect(await rows()).toMatchObject([{ inquiryId: first, free: '2027-06-13' }, {}]);
    // Short already, they are asked about only where it gets worse.
    expect(await editItem(chair, { turnaround: 4 })).toMatchObject({ movedEvents: 2 });
    expect(await editItem(chair, { turnaround: 4 })).not.toHaveProperty('movedEvents');
  });

  test('is also one that counts fewer pieces, of the item or of an option', async () => {
    await booked(chair, 420);
    await editItem(chair, { availability: 419 }, 409);
    expect(await editItem(chair, { availability: 420 })).not.toHaveProperty('movedEvents');
    // Nobody has counted: nothing is short.
    await editItem(chair, { availability: 0 });
    await editItem(chair, { availability: 100 }, 409);
  });

  test('is also one of many items at once, by which one is counted less @items.bulk', async () => {
    await booked(chair, 420);
    // With all that a form asks for.
    await editItem(chair, {});
    const path = `${ADMIN_API_PATHS.rentalItems}/bulk`;
    const change = async (availability: number, query = '') => {
      const { version } = await shop.read<{ version: number }>(
        await shop.ask('GET', `${ADMIN_API_PATHS.rentalItems}/${chair}`),
      );
      const body = { items: [`${chair}:${version}`], change: { availability } };
      return shop.ask('POST', `${path}${query}`, { ...body, batchId: crypto.randomUUID() });
    };
    expect((await change(420)).status).toBe(200);
    const refused = await change(419);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('isDespiteShort');
    expect((await change(419, '?isDespiteShort=1')).status).toBe(200);
  });

  test('is also the undoing of one after which more was booked @items.bulk-undo @history.undo', async () => {
    await editItem(chair, {});
    const { version } = await shop.read<{ version: number }>(
      await shop.ask('GET', `${ADMIN_API_PATHS.rentalItems}/${chair}`),
    );
    const path = `${ADMIN_API_PATHS.rentalItems}/bulk`;
    const batchId = crypto.randomUUID();
    const change = { availability: 900 };
    const body = { items: [`${chair}:${version}`], change, batchId };
    await shop.read(await shop.ask('POST', path, body));
    await booked(chair, 900);
    const undo = (query = '') => shop.ask('POST', `${path}/${batchId}/undo${query}`);
    owner.clock.now = () => MORNING;
    const ofOwner = await owner.ask('POST', activityEndpoints.undo.path.replace('{id}', batchId));
    for (const refused of [await undo(), ofOwner]) {
      expect(refused.status).toBe(409);
      expect(await refused.text()).toContain('isDespiteShort');
    }
    expect(await shop.read(await undo('?isDespiteShort=1'))).toEqual({ undone: 1, left: [] });
  });

  test('of a category and of the shop is asked about as well', async () => {
    await booked(chair, 400, '2027-06-09');
    await booked(chair, 420, SUNDAY);
    const path = `${ADMIN_API_PATHS.categories}/${category}`;
    const { name, version } = await shop.read<CategoryAdminView>(await shop.ask('GET', path));
    const edit = (query = '') =>
      shop.ask('PUT', `${path}${query}`, { name, version, turnaround: 3 });
    expect((await edit()).status).toBe(409);
    const value = { ...DEFAULT_SETTINGS.stock, after: 4 };
    expect((await saveSection('stock', value)).status).toBe(409);
    expect((await saveSection('stock', value, '?isDespiteShort=1')).status).toBe(200);
    expect((await edit('?isDespiteShort=1')).status).toBe(200);
  });
});

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

  test('a category whose items are moved to another gives them the other’s days @stock.edit', async () => {
    await booked(chair, 100);
    const to = await addCategory(db(), { name: 'Linens', turnaround: 3 });
    const path = `${ADMIN_API_PATHS.categories}/${category}`;
    const { version } = await shop.read<CategoryAdminView>(await shop.ask('GET', path));
    const query = `version=${version}&items=move&to=${to}`;
    await booked(chair, 550, '2027-06-16');
    const refused = await shop.read<{ error: { message: string; fields: object } }>(
      await shop.ask('DELETE', `${path}?${query}`),
      409,
    );
    expect(refused.error.fields).toHaveProperty('isDespiteShort');
    expect(refused.error.message).toContain('50 Chair too few for Ada Okafor');
    expect(await rows()).toMatchObject([{ free: '2027-06-14' }, { free: '2027-06-17' }]);
    await shop.read(await shop.ask('DELETE', `${path}?${query}&isDespiteShort=1`));
    expect(await rows()).toMatchObject([
      { out: '2027-06-11', free: '2027-06-17' },
      { out: '2027-06-15', free: '2027-06-20' },
    ]);
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
    const save = async (section: 'stock' | 'hours', value: object) =>
      shop.read(await saveSection(section, value));
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
