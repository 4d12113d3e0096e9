/** Every night the rows of upcoming events are compared with what they must be (@stock.recount). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { inquiries, stockRows } from '#db/schema.ts';
import { recountStock } from '#server/stock/recount.ts';
import { useDatabase } from '../../support/backends.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addInquiry, addItem } from '../../support/rows.ts';
import { SATURDAY, useStock } from '../../support/stock.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { booked, empty, rows } = useStock(db, shop);
let chair = '';
let table = '';

beforeEach(async () => {
  const category = await empty();
  chair = await addItem(db(), category, { name: 'Chair', availability: 600 });
  table = await addItem(db(), category, { name: 'Table', availability: 60 });
});

const recount = () => recountStock(db(), { now: shop.clock.now });

test('finds nothing in a healthy shop, and ends what has expired without a word @stock.recount', async () => {
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
])('puts right a row that was %s by hand @stock.recount', async (_how, spoil) => {
  await booked(chair, 100);
  const [before] = await rows();
  await spoil();
  expect(await recount()).toBe(1);
  const { id: _id, createdAt: _at, ...same } = before ?? {};
  expect(await rows()).toMatchObject([same]);
  expect(await recount()).toBe(0);
});

test('takes away what an event has that takes nothing, and leaves blocks alone @stock.recount', async () => {
  const lost = await booked(chair, 100);
  const block = { kind: 'block', itemId: chair, quantity: 3, out: '2027-06-01' } as const;
  await db()
    .insert(stockRows)
    .values({ ...block, free: '2027-07-01', reason: 'repair' });
  await db().update(inquiries).set({ deletedAt: MORNING }).where(eq(inquiries.id, lost));
  expect(await recount()).toBe(1);
  expect(await rows()).toMatchObject([{ kind: 'block' }]);
});

test('gives events that were booked before stock was counted their rows @stock.recount', async () => {
  const old = await booked(chair, 100);
  await db().update(inquiries).set({ agreed: null }).where(eq(inquiries.id, old));
  await db().delete(stockRows);
  expect(await recount()).toBe(1);
  expect(await rows()).toMatchObject([{ kind: 'booking', quantity: 100 }]);
  const [inquiry] = await db().select().from(inquiries).where(eq(inquiries.id, old));
  expect(inquiry?.agreed?.lines).toMatchObject([{ itemId: chair, quantity: 100 }]);
});
