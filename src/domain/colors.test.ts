import { expect, test } from 'vitest';
import { colorFamilies, swatch } from './colors.ts';

test('a color is one of a broader kind, also within a name @search.colors', () => {
  expect(colorFamilies('Navy')).toEqual(['blue']);
  expect(colorFamilies('NAVY Satin Napkin')).toEqual(['blue']);
  expect(colorFamilies('Dusty rose, emerald')).toEqual(['green', 'pink']);
  expect(colorFamilies('teal')).toEqual(['blue', 'green']);
  for (const none of ['', 'blue', 'Rose Gold', 'Rustic Oakley Minty Table']) {
    expect(colorFamilies(none), none).toEqual([]);
  }
});

test('each of a kind has a swatch, and so has the kind @search.colors', () => {
  const kinds = ['navy', 'sage', 'blush', 'burgundy', 'plum', 'brass', 'rust', 'amber', 'charcoal'];
  for (const name of kinds.flatMap((each) => [each, ...colorFamilies(each)])) {
    expect(swatch(name), name).toBeDefined();
  }
});
