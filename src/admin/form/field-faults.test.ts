import { expect, test } from 'vitest';
import { faultMessage, faultOf } from './field-faults.ts';

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
  customError: '',
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
  expect(words({}, { customError: 'Please use at most 5 characters. This has 6.' })).toMatch(
    /at most 5/,
  );
  // A text field of money only knows that its pattern does not fit.
  const amount = { isPrice: true, hint: 'A number' };
  expect(words({}, { ...amount, value: '$ -5' })).toBe("The price can't be negative");
  expect(words({}, { ...amount, value: '5-' })).toBe('Please enter a number');
  expect(words({ rangeOverflow: true }, amount)).toBe('The price can be at most $10,000.00');
});

test('what is at fault is named once each, in the order of the errors or of the form @settings.refused', () => {
  const labels = { name: 'Business name', phone: 'Phone', cities: 'Cities you serve' };
  const errors = { body: 'x', 'cities.2': 'x', phone: 'x', 'cities.0': 'x', name: 'x' };
  expect(faultMessage(errors, labels, '')).toBe(
    'Please check: The marked field, Cities you serve, Phone, Business name',
  );
  expect(faultMessage(errors, labels, '', Object.keys(labels))).toBe(
    'Please check: Business name, Phone, Cities you serve, The marked field',
  );
  expect(faultMessage({}, labels, 'It was not saved.')).toBe('It was not saved.');
});
