import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderTotals } from './order-totals.ts';

const FEES = {
  salesTaxPercent: 6,
  damageWaiverPercent: 8,
  isWaiverAdded: true,
  depositPercent: 30,
};
const percent = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1_000);
const anyFees = fc.record({
  salesTaxPercent: percent,
  damageWaiverPercent: percent,
  isWaiverAdded: fc.boolean(),
  depositPercent: percent,
});
const cents = fc.integer({ min: 0, max: 1_000_000_000 });

test('waiver and tax are counted from the rental, the deposit from the total @fees.totals', () => {
  expect(orderTotals(100_000, FEES)).toEqual({
    rental: 100_000,
    discount: 0,
    waiver: 8_000,
    delivery: 0,
    setup: 0,
    tax: 6_000,
    total: 114_000,
    deposit: 34_200,
  });
});

test('a waiver that customers choose is no part of an order until they do @fees.waiver', () => {
  expect(orderTotals(100_000, { ...FEES, isWaiverAdded: false })).toMatchObject({
    waiver: 0,
    total: 106_000,
  });
});

test('half a cent is rounded up, also where a fraction is not exact in binary @fees.totals', () => {
  expect(orderTotals(1_000, { ...FEES, salesTaxPercent: 8.25 }).tax).toBe(83);
  expect(orderTotals(200, { ...FEES, salesTaxPercent: 0.25 }).tax).toBe(1);
});

test('whole cents that add up, none of them negative, the deposit no more than the total', () => {
  fc.assert(
    fc.property(cents, anyFees, (rental, fees) => {
      const { waiver, tax, total, deposit } = orderTotals(rental, fees);
      expect(rental + waiver + tax).toBe(total);
      for (const each of [waiver, tax, total, deposit]) {
        expect(Number.isInteger(each) && each >= 0).toBe(true);
      }
      expect(deposit).toBeLessThanOrEqual(total);
    }),
  );
});

test('a larger rental never comes to less', () => {
  fc.assert(
    fc.property(cents, cents, anyFees, (one, other, fees) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(orderTotals(less, fees).total).toBeLessThanOrEqual(orderTotals(more, fees).total);
    }),
  );
});
