/** What persons live through between the first quote and the day: moved, canceled, washed, rented in. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { CategoryAdminView } from '#contracts/catalog/categories.ts';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { stockCheckEndpoints, type LineStockView } from '#contracts/stock/check.ts';
import { inquiries, stockRows } from '#db/schema.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addCategory, addInquiry, addItem } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { act, cancel, correct, move, page } = useBooked(db, shop);
const SATURDAY = '2027-06-12';
let category = '';
let chair = '';

beforeEach(async () => {
  shop.clock.now = MORNING;
  await db().delete(inquiries);
  category = await addCategory(db());
  chair = await addItem(db(), category, { availability: 600 });
});

/** @returns the request, and the link of its quote for so many pieces on a day */
async function quoted(quantity: number, { on = SATURDAY, itemId = chair } = {}) {
  const inquiry = await addInquiry(db(), { eventDate: on });
  const lines = [quoteLineOf({ itemId, quantity })];
  const { quote, link } = await shop.sent(inquiry, { eventDate: on, lines });
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  return { inquiry, quote, link };
}

const booked = async (...args: Parameters<typeof quoted>) => {
  const made = await quoted(...args);
  await shop.read(await shop.accept(made.link));
  return made;
};

/** @returns how many of an item a request could have on a day, as the editor shows it */
async function freeOn(on: string, itemId = chair) {
  const inquiryId = await addInquiry(db(), { eventDate: on });
  const lines = [{ itemId, name: 'Any', quantity: 1 }];
  const body = { inquiryId, eventDate: on, lines };
  const answer = await shop.ask('POST', stockCheckEndpoints.check.path, body);
  const { lines: views } = await shop.read<{ lines: (LineStockView | null)[] }>(answer);
  return views[0]?.free;
}

test('a couple that moves its date gives the Saturday to the one that waited @stock.confirm', async () => {
  const first = await booked(420);
  const second = await quoted(420);
  await shop.read(await shop.accept(second.link), 409);
  await shop.read(await correct(first.inquiry, { eventDate: '2027-06-26' }));
  await shop.read(await shop.accept(second.link));
  expect([await freeOn(SATURDAY), await freeOn('2027-06-26')]).toEqual([180, 180]);
});

test('a cancellation frees the chairs for the couple that waited, and cannot be undone over its head @stock.confirm', async () => {
  const first = await booked(420);
  const second = await quoted(420);
  await shop.read(await shop.accept(second.link), 409);
  await shop.read(await cancel(first.inquiry));
  await shop.read(await shop.accept(second.link));
  const refused = await shop.read<{ error: { code: string } }>(
    await act('POST', first.inquiry, 'undo'),
    409,
  );
  expect(refused.error.code).toBe('short');
  expect(await page(first.inquiry)).toMatchObject({ status: 'canceled' });
});

test('a status that is undone does not come back once its pieces are promised @stock.confirm', async () => {
  const first = await booked(420);
  await shop.read(await act('POST', first.inquiry, 'undo'));
  expect(await freeOn(SATURDAY)).toBe(600);
  await booked(420);
  const refused = await shop.read<{ error: { code: string; fields: object } }>(
    await move(first.inquiry, { status: 'booked', note: 'Again' }),
    409,
  );
  expect(refused.error).toMatchObject({
    code: 'short',
    fields: { 'Gold Chiavari Chair': '240 short (420 needed, 180 free)' },
  });
});

describe('days around the event @stock.window', () => {
  test('a wash of three days makes the Sunday impossible, and the Friday after possible', async () => {
    const linen = await addItem(db(), category, { name: 'Linen', availability: 100 });
    await booked(100, { itemId: linen });
    // Staff think of the wash only now; nothing else is booked yet.
    const path = `${ADMIN_API_PATHS.categories}/${category}`;
    const { name, version } = await shop.read<CategoryAdminView>(await shop.ask('GET', path));
    await shop.read(await shop.ask('PUT', path, { name, version, turnaround: 3 }));
    const sunday = await quoted(1, { on: '2027-06-13', itemId: linen });
    await shop.read(await shop.accept(sunday.link), 409);
    const friday = await quoted(100, { on: '2027-06-18', itemId: linen });
    await shop.read(await shop.accept(friday.link));
    expect(await freeOn('2027-06-18', linen)).toBe(0);
  });

  test.each([
    ['the change to summer time', '2027-03-13', '2027-03-14', '2027-03-16'],
    ['the change to winter time', '2027-11-06', '2027-11-07', '2027-11-09'],
    ['the end of February', '2028-02-28', '2028-02-29', '2028-03-02'],
  ])('%s takes no hour and no day', async (_what, day, next, free) => {
    await booked(420, { on: day });
    const rows = await db().select().from(stockRows);
    expect(rows).toHaveLength(1);
    expect(await freeOn(next)).toBe(180);
    expect(await freeOn(free)).toBe(600);
  });
});

test('a set is short by its chairs, and its tables go out alone @stock.set', async () => {
  const table = await addItem(db(), category, { name: 'Round Table', availability: 60 });
  const set = await addItem(db(), category, {
    name: 'Dressed Round',
    parts: [
      { itemId: table, option: '', quantity: 1 },
      { itemId: chair, option: '', quantity: 8 },
    ],
  });
  await booked(590);
  expect(await freeOn(SATURDAY, set)).toBe(1);
  const rounds = await quoted(2, { itemId: set });
  const refused = await shop.read<{ error: { fields: object } }>(
    await shop.accept(rounds.link),
    409,
  );
  expect(Object.keys(refused.error.fields)).toEqual(['Gold Chiavari Chair']);
  const tables = await quoted(58, { itemId: table });
  await shop.read(await shop.accept(tables.link));
});
