import { expect, test } from 'vitest';
import { faultOf } from './field-faults.ts';

const FINE = {
  valueMissing: false,
  badInput: false,
  rangeUnderflow: false,
  rangeOverflow: false,
  stepMismatch: false,
};
const PRICE = {
  label: 'Price',
  hint: '',
  min: '0',
  max: '10000',
  isPrice: false,
  value: '',
  said: '',
};

test('each fault is one sentence of ours', () => {
  const words = (fault: Partial<typeof FINE>, field = {}) =>
    faultOf({ ...FINE, ...fault }, { ...PRICE, ...field });
  expect(words({ valueMissing: true })).toBe('Price is required');
  // A number field that holds letters has no value at all.
  expect(words({ badInput: true, valueMissing: true })).toBe('Please enter a number');
  expect(words({ rangeUnderflow: true })).toBe('Please enter 0 or more');
  expect(words({ rangeOverflow: true })).toBe('Please enter 10000 or less');
  expect(words({ stepMismatch: true })).toBe('Please use fewer decimal places');
  expect(words({}, { hint: 'A number such as 12.50' })).toBe('Please enter a number such as 12.50');
  expect(words({})).toBe('Please check price');
  expect(words({}, { said: 'Please use at most 5 characters. This has 6.' })).toMatch(/at most 5/);
  // A text field of money only knows that its pattern does not fit.
  const amount = { isPrice: true, hint: 'A number' };
  expect(words({}, { ...amount, value: '$ -5' })).toBe("The price can't be negative");
  expect(words({}, { ...amount, value: '5-' })).toBe('Please enter a number');
  expect(words({ rangeOverflow: true }, amount)).toBe('The price can be at most $10,000.00');
});
