/** Stock by day, blocks, and what is short ahead, on a real database. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { calendarEndpoints, type CalendarView } from '#contracts/calendar/events.ts';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { stockEndpoints, type ShortEventView, type StockPageView } from '#contracts/stock/view.ts';
import { inquiries, rentalItems, stockRows } from '#db/schema.ts';
import { readDigest } from '#server/digest/facts.ts';
import { useDatabase } from '../../support/backends.ts';
import { useQuotes } from '../../support/quotes.ts';
import { addInquiry, addItem } from '../../support/rows.ts';
import { useStock } from '../../support/stock.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { empty } = useStock(db, shop);
/** Within sixty days of the clock. */
const SATURDAY = '2026-12-12';
let category = '';
let chair = '';

beforeEach(async () => {
  category = await empty();
  chair = await addItem(db(), category, { name: 'Chair', availability: 600 });
});

async function booked(itemId: string, quantity: number, more: object = {}) {
  const inquiry = await addInquiry(db(), { eventDate: SATURDAY });
  const lines = [quoteLineOf({ itemId, quantity })];
  const { link } = await shop.sent(inquiry, { eventDate: SATURDAY, lines, ...more });
  await shop.read(await shop.accept(link));
  return inquiry;
}

const view = async (from: string, to: string, more = '') =>
  shop.read<StockPageView>(
    await shop.ask('GET', `${stockEndpoints.view.path}?from=${from}&to=${to}${more}`),
  );
const short = async (query = '') =>
  shop.read<ShortEventView[]>(await shop.ask('GET', `${stockEndpoints.short.path}${query}`));
const blockOf = (more: object = {}) => ({
  id: randomUUID(),
  itemId: chair,
  quantity: 200,
  from: '2026-12-10',
  to: '2026-12-11',
  reason: 'repair',
  ...more,
});
const add = (more: object = {}) => shop.ask('POST', stockEndpoints.addBlock.path, blockOf(more));

test('shows what is free on each day, and the events that take the rest @stock.view', async () => {
  const inquiry = await booked(chair, 420);
  const { rows, total } = await view('2026-12-10', '2026-12-14');
  expect(total).toBe(1);
  expect(rows).toMatchObject([{ name: 'Chair', owned: 600, free: [600, 180, 180, 180, 600] }]);
  expect(rows[0]?.taken).toMatchObject([
    { kind: 'booking', quantity: 420, inquiry: { id: inquiry, name: 'Ada Okafor' } },
  ]);
});

test('options that are counted apart have rows of their own, sets have none @stock.view', async () => {
  await db().delete(rentalItems);
  const cloth = await addItem(db(), category, {
    name: 'Cloth',
    availability: 90,
    options: [
      { name: 'Ivory', price: 18, owned: 24 },
      { name: 'White', price: 18 },
    ],
  });
  await addItem(db(), category, { name: 'Arch', availability: 0 });
  await addItem(db(), category, {
    name: 'Set',
    parts: [{ itemId: cloth, option: 'Ivory', quantity: 1 }],
  });
  const { rows, total } = await view('2026-12-10', '2026-12-10');
  expect(total).toBe(2);
  expect(rows.map(({ name, owned, free }) => [name, owned, free])).toEqual([
    ['Arch', null, [null]],
    ['Cloth', 90, [90]],
    ['Cloth (Ivory)', 24, [24]],
  ]);
  expect((await view('2026-12-10', '2026-12-10', '&q=clo')).total).toBe(1);
  expect((await view('2026-12-10', '2026-12-10', `&category=${randomUUID()}`)).total).toBe(0);
  const path = `${stockEndpoints.view.path}?from=2026-01-01&to=2026-12-31`;
  expect((await shop.ask('GET', path)).status).toBe(400);
});

