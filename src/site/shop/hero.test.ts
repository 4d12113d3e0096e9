import { expect, test } from 'vitest';
import { gardenTable, gardenTableUpright } from '../media/texts.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { focusStyle, heroOf } from './hero.ts';

const NO_MEDIA = new Map();
const PHOTO = '/img/0123.webp';
const media = new Map([
  [PHOTO, { alt: 'A barn at night.', width: 1600, height: 1200, dominantColor: '#112233' }],
]);
const saved = (hero: Partial<typeof DEFAULT_SETTINGS.hero>) => ({
  ...DEFAULT_SETTINGS,
  hero: { ...DEFAULT_SETTINGS.hero, ...hero },
});

test('a hero that was never saved has the tagline and the image of the site @home.hero', () => {
  const { tagline } = DEFAULT_SETTINGS.business;
  expect(heroOf(DEFAULT_SETTINGS, NO_MEDIA)).toEqual({
    title: '',
    promise: `${tagline}.`,
    proof: '',
    image: gardenTable,
    largest: 2400,
    cut: { url: gardenTableUpright.url, largest: 1200 },
    explore: '#services',
  });
});

test('what an owner saved stands in its place @settings.hero', () => {
  const hero = {
    title: 'Parties, set up',
    text: 'We bring it.',
    proof: '400 weddings',
    image: PHOTO,
  };
  expect(heroOf(saved(hero), media)).toMatchObject({
    title: 'Parties, set up',
    promise: 'We bring it.',
    proof: '400 weddings',
    image: { url: PHOTO, alt: 'A barn at night.' },
    // It is not enlarged.
    largest: 1600,
  });
  expect(heroOf(saved({ ...hero, alt: 'A barn' }), media).image.alt).toBe('A barn');
});

test('the point in focus stays in view also on phones, which else get the middle alone', () => {
  expect(focusStyle({ focusX: 50, focusY: 50 })).toBe('');
  expect(focusStyle({ focusX: 20, focusY: 0 })).toBe('.hero-image{object-position:20% 0%}');
  expect(heroOf(saved({ focusX: 20 }), NO_MEDIA).cut).toBeNull();
  expect(heroOf(saved({ image: 'https://images.example/a.jpg' }), media).cut).toBeNull();
  // No wider than it is high.
  expect(heroOf(saved({ image: PHOTO }), media).cut).toEqual({ url: PHOTO, largest: 1200 });
});

test('without the services on the page its button leads to the rentals', () => {
  const sections = DEFAULT_SETTINGS.home.sections.map((each) => ({
    ...each,
    shown: each.section !== 'services',
  }));
  expect(heroOf({ ...DEFAULT_SETTINGS, home: { sections } }, NO_MEDIA).explore).toBe(
    '/rental-services',
  );
});
