import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hasAmount,
  ITEM_UNITS,
  optionPrice,
  priceText,
  shownPrice,
  startingPrice,
  totalText,
  unitAndPeriod,
  unitText,
} from './item-price.ts';

test.each([
  ['8.50', '$8.50'],
  ['$1,250.00', '$1,250.00'],
  ['$ 9', '$ 9'],
  ['Ask us', 'Ask us'],
  ['0', 'Call for pricing'],
  ['$0.00', 'Call for pricing'],
  ['', 'Call for pricing'],
  ['  ', 'Call for pricing'],
])('the price %j is shown as %s @price.call', (text, shown) => {
  expect(shownPrice(text)).toBe(shown);
});

test("an item starts at the lowest of its price and its options' prices @price.starting-at", () => {
  const options = [{ price: 0 }, { price: 12 }, { price: 9.5 }];
  expect(startingPrice({ price: '20', options })).toBe('$9.50');
  expect(startingPrice({ price: '8', options })).toBe('$8');
  expect(startingPrice({ price: '20', options: [] })).toBe('$20');
  expect(startingPrice({ price: '0', options })).toBe('$9.50');
  expect(startingPrice({ price: 'ask', options })).toBe('$9.50');
  expect(startingPrice({ price: 'ask', options: [] })).toBe('ask');
  expect(startingPrice({ price: '0', options: [{ price: 0 }] })).toBe('Call for pricing');
  expect(optionPrice(0)).toBe('Call for pricing');
  expect(optionPrice(1250)).toBe('$1,250.00');
});

test('the rental period is said once, and never beside words @price.period', () => {
  expect(unitAndPeriod('$8.50', 'each', 'per event')).toBe('per each, per event');
  expect(unitAndPeriod('$8.50', 'each', '')).toBe('per each');
  expect(unitAndPeriod('$385.00', 'event', 'per event')).toBe('per event');
  expect(unitAndPeriod('Call for pricing', 'each', 'per event')).toBe('');
});

test('a total is the price times the quantity, from two on @product.total', () => {
  expect(totalText('$8.50', 120)).toBe('$1,020.00');
  expect(totalText('$8.50', 1)).toBe('');
  expect(totalText('Call for pricing', 40)).toBe('');
});

test('an amount has a unit, words have none @price.unit', () => {
  expect(priceText('$3.25', false)).toBe('$3.25');
  expect(priceText('$3.25', true)).toBe('Starting at $3.25');
  expect(priceText('Call for pricing', true)).toBe('Call for pricing');
  expect(unitText('$3.25', 'square foot')).toBe('per square foot');
  expect(unitText('$3.25', 'each')).toBe('per each');
  expect(unitText('Call for pricing', 'set')).toBe('');
});

test('nothing is ever offered for $0.00 @price.call', () => {
  const text = fc.oneof(fc.string(), fc.integer({ min: 0, max: 3 }).map(String));
  const dollars = fc.double({ min: 0, max: 9_999, noNaN: true });
  fc.assert(
    fc.property(
      text,
      fc.array(fc.record({ price: dollars })),
      fc.constantFrom(...ITEM_UNITS),
      (price, options, unit) => {
        const shown = startingPrice({ price, options });
        expect(shown.trim()).not.toBe('');
        expect(shown).not.toMatch(/^\$?[0.,]+$/);
        expect(unitText(shown, unit) !== '').toBe(hasAmount(shown));
      },
    ),
  );
});
