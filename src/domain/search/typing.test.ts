import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNear, isNearStart, nearest } from './typing.ts';

const word = fc.stringMatching(/^[a-z]{4,12}$/);

/** @returns the word with one mistake at a place */
function mistyped(text: string, place: number, kind: number, letter: string): string {
  const at = place % text.length;
  const [before, own, after] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)];
  const swapped = before + after.slice(0, 1) + own + after.slice(1);
  return (
    [before + letter + own + after, before + after, before + letter + after, swapped][kind] ?? ''
  );
}
const mistakes = fc
  .tuple(word, fc.nat(), fc.nat(3), fc.stringMatching(/^[a-z]$/))
  .map(([text, place, kind, letter]) => ({ text, typed: mistyped(text, place, kind, letter) }));

test('one mistake is forgiven, whichever and wherever @search.mistakes', () => {
  fc.assert(
    fc.property(mistakes, ({ text, typed }) => {
      fc.pre(typed.length >= 4);
      // One wrong letter makes another word of four, and so does a missing first one.
      fc.pre(text.length > 4 || typed.length > 4);
      fc.pre(typed.length > 4 || typed[0] === text[0]);
      expect(isNear(typed, text)).toBe(true);
    }),
  );
});

test('one mistake is forgiven in the beginning of a word @search.mistakes', () => {
  fc.assert(
    fc.property(mistakes, word, ({ text, typed }, rest) => {
      fc.pre(typed.length > 4 && typed.length <= text.length + rest.length);
      expect(isNearStart(typed, text + rest)).toBe(true);
    }),
  );
});

test('two mistakes, and mistakes in short words, make another word', () => {
  expect(isNear('tabelcolth', 'tablecloth')).toBe(false);
  expect(isNear('oat', 'oak')).toBe(false);
  expect(isNearStart('chia', 'chairs')).toBe(false);
  expect(isNear('chiavri', 'chiavari')).toBe(true);
  expect(isNear('chair', 'satin')).toBe(false);
  expect(isNear('pick', 'pink')).toBe(false);
  expect(isNear('fork', 'work')).toBe(false);
  expect(isNear('lace', 'place')).toBe(false);
  expect(isNear('hair', 'chair')).toBe(false);
  expect(isNear('soffa', 'sofa')).toBe(true);
  expect(isNear('tnet', 'tent')).toBe(true);
  // Two letters changed places, and one of them became another.
  expect(isNear('chbair', 'chcbir')).toBe(false);
  expect(isNear('chcbir', 'chbair')).toBe(false);
});

test('the nearest words come first, and none that is far', () => {
  expect(nearest('samover', ['samovar', 'hangover', 'lantern'], 3)).toEqual(['samovar']);
  expect(nearest('lantren', ['lantern', 'lanterns', 'linen'], 1)).toEqual(['lantern']);
  expect(nearest('ab', ['ac'], 3)).toEqual([]);
  expect(nearest('chaandellier', ['chandelier'], 3)).toEqual(['chandelier']);
  const silly = Object.entries({
    cup: 'up',
    tax: 'wax',
    speaker: 'sealer',
    weather: 'heater',
    booking: 'backing',
    staging: 'string',
    bouquet: 'banquet',
    coaster: 'cluster',
  });
  for (const [typed, other] of silly) expect(nearest(typed, [other], 3), typed).toEqual([]);
});
