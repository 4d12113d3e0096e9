import { expect, test } from 'vitest';
import { BULK } from './bulk-texts.ts';

test('a list that is longer than a change says how many of it are selected @items.bulk', () => {
  expect(BULK.selectAll(10_000)).toBe('Select all 10,000');
  expect(BULK.selectAll(10_001)).toBe('Select the first 10,000 of 10,001');
});
