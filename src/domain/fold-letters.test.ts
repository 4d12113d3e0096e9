import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldLetters } from './fold-letters.ts';

test.each([
  ['Décor', 'decor'],
  ['Quinceañera', 'quinceanera'],
  ['NGUYỄN', 'nguyen'],
  ['Łukasz', 'lukasz'],
  ['Smørrebrød', 'smorrebrod'],
  ['Straße', 'strasse'],
  ['Đặng', 'dang'],
  ['Ærø', 'aero'],
  ['İstanbul', 'istanbul'],
  ['Gold 20 x 20', 'gold 20 x 20'],
  ['ℌotel Ⓐ', 'hotel a'],
  ['', ''],
])('%s is folded to %s @search.finds', (text, folded) => {
  expect(foldLetters(text)).toBe(folded);
  // As some keyboards and systems compose it.
  expect(foldLetters(text.normalize('NFD'))).toBe(folded);
});

test('what is folded stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldLetters(foldLetters(text))).toBe(foldLetters(text));
    }),
  );
});
