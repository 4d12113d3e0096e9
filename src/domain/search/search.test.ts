import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSearch } from './search.ts';
import { keysOf } from './words.ts';

/** @returns a search in entries of these names */
function searchIn(names: readonly string[], synonyms: readonly string[]) {
  const { add, find } = createSearch(synonyms);
  for (const text of names) add([{ text, weight: 1 }]);
  return find;
}
const NAMES = [
  'Blush Satin Linen, 120 inch Round',
  'Blush Satin Linen, 132 inch Round',
  'Ivory Satin Linen, 120 inch Round',
  'Blush Rose Bowl in Gold',
  'Gold Chiavari Chair',
  'Gold Charger Plate',
  'White Frame Tent, 20x20',
];
const SYNONYMS = [
  'tablecloth, table cloth, linen, overlay',
  'dusty rose, blush, light pink',
  'sofa, couch',
];
const search = searchIn(NAMES, SYNONYMS);
const found = (query: string) => search(query).places.map((place) => NAMES[place]);

describe('words', () => {
  test('must all be found, in any order @search.finds', () => {
    expect(found('linen 120 ivory')).toEqual(['Ivory Satin Linen, 120 inch Round']);
    expect(found('round blush linens')).toHaveLength(2);
    expect(found('chairs')).toEqual(['Gold Chiavari Chair']);
  });

  test('mean what staff say they mean @search.synonyms', () => {
    expect(found('dusty rose tablecloth 120')).toEqual(['Blush Satin Linen, 120 inch Round']);
    expect(found('120 table cloth light pink')).toEqual(['Blush Satin Linen, 120 inch Round']);
    expect(found('dusty rse tableclth')).toHaveLength(2);
  });

  test('that were found instead of what was typed are said @search.synonyms', () => {
    const meant = (query: string) => search(query).synonyms;
    expect(meant('dusty rose tablecloth 120')).toEqual(['blush', 'linen']);
    expect(meant('couch')).toEqual([]);
    expect(meant('blush linen')).toEqual([]);
    expect(meant('rose')).toEqual([]);
  });

  test('are found while they are typed, with a mistake too @search.mistakes', () => {
    expect(found('chia')).toEqual(['Gold Chiavari Chair']);
    expect(found('chivari')).toEqual(['Gold Chiavari Chair']);
    expect(found('chivar')).toEqual(['Gold Chiavari Chair']);
    expect(found('gold chiar')).toContain('Gold Chiavari Chair');
  });

  test('that are whole come before beginnings and mistakes', () => {
    expect(found('rose')).toEqual(['Blush Rose Bowl in Gold']);
    expect(found('char')[0]).toBe('Gold Charger Plate');
    const names = ['Chair', 'Chairman', 'Chair for a Chairman'];
    expect(searchIn(names, [])('chair').places).toEqual([0, 2, 1]);
  });

  test('that were typed come before those that mean the same @search.synonyms', () => {
    const find = searchIn(['Velvet Couch', 'Velvet Sofa'], ['sofa, couch']);
    expect(find('sofa').places).toEqual([1, 0]);
    expect(find('couch').places).toEqual([0, 1]);
    // Both in one entry count as the better of them.
    expect(searchIn(['Couch', 'Sofa Couch'], ['sofa, couch'])('sofa').places).toEqual([1, 0]);
  });

  test('count as much as the heaviest text that has them, wherever it stands @search.finds', () => {
    const heavy = { text: 'gold', weight: 3 };
    const light = { text: 'gold', weight: 1 };
    const { add, find } = createSearch([]);
    for (const texts of [[light], [heavy, light], [light, heavy]]) add(texts);
    expect(find('gold').places).toEqual([1, 2, 0]);
  });

  test('sizes are found with and without their unit @search.sizes', () => {
    for (const query of ['120"', '120 inch', '120 in', '120']) expect(found(query)).toHaveLength(2);
    expect(found('20x20')).toEqual(['White Frame Tent, 20x20']);
    expect(found('20 ft tent')).toEqual(['White Frame Tent, 20x20']);
    expect(found('13 ')).toEqual(['Blush Satin Linen, 132 inch Round']);
    expect(found('12"')).toEqual([]);
  });
});

test('without an entry that has all words, those with the most come @search.closest', () => {
  const { places, complete } = search('ivory chiavari chair');
  expect(complete).toBe(false);
  expect(places.map((place) => NAMES[place])).toEqual(['Gold Chiavari Chair']);
  expect(search('samovar kettle drum ivory').places).toEqual([]);
});

test('an unknown word brings words that are spelled like it @search.closest', () => {
  expect(search('vlush linen').complete).toBe(true);
  expect(search('blooush linen').suggestions).toEqual(['blush linen']);
  expect(search('zzzzzzzz').suggestions).toEqual([]);
  expect(search('')).toEqual({ places: [], complete: false, suggestions: [], synonyms: [] });
});

const word = fc.stringMatching(/^[a-z]{2,8}$/);
const anyNames = fc.array(fc.array(word, { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 12,
});
const anySynonyms = fc.array(
  fc.array(fc.array(word, { minLength: 1, maxLength: 2 }), { minLength: 2, maxLength: 3 }),
  { maxLength: 5 },
);

/** Words of one of the names, in any order. */
const cases = fc
  .tuple(anyNames, anySynonyms, fc.nat(), fc.array(fc.nat(), { minLength: 5, maxLength: 5 }))
  // Fillers such as "to" are no words.
  .filter(([names]) => names.flat().every((each) => keysOf(each).length > 0))
  .map(([names, groups, pick, order]) => {
    const place = pick % names.length;
    const words = (names[place] ?? [])
      .map((each, index) => ({ each, rank: order[index] ?? 0 }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ each }) => each);
    const lines = groups.map((group) => group.map((phrase) => phrase.join(' ')).join(', '));
    // Groups that meet the words of the names.
    const meeting = words.slice(1).map((each, index) => `${words[index]} ${each}, ${words[0]}`);
    return { names, place, words, synonyms: [...lines, ...meeting] };
  });

describe('for any catalog, synonyms and order of words', () => {
  test('an entry is found by its own words @search.finds', () => {
    fc.assert(
      fc.property(cases, ({ names, place, words, synonyms }) => {
        const { places, complete } = searchIn(
          names.map((name) => name.join(' ')),
          synonyms,
        )(words.join(' '));
        expect(complete).toBe(true);
        expect(places).toContain(place);
      }),
    );
  });

  test('every result is an entry, each once', () => {
    fc.assert(
      fc.property(anyNames, fc.string(), (names, query) => {
        const { places } = searchIn(
          names.map((name) => name.join(' ')),
          [],
        )(query);
        expect(new Set(places).size).toBe(places.length);
        for (const place of places) expect(names[place]).toBeDefined();
      }),
    );
  });
});
