import { expect, test } from 'vitest';
import { isSameValue } from './stored-rows.ts';

test('what is kept is what was typed; an amount may be written in another way', () => {
  expect(isSameValue('Chair', 'Chair')).toBe(true);
  expect(isSameValue('Chair', 'Chairs')).toBe(false);
  expect(isSameValue('$1,095.00', '1095')).toBe(true);
  expect(isSameValue('$95.50', '95')).toBe(false);
  expect(isSameValue('12', '012 pieces')).toBe(false);
});
