import { expect, test } from 'vitest';
import { optionalPageLinks, optionalPages } from './optional-pages.ts';
import { OPTIONAL_PAGES, PAGES } from './paths.ts';
import { DEFAULT_SETTINGS } from './settings/defaults.ts';
import { rentalTerms } from './shop/rental-terms.ts';
import { publicPaths } from './sitemap.ts';

const POINT = { title: 'Rain plan', text: 'Reserve a tent.' };
const POLICY = { ...POINT, fact: '' };
const QUESTION = { question: 'What if it rains?', answer: 'Reserve a tent.' };
const EVENT = {
  title: 'A wedding',
  place: 'Troy',
  text: '…',
  images: [],
  items: [],
  isSample: false,
};

const settingsWith = (parts: Partial<typeof DEFAULT_SETTINGS>) => ({
  ...DEFAULT_SETTINGS,
  ...parts,
});
const sourceWith = (parts: Partial<typeof DEFAULT_SETTINGS>) => ({
  items: [],
  media: new Map(),
  settings: settingsWith(parts),
});
const paths = (parts: Partial<typeof DEFAULT_SETTINGS>) =>
  optionalPages(sourceWith(parts)).map(({ props }) => props.path);

test('a new shop has none of the optional pages, and its sitemap names none @trust.empty', () => {
  expect(optionalPages(sourceWith({}))).toEqual([]);
  const listed = publicPaths({ categories: [], items: [], settings: DEFAULT_SETTINGS }, false, []);
  expect(listed.filter((path) => OPTIONAL_PAGES.includes(path))).toEqual([]);
  expect(listed).toEqual(expect.arrayContaining([PAGES.contact, PAGES.accessibility]));
});

test('each is there with its own settings, and the sitemap follows @trust.empty', () => {
  expect(paths({ howItWorks: { intro: '', steps: [POINT] } })).toEqual([PAGES.howItWorks]);
  const policies = { period: '', periodNote: '', deliveryNote: '', entries: [POLICY] };
  expect(paths({ policies })).toEqual([PAGES.howItWorks]);
  expect(paths({ faq: { entries: [QUESTION] } })).toEqual([PAGES.faq]);
  expect(paths({ events: { entries: [EVENT] } })).toEqual([PAGES.realEvents]);
  const all = settingsWith({
    policies,
    faq: { entries: [QUESTION] },
    events: { entries: [EVENT] },
  });
  const listed = publicPaths({ categories: [], items: [], settings: all }, false, []);
  expect(listed).toEqual(expect.arrayContaining([...OPTIONAL_PAGES]));
  expect(optionalPageLinks(all).map(({ href }) => href)).toEqual([...OPTIONAL_PAGES]);
});

test('an introduction alone makes no page, and a note alone no link', () => {
  expect(paths({ howItWorks: { intro: 'Hello', steps: [] } })).toEqual([]);
  const policies = { period: '', periodNote: ' Per event. ', deliveryNote: '', entries: [] };
  expect(rentalTerms({ policies })).toEqual({ notes: 'Per event.', more: undefined });
});

test('the notes lead to the policies @trust.terms', () => {
  const policies = {
    period: '',
    periodNote: 'Per event',
    deliveryNote: 'plus delivery',
    entries: [POLICY],
  };
  expect(rentalTerms({ policies })).toEqual({
    notes: 'Per event, plus delivery.',
    more: '/how-it-works#policies',
  });
});
