import { expect, test } from 'vitest';
import {
  agreedTotals,
  depositByRule,
  feesOf,
  NO_FEES,
  pricedAgreed,
  totalByLines,
} from './agreed-totals.ts';

const line = (quantity: number, unitCents: number, isCharge = false) => ({
  itemId: '',
  option: '',
  name: isCharge ? 'Missing or damaged: Chair' : 'Chair',
  note: '',
  quantity,
  unitCents,
  outOn: null,
  backOn: null,
  isTaxable: true,
  isCharge,
  charged: isCharge ? { itemId: 'chair', option: '' } : null,
});
const fees = {
  ...NO_FEES,
  deliveryCents: 6_800,
  taxPercent: 6,
  deposit: { kind: 'percent', percent: 30 },
} as const;

test('a total follows the lines with the fees of the quote, and the deposit its rule @event.agreed-totals', () => {
  expect(totalByLines([line(100, 850)], fees)).toBe(96_900);
  const more = [line(120, 850)];
  expect(totalByLines(more, fees)).toBe(114_920);
  expect(depositByRule(more, fees, 114_920)).toBe(34_476);
  expect(depositByRule(more, { deposit: { kind: 'amount', cents: 20_000 } }, 114_920)).toBe(20_000);
});

test('what was missing is charged without tax or deposit @goods.charge @event.agreed-totals', () => {
  const lines = [line(100, 850), line(2, 4_000, true)];
  expect(totalByLines(lines, fees)).toBe(104_900);
  expect(depositByRule(lines, fees, 104_900)).toBe(29_070);
});

test('another total than that of the lines is an adjustment, so that the parts add up @event.agreed-totals', () => {
  const lines = [line(120, 850), line(2, 4_000, true)];
  const totals = agreedTotals({ lines, fees, totalCents: 100_000, depositCents: 30_000 });
  expect(totals).toMatchObject({ charges: 8_000, adjustment: -22_920, deposit: 30_000 });
  const { rental, discount, waiver, delivery, setup, tax, charges, adjustment } = totals;
  const sum = rental - discount + waiver + delivery + setup + tax + charges + adjustment;
  expect(sum).toBe(totals.total);
});

test('one that was stored without fees has those of its quote, and its lines are taxed as there @event.agreed-totals', () => {
  const { isTaxable: _taxable, isCharge: _charge, charged: _of, ...stored } = line(1, 850);
  const agreed = { quoteId: 'q', lines: [stored], totalCents: 850, depositCents: 0 };
  const quote = { ...fees, lines: [{ ...line(1, 850), isTaxable: false }] };
  const priced = pricedAgreed(agreed, quote);
  expect(priced.fees).toEqual(feesOf(fees));
  expect(priced.lines).toMatchObject([{ isTaxable: false, isCharge: false, charged: null }]);
  const byHand = pricedAgreed({ ...agreed, quoteId: null }, undefined);
  expect(agreedTotals(byHand)).toMatchObject({ rental: 850, tax: 0, adjustment: 0 });
});
