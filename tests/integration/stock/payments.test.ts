/** Money that staff write down (@money.payments), on a real database. */
import { beforeEach, expect, test } from 'vitest';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import { inquiries, payments } from '#db/schema.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);
const { booked, cancel, page, pay } = useBooked(db, shop);
const PATH = ADMIN_API_PATHS.inquiries;
/** Of the quote: what it comes to, and its deposit of 30 %. */
const TOTAL = 107_210;
const DEPOSIT = 32_163;

beforeEach(async () => {
  shop.clock.now = MORNING;
  await db().delete(inquiries);
});

const badge = async (id: string) => {
  const list = await shop.read<InquiryView[]>(await shop.ask('GET', PATH));
  return list.find((each) => each.id === id)?.balance;
};

test('what comes in and goes back makes the balance, on the page and in the list @money.balance', async () => {
  const { inquiry } = await booked();
  const due = { totalCents: TOTAL, depositCents: DEPOSIT, balanceCents: TOTAL };
  expect((await page(inquiry)).money).toMatchObject({ ...due, standing: 'deposit-due' });
  expect(await badge(inquiry)).toBe('deposit-due');
  await shop.read(await pay(inquiry, { cents: DEPOSIT }));
  expect(await badge(inquiry)).toBe('balance-due');
  await shop.read(await pay(inquiry, { cents: TOTAL, receivedOn: '2026-11-21' }));
  expect(await badge(inquiry)).toBe('refund-due');
  await shop.read(await pay(inquiry, { kind: 'refund', cents: DEPOSIT, method: 'cash' }));
  const { money, events } = await page(inquiry);
  expect(money).toMatchObject({ receivedCents: TOTAL, balanceCents: 0, standing: 'paid' });
  expect(events.slice(-3)).toMatchObject([
    { kind: 'payment', subject: '$321.63 by check on 11/20/2026', body: 'No. 1042' },
    { kind: 'payment', subject: '$1,072.10 by check on 11/21/2026' },
    { kind: 'refund', subject: '$321.63 in cash on 11/20/2026' },
  ]);
});

test('a slip is struck out: it stays in view, and counts no more @money.payments', async () => {
  const { inquiry } = await booked();
  const id = crypto.randomUUID();
  await shop.read(await pay(inquiry, { id }));
  const strike = () => shop.ask('POST', `${PATH}/${inquiry}/payments/${id}/void`);
  await shop.read(await strike());
  await shop.read(await strike());
  const { money, events } = await page(inquiry);
  expect(money).toMatchObject({ receivedCents: 0, payments: [{ id, isVoided: true }] });
  expect(events.filter(({ kind }) => kind === 'payment-voided')).toHaveLength(1);
  const other = await addInquiry(db());
  const foreign = `${PATH}/${other}/payments/${id}/void`;
  expect((await shop.ask('POST', foreign)).status).toBe(404);
});

test('a payment whose answer was lost counts once; its id with another content is refused @money.payments', async () => {
  const { inquiry } = await booked();
  const id = crypto.randomUUID();
  await shop.read(await pay(inquiry, { id }));
  await shop.read(await pay(inquiry, { id }));
  expect(await db().$count(payments)).toBe(1);
  for (const other of [{ cents: 1 }, { note: '' }, { method: 'cash' }, { kind: 'refund' }]) {
    await expectError(await pay(inquiry, { id, ...other }), 422);
  }
  const second = await booked();
  await expectError(await pay(second.inquiry, { id }), 422);
});

test('no number of a card, no day to come or before 1900, no refund of what never came @money.no-cards', async () => {
  const { inquiry } = await booked();
  const refused = async (body: object) =>
    (await expectError(await pay(inquiry, body), 400)).fields ?? {};
  expect(await refused({ note: 'Visa 4111 1111 1111 1111' })).toEqual({
    note: 'Please don’t enter a card number. Its last four digits are enough.',
  });
  expect(await refused({ receivedOn: '2026-11-22' })).toEqual({
    receivedOn: 'Please choose today or an earlier day',
  });
  expect(await refused({ receivedOn: '0001-01-01' })).toEqual({
    receivedOn: 'Please choose a day from 1900 to 2999',
  });
  expect(await refused({ cents: 0 })).toEqual({ cents: 'Please enter an amount' });
  expect(await refused({ kind: 'refund' })).toEqual({ cents: 'Only $0.00 was received' });
  const open = await addInquiry(db());
  await expectError(await pay(open), 400);
  expect(await db().$count(payments)).toBe(0);
});

test('of a canceled event the fee is due, and what came beyond it goes back @money.balance', async () => {
  const { inquiry } = await booked();
  await shop.read(await pay(inquiry, { cents: 50_000 }));
  await shop.read(await cancel(inquiry, { feeKeptCents: 20_000 }));
  expect((await page(inquiry)).money).toMatchObject({
    balanceCents: -30_000,
    standing: 'refund-due',
  });
  await shop.read(await pay(inquiry, { kind: 'refund', cents: 30_000 }));
  expect((await page(inquiry)).money).toMatchObject({ balanceCents: 0, standing: 'fee-settled' });
  const free = await booked();
  await shop.read(await cancel(free.inquiry));
  expect(await badge(free.inquiry)).toBeNull();
});
