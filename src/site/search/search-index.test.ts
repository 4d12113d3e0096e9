import { expect, test } from 'vitest';
import { NAMED } from '#domain/search/vocabulary.ts';
import { categoryFixture, itemFixture } from '../catalog/catalog.fixtures.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { openIndex, wordsOfAddress } from './open-index.ts';
import { searchImages, searchIndex } from './search-index.ts';

const category = categoryFixture;
const item = itemFixture;

const CATALOG = {
  categories: [category('Linens', 'linens'), category('Seats', 'seats')],
  items: [
    item('Ivory Overlay', 'ivory-overlay', { images: ['/a.jpg', '/b.jpg'] }),
    item('Satin\nSquare', 'other-slug', {
      dimensions: '72 in x 72 in',
      colors: ['Blush'],
      options: [{ name: 'Large', price: 25 }],
      unit: 'pair',
    }),
    item('Stool', 'stool', { category: 'seats', price: 'ask us', tags: ['Bar height'] }),
  ],
  packages: [],
  media: new Map(),
  requestCounts: new Map([['stool', 2]]),
  askedTogether: new Map(),
  settings: DEFAULT_SETTINGS,
};
const opened = openIndex(searchIndex(CATALOG), () => Promise.resolve());

test('what was indexed is found with address and price @search.results', async () => {
  const find = await opened;
  expect(find('dusty rose 72"').entries).toEqual([
    expect.objectContaining({
      name: 'Satin Square',
      href: '/rental-services/linens/other-slug',
      price: 'Starting at $18.00 per pair',
    }),
  ]);
  expect(find('seats bar').entries).toEqual([
    expect.objectContaining({ href: '/rental-services/seats/stool', price: 'ask us' }),
  ]);
});

test('a table is found by the number of guests that it seats @search.finds', async () => {
  const items = [
    item('Round Cloth, 108 inch', 'round-cloth', { tags: ['tablecloth'] }),
    item('Round Table', 'round-table', { specifications: { Seats: '8 comfortably, 10 at most' } }),
  ];
  const find = await openIndex(searchIndex({ ...CATALOG, items }), () => Promise.resolve());
  expect(find('round table for 10').entries[0]?.name).toBe('Round Table');
  expect(find('seats 8').entries.map(({ name }) => name)).toEqual(['Round Table']);
});

