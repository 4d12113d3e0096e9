import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestAnswer, coarseAnswer, COUNTED_BELOW, isShort, exceedsAnswer } from './availability.ts';

describe('what is told of a day @availability.coarse', () => {
  test.each([
    ['nobody has counted', null, null, 'ask'],
    ['more are promised than owned', -240, 600, 'ask'],
    ['none is left', 0, 600, 'ask'],
    ['one is left', 1, 600, 1],
    ['nineteen are left', 19, 600, 19],
    ['twenty are left', 20, 600, 'available'],
    ['six hundred are there', 600, 600, 'available'],
    ['both tents are there', 2, 2, 'available'],
    ['one of two tents is there', 1, 2, 1],
  ] as const)('%s', (_, free, all, told) => {
    expect(coarseAnswer(free, all)).toBe(told);
  });

  test('twenty or more are one and the same, however many are away', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: COUNTED_BELOW, max: 1_000_000 }),
        fc.nat(1_000_000),
        (free, away) => coarseAnswer(free, free + away) === 'available',
      ),
    );
  });
});

test('an item is as available as its best option @availability.options', () => {
  expect(bestAnswer(['ask', 3, 12])).toBe(12);
  expect(bestAnswer(['ask', 3, 'available'])).toBe('available');
  expect(bestAnswer(['ask', 'ask'])).toBe('ask');
});

test('a line is short of what is not counted as left @availability.list', () => {
  expect(isShort('ask', 1)).toBe(true);
  expect(isShort(12, 13)).toBe(true);
  expect(isShort(12, 12)).toBe(false);
  expect(isShort('available', 420)).toBe(false);
});

test('twenty or more tells nothing of more than twenty @availability.quantity', () => {
  expect(exceedsAnswer('available', COUNTED_BELOW)).toBe(false);
  expect(exceedsAnswer('available', COUNTED_BELOW + 1)).toBe(true);
  expect(exceedsAnswer(12, 420)).toBe(false);
  expect(exceedsAnswer('ask', 420)).toBe(false);
});
