/** What was agreed about a booked event, as it is changed by phone (@event.agreed), on a real database. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { inquiries, partnerPieces, rentalItems, stockRows } from '#db/schema.ts';
import { agreedFor } from '#server/stock/agreed-event.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addCategory, addInquiry, addItem } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { act, agree, booked, chairs, correct, move, page } = useBooked(db, shop);
const PATH = ADMIN_API_PATHS.inquiries;
let chair = '';

beforeEach(async () => {
  shop.clock.now = MORNING;
  await db().delete(inquiries);
  chair = await addItem(db(), await addCategory(db()), { availability: 600 });
});

const rows = () => db().select().from(stockRows).orderBy(stockRows.quantity);
const line = (quantity: number, fields: object = {}) => ({
  itemId: chair,
  name: 'Gold Chiavari Chair',
  quantity,
  unitCents: 850,
  ...fields,
});

test('more pieces are booked at once, and the timeline says what it was and who wrote it @event.agreed', async () => {
  const { inquiry } = await booked({ lines: [chairs(chair, 100)] });
  const { agreed } = await page(inquiry);
  expect(agreed).toMatchObject({ quoteNumber: 1, lines: [{ quantity: 100 }] });
  expect(agreed).not.toHaveProperty('changedAt');
  await shop.read(
    await agree(inquiry, [line(120), line(10, { name: 'For the bar', note: 'Tall' })]),
  );
  expect(await rows()).toMatchObject([{ kind: 'booking', quantity: 130 }]);
  const after = await page(inquiry);
  expect(after.agreed).toMatchObject({
    quoteNumber: 1,
    changedAt: MORNING.toISOString(),
    totalCents: 300_000,
  });
  const event = after.events.at(-1);
  expect(event).toMatchObject({ kind: 'agreed', isOwn: true, isByCustomer: false });
  expect(event?.body.split('\n')).toEqual([
    'Before: 100 × Gold Chiavari Chair at $8.50',
    'Now: 120 × Gold Chiavari Chair at $8.50',
    'Now: 10 × For the bar at $8.50, Tall',
    'Total: $3,000.00 (was $1,072.10)',
    'Deposit: $500.00 (was $321.63)',
  ]);
  // As it is already: nothing happened.
  await shop.read(
    await agree(inquiry, [line(120), line(10, { name: 'For the bar', note: 'Tall' })]),
  );
  expect((await page(inquiry)).events).toHaveLength(after.events.length);
});

test('what does not fit is refused with what is short, and taken with a reason @stock.confirm', async () => {
  const { inquiry } = await booked({ lines: [chairs(chair, 100)] });
  await booked({ lines: [chairs(chair, 420)] });
  const { fields } = await expectError(await agree(inquiry, [line(200)]), 409);
  expect(fields).toEqual({ 'Gold Chiavari Chair': '20 short (200 needed, 180 free)' });
  expect((await rows()).map(({ quantity }) => quantity)).toEqual([100, 420]);
  await shop.read(await agree(inquiry, [line(200)], { overbookReason: 'A partner lends 20' }));
  expect((await rows()).map(({ quantity }) => quantity)).toEqual([200, 420]);
});

test('days of a line, a wrong deposit, another version and an event that is not booked @event.agreed', async () => {
  const { inquiry } = await booked({ lines: [chairs(chair, 100)] });
  const days = { outOn: '2027-06-10', backOn: '2027-06-14' };
  await shop.read(await agree(inquiry, [line(100, days)]));
  expect(await rows()).toMatchObject([{ out: '2027-06-10', free: '2027-06-14' }]);
  const back = await expectError(
    await agree(inquiry, [line(1, { ...days, backOn: '2027-06-09' })]),
    400,
  );
  expect(Object.keys(back.fields ?? {})).toEqual(['lines.0.backOn']);
  const deposit = await expectError(
    await agree(inquiry, [line(1)], { depositCents: 300_001 }),
    400,
  );
  expect(Object.keys(deposit.fields ?? {})).toEqual(['depositCents']);
  await expectError(await agree(inquiry, [line(1)], { version: 1 }), 409);
  await expectError(await agree(await addInquiry(db()), [line(1)]), 400);
});

test('days of a line move with the event, which has to fit there @stock.line-days', async () => {
  const days = { outOn: '2027-06-10', backOn: '2027-06-14' };
  const { inquiry } = await booked({ lines: [{ ...chairs(chair, 400), ...days }] });
  await booked({ eventDate: '2027-06-26', lines: [chairs(chair, 420)] });
  await expectError(await correct(inquiry, { eventDate: '2027-06-26' }), 409);
  await shop.read(await correct(inquiry, { eventDate: '2027-06-19' }));
  expect((await page(inquiry)).agreed?.lines).toMatchObject([
    { outOn: '2027-06-17', backOn: '2027-06-21' },
  ]);
  expect((await rows())[0]).toMatchObject({
    kind: 'booking',
    out: '2027-06-17',
    free: '2027-06-21',
  });
});

test('an event that moved before it was booked by hand takes the days of its lines along @stock.line-days', async () => {
  const days = { outOn: '2027-06-10', backOn: '2027-06-14' };
  const { inquiry } = await booked({ lines: [{ ...chairs(chair, 400), ...days }] });
  // Booked by a version that did not keep what was agreed, and moved since.
  await db()
    .update(inquiries)
    .set({ agreed: null, eventDate: '2027-06-19' })
    .where(eq(inquiries.id, inquiry));
  const agreed = await db().transaction(async (tx) =>
    agreedFor(tx, { id: inquiry, agreed: null, eventDate: '2027-06-19' }, undefined, MORNING),
  );
  expect(agreed.lines).toMatchObject([{ outOn: '2027-06-17', backOn: '2027-06-21' }]);
});

test('a booking that was taken back comes back as it was agreed by phone, on the day of its event @event.agreed', async () => {
  const days = { outOn: '2027-06-10', backOn: '2027-06-14' };
  const { inquiry } = await booked({ lines: [chairs(chair, 100)] });
  const charge = line(2, { name: 'Missing: chair', isCharge: true });
  await shop.read(await agree(inquiry, [line(120, days), charge]));
  const { agreed } = await page(inquiry);
  await shop.read(await move(inquiry, { status: 'quoted' }));
  expect((await page(inquiry)).agreed).toBeNull();
  await shop.read(await act('POST', inquiry, 'undo'));
  expect((await page(inquiry)).agreed).toEqual(agreed);
  await shop.read(await move(inquiry, { status: 'contacted' }));
  await shop.read(await correct(inquiry, { eventDate: '2027-06-19' }));
  await shop.read(await act('POST', inquiry, 'undo'));
  expect((await page(inquiry)).agreed).toMatchObject({
    totalCents: 300_000,
    lines: [{ quantity: 120, outOn: '2027-06-17', backOn: '2027-06-21' }, { isCharge: true }],
  });
});

test('a booked set says its parts, which are what is packed @stock.set', async () => {
  const set = await addItem(db(), await addCategory(db()), { name: 'Dressed Round' });
  await db()
    .update(rentalItems)
    .set({ parts: [{ itemId: chair, option: '', quantity: 8 }] })
    .where(eq(rentalItems.id, set));
  const { inquiry } = await booked({ lines: [chairs(set, 5)] });
  expect((await page(inquiry)).agreed?.lines).toMatchObject([
    { quantity: 5, parts: [{ name: 'Gold Chiavari Chair', quantity: 40 }] },
  ]);
});

test('partners lend the parts of a set, not the set, which has no pieces of its own @stock.rented-in @stock.set', async () => {
  const set = await addItem(db(), await addCategory(db()), {
    name: 'Dressed Round',
    parts: [{ itemId: chair, option: '', quantity: 8 }],
  });
  const { inquiry } = await booked({ lines: [chairs(set, 5)] });
  const pieces = { option: '', quantity: 5, partner: 'Elm Rentals', costCents: 0 };
  const path = `${PATH}/${inquiry}/partner-pieces/${crypto.randomUUID()}`;
  const body = { ...pieces, itemId: set, isConfirmed: true };
  expect(await expectError(await shop.ask('PUT', path, body), 400)).toMatchObject({
    fields: { itemId: '“Dressed Round” is a set itself. Add its parts instead.' },
  });
  await shop.read(await shop.ask('PUT', path, { ...body, itemId: chair }));
});

test('pieces of a partner cover the shortage of their event alone, once they are confirmed @stock.rented-in', async () => {
  const { inquiry } = await booked({ lines: [chairs(chair, 500)] });
  const id = crypto.randomUUID();
  const pieces = {
    itemId: chair,
    option: '',
    quantity: 100,
    partner: 'Elm Rentals',
    costCents: 9_000,
  };
  const keep = (body: object, at = inquiry, which = id) =>
    shop.ask('PUT', `${PATH}/${at}/partner-pieces/${which}`, {
      ...pieces,
      isConfirmed: false,
      ...body,
    });
  await shop.read(await keep({}));
  expect((await page(inquiry)).partnerPieces).toEqual([
    { id, ...pieces, name: 'Gold Chiavari Chair', isConfirmed: false },
  ]);
  await expectError(await agree(inquiry, [line(650)]), 409);
  const was = { ...pieces, isConfirmed: false };
  expect((await keep({ isConfirmed: true })).status).toBe(422);
  await shop.read(await keep({ isConfirmed: true, was }));
  // After a lost answer; then somebody whose dialog was open before that.
  await shop.read(await keep({ isConfirmed: true, was }));
  expect((await keep({ quantity: 1, was })).status).toBe(409);
  await shop.read(await agree(inquiry, [line(650)]));
  const other = await addInquiry(db(), { eventDate: '2027-06-12' });
  const { link } = await shop.sent(other, { lines: [chairs(chair, 1)] });
  expect((await shop.accept(link)).status).toBe(409);
  expect((await keep({}, other)).status).toBe(409);
  await expectError(await keep({ itemId: crypto.randomUUID() }, inquiry, crypto.randomUUID()), 400);
  for (let round = 0; round < 5; round += 1) {
    const which = crypto.randomUUID();
    const asked = [keep({}, inquiry, which), keep({}, other, which)];
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted((one, next) => one - next)).toEqual([200, 409]);
    await db().delete(partnerPieces).where(eq(partnerPieces.id, which));
  }
  const remove = () => shop.ask('DELETE', `${PATH}/${inquiry}/partner-pieces/${id}`);
  await shop.read(await remove());
  await shop.read(await remove());
  expect((await keep({ was })).status).toBe(404);
  expect(await db().$count(partnerPieces)).toBe(0);
});
