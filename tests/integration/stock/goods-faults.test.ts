/** What is missing or damaged on return: blocked, and charged to the customer, on a real database. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { goodsEndpoints, type GoodsDayView } from '#contracts/stock/goods.ts';
import { stockEndpoints } from '#contracts/stock/view.ts';
import { rentalItems, stockRows } from '#db/schema.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { useQuotes } from '../../support/quotes.ts';
import { addCategory, addInquiry, addItem } from '../../support/rows.ts';
import { useStock } from '../../support/stock.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { empty } = useStock(db, shop);
const SATURDAY = '2026-12-12';
let chair = '';
let cloth = '';
let event = '';

beforeEach(async () => {
  const category = await empty();
  chair = await addItem(db(), category, { name: 'Chair', availability: 600 });
  cloth = await addItem(db(), category, { name: 'Cloth', availability: 50 });
  event = await addInquiry(db(), { eventDate: SATURDAY });
  const lines = [
    quoteLineOf({ itemId: chair, name: 'Chair', quantity: 100 }),
    quoteLineOf({ itemId: cloth, name: 'Cloth', quantity: 10 }),
  ];
  const { link } = await shop.sent(event, { eventDate: SATURDAY, lines });
  await shop.read(await shop.accept(link));
});

const tick = async (more: object = {}) => {
  const body = { inquiryId: event, itemId: chair, way: 'back', isTicked: true, ...more };
  return (await shop.ask('PUT', goodsEndpoints.tick.path, body)).status;
};

/** @returns the chairs on the sheet of the day on which they come back */
async function chairsBack() {
  const path = `${goodsEndpoints.day.path}?on=2026-12-14`;
  const { back } = await shop.read<GoodsDayView>(await shop.ask('GET', path));
  const piece = back[0]?.pieces.find(({ itemId }) => itemId === chair);
  if (!piece) throw new Error('No chairs come back');
  return piece;
}

test('what came back damaged is blocked once, whoever blocks it, and charged as the sheet says @goods.tick @goods.charge', async () => {
  await tick({ faults: { missing: 0, damaged: 6, note: 'Legs' } });
  const { blockId, ...piece } = await chairsBack();
  expect(piece).toMatchObject({ block: null, charge: null });
  const days = { from: '2026-12-14', to: null };
  const block = { itemId: chair, option: '', quantity: 6, reason: 'repair', note: 'Legs' };
  const add = async (more: object = {}) => {
    const body = { id: blockId, ...days, ...block, ...more };
    return shop.ask('POST', stockEndpoints.addBlock.path, body);
  };
  expect([(await add()).status, (await add()).status]).toEqual([201, 201]);
  // From a colleague's sheet that was read before.
  const refused = await shop.read<{ error: { message: string } }>(await add({ note: 'Seat' }), 422);
  expect(refused.error.message).toMatch(/^This block was already saved with other details\./);
  expect(await db().$count(stockRows, eq(stockRows.kind, 'block'))).toBe(1);
  const body = { inquiryId: event, itemId: chair, option: '', unitCents: 2_000 };
  await shop.ask('PUT', goodsEndpoints.charge.path, body);
  expect(await chairsBack()).toMatchObject({
    blockId,
    block: { id: blockId, kind: 'block', quantity: 6, reason: 'repair', note: 'Legs' },
    charge: { quantity: 6, unitCents: 2_000 },
  });
});

test('items of the same name have a charge each, which also outlives a new name @goods.charge', async () => {
  const other = await addItem(db(), await addCategory(db()), { name: 'Chair', availability: 600 });
  const lines = [chair, other].map((itemId) =>
    quoteLineOf({ itemId, name: 'Chair', quantity: 20 }),
  );
  const { link } = await shop.sent(event, { eventDate: SATURDAY, lines });
  await shop.read(await shop.accept(link));
  const charge = async (itemId: string, unitCents: number) => {
    await tick({ itemId, faults: { missing: 1, damaged: 0, note: '' } });
    const body = { inquiryId: event, itemId, option: '', unitCents };
    expect((await shop.ask('PUT', goodsEndpoints.charge.path, body)).status).toBe(204);
  };
  await charge(chair, 2_000);
  await charge(other, 3_000);
  await db().update(rentalItems).set({ name: 'Oak Chair' }).where(eq(rentalItems.id, other));
  await charge(other, 4_000);
  const path = `${ADMIN_API_PATHS.inquiries}/${event}/work`;
  const { agreed } = await shop.read<InquiryWorkView>(await shop.ask('GET', path));
  expect(agreed?.lines.slice(lines.length)).toMatchObject([
    { name: 'Missing or damaged: Chair', unitCents: 2_000 },
    { name: 'Missing or damaged: Oak Chair', unitCents: 4_000 },
  ]);
});

test('what did not come back whole becomes a line of what was agreed, once, and the balance follows @goods.charge', async () => {
  const charge = async (unitCents: number, more: object = {}) => {
    const body = { inquiryId: event, itemId: chair, option: '', unitCents, ...more };
    return (await shop.ask('PUT', goodsEndpoints.charge.path, body)).status;
  };
  const page = async () =>
    shop.read<InquiryWorkView>(await shop.ask('GET', `${ADMIN_API_PATHS.inquiries}/${event}/work`));
  expect(await charge(2_500)).toBe(409);
  await tick({ faults: { missing: 2, damaged: 1, note: 'Legs' } });
  const { agreed: before, money } = await page();
  expect([await charge(2_500), await charge(2_500)]).toEqual([204, 204]);
  const after = await page();
  expect(after.agreed?.lines.slice(before?.lines.length)).toMatchObject([
    {
      itemId: '',
      name: 'Missing or damaged: Chair',
      note: '2 missing, 1 damaged, Legs',
      quantity: 3,
      unitCents: 2_500,
    },
  ]);
  expect(after.money?.balanceCents).toBe((money?.balanceCents ?? 0) + 7_500);
  expect(after.events.at(-1)).toMatchObject({
    kind: 'agreed',
    subject: 'charge for missing or damaged pieces',
  });
  // Found after all.
  await tick({ faults: { missing: 0, damaged: 1, note: 'Legs' } });
  expect(await charge(2_000)).toBe(204);
  expect((await page()).money?.balanceCents).toBe((money?.balanceCents ?? 0) + 2_000);
  expect([await charge(0), await charge(100_000_001)]).toEqual([400, 400]);
  expect(await charge(100, { itemId: cloth })).toBe(409);
  expect(await charge(100, { inquiryId: crypto.randomUUID() })).toBe(404);
});
