import { expect, test } from 'vitest';
import { firstLines } from './first-lines.ts';

test.each([
  [0, 0],
  [3, 3],
  [4, 4],
  [5, 3],
  [60, 3],
])(
  'of %i lines %i show at first: never is a single one hidden @checkout.long-list',
  (count, first) => {
    expect(firstLines(count)).toBe(first);
  },
);
