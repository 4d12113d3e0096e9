import { expect, test } from 'vitest';
import { renamedOptions } from './renamed-options.ts';

const named = (names: string) => names.split('').map((name) => ({ name }));

test.each([
  ['one', 'abc', 'axc', [['b', 'x']]],
  [
    'two',
    'abc',
    'xbz',
    [
      ['a', 'x'],
      ['c', 'z'],
    ],
  ],
  ['none', 'abc', 'abc', []],
  ['another order', 'abc', 'cab', []],
  ['one that left', 'abc', 'ac', []],
  ['one more', 'ab', 'axb', []],
  ['one in place of another, which moved', 'abc', 'bxc', []],
  ['none before', '', 'a', []],
])('%s: %s becomes %s @stock.set', (_, before, after, renamed) => {
  expect([...renamedOptions(named(before), named(after))]).toEqual(renamed);
});