describe('blocks @stock.block', () => {
  test('are made once, changed and removed', async () => {
    const body = blockOf({ quantity: 30, to: null, note: 'Two legs' });
    const post = () => shop.ask('POST', stockEndpoints.addBlock.path, body);
    await shop.read(await post(), 201);
    await shop.read(await post(), 201);
    expect((await view('2026-12-09', '2026-12-11')).rows).toMatchObject([
      { free: [600, 570, 570] },
    ]);
    const { id, ...was } = body;
    const path = stockEndpoints.changeBlock.path.replace('{id}', id);
    const change = { ...was, to: '2026-12-10', reason: 'lost' };
    await shop.read(await shop.ask('PUT', path, { ...change, was }));
    const { rows } = await view('2026-12-09', '2026-12-11');
    expect(rows).toMatchObject([
      { free: [600, 570, 600], taken: [{ id, reason: 'lost', note: 'Two legs', inquiry: null }] },
    ]);
    const remove = async () => (await shop.ask('DELETE', path)).status;
    expect([await remove(), await remove()]).toEqual([204, 204]);
    expect(await db().select().from(stockRows)).toEqual([]);
  });

  test('keep what a colleague changed or removed meanwhile, and count once for their id', async () => {
    const { id, ...was } = blockOf({ quantity: 30 });
    await shop.read(await add({ ...was, id }), 201);
    const path = stockEndpoints.changeBlock.path.replace('{id}', id);
    const put = async (change: object) =>
      (await shop.ask('PUT', path, { ...was, ...change, was })).status;
    expect([await put({ quantity: 40 }), await put({ quantity: 40 })]).toEqual([200, 200]);
    // Somebody whose dialog was open before that.
    expect(await put({ quantity: 50 })).toBe(409);
    expect((await add({ ...was, id })).status).toBe(422);
    expect(await db().select().from(stockRows)).toMatchObject([{ quantity: 40 }]);
    await shop.ask('DELETE', path);
    expect(await put({ quantity: 50 })).toBe(404);
    expect(await db().$count(stockRows)).toBe(0);
  });

  test('under a booking say which event becomes short, and ask', async () => {
    const inquiry = await booked(chair, 420);
    const refused = await shop.read<{ error: { message: string; fields: object } }>(
      await add(),
      409,
    );
    expect(refused.error.message).toMatch(
      /enough of Chair: 20 too few for Ada Okafor \(WD-\w+\) on 12\/12\/2026\.$/,
    );
    expect(Object.keys(refused.error.fields)).toEqual(['isDespiteShort']);
    expect(await db().select().from(stockRows)).toHaveLength(1);
    await shop.read(await add({ isDespiteShort: true }), 201);
    expect(await short()).toMatchObject([{ id: inquiry, short: [{ name: 'Chair', short: 20 }] }]);
    // What was short already is asked about again only where it gets worse.
    await shop.read(await add({ from: '2026-12-20', to: null, quantity: 600 }), 201);
  });

  test('are refused of sets, of what there is not, and for no day', async () => {
    const set = await addItem(db(), category, {
      name: 'Set',
      parts: [{ itemId: chair, option: '', quantity: 8 }],
    });
    const status = async (more: object) => (await add(more)).status;
    expect(await status({ itemId: set })).toBe(400);
    expect(await status({ itemId: randomUUID() })).toBe(400);
    expect(await status({ option: 'Gold' })).toBe(400);
    expect(await status({ to: '2026-12-09' })).toBe(400);
    expect(await status({ quantity: 0 })).toBe(400);
  });

  test('leave the rows of events alone, whatever id they are asked with', async () => {
    await booked(chair, 420);
    const [row] = await db().select().from(stockRows);
    expect((await add({ id: row?.id, isDespiteShort: true })).status).toBe(409);
    const path = stockEndpoints.removeBlock.path.replace('{id}', row?.id ?? '');
    await shop.ask('DELETE', path);
    expect(await db().select().from(stockRows)).toEqual([row]);
  });
});

test('what is short within sixty days stands in the daily email, soonest first @stock.short-ahead @digest.content', async () => {
  const inquiry = await booked(chair, 420);
  await db().update(rentalItems).set({ availability: 400 }).where(eq(rentalItems.id, chair));
  expect(await short()).toMatchObject([{ id: inquiry, short: [{ name: 'Chair', short: 20 }] }]);
  expect((await readDigest(db(), shop.clock.now)).short).toMatchObject({
    total: 1,
    entries: [{ name: 'Ada Okafor', short: [{ name: 'Chair', short: 20 }] }],
  });
  shop.clock.now = new Date('2026-09-01T15:00:00Z');
  expect(await short()).toEqual([]);
});

test('an item that booking and revision lack is named once, with the larger number @stock.short-ahead', async () => {
  const inquiry = await booked(chair, 420);
  const lines = [quoteLineOf({ itemId: chair, quantity: 440 })];
  await shop.sent(inquiry, { eventDate: '2026-12-12', lines });
  await db().update(rentalItems).set({ availability: 400 }).where(eq(rentalItems.id, chair));
  expect(await short()).toMatchObject([{ id: inquiry, short: [{ name: 'Chair', short: 40 }] }]);
});

test('what is short in a month is asked for by its days, an event of several days in both @stock.short-ahead', async () => {
  const inquiry = await booked(chair, 420);
  await db().update(rentalItems).set({ availability: 400 }).where(eq(rentalItems.id, chair));
  await db().update(inquiries).set({ eventDate: '2026-12-30', lastDay: '2027-01-02' });
  const within = async (from: string, to: string) =>
    (await short(`?from=${from}&to=${to}`)).map(({ id, eventDate, lastDay }) => [
      id,
      eventDate,
      lastDay,
    ]);
  const event = [inquiry, '2026-12-30', '2027-01-02'];
  expect(await within('2026-12-01', '2026-12-31')).toEqual([event]);
  expect(await within('2027-01-01', '2027-01-31')).toEqual([event]);
  expect(await within('2027-02-01', '2027-02-28')).toEqual([]);
  const status = async (query: string) =>
    (await shop.ask('GET', `${stockEndpoints.short.path}?${query}`)).status;
  expect([await status('from=2027-01-01'), await status('to=2027-13-01')]).toEqual([400, 400]);
});

test('the calendar marks what does not fit, and nothing else @calendar.unfit', async () => {
  const inquiry = await booked(chair, 420);
  const calendar = async () => {
    const path = `${calendarEndpoints.read.path}?from=2026-12-01&to=2026-12-31`;
    return shop.read<CalendarView>(await shop.ask('GET', path));
  };
  expect((await calendar()).events).toMatchObject([{ id: inquiry, isUnfit: false }]);
  await db().update(rentalItems).set({ availability: 400 }).where(eq(rentalItems.id, chair));
  expect((await calendar()).events).toMatchObject([{ id: inquiry, isUnfit: true }]);
});
