import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchedTerms, wordsOf } from './searched-words.ts';

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
    ["O'Brien & 'x'", ["'OBrien':* | 'O':* & 'Brien':*", "'x':*"]],
    ['D’Angelo–Peña', ["'DAngelo':* | 'D':* & 'Angelo':*", "'Peña':*"]],
    ['Smith\u{2011}Jones… «Ana»·🎉Lee', ["'Smith':*", "'Jones':*", "'Ana':*", "'Lee':*"]],
    ['Pe\u{AD}ña \u{202A}Kim\u{202C}', ["'Peña':*", "'Kim':*"]],
    ['Ana ❤️', ["'Ana':*"]],
    ['❤️ 2️⃣ Kim', ["'2':*", "'Kim':*"]],
    // An accent without its letter.
    ["\u{301} D'\u{301} Kim", ["'D':*", "'Kim':*"]],
    ["’ ' – `", []],
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
          // As PostgreSQL reads it.
          expect(query.normalize('NFD').replaceAll(/[\u{300}-\u{36F}]/gu, '')).toMatch(
            /^'[^'\\\s]+'(?::\*)?(?: (?:<->|[|&]) '[^'\\\s]+'(?::\*)?)*$/,
          );
        }
      }),
    );
  });
});

test('a name is compared by its words, with and without apostrophes', () => {
  expect(wordsOf('Pat O’Brien–Kim')).toEqual(['Pat', 'OBrien', 'O', 'Brien', 'Kim']);
});
