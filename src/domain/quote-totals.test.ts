import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_FEES } from './agreed-totals.ts';
import { orderTotals } from './order-totals.ts';
import { percentOf, quoteTotals, type QuoteSums } from './quote-totals.ts';

const PLAIN: QuoteSums = { ...NO_FEES, lines: [] };

const cents = fc.integer({ min: 0, max: 100_000_000 });
const percent = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1_000);
const part = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), cents }),
  fc.record({ kind: fc.constant('percent' as const), percent }),
);
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9_999 }),
  unitCents: fc.integer({ min: 0, max: 100_000 }),
  isTaxable: fc.boolean(),
});
const sums = fc.record({
  // As the contract limits them, to a million dollars.
  lines: fc
    .array(line, { maxLength: 20 })
    .filter((lines) => lines.reduce((sum, each) => sum + each.quantity * each.unitCents, 0) <= 1e8),
  discount: part,
  deliveryCents: cents,
  setupCents: cents,
  waiverPercent: percent,
  taxPercent: percent,
  deposit: part,
});

test('what is shown adds up to the total, in whole cents, none of them negative @quote.totals', () => {
  fc.assert(
    fc.property(sums, (each) => {
      const totals = quoteTotals(each);
      const { rental, discount, waiver, delivery, setup, tax, total } = totals;
      expect(rental - discount + waiver + delivery + setup + tax).toBe(total);
      for (const amount of Object.values(totals)) {
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }
    }),
  );
});

test('the discount is at most the rental, the deposit at most the total @quote.totals', () => {
  fc.assert(
    fc.property(sums, (each) => {
      const { rental, discount, total, deposit } = quoteTotals(each);
      expect(discount).toBeLessThanOrEqual(rental);
      expect(deposit).toBeLessThanOrEqual(total);
    }),
  );
  const lines = [{ quantity: 1, unitCents: 5_000, isTaxable: true }];
  const tooMuch = { kind: 'amount', cents: 9_000 } as const;
  expect(quoteTotals({ ...PLAIN, lines, discount: tooMuch, taxPercent: 6 })).toMatchObject({
    discount: 5_000,
    tax: 0,
    total: 0,
  });
});

test('waiver and tax are of the rental after the discount, tax of nothing else @quote.tax', () => {
  const totals = quoteTotals({
    lines: [{ quantity: 100, unitCents: 1_000, isTaxable: true }],
    discount: { kind: 'percent', percent: 10 },
    deliveryCents: 15_000,
    setupCents: 5_000,
    waiverPercent: 8,
    taxPercent: 6,
    deposit: { kind: 'percent', percent: 50 },
  });
  expect(totals).toEqual({
    rental: 100_000,
    discount: 10_000,
    // Of 900.00, as the tax.
    waiver: 7_200,
    delivery: 15_000,
    setup: 5_000,
    tax: 5_400,
    total: 122_600,
    deposit: 61_300,
  });
});

test('a discount falls on taxable and other lines by their share @quote.tax', () => {
  const lines = [
    { quantity: 1, unitCents: 30_000, isTaxable: true },
    { quantity: 1, unitCents: 10_000, isTaxable: false },
  ];
  const discount = { kind: 'amount', cents: 4_000 } as const;
  // 300.00 less its 30.00 of the discount.
  expect(quoteTotals({ ...PLAIN, lines, discount, taxPercent: 6 }).tax).toBe(1_620);
});

test('what is not taxable is never taxed, and the tax never exceeds that of all lines', () => {
  fc.assert(
    fc.property(sums, (each) => {
      const none = each.lines.map((one) => ({ ...one, isTaxable: false }));
      expect(quoteTotals({ ...each, lines: none }).tax).toBe(0);
      const all = each.lines.map((one) => ({ ...one, isTaxable: true }));
      const { rental, discount, tax } = quoteTotals({ ...each, lines: all });
      expect(tax).toBe(percentOf(rental - discount, each.taxPercent));
      expect(quoteTotals(each).tax).toBeLessThanOrEqual(tax);
    }),
  );
});

test('half a cent is rounded up, also where a fraction is not exact in binary @quote.totals', () => {
  const lines = [{ quantity: 1, unitCents: 1_000, isTaxable: true }];
  expect(quoteTotals({ ...PLAIN, lines, taxPercent: 8.25 }).tax).toBe(83);
  expect(quoteTotals({ ...PLAIN, lines, taxPercent: 1.005 }).tax).toBe(10);
  const small = [{ quantity: 1, unitCents: 200, isTaxable: true }];
  expect(quoteTotals({ ...PLAIN, lines: small, taxPercent: 0.25 }).tax).toBe(1);
});

test('without discount, delivery and setup it is what the page of the request says', () => {
  fc.assert(
    fc.property(cents, percent, percent, percent, (rental, tax, waiver, deposit) => {
      const fees = {
        salesTaxPercent: tax,
        damageWaiverPercent: waiver,
        isWaiverAdded: true,
        depositPercent: deposit,
      };
      const expected = rental + percentOf(rental, waiver) + percentOf(rental, tax);
      const totals = orderTotals(rental, fees);
      expect(totals.total).toBe(expected);
      expect(totals.deposit).toBe(percentOf(expected, deposit));
      const quote = quoteTotals({
        ...PLAIN,
        lines: [{ quantity: 1, unitCents: rental, isTaxable: true }],
        waiverPercent: waiver,
        taxPercent: tax,
        deposit: { kind: 'percent', percent: deposit },
      });
      expect(quote).toEqual(totals);
    }),
  );
});
