import { expect, test } from 'vitest';
import { respaced } from './spacing.ts';
import { keysOf, readWords } from './words.ts';

const KNOWN = new Set(keysOf('mirror ball high top table runner armchair up pick pickup 50'));

test.each([
  ['mirrorball', ['mirror', 'ball']],
  ['two hightops', ['two', 'high', 'top']],
  ['tablerunners', ['table', 'runner']],
  ['arm chairs', ['armchair']],
  // Both are known, or neither is.
  ['pick up', ['pick', 'up']],
  ['dog house', ['dog', 'house']],
  ['5 0 chairs', ['5', '0', 'chair']],
  // A part is unknown, or too short.
  ['mirrored', ['mirrored']],
  ['topup', ['topup']],
])('%s is searched as %j @search.mistakes', (typed, keys) => {
  const words = respaced(readWords(typed), (key) => KNOWN.has(key));
  expect(words.map(({ key }) => key)).toEqual(keys);
});
