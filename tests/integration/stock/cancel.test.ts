/** Canceling a booked event (@event.cancel), on a real database. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { inquiries, outbox, stockRows } from '#db/schema.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addCategory, addInquiry, addItem } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { booked, cancel, chairs, move, page, act, pay } = useBooked(db, shop);
const PATH = ADMIN_API_PATHS.inquiries;
let chair = '';

beforeEach(async () => {
  shop.clock.now = MORNING;
  await db().delete(inquiries);
  chair = await addItem(db(), await addCategory(db()), { availability: 600 });
});

const rows = () => db().$count(stockRows);
const mails = () => db().select().from(outbox).where(eq(outbox.kind, 'inquiry-reply'));

test('its pieces are free at once, what was agreed stays known, and the timeline says who and why @event.cancel', async () => {
  const { inquiry } = await booked({ lines: [chairs(chair, 420)] });
  const waiting = await addInquiry(db(), { eventDate: '2027-06-12' });
  const { link } = await shop.sent(waiting, { lines: [chairs(chair, 420)] });
  await shop.read(await shop.accept(link), 409);
  await shop.read(await cancel(inquiry, { feeKeptCents: 25_000 }));
  expect(await page(inquiry)).toMatchObject({
    status: 'canceled',
    cancellation: {
      at: MORNING.toISOString(),
      by: 'customer',
      reason: 'The venue burned down',
      feeKeptCents: 25_000,
    },
    agreed: { lines: [{ quantity: 420 }] },
  });
  expect((await page(inquiry)).events.slice(-2)).toMatchObject([
    { kind: 'canceled', subject: 'By the customer, $250.00 kept', body: 'The venue burned down' },
    { kind: 'status', from: 'booked', to: 'canceled' },
  ]);
  // Who waited for them has them now.
  await shop.read(await shop.accept(link));
});

test('an open revision is withdrawn, and the customer reads that the event is canceled @event.cancel', async () => {
  const { inquiry, link } = await booked({ lines: [chairs(chair, 10)] });
  const { link: revision } = await shop.sent(inquiry, { lines: [chairs(chair, 20)] });
  await shop.read(await cancel(inquiry));
  expect(await rows()).toBe(0);
  const canceledAt = MORNING.toISOString();
  expect(await shop.view(revision)).toMatchObject({ standing: 'withdrawn', canceledAt });
  const accepted = await shop.view(link);
  expect(accepted).toMatchObject({ standing: 'accepted', canceledAt });
  expect(accepted.content.paymentLink).toBe('');
  await shop.read(await shop.accept(revision), 409);
});

test('a mail goes out only if staff want one, with what they wrote @event.cancel', async () => {
  const { inquiry } = await booked();
  await expectError(await cancel(inquiry, { isMailed: true, message: ' ' }), 400);
  await shop.read(await cancel(inquiry, { isMailed: true, message: 'We are sorry, Ada.' }));
  expect(await mails()).toMatchObject([
    {
      recipient: 'ada@example.com',
      content: { subject: 'Your event was canceled', body: 'We are sorry, Ada.' },
    },
  ]);
  const { events } = await page(inquiry);
  expect(events.find(({ kind }) => kind === 'canceled')?.mails).toMatchObject([
    { kind: 'event-canceled' },
  ]);
  const other = await booked();
  await shop.read(await cancel(other.inquiry));
  expect(await mails()).toHaveLength(1);
});

test('an event is canceled with a reason and a text that are too long together for the timeline @event.cancel', async () => {
  const { inquiry } = await booked();
  const message = 'x'.repeat(MAX_LENGTH.message - 5);
  await shop.read(await cancel(inquiry, { reason: 'Rain', isMailed: true, message }));
  const { status, events } = await page(inquiry);
  expect(status).toBe('canceled');
  const body = events.find(({ kind }) => kind === 'canceled')?.body;
  expect(body).toBe(`Rain\n\n${message}`.slice(0, MAX_LENGTH.message));
  const [sent] = await mails();
  expect(sent?.content.body).toContain(message);
});

test('what was booked is never lost, also once its booking was taken back, unless that was undone @event.cancel @inquiry.moves', async () => {
  const lost = { status: 'lost', reason: 'price' };
  const { inquiry } = await booked();
  await shop.read(await move(inquiry, { status: 'contacted' }));
  expect(await page(inquiry)).toMatchObject({ status: 'contacted', wasBooked: true });
  await expectError(await move(inquiry, lost), 400);
  const byHand = await addInquiry(db());
  await shop.read(await move(byHand, { status: 'booked', note: 'By phone' }));
  await shop.read(await act('POST', byHand, 'undo'));
  await shop.read(await move(byHand, { status: 'booked', note: 'By phone' }));
  await shop.read(await move(byHand, { status: 'pending' }));
  await expectError(await move(byHand, lost), 400);
  const byMistake = await addInquiry(db());
  await shop.read(await move(byMistake, { status: 'booked', note: 'By phone' }));
  await shop.read(await act('POST', byMistake, 'undo'));
  await shop.read(await move(byMistake, lost));
});

test('mail and page say which fee is kept and what goes back @event.cancel-fee', async () => {
  const { inquiry, link } = await booked();
  await shop.read(await pay(inquiry, { cents: 95_192 }));
  const mail = { isMailed: true, message: 'We are sorry, Ada.' };
  await shop.read(await cancel(inquiry, { feeKeptCents: 20_000, ...mail }));
  const told = 'The cancellation fee is $200.00. We’ll refund you $751.92.';
  const [sent] = await mails();
  expect(sent?.content.body).toBe(`We are sorry, Ada.\n\n${told}`);
  const fee = { feeKeptCents: 20_000, receivedCents: 95_192 };
  expect((await shop.view(link)).event).toMatchObject({
    ...fee,
    refundedCents: 0,
    balanceCents: -75_192,
  });
  await shop.read(await pay(inquiry, { kind: 'refund', cents: 75_192 }));
  expect((await shop.view(link)).event).toMatchObject({
    ...fee,
    refundedCents: 75_192,
    balanceCents: 0,
  });
});

test('undone, it is booked again if it still fits, and the mail that has not left is not sent @event.cancel', async () => {
  const { inquiry } = await booked({ lines: [chairs(chair, 420)] });
  await shop.read(await cancel(inquiry, { isMailed: true, message: 'We are sorry.' }));
  await shop.read(await act('POST', inquiry, 'undo'));
  expect(await page(inquiry)).toMatchObject({ status: 'booked', cancellation: null });
  expect([await rows(), (await mails()).length]).toEqual([1, 0]);
  await shop.read(await cancel(inquiry));
  await booked({ lines: [chairs(chair, 420)] });
  const { error } = await shop.read<{ error: { fields: object } }>(
    await act('POST', inquiry, 'undo'),
    409,
  );
  expect(Object.values(error.fields)).toEqual(['240 short (420 needed, 180 free)']);
  expect(await page(inquiry)).toMatchObject({ status: 'canceled' });
});

test('undone where it no longer fits, it is booked again with a reason, which the timeline keeps @event.cancel @stock.confirm', async () => {
  const { inquiry } = await booked({ lines: [chairs(chair, 420)] });
  await shop.read(await cancel(inquiry));
  await booked({ lines: [chairs(chair, 420)] });
  const undo = (overbookReason: string) => act('POST', inquiry, 'undo', { overbookReason });
  await expectError(await undo(' '), 409);
  await expectError(await undo('x'.repeat(MAX_LENGTH.shortDescription + 1)), 400);
  expect(await rows()).toBe(1);
  await shop.read(await undo('A partner lends 240'));
  const { status, events } = await page(inquiry);
  expect([status, await rows()]).toEqual(['booked', 2]);
  expect(events.filter(({ kind }) => kind === 'overbooked')).toMatchObject([
    {
      subject: 'A partner lends 240',
      body: 'Gold Chiavari Chair: 240 short (420 needed, 180 free)',
    },
  ]);
});

test('only what is booked is canceled, once, and as it was seen @event.cancel', async () => {
  const open = await addInquiry(db());
  await expectError(await cancel(open), 400);
  const { inquiry } = await booked();
  const { fields } = await expectError(await cancel(inquiry, { reason: '' }), 400);
  expect(fields).toEqual({ reason: 'Please enter a reason' });
  await expectError(await cancel(inquiry, { feeKeptCents: -1 }), 400);
  await expectError(await cancel(inquiry, { version: 1 }), 409);
  await shop.read(await cancel(inquiry));
  await expectError(await cancel(inquiry), 400);
  // What is offered anew is not canceled anymore.
  await shop.sent(inquiry);
  expect(await page(inquiry)).toMatchObject({ status: 'quoted', cancellation: null });
  // Nor does Undo cancel: that asks who and why.
  expect(await page(inquiry)).toMatchObject({ undoable: null });
  await expectError(await act('POST', inquiry, 'undo'), 409);
});

test('a canceled event is in no view of what is to come @event.cancel', async () => {
  const { inquiry } = await booked();
  await shop.read(
    await act('PATCH', inquiry, 'work', { next: { text: 'Call', on: '2026-11-21' } }),
  );
  await shop.read(await cancel(inquiry));
  for (const view of ['today', 'overdue', 'upcoming']) {
    expect(await shop.read(await shop.ask('GET', `${PATH}?view=${view}`)), view).toEqual([]);
  }
  const days = 'from=2027-06-01&to=2027-06-30';
  expect(await shop.read(await shop.ask('GET', `/api/admin/calendar?${days}`))).toMatchObject({
    events: [],
  });
  expect(await shop.read(await shop.ask('GET', `${PATH}?status=canceled`))).toHaveLength(1);
});
