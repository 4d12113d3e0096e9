/** What goes out and comes back on a day, and the boxes that are ticked off, on a real database. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import { goodsEndpoints, type GoodsDayView } from '#contracts/stock/goods.ts';
import { handovers, inquiries, partnerPieces, settings } from '#db/schema.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addInquiry, addItem } from '../../support/rows.ts';
import { useStock } from '../../support/stock.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { empty } = useStock(db, shop);
const SATURDAY = '2026-12-12';
let chair = '';
let cloth = '';
let set = '';
let event = '';

beforeEach(async () => {
  const category = await empty();
  chair = await addItem(db(), category, { name: 'Chair', availability: 600 });
  // Washed for three days: that is not when it comes back.
  cloth = await addItem(db(), category, { name: 'Cloth', availability: 50, turnaround: 3 });
  set = await addItem(db(), category, {
    name: 'Dressed table',
    parts: [
      { itemId: chair, option: '', quantity: 8 },
      { itemId: cloth, option: '', quantity: 1 },
    ],
  });
  event = await addInquiry(db(), { eventDate: SATURDAY });
  const lines = [
    quoteLineOf({ itemId: chair, name: 'Chair', quantity: 20 }),
    quoteLineOf({ itemId: set, name: 'Dressed table', quantity: 10 }),
    quoteLineOf({ itemId: '', name: 'Setup' }),
  ];
  const { link } = await shop.sent(event, { eventDate: SATURDAY, lines });
  await shop.read(await shop.accept(link));
});

const day = async (on: string) =>
  shop.read<GoodsDayView>(await shop.ask('GET', `${goodsEndpoints.day.path}?on=${on}`));
const tick = async (more: object = {}) => {
  const body = { inquiryId: event, itemId: chair, way: 'out', isTicked: true, ...more };
  return (await shop.ask('PUT', goodsEndpoints.tick.path, body)).status;
};

test('what leaves and what comes back stands on its day, of sets the parts @goods.day', async () => {
  await db()
    .update(inquiries)
    .set({ deliveryWindow: '8 to 10', pickupWindow: 'After 11', siteContact: 'Noor at the gate' })
    .where(eq(inquiries.id, event));
  await db().insert(partnerPieces).values({
    id: crypto.randomUUID(),
    inquiryId: event,
    itemId: chair,
    quantity: 30,
    partner: 'Chairs & Co',
  });
  const pieces = [
    {
      name: 'Chair',
      quantity: 100,
      sets: ['Dressed table'],
      rented: [{ partner: 'Chairs & Co', quantity: 30, isConfirmed: false }],
      tick: null,
    },
    { name: 'Cloth', quantity: 10, sets: ['Dressed table'], rented: [] },
  ];
  const contact = { inquiryId: event, name: 'Ada Okafor', siteContact: 'Noor at the gate' };
  expect(await day('2026-12-11')).toMatchObject({
    out: [{ ...contact, timeWindow: '8 to 10', pieces }],
    back: [],
  });
  // Sunday is closed.
  expect(await day('2026-12-13')).toMatchObject({
    out: [],
    back: [],
    // The time alone may be for either day.
    closed: {
      reason: '',
      next: '2026-12-14',
      timed: [{ name: 'Ada Okafor', timeWindow: 'After 11' }],
    },
  });
  expect(await day('2026-12-14')).toMatchObject({
    out: [],
    back: [{ ...contact, timeWindow: 'After 11', pieces }],
  });
  expect(await day('2026-12-17')).toMatchObject({ out: [], back: [] });
});

test('a closed day says why nothing comes back, and when it does instead @goods.day', async () => {
  expect((await day('2026-12-14')).closed).toBeNull();
  const closed = [
    { date: '2026-12-14', reason: 'Inventory' },
    { date: '2026-12-15', reason: '' },
  ];
  const value = { ...DEFAULT_SETTINGS.hours, closed };
  await db().insert(settings).values({ section: 'hours', value });
  expect(await day('2026-12-14')).toMatchObject({
    back: [],
    closed: { reason: 'Inventory', next: '2026-12-16' },
  });
});

test('what is agreed to come back on a closed day stands on that day @goods.day', async () => {
  const [row] = await db().select().from(inquiries).where(eq(inquiries.id, event));
  const agreed = row?.agreed ?? null;
  const lines = (agreed?.lines ?? []).map((line) =>
    line.itemId === set ? { ...line, backOn: '2026-12-13' } : line,
  );
  await db()
    .update(inquiries)
    .set({ agreed: agreed && { ...agreed, lines } })
    .where(eq(inquiries.id, event));
  const sunday = await day('2026-12-13');
  expect(sunday.back).toMatchObject([
    {
      pieces: [
        { name: 'Chair', quantity: 80 },
        { name: 'Cloth', quantity: 10 },
      ],
    },
  ]);
  expect(sunday.closed?.timed).toEqual([]);
  expect((await day('2026-12-14')).back).toMatchObject([
    { pieces: [{ name: 'Chair', quantity: 20 }] },
  ]);
});

test('what is canceled or in the trash neither leaves nor comes back @goods.day', async () => {
  await db().update(inquiries).set({ deletedAt: MORNING }).where(eq(inquiries.id, event));
  expect(await day('2026-12-11')).toMatchObject({ out: [], back: [] });
});

test('what was packed for an event that is canceled since is named before, and still comes back @goods.day @event.cancel', async () => {
  await tick();
  const path = `${ADMIN_API_PATHS.inquiries}/${event}`;
  const { packed, version } = await shop.read<InquiryWorkView>(
    await shop.ask('GET', `${path}/work`),
  );
  expect(packed).toEqual(['Chair']);
  const how = { by: 'customer', reason: 'Ill', feeKeptCents: null, isMailed: false, message: '' };
  await shop.read(await shop.ask('POST', `${path}/cancel`, { version, ...how }));
  expect(await day('2026-12-11')).toMatchObject({ out: [], back: [] });
  const comesBack = { inquiryId: event, isCanceled: true };
  expect((await day('2026-12-14')).back).toMatchObject([
    { ...comesBack, pieces: [{ name: 'Chair', quantity: 100, tick: null }] },
  ]);
  expect(await tick({ way: 'back' })).toBe(204);
  expect((await day('2026-12-14')).back).toMatchObject([
    { ...comesBack, pieces: [{ name: 'Chair', tick: { missing: 0 } }] },
  ]);
  const after = await shop.read<InquiryWorkView>(await shop.ask('GET', `${path}/work`));
  expect(after.packed).toEqual([]);
});

test('a box is ticked off once, and taken back; what is not whole is noted on return alone @goods.tick', async () => {
  expect([await tick(), await tick()]).toEqual([204, 204]);
  const [out] = (await day('2026-12-11')).out;
  expect(out?.pieces).toMatchObject([
    { name: 'Chair', tick: { missing: 0, damaged: 0 } },
    { name: 'Cloth', tick: null },
  ]);
  expect(await tick({ way: 'back', faults: { missing: 2, damaged: 1, note: 'Legs' } })).toBe(204);
  expect(await tick({ way: 'back', faults: { missing: 3, damaged: 1, note: 'Legs' } })).toBe(204);
  // A colleague's page, on which the box is still empty.
  expect(await tick({ way: 'back' })).toBe(204);
  const [back] = (await day('2026-12-14')).back;
  expect(back?.pieces[0]?.tick).toMatchObject({ missing: 3, damaged: 1, note: 'Legs' });
  expect(await tick({ faults: { missing: 1, damaged: 0 } })).toBe(400);
  expect(await tick({ itemId: crypto.randomUUID() })).toBe(404);
  expect(await tick({ inquiryId: crypto.randomUUID() })).toBe(404);
  expect(await tick({ option: 'Gold' })).toBe(404);
  expect([await tick({ isTicked: false }), await tick({ isTicked: false })]).toEqual([204, 204]);
  expect(await db().select().from(handovers)).toMatchObject([{ way: 'back' }]);
});

test('a tick keeps how many it was for, also once the event has more of them @goods.tick', async () => {
  await tick();
  const [row] = await db().select().from(inquiries).where(eq(inquiries.id, event));
  const agreed = row?.agreed ?? null;
  const lines = (agreed?.lines ?? []).map((line) =>
    line.itemId === chair ? { ...line, quantity: line.quantity + 40 } : line,
  );
  await db()
    .update(inquiries)
    .set({ agreed: agreed && { ...agreed, lines } })
    .where(eq(inquiries.id, event));
  const [out] = (await day('2026-12-11')).out;
  expect(out?.pieces[0]).toMatchObject({ name: 'Chair', quantity: 140, tick: { quantity: 100 } });
});

test('no more can be missing or damaged than went out, parts of sets included @goods.tick', async () => {
  const noted = (missing: number, damaged: number) =>
    tick({ way: 'back', faults: { missing, damaged } });
  expect([await noted(99, 1), await noted(100, 1), await noted(0, 420)]).toEqual([204, 400, 400]);
  const [back] = (await day('2026-12-14')).back;
  expect(back?.pieces[0]?.tick).toMatchObject({ missing: 99, damaged: 1 });
});
