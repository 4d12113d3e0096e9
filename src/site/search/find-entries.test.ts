import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSynonyms } from '#domain/search/synonyms.ts';
import { NAMED, ONLY_SAID } from '#domain/search/vocabulary.ts';
import { createEntrySearch, findNearby, patternOf } from './find-entries.ts';

const COLORS = new Set(['gold', 'white']);

interface Shop {
  /** Names of rentals, each with what else is said of it. */
  rented: readonly (readonly [name: string, said?: string])[];
  titles?: readonly string[];
  stories?: readonly string[];
  synonyms?: readonly string[];
  places?: readonly string[];
  notRented?: readonly { words: string; instead: string }[];
}

/** @returns a search in a shop, with the names of what it finds */
function searchIn({
  rented,
  titles = [],
  stories = [],
  places = [],
  synonyms = [],
  notRented = [],
}: Shop) {
  const collection = () => createEntrySearch<string>(synonyms, COLORS);
  const collections = {
    rented: collection(),
    titles: collection(),
    texts: collection(),
    stories: collection(),
  };
  for (const [name, said = ''] of rented) {
    const texts = [
      { text: name, weight: NAMED },
      { text: said, weight: ONLY_SAID },
    ];
    collections.rented.add(() => name, texts);
  }
  for (const title of titles) {
    for (const answers of [collections.titles, collections.texts]) {
      answers.add(() => title, [{ text: title, weight: NAMED }]);
    }
  }
  for (const story of stories) {
    collections.stories.add(() => story, [{ text: story, weight: ONLY_SAID }]);
  }
  const [group = []] = readSynonyms(notRented.map(({ words }) => words));
  const lacked = notRented.map(({ instead }) => ({ instead, group }));
  return (query: string) =>
    findNearby(query, patternOf(places), { ...collections, notRented: lacked });
}

const find = searchIn({
  rented: [
    ['Linen', 'covers a table, fits a sofa'],
    ['Kids’ Table and Chair Set', '10 in'],
    ['Farm Table', '8 ft'],
    ['Round Table', '60 in'],
    ['White Chair'],
    ['Gold Charger Plate'],
    ['Sofa'],
  ],
  titles: ['Do I wash linens with a chair on a table?'],
  synonyms: ['linen, table linen', 'table, mesa', 'chair, silla'],
});
const found = (query: string) => find(query).entries;

test.each([
  'tables and chairs',
  'table and chair rental',
  '10 tables and 80 chairs',
  'mesas y sillas',
])(
  'each thing of “%s” is shown: what is all of them, what is named by one, what mentions one @search.closest',
  (query) => {
    const { entries, complete } = find(query);
    expect(complete).toBe(true);
    const [first, ...things] = entries.filter((name) => !name.startsWith('Do I'));
    expect(first).toBe('Kids’ Table and Chair Set');
    expect(things).toEqual(['Farm Table', 'Round Table', 'White Chair', 'Linen']);
  },
);

test('a number, a size or a color of a list belongs to its thing @search.closest', () => {
  expect(found('8 ft tables and chairs').slice(0, 2)).toEqual([
    'Farm Table',
    'Kids’ Table and Chair Set',
  ]);
  expect(found('8 ft tables and chairs')).toContain('White Chair');
  expect(found('8 ft tables and chairs')).not.toContain('Round Table');
  expect(found('white chairs and gold chargers')).toEqual(['White Chair', 'Gold Charger Plate']);
});

test('a list may have words that no entry has, and a purpose @search.closest', () => {
  expect(found('farm tables and cross back chairs')).toEqual([
    'Farm Table',
    'Kids’ Table and Chair Set',
    'White Chair',
  ]);
  expect(find('farm tables and cross back chairs').complete).toBe(false);
  expect(found('old sofas and whitte chairs').slice(0, 2)).toEqual(['Sofa', 'White Chair']);
  expect(found('sofa and chairs for a table')[0]).toBe('Sofa');
  // What answers a question is no list of what it mentions.
  expect(found('do I wash linens and chairs')).toEqual([
    'Do I wash linens with a chair on a table?',
  ]);
});

