import { expect, test } from 'vitest';
import { faultLabels } from './SaveBar.tsx';

test('what is at fault is named in the order of the form, each once @settings.refused', () => {
  const labels = { name: 'Business name', phone: 'Phone', cities: 'Cities you serve' };
  const errors = { 'cities.2': 'x', phone: 'x', 'cities.0': 'x', name: 'x' };
  expect(faultLabels(errors, labels)).toEqual(['Business name', 'Phone', 'Cities you serve']);
  expect(faultLabels({ ...errors, body: 'x' }, labels).at(-1)).toBe('The marked field');
  expect(faultLabels({}, labels)).toEqual([]);
});
