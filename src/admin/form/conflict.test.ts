import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fieldConflicts,
  inWords,
  isSame,
  merged,
  takenFields,
  withoutSharedLines,
} from './conflict.ts';

const LABELS = { name: 'Name', tags: 'Tags', isActive: 'Active' };
const BASE = { name: 'Chair', tags: ['gold'], isActive: true };

test('only what both changed is asked about', () => {
  const mine = { ...BASE, name: 'Gold Chair', tags: ['gold', 'new'] };
  const theirs = { ...BASE, tags: ['gold', 'wood'], isActive: false };
  expect(fieldConflicts({ base: BASE, mine, theirs }, LABELS)).toEqual([
    { name: 'tags', label: 'Tags', mine: 'gold\nnew', theirs: 'gold\nwood' },
  ]);
  expect(merged({ base: BASE, mine, theirs }, [])).toEqual({
    name: 'Gold Chair',
    tags: ['gold', 'wood'],
    isActive: false,
  });
});

test('what is saved of somebody else is named @quote.editor-conflict', () => {
  const theirs = { name: 'Their Chair', tags: ['wood'], isActive: false };
  const saved = { ...theirs, name: 'Gold Chair' };
  expect(takenFields({ base: BASE, theirs }, saved, LABELS)).toEqual(['Tags', 'Active']);
  expect(takenFields({ base: BASE, theirs: BASE }, BASE, LABELS)).toEqual([]);
});

test('a price that was only written in another way was not changed', () => {
  const labels = { price: 'Price' };
  const base = { price: '$135.00' };
  const typed = { base, mine: { price: '135' }, theirs: { price: '$140.00' } };
  expect(fieldConflicts(typed, labels)).toEqual([]);
  expect(merged(typed, [])).toEqual({ price: '$140.00' });
  const same = { base, mine: { price: '140' }, theirs: { price: '$140.00' } };
  expect(fieldConflicts(same, labels)).toEqual([]);
  const both = { base, mine: { price: '150' }, theirs: { price: '$140.00' } };
  expect(fieldConflicts(both, labels)).toHaveLength(1);
});

test('the same change on both sides is no conflict', () => {
  const same = { ...BASE, isActive: false };
  expect(fieldConflicts({ base: BASE, mine: same, theirs: { ...same } }, LABELS)).toEqual([]);
});

test('the same lines are no conflict, whatever the order of their keys and the writing of their prices', () => {
  const versions = {
    base: { lines: [] as object[] },
    mine: { lines: [{ itemId: '', name: 'Stairs', quantity: '1', price: '5' }] },
    theirs: { lines: [{ name: 'Stairs', price: '$5.00', itemId: '', quantity: '1' }] },
  };
  expect(fieldConflicts(versions, { lines: 'Lines' })).toEqual([]);
  expect(isSame({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame([], {})).toBe(false);
  expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
});

test('lines that both have are left out around those that differ', () => {
  expect(withoutSharedLines('a\nb\nc\nd', 'a\nx\nd')).toEqual({
    mine: 'b\nc',
    theirs: 'x',
    shared: 2,
  });
  expect(withoutSharedLines('a\na', 'a')).toEqual({ mine: 'a', theirs: '', shared: 1 });
  expect(withoutSharedLines('a', 'b')).toEqual({ mine: 'a', theirs: 'b', shared: 0 });
});

test('nothing that one side alone changed is lost; the rest is as it was chosen', () => {
  // Few values, so that sides agree often.
  const values = fc.record({
    name: fc.constantFrom('a', 'b', 'c'),
    tags: fc.array(fc.constantFrom('x', 'y'), { maxLength: 1 }),
    isActive: fc.boolean(),
  });
  const names = ['name', 'tags', 'isActive'] as const;
  fc.assert(
    fc.property(values, values, values, fc.subarray([...names]), (base, mine, theirs, chosen) => {
      const versions = { base, mine, theirs };
      const asked = new Set(fieldConflicts(versions, LABELS).map(({ name }) => name));
      const wanted = chosen.filter((name) => asked.has(name));
      const result = merged(versions, wanted);
      for (const name of names) {
        const isMine = asked.has(name) ? wanted.includes(name) : isSame(theirs[name], base[name]);
        expect(result[name]).toEqual((isMine ? mine : theirs)[name]);
      }
    }),
  );
});

test('values are told in words', () => {
  expect([true, '', [], ['a', 'b']].map(inWords)).toEqual(['Yes', '(empty)', '(empty)', 'a\nb']);
  expect(inWords([{ name: 'Gold', price: '8.50' }])).toBe('Gold: 8.50');
});
