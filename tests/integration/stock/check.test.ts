/** What lines take beside what there is (@stock.short), asked before anything is promised. */
import { beforeEach, describe, expect, test } from 'vitest';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { stockCheckEndpoints, type LineStockView } from '#contracts/stock/check.ts';
import { inquiries, partnerPieces, settings, stockRows } from '#db/schema.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { useDatabase } from '../../support/backends.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addCategory, addInquiry, addItem } from '../../support/rows.ts';
import { saveSection } from '../../support/settings.ts';

const db = useDatabase();
const shop = useQuotes(db);
const SATURDAY = '2027-06-12';
let category = '';
let chair = '';

beforeEach(async () => {
  shop.clock.now = MORNING;
  await db().delete(inquiries);
  await db().delete(settings);
  category = await addCategory(db());
  chair = await addItem(db(), category, { availability: 600 });
});

const chairs = (quantity: number) => ({ itemId: chair, name: 'Gold Chiavari Chair', quantity });

async function check(inquiryId: string, lines: object[], more: object = {}) {
  const body = { inquiryId, eventDate: SATURDAY, lines, ...more };
  const answer = await shop.ask('POST', stockCheckEndpoints.check.path, body);
  return (await shop.read<{ lines: (LineStockView | null)[] }>(answer)).lines;
}

async function booked(quantity: number, name: string, eventDate = SATURDAY) {
  const inquiry = await addInquiry(db(), { eventDate, name });
  const line = quoteLineOf({ itemId: chair, quantity });
  const { quote, link } = await shop.sent(inquiry, { eventDate, lines: [line] });
  await shop.read(await shop.accept(link));
  return { inquiry, quote };
}

test('each line says what is owned, free and short, and who has the rest @stock.short', async () => {
  const { inquiry: taker } = await booked(420, 'Grace Hopper');
  const asking = await addInquiry(db(), { eventDate: SATURDAY });
  const [line, free] = await check(asking, [
    chairs(420),
    { itemId: '', name: 'Delivery to the barn', quantity: 1 },
  ]);
  expect(free).toBeNull();
  expect(line).toMatchObject({
    owned: 600,
    free: 180,
    rented: 0,
    window: { out: '2027-06-11', free: '2027-06-14' },
    pieces: [{ itemId: chair, option: '', name: 'Gold Chiavari Chair' }],
  });
  expect(line?.pieces[0]).toMatchObject({ needed: 420, free: 180, short: 240 });
  expect(line?.pieces[0]?.taken).toMatchObject([
    {
      kind: 'booking',
      quantity: 420,
      inquiry: { id: taker, name: 'Grace Hopper', status: 'booked' },
    },
  ]);
});

test('the answer says whether a quote holds its pieces @stock.hold', async () => {
  const inquiryId = await addInquiry(db(), { eventDate: SATURDAY });
  const body = { inquiryId, eventDate: SATURDAY, lines: [] };
  const ask = async () => shop.read(await shop.ask('POST', stockCheckEndpoints.check.path, body));
  expect(await ask()).toEqual({ lines: [], quotesHold: true });
  await saveSection(db(), 'stock', { ...DEFAULT_SETTINGS.stock, quotesHold: false });
  expect(await ask()).toEqual({ lines: [], quotesHold: false });
});

test.each(['0001-01-01', '9999-12-31'])('answers for the farthest day too: %s', async (day) => {
  const asking = await addInquiry(db(), { eventDate: day });
  const onDay = { eventDate: day };
  const [line] = await check(asking, [chairs(1)], onDay);
  expect(line).toMatchObject({ owned: 600, free: 600 });
  const lines = [{ ...chairs(1), outOn: day, backOn: day }];
  expect(await check(asking, lines, onDay)).toHaveLength(1);
});

test('what partners lend stands beside what is short, and covers it once they have confirmed @stock.rented-in', async () => {
  await booked(420, 'Grace Hopper');
  const asking = await addInquiry(db(), { eventDate: SATURDAY });
  const lent = { inquiryId: asking, itemId: chair, costCents: 0, createdBy: null };
  await db()
    .insert(partnerPieces)
    .values([
      { ...lent, id: crypto.randomUUID(), partner: 'Elm', quantity: 40, isConfirmed: true },
      { ...lent, id: crypto.randomUUID(), partner: 'Oak', quantity: 60, isConfirmed: false },
    ]);
  const [line] = await check(asking, [chairs(420)]);
  expect(line).toMatchObject({ rented: 40, pieces: [{ short: 200 }] });
  expect(line?.pieces[0]?.lent).toHaveLength(2);
  expect(line?.pieces[0]?.lent).toContainEqual({
    partner: 'Oak',
    quantity: 60,
    isConfirmed: false,
  });
});