test('two things of a list are no phrase @search.closest', () => {
  const names = found('tables and linens').slice(0, 4);
  expect(names.toSorted()).toEqual([
    'Farm Table',
    'Kids’ Table and Chair Set',
    'Linen',
    'Round Table',
  ]);
});

test('a known thing is shown though more than half of the words are unknown @search.closest', () => {
  for (const query of ['mid century sofa', 'white leather sofa']) {
    expect(found(query)).toEqual(['Sofa']);
    expect(find(query).complete).toBe(false);
  }
  // Not what only mentions it, is only begun, or is no more than a part of the thing.
  for (const query of ['big old sof', 'sofa mid century', 'big old covers']) {
    expect(found(query)).toEqual([]);
  }
});

test('a thing whose kind is unknown is shown without what it is for @search.questions', () => {
  expect(found('floor length linen for 8 ft table')).toEqual(['Linen']);
});

test('what is lacked by several words is not found by some of them @search.not-rented', () => {
  const search = searchIn({
    rented: [['Gold Bar'], ['Chair', 'polyester cover'], ['Chair Sash'], ['Overlay']],
    notRented: [{ words: 'bar stool, stool, chair cover', instead: 'Sash' }],
  });
  for (const query of ['bar stools', 'gold bar stool', 'do you have chair covers']) {
    const { entries, complete, strength } = search(query);
    expect(entries, query).toEqual(['Chair Sash']);
    expect({ complete, strength }, query).toEqual({ complete: false, strength: 0 });
  }
  // What else is named comes first, as it does beside a single word.
  expect(search('overlay and bar stools').entries).toEqual(['Overlay']);
  expect(search('overlay and bar stools').complete).toBe(false);
});

test('what is named by several words is not lacked @search.not-rented', () => {
  const search = searchIn({
    rented: [['Bar Stool'], ['Chair']],
    notRented: [{ words: 'bar stool', instead: 'Chair' }],
  });
  expect(search('bar stool')).toMatchObject({ entries: ['Bar Stool'], complete: true });
});

test('a known thing comes before a story that mentions it @rooms.found', () => {
  const story = 'White chairs on the lawn';
  const findThere = searchIn({ rented: [['White Chair']], stories: [story] });
  expect(findThere('lawn chairs')).toMatchObject({
    entries: ['White Chair', story],
    complete: false,
  });
  expect(findThere('lawn').entries).toEqual([story]);
});

test.each([
  ['table rental ann arbor', ['Table']],
  ['St. Clair tables', ['Table']],
  ['do you go to Ann Arbor', ['Area: Ann Arbor']],
  ['ann arbor', ['Area: Ann Arbor']],
  ['stove ann arbor', ['Area: Ann Arbor']],
  // Not where the shop delivers.
  ['tables toledo', ['Table']],
  ['arbor', ['Garden Arbor', 'Area: Ann Arbor']],
])('%s finds %j in a shop of Ann Arbor @search.questions', (typed, names) => {
  const findThere = searchIn({
    rented: [['Table'], ['Garden Arbor'], ['Gold Plate']],
    titles: ['Area: Ann Arbor'],
    places: ['Ann Arbor', 'St. Clair'],
  });
  expect(findThere(typed).entries).toEqual(names);
});

test('a place is found in a query, whatever signs its name has @search.questions', () => {
  const places = [
    'O’Fallon',
    "Coeur d'Alene",
    'Winston-Salem',
    'Troy, MI',
    'A&B/C',
    String.raw`[x] \\d|(y)*`,
  ];
  for (const place of places) expect(`tables ${place}`).toMatch(patternOf(places) ?? 'none');
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (place) => {
      expect(patternOf([place])?.test(place)).toBe(true);
    }),
  );
});

test('a color by another name is a color @search.colors', () => {
  const findThere = searchIn({
    rented: [['White Plate'], ['White Sash'], ['Green Sofa']],
    synonyms: ['white, blanco'],
  });
  expect(findThere('sofa blanco').entries).toEqual(['Green Sofa']);
});

test('a listed phrase is needed, though it begins as a question does @search.synonyms', () => {
  const findThere = searchIn({
    rented: [['Table']],
    titles: ['Rental period', 'What I keep'],
    synonyms: ['rental period, how long'],
  });
  expect(findThere('how long can i keep it').entries).toEqual(['Rental period']);
});
