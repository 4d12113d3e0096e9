import { expect, test } from 'vitest';
import { anchored, paragraphs } from './anchors.ts';

const idsOf = (...titles: string[]) =>
  anchored(
    titles.map((title) => ({ title })),
    ({ title }) => title,
  ).map(({ id }) => id);

test('each entry has an address of its own @trust.how-it-works', () => {
  expect(idsOf('Rain plan', 'Rain plan', 'RAIN PLAN!')).toEqual([
    'rain-plan',
    'rain-plan-2',
    'rain-plan-3',
  ]);
});

test('no entry takes the address of something else on the page', () => {
  expect(idsOf('Booking', 'Content', 'Menu')).toEqual(['booking-2', 'content-2', 'menu-2']);
});

test('a title without Latin letters has an address too', () => {
  expect(idsOf('¿?', '日本')).toEqual(['entry', 'entry-2']);
});

test('an empty line begins a paragraph, a line break does not', () => {
  expect(paragraphs('One\ntwo\n\n\nthree\n\n')).toEqual(['One\ntwo', 'three']);
});
