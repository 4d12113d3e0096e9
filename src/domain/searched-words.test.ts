import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchedTerms } from './searched-words.ts';

const queries = (text: string) => searchedTerms(text).map(({ query }) => query);

describe('@inquiry.search', () => {
  test.each([
    ['june 12', ["'june':* <-> '12'"]],
    ['12 June', ["'june':* <-> '12'"]],
    ['the 12th of June', ["'the':*", "'june':* <-> '12'"]],
    ['Jun 05 okafor', ["'jun':* <-> '5'", "'okafor':*"]],
    ['6/12/2027', ["'june' <-> '12' <-> '2027'"]],
    ['okafor 6/12/27', ["'june' <-> '12' <-> '2027'", "'okafor':*"]],
    ['ju 12', ["'ju':*", "'12':*"]],
    ['june', ["'june':*"]],
    ['13/40/2027', ["'13':*", "'40':*", "'2027':*"]],
    ["O'Brien & 'x'", ["'O':*", "'Brien':*", "'x':*"]],
    ['  ', []],
  ])('%j is looked up as %j', (text, terms) => {
    expect(queries(text)).toEqual(terms);
  });

  test('nothing that is typed becomes an operator, and only some words are looked up', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const terms = searchedTerms(text);
        expect(terms.length).toBeLessThanOrEqual(10);
        for (const { query } of terms) {
          expect(query).toMatch(/^'[^'\\\s]+'(?::\*)?(?: <-> '\d+')*$/);
        }
      }),
    );
  });
});