test('packages are found by their service @search.finds', async () => {
  const { entries } = (await opened)('photo booth classic');
  expect(entries[0]).toMatchObject({ name: 'Classic', href: '/photo-booth#packages' });
  expect(entries[0]?.price).toMatch(/^Starting at \$/);
  expect((await opened)('packages').entries[0]?.href).toMatch(/#packages$/);
});

const answering = (more: Partial<typeof DEFAULT_SETTINGS>) =>
  openIndex(searchIndex({ ...CATALOG, settings: { ...DEFAULT_SETTINGS, ...more } }), () =>
    Promise.resolve(),
  );
const policies = (...entries: { title: string; text: string }[]) => ({
  policies: {
    ...DEFAULT_SETTINGS.policies,
    entries: entries.map((each) => ({ ...each, fact: '' })),
  },
});

test('policies and questions are found on their pages, behind what is for rent @search.answers', async () => {
  const find = await answering({
    ...policies({ title: 'Deposit and payment', text: 'Half of it.' }),
    faq: { entries: [{ question: 'Is there a bar stool to sit on?', answer: 'Yes.' }] },
  });
  const [policy, ...others] = find('deposit').entries;
  expect(policy).toMatchObject({
    name: 'Deposit and payment',
    href: '/how-it-works#deposit-and-payment',
    price: '',
  });
  expect(others).toEqual([]);
  expect(find('bar stool').entries.map(({ href }) => href)).toEqual([
    '/rental-services/seats/stool',
    '/faq#is-there-a-bar-stool-to-sit-on',
  ]);
});

test('a room is found by its name, and by what is told of it where nothing else is @rooms.found @rooms.hidden', async () => {
  const room = {
    name: 'Loft dinner',
    slug: 'loft-dinner',
    isHidden: false,
    place: 'A brick loft',
    story: 'The band is tuning.',
    image: '/img/a.jpg',
    alt: '',
    points: [],
  };
  const hidden = { ...room, name: 'Loft brunch', slug: 'loft-brunch', isHidden: true };
  const find = await answering({ rooms: { entries: [room, hidden] } });
  const found = (query: string) => find(query).entries.map(({ href }) => href);
  expect(found('loft dinner')).toEqual(['/rooms/loft-dinner']);
  expect(found('brick')).toEqual(['/rooms/loft-dinner']);
  expect(found('brunch')).toEqual([]);
});

test('what the shop lacks leads to the closest that it has @search.not-rented', async () => {
  const find = await answering({
    ...policies({ title: 'Care', text: 'Fork marks cost extra.' }),
    search: {
      synonyms: [],
      notRented: [{ words: 'fork, salad spoon', instead: 'Seats' }],
    },
  });
  for (const query of ['forks', 'do you rent forks', 'salad spon']) {
    const { entries, complete, strength } = find(query);
    expect(entries.map(({ name }) => name)).toEqual(['Stool']);
    expect({ complete, strength }).toEqual({ complete: false, strength: 0 });
  }
  // What has a part of the words is closer, and half of a phrase is none.
  expect(find('overlay and forks').entries.map(({ name }) => name)).toEqual(['Ivory Overlay']);
  expect(find('salad').entries).toEqual([]);
});

test('what the shop has nothing for is searched in answers as everything else @search.not-rented', async () => {
  const find = await answering({
    ...policies({ title: 'Care', text: 'Fork marks cost extra.' }),
    search: { synonyms: [], notRented: [{ words: 'fork', instead: 'Tableware' }] },
  });
  expect(find('fork').entries.map(({ name }) => name)).toEqual(['Care']);
});

test('the text of an answer is found where nothing else is @search.answers', async () => {
  const find = await answering(
    policies(
      { title: 'Payment', text: 'We take checks for a stool.' },
      { title: 'Care', text: 'Fork marks of a stool cost extra.' },
    ),
  );
  const names = (query: string) => find(query).entries.map(({ name }) => name);
  expect(names('checks')).toEqual(['Payment']);
  expect(names('stool')).toEqual(['Stool']);
  // Not by a name of its page, and not by a guess.
  expect(names('works')).toEqual(['How It Works']);
  expect(names('forms')).toEqual([]);
});

test('each thing of a list of things is shown, said as the closest @search.closest', async () => {
  const find = await answering(policies({ title: 'Care', text: 'Keep satin and a stool dry.' }));
  const { entries, ...found } = find('satin and stool');
  expect(entries.map(({ name }) => name)).toEqual(['Satin Square', 'Stool']);
  // Found by its own words, not put in place of something the shop lacks.
  expect(found).toMatchObject({ complete: false, strength: NAMED });
});

test('what is only said of an item comes behind an answer about it @search.answers', async () => {
  const items = [item('Overlay', 'overlay', { materials: 'Cotton, delivered folded' })];
  const settings = { ...DEFAULT_SETTINGS, ...policies({ title: 'We deliver', text: '' }) };
  const find = await openIndex(searchIndex({ ...CATALOG, items, settings }), () =>
    Promise.resolve(),
  );
  expect(find('deliver').entries.map(({ name }) => name)).toEqual(['We deliver', 'Overlay']);
});

test('hours, places and ways to call lead to the contact page, steps to theirs @search.answers', async () => {
  const find = await answering({
    howItWorks: { intro: '', steps: [{ title: 'We pick up', text: '' }] },
  });
  const first = (query: string) => find(query).entries[0]?.href;
  expect(first('hours')).toBe('/contact#hours');
  expect(first('are you open on Monday')).toBe('/contact#hours');
  expect(first(DEFAULT_SETTINGS.business.cities[0] ?? '')).toBe('/contact#area');
  expect(first('phone number')).toBe('/contact');
  expect(first('pickup')).toBe('/how-it-works#we-pick-up');
  // Not shown, so not found.
  const hours = { open: [], closed: [], note: '' };
  expect((await answering({ hours }))('hours').entries).toEqual([]);
});

test('the thing itself comes first, then what is named after it @search.order', async () => {
  const items = [
    item('Plank Tent Floor', 'floor', { isFeatured: true }),
    item('Frame Tent (20 x 20 foot)', 'tent'),
  ];
  const find = await openIndex(searchIndex({ ...CATALOG, items }), () => Promise.resolve());
  expect(find('tents').entries.map(({ name }) => name)).toEqual([
    'Frame Tent (20 x 20 foot)',
    'Plank Tent Floor',
  ]);
});

test('a color finds those of its kind, and options are found by their sizes @search.colors @search.finds', async () => {
  const items = [
    item('Overlay', 'overlay', { colors: ['Navy'] }),
    item('Emerald Cloth', 'cloth'),
    item('Banquet Board', 'board', { options: [{ name: '8 ft x 30 in', price: 12 }] }),
  ];
  const find = await openIndex(searchIndex({ ...CATALOG, items }), () => Promise.resolve());
  const names = (query: string) => find(query).entries.map(({ name }) => name);
  expect(names('blue linens')).toEqual(['Overlay']);
  expect(names('green')).toEqual(['Emerald Cloth']);
  expect(names('96 inch')).toEqual(['Banquet Board']);
});

test('a synonym is said only where it finds what those before it do not @search.synonyms', async () => {
  const find = await opened;
  // Its color makes it a pink one besides.
  expect(find('dusty rose 72"').synonyms).toEqual(['blush']);
});

test('images are by category and slug', () => {
  expect(searchImages(CATALOG).map(({ params, props }) => [params.category, props.images])).toEqual(
    [
      ['linens', { 'ivory-overlay': '/a.jpg' }],
      ['seats', {}],
    ],
  );
});

test('an address that is no page has words to search for @pages.near', () => {
  expect(wordsOfAddress('/rental-services/linens/blush-satin_tablecloth.html')).toBe(
    'linens blush satin tablecloth',
  );
  expect(wordsOfAddress('/d%C3%A9cor/caf%C3%A9+lights')).toBe('décor café lights');
  expect(wordsOfAddress('/100%')).toBe('100');
  expect(wordsOfAddress('/')).toBe('');
});
