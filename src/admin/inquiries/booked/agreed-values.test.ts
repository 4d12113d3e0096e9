import { expect, test } from 'vitest';
import { agreedTotals, NO_FEES } from '#domain/agreed-totals.ts';
import { agreedBody, agreedValues, amountsOf, isTotalApart, leftAmount } from './agreed-values.ts';

const LINE = {
  itemId: '',
  option: '',
  name: 'Chair',
  note: '',
  quantity: 100,
  unitCents: 850,
  outOn: null,
  backOn: null,
  isTaxable: true,
  isCharge: false,
  charged: null,
  parts: [],
};
const FEES = {
  ...NO_FEES,
  deliveryCents: 6_800,
  taxPercent: 6,
  deposit: { kind: 'percent', percent: 30 },
} as const;

/** @returns the form's values of 100 chairs at this total and deposit */
function valuesOf(totalCents: number, depositCents: number) {
  const agreed = { quoteId: null, quoteNumber: null, lines: [LINE], fees: FEES };
  const sums = { totalCents, depositCents };
  return agreedValues({ ...agreed, ...sums, totals: agreedTotals({ ...agreed, ...sums }) });
}

const with120 = (values: ReturnType<typeof valuesOf>) => ({
  ...values,
  lines: values.lines.map((line) => ({ ...line, quantity: '120' })),
});

test('total and deposit follow the lines @event.agreed-totals', () => {
  const values = valuesOf(96_900, 29_070);
  expect(amountsOf(values, FEES)).toMatchObject({ total: '$969.00', deposit: '$290.70' });
  const changed = with120(values);
  const amounts = amountsOf(changed, FEES);
  expect(amounts).toMatchObject({ total: '$1,149.20', deposit: '$344.76' });
  expect(isTotalApart(amounts)).toBe(false);
  const rest = { version: 1, overbookReason: '' };
  expect(agreedBody(changed, amounts, rest)).toMatchObject({
    totalCents: 114_920,
    depositCents: 34_476,
  });
});

test('a total and a deposit that staff typed stay, and what the lines come to is known @event.agreed-totals', () => {
  const amounts = amountsOf(with120(valuesOf(90_000, 20_000)), FEES);
  expect(amounts).toMatchObject({ total: '$900.00', deposit: '$200.00', byLines: 114_920 });
  expect(isTotalApart(amounts)).toBe(true);
});

test('while a line is not a number, nothing is said of the total @event.agreed-totals', () => {
  const values = valuesOf(90_000, 20_000);
  const lines = values.lines.map((line) => ({ ...line, quantity: 'many' }));
  expect(isTotalApart(amountsOf({ ...values, lines }, FEES))).toBe(false);
  expect(amountsOf({ lines, total: '', deposit: '' }, FEES)).toMatchObject({ total: '' });
});

test('an event that was booked above the limit keeps its total, also when the field is left @quote.limit', () => {
  const values = valuesOf(96_900, 29_070);
  const lines = values.lines.map((line) => ({ ...line, price: '$9,000.00' }));
  const fees = { ...FEES, deliveryCents: 50_000_000 };
  const amounts = amountsOf({ ...values, lines }, fees);
  expect(amounts).toMatchObject({ total: '$1,454,000.00', deposit: '$436,200.00' });
  const rest = { version: 1, overbookReason: '' };
  const sums = { totalCents: 145_400_000, depositCents: 43_620_000 };
  expect(agreedBody({ lines }, amounts, rest)).toMatchObject(sums);
  expect(leftAmount(amounts.total, amounts.byLines)).toBe('');
});

test.each([
  ['', ''],
  ['969', ''],
  ['$1,000', '$1,000.00'],
  ['0', '$0.00'],
  ['much', 'much'],
])('left with %j, the field holds %j @event.agreed-totals', (typed, held) => {
  expect(leftAmount(typed, 96_900)).toBe(held);
});
