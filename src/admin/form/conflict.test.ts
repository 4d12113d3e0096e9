import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldConflicts, inWords, withMine } from './conflict.ts';

const LABELS = { name: 'Name', tags: 'Tags', isActive: 'Active' };
const BASE = { name: 'Chair', tags: ['gold'], isActive: true };

test('only what differs is shown, and who changed it is known', () => {
  const mine = { ...BASE, name: 'Gold Chair' };
  const theirs = { ...BASE, tags: ['gold', 'wood'] };
  expect(fieldConflicts({ base: BASE, mine, theirs }, LABELS)).toEqual([
    { name: 'name', label: 'Name', mine: 'Gold Chair', theirs: 'Chair', changedHere: true },
    { name: 'tags', label: 'Tags', mine: 'gold', theirs: 'gold\nwood', changedHere: false },
  ]);
});

test('the same change on both sides is no conflict', () => {
  const same = { ...BASE, isActive: false };
  expect(fieldConflicts({ base: BASE, mine: same, theirs: { ...same } }, LABELS)).toEqual([]);
});

test('chosen fields are mine, all others theirs', () => {
  const values = fc.record({
    name: fc.string(),
    tags: fc.array(fc.string()),
    isActive: fc.boolean(),
  });
  fc.assert(
    fc.property(values, values, fc.subarray(['name', 'tags', 'isActive'] as const), (a, b, own) => {
      const result = withMine(a, b, own);
      for (const name of ['name', 'tags', 'isActive'] as const) {
        expect(result[name]).toEqual((own.includes(name) ? a : b)[name]);
      }
    }),
  );
});

test('values are told in words', () => {
  expect([true, '', [], ['a', 'b']].map(inWords)).toEqual([
    'Yes',
    '(nothing)',
    '(nothing)',
    'a\nb',
  ]);
  expect(inWords([{ name: 'Gold', price: '8.50' }])).toBe('Gold: 8.50');
});
