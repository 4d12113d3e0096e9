import { expect, test } from 'vitest';
import { balanceOf, type Payment } from '#domain/balance.ts';
import { refundedRow } from '#site/quotes/canceled-texts.ts';
import { receivedRow } from '#site/quotes/texts.ts';
import { sumsOf } from './payment-sums.ts';
import { AGREED, CANCEL, canceledText } from './texts.ts';

const price = { totalCents: 500_000, depositCents: 0 };
const paid: Payment = { kind: 'payment', cents: 241_299, isVoided: false };
const canceled = (feeKeptCents: number | null, payments: Payment[]) => ({
  ...price,
  ...balanceOf({ ...price, isCanceled: true, feeKeptCents }, payments),
});

test('staff read what came and went back in the words of the customer’s page @money.balance', () => {
  const refund = { ...paid, kind: 'refund' } as const;
  const sums = sumsOf({ status: 'canceled' }, canceled(null, [paid, refund]));
  expect(sums.slice(1, 3)).toEqual([
    [receivedRow, 241_299],
    [refundedRow, 241_299],
  ]);
  expect(sumsOf({ status: 'canceled' }, canceled(null, [paid])).map(([label]) => label)).toEqual([
    'Fee kept',
    receivedRow,
    'To refund',
  ]);
});

test('a cancellation says what of its fee is still due @event.cancel-fee', () => {
  const cancellation = {
    at: '2026-11-22T12:00:00.000Z',
    by: 'customer',
    reason: 'Storm',
    feeKeptCents: 300_000,
  } as const;
  const { balanceCents } = canceled(300_000, [paid]);
  expect(canceledText(cancellation, 'November 22', balanceCents)).toBe(
    'Canceled by the customer on November 22: Storm. Fee: $3,000.00, $587.01 of it still due.',
  );
  expect(canceledText(cancellation, 'November 22', 0)).toContain('Storm. Fee: $3,000.00.');
  const free = { ...cancellation, feeKeptCents: null };
  expect(canceledText(free, 'November 22', -241_299)).toContain('Storm. No fee.');
});

test('mails about changed items and a cancellation name the day of the event @event.moved-mail @event.cancel', () => {
  expect(AGREED.firstMessage('Ada', '$10.00', '06/12/2027')).toContain(
    'we changed the items of your event on 06/12/2027. The total is now $10.00.',
  );
  expect(CANCEL.firstMessage('Ada', '06/12/2027')).toContain(
    'Your event with us on 06/12/2027 is canceled.',
  );
  expect(CANCEL.firstMessage('Ada', '')).toContain('Your event with us is canceled.');
});
