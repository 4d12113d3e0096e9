import { expect, test } from 'vitest';
import { namesByFormer, nameToday, renamedOptions } from './renamed-options.ts';

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

/** `a` became `x` and then `y`, another `a` was added, and `b` was removed. */
const EDITS = [
  ['ab', 'xb'],
  ['xb', 'yb'],
  ['yb', 'yba'],
  ['yba', 'ya'],
].map(([before = '', after = ''], index) => ({
  at: (index + 1) * 100,
  before: named(before),
  after: named(after),
}));

test.each([
  ['one that was renamed twice', 'a', 50, 'y'],
  ['one that was renamed once more', 'x', 150, 'y'],
  ['one of a list that is older than the request', 'x', 500, 'y'],
  ['one that got the former name of another', 'a', 350, 'a'],
  ['one that was removed', 'b', 150, 'b'],
  ['one that was not yet called so', 'y', 50, 'y'],
  ['none that there ever was', 'q', 150, undefined],
])('a text that names %s @quote.draft', (_, text, moment, today) => {
  const item = { options: named('ya'), optionEdits: EDITS };
  expect(nameToday((name) => name === text, item, moment)).toBe(today);
});

test('former names lead to what their options are called today @wishlist.today', () => {
  expect(namesByFormer({ options: named('ya'), optionEdits: EDITS })).toEqual({ x: 'y' });
  expect(namesByFormer({ options: named('ya'), optionEdits: [] })).toEqual({});
});
