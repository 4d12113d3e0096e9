import { expect, test } from 'vitest';
import { hasCardNumber } from './card-number.ts';

test.each([
  '4111111111111111',
  '4111 1111 1111 1111',
  'Visa 4111-1111-1111-1111 exp 12/27',
  'amex 3782 822463 10005',
  '4111.1111.1111.1111 123',
  'code 123 4111 1111 1111 1111',
  '４１１１１１１１１１１１１１１１',
  '4111\u00A01111\u20111111\u00A01111',
  '4222222222222',
  '6304000000000000000',
])('%s is read as the number of a card @money.no-cards', (note) => {
  expect(hasCardNumber(note)).toBe(true);
});

test.each([
  '',
  'Check 1042',
  'Card ending in 4242',
  'Wire 4111111111111112',
  '(313) 555-0100',
  '11/21/2026, receipt 20261121150000001',
  '411111111111111111111111111111111111',
])('%s is not @money.no-cards', (note) => {
  expect(hasCardNumber(note)).toBe(false);
});
