import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceOf, type Payment } from './balance.ts';

const booked = { totalCents: 10_000, depositCents: 5_000, isCanceled: false, feeKeptCents: null };
const paid = (cents: number, more: Partial<Payment> = {}): Payment => ({
  kind: 'payment',
  cents,
  isVoided: false,
  ...more,
});

test.each([
  ['nothing came', [], 0, 10_000, 5_000, 'deposit-due'],
  ['a part of the deposit', [paid(2_000)], 2_000, 8_000, 3_000, 'deposit-due'],
  ['the deposit', [paid(5_000)], 5_000, 5_000, 0, 'balance-due'],
  ['a slip', [paid(5_000, { isVoided: true })], 0, 10_000, 5_000, 'deposit-due'],
  ['all', [paid(4_000), paid(6_000)], 10_000, 0, 0, 'paid'],
  ['too much', [paid(12_000)], 12_000, -2_000, 0, 'refund-due'],
  ['too much, and back', [paid(12_000), paid(2_000, { kind: 'refund' })], 10_000, 0, 0, 'paid'],
] as const)('%s @money.balance', (name, payments, received, balance, deposit, standing) => {
  expect(balanceOf(booked, payments)).toEqual({
    receivedCents: received,
    refundedCents: name === 'too much, and back' ? 2_000 : 0,
    balanceCents: balance,
    depositDueCents: deposit,
    standing,
  });
});

test('of a canceled event the fee is due, and the rest goes back @money.balance', () => {
  const canceled = { ...booked, isCanceled: true };
  // Nobody paid anything.
  expect(balanceOf(canceled, []).standing).toBeNull();
  expect(balanceOf(canceled, [paid(5_000)])).toMatchObject({
    balanceCents: -5_000,
    standing: 'refund-due',
  });
  const fee = { ...canceled, feeKeptCents: 2_000 };
  expect(balanceOf(fee, [])).toMatchObject({ depositDueCents: 0, standing: 'balance-due' });
  expect(balanceOf(fee, [paid(5_000), paid(3_000, { kind: 'refund' })]).standing).toBe(
    'fee-settled',
  );
});

test('what came in and what is due always come to the price @money.balance', () => {
  const payment = fc.record({
    kind: fc.constantFrom('payment' as const, 'refund' as const),
    cents: fc.integer({ min: 1, max: 1_000_000 }),
    isVoided: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.array(payment), (total, deposit, all) => {
      const event = { ...booked, totalCents: total, depositCents: deposit };
      const { receivedCents, balanceCents, depositDueCents } = balanceOf(event, all);
      expect(receivedCents + balanceCents).toBe(total);
      // A deposit is never more than the whole.
      expect(depositDueCents).toBeLessThanOrEqual(Math.max(0, total - receivedCents));
    }),
  );
});

test('once the deposit of the booking came, a later change asks for no more of it @money.balance @quote.deposit', () => {
  const changed = { ...booked, totalCents: 20_000, depositCents: 8_000, bookedDepositCents: 5_000 };
  expect(balanceOf(changed, [paid(5_000)])).toMatchObject({
    depositDueCents: 0,
    balanceCents: 15_000,
    standing: 'balance-due',
  });
  expect(balanceOf(changed, [paid(4_999)])).toMatchObject({ depositDueCents: 3_001 });
  // None was asked for, so one that is agreed on later is due.
  const first = { ...changed, bookedDepositCents: 0 };
  expect(balanceOf(first, [])).toMatchObject({ depositDueCents: 8_000 });
});