test('two lines of one item are short together, and its own quote takes nothing from it @stock.short', async () => {
  const asking = await addInquiry(db(), { eventDate: SATURDAY });
  await shop.sent(asking, {
    eventDate: SATURDAY,
    lines: [quoteLineOf({ itemId: chair, quantity: 500 })],
  });
  const [one, other] = await check(asking, [chairs(400), chairs(300)]);
  expect(one?.free).toBe(600);
  expect([one?.pieces[0]?.short, other?.pieces[0]?.short]).toEqual([100, 100]);
});

test('a line with days of its own is free on those, and without a day only what is owned is known', async () => {
  await booked(420, 'Grace Hopper', '2027-06-10');
  const asking = await addInquiry(db(), { eventDate: SATURDAY });
  const [early, late] = await check(asking, [
    { ...chairs(300), outOn: '2027-06-10' },
    { ...chairs(1), outOn: '2027-06-12' },
  ]);
  expect(early).toMatchObject({ free: 180, window: { out: '2027-06-10', free: '2027-06-14' } });
  expect(late?.free).toBe(600);
  const dayless = await addInquiry(db(), { eventDate: null, kind: 'question' });
  expect(await check(dayless, [chairs(700)], { eventDate: null })).toEqual([
    { owned: 600, free: null, rented: 0, window: null, pieces: [] },
  ]);
});

test('a set says which part is short, and an option with a number of its own counts alone @stock.set', async () => {
  await booked(590, 'Grace Hopper');
  const table = await addItem(db(), category, { name: 'Round Table', availability: 30 });
  const set = await addItem(db(), category, {
    name: 'Dressed Round',
    parts: [
      { itemId: table, option: '', quantity: 1 },
      { itemId: chair, option: '', quantity: 8 },
    ],
  });
  const cloth = await addItem(db(), category, {
    name: 'Cloth',
    availability: 100,
    options: [
      { name: 'Ivory', price: 9, owned: 24 },
      { name: 'White', price: 9 },
    ],
  });
  const asking = await addInquiry(db(), { eventDate: SATURDAY });
  const [round, ivory, white] = await check(asking, [
    { itemId: set, name: 'Dressed Round', quantity: 2 },
    { itemId: cloth, name: 'Cloth (Ivory)', quantity: 25 },
    { itemId: cloth, name: 'Ours', option: 'White', quantity: 25 },
  ]);
  expect(round).toMatchObject({ owned: 30, free: 1 });
  expect(round?.pieces.map(({ name, short }) => [name, short])).toEqual([
    ['Round Table', 0],
    ['Gold Chiavari Chair', 6],
  ]);
  expect([ivory?.owned, ivory?.pieces[0]?.short]).toEqual([24, 1]);
  expect([white?.owned, white?.pieces[0]?.short]).toEqual([100, 0]);
});

describe('who comes first @stock.hold', () => {
  test('a quote that was sent first is not short by one sent later, a new one is', async () => {
    const first = await addInquiry(db(), { eventDate: SATURDAY });
    const lines = [quoteLineOf({ itemId: chair, quantity: 420 })];
    const { quote } = await shop.sent(first, { eventDate: SATURDAY, lines });
    shop.clock.now = new Date(MORNING.getTime() + 60_000);
    const second = await addInquiry(db(), { eventDate: SATURDAY });
    await shop.sent(second, { eventDate: SATURDAY, lines });
    const [sent] = await check(first, [chairs(420)], { quoteId: quote.id });
    expect(sent?.pieces[0]?.short).toBe(0);
    const [unsent] = await check(await addInquiry(db(), { eventDate: SATURDAY }), [chairs(180)]);
    expect(unsent?.pieces[0]).toMatchObject({
      short: 180,
      taken: [{ kind: 'hold' }, { kind: 'hold' }],
    });
  });

  test('what is booked gives way to no quote, and to a block @stock.short', async () => {
    const { inquiry } = await booked(420, 'Grace Hopper');
    const other = await addInquiry(db(), { eventDate: SATURDAY });
    const lines = [quoteLineOf({ itemId: chair, quantity: 420 })];
    await shop.sent(other, { eventDate: SATURDAY, lines });
    const [line] = await check(inquiry, [chairs(420)]);
    expect(line?.pieces[0]?.short).toBe(0);
    await db().insert(stockRows).values({
      kind: 'block',
      itemId: chair,
      quantity: 200,
      out: '2027-06-01',
      free: '2027-07-01',
      reason: 'repair',
    });
    const [blocked] = await check(inquiry, [chairs(420)]);
    expect(blocked?.pieces[0]).toMatchObject({ short: 20, taken: [{ kind: 'block' }] });
  });
});
