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
  });

  test('that the catalog has are no beginnings of what is only said of a thing @search.finds', () => {
    const { add, find } = createSearch([]);
    const only = (text: string) => add([{ text, weight: 1 }]);
    for (const text of ['Chair', 'Chairman', 'Chair for a Chairman']) add([{ text, weight: 2 }]);
    for (const text of ['Chairlift', 'chair']) only(text);
    expect(find('chair').places).toEqual([0, 2, 1, 4]);
    // Somebody still types it.
    expect(find('chai').places).toEqual([0, 1, 2, 3, 4]);
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
  expect(search('')).toMatchObject({ places: [], complete: false, suggestions: [], synonyms: [] });
});

test('only what finds everything is suggested @search.closest', () => {
  expect(search('samovarr goold').suggestions).toEqual([]);
  expect(search('blooush samovar').suggestions).toEqual([]);
});

test('what surrounds a thing in a question may be missing, and still tells equals apart @search.questions', () => {
  const names = ['Delivery area', 'How much is delivery?', 'Chair', 'Chair for rent'];
  const ask = (query: string) => searchIn(names, [])(query).places.map((place) => names[place]);
  expect(ask('how much is delivery')).toEqual(['How much is delivery?', 'Delivery area']);
  expect(ask('do you rent cheap chairs')).toEqual(['Chair for rent', 'Chair']);
  // Alone, they are what is asked for.
  expect(ask('how much')).toEqual(['How much is delivery?']);
  expect(ask('do you')).toEqual([]);
});

test('how many are wanted may be missing, a size may not @search.questions', () => {
  const ask = (query: string) => {
    const { places, complete } = searchIn(
      ['Tent 20x20', 'Tent 20x40', 'Table, 60 inch'],
      [],
    )(query);
    return { places, complete };
  };
  for (const query of ['160 tents', 'tent for 100', 'tent for 100 people']) {
    expect(ask(query), query).toEqual({ places: [0, 1], complete: true });
  }
  expect(ask('20x30 tent').complete).toBe(false);
  expect(ask('60 tables')).toEqual({ places: [2], complete: true });
  expect(ask('72 inch table').complete).toBe(false);
  expect(ask('160').places).toEqual([]);
});

test('without its color or size a thing is closer than another one of that color @search.closest', () => {
  const names = ['Blue Napkin', 'Red Chair', 'Tent', 'Patio Heater'];
  const { add, find } = createSearch([], new Set(['blue', 'red']));
  for (const text of names) add([{ text, weight: 1 }]);
  const ask = (query: string) => find(query).places.map((place) => names[place]);
  expect(ask('blue chair')).toEqual(['Red Chair']);
  expect(ask('chair blue')).toEqual(['Red Chair']);
  expect(ask('tent heater')).toEqual(['Patio Heater']);
});

test('a thing in its color comes before another thing of that color @search.colors', () => {
  const { add, find } = createSearch(['linen, tablecloth'], new Set(['blue', 'navy']));
  const addItem = (name: string, words: string) =>
    add([name, words].map((text, place) => ({ text, weight: 3 - place })));
  addItem('Dusty Blue Napkin', 'linens');
  addItem('Navy Linen', 'blue');
  expect(find('blue tablecloth').places).toEqual([1, 0]);
});

test('what a thing is for may be missing, and its size says nothing of the thing @search.questions', () => {
  const names = ['Overlay, 72 inch', 'Linen, banquet', 'Linen, round', 'Charger'];
  const ask = (query: string) => {
    const { places, complete } = searchIn(names, ['linen, overlay'])(query);
    return { places, complete };
  };
  expect(ask('linen for samovar')).toEqual({ places: [1, 2, 0], complete: true });
  expect(ask('linen for a round samovar')).toEqual({ places: [2, 1, 0], complete: true });
  expect(ask('linen for 6 ft samovar')).toEqual({ places: [1, 2, 0], complete: true });
  // Not where the thing itself is only guessed, or nothing but what it is for is named.
  expect(ask('charge for samovar').complete).toBe(false);
  expect(ask('for samovar').places).toEqual([]);
});

test('a word that is only like a phrase counts less than one that is found @search.synonyms', () => {
  const names = ['We deliver', 'Tent'];
  const { places, synonyms } = searchIn(names, ['tent, toldo'])('deliver to toledo');
  expect(places).toEqual([0]);
  expect(synonyms).toEqual([]);
});

test('short words are not guessed into synonyms, and phrases are whole @search.synonyms', () => {
  const names = ['Blush LED Uplight', 'We pick up', 'Set everything up'];
  const groups = ['blush, pink', 'pickup, pick up', 'setup, set up'];
  const ask = (query: string) => searchIn(names, groups)(query).places.map((place) => names[place]);
  expect(ask('pick up')).toEqual(['We pick up']);
  expect(ask('pickup')).toEqual(['We pick up']);
  expect(ask('set up')).toEqual(['Set everything up']);
  expect(ask('pnik')).toEqual(['Blush LED Uplight']);
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
