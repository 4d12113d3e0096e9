import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPopularOrder, type Ranked } from './popular-order.ts';

const item = (name: string, fields: Partial<Ranked> = {}): Ranked => ({
  id: name,
  name,
  isFeatured: false,
  images: ['/image.jpg'],
  colors: [],
  tags: [],
  ...fields,
});
const namesOf = (items: readonly Ranked[], asked = new Map<string, number>()) =>
  inPopularOrder(items, asked).map(({ name }) => name);

test('with an image, then featured, then most asked for, then by name @category.popular', () => {
  const items = [
    item('Arch', { images: [] }),
    item('Bar'),
    item('Chair 10'),
    item('Chair 9'),
    item('Drape', { images: [], isFeatured: true }),
    item('Easel', { isFeatured: true }),
    item('Fan', { isFeatured: true }),
    item('Gate'),
  ];
  const asked = new Map([
    ['Drape', 9],
    ['Gate', 3],
    ['Chair 10', 5],
    ['Fan', 1],
  ]);
  expect(namesOf(items, asked)).toEqual([
    'Fan',
    'Easel',
    'Chair 10',
    'Gate',
    'Bar',
    'Chair 9',
    'Drape',
    'Arch',
  ]);
});

test('kinds do not mix: each stands where the first of it would @category.popular', () => {
  const cloth = (name: string, fields?: Partial<Ranked>) =>
    item(name, { tags: ['Cloth', 'satin'], ...fields });
  const napkin = (name: string, fields?: Partial<Ranked>) =>
    item(name, { tags: ['napkin'], ...fields });
  const items = [
    napkin('Blush napkin'),
    cloth('Ivory cloth'),
    napkin('Ivory napkin', { isFeatured: true }),
    cloth('Navy cloth', { tags: [' cloth '] }),
    napkin('Navy napkin', { images: [] }),
    cloth('Sage cloth'),
    item('Skirting', { tags: ['skirting'] }),
    item('Clip', { tags: ['clip'] }),
  ];
  const asked = new Map([['Sage cloth', 4]]);
  expect(namesOf(items, asked)).toEqual([
    'Ivory napkin',
    'Blush napkin',
    'Sage cloth',
    'Ivory cloth',
    'Navy cloth',
    'Clip',
    'Skirting',
    'Navy napkin',
  ]);
});

test('among equals colors take turns, first tags where there is none @category.popular', () => {
  const items = [
    ...['90"', '108"', '120"'].map((size) => item(`Blush Satin, ${size}`, { colors: ['Blush'] })),
    ...['Napkin', 'Satin, 90"'].map((kind) =>
      item(`Ivory ${kind}`, { colors: [' ivory', 'Gold'] }),
    ),
    ...['4 ft', '6 ft'].map((size) => item(`Table, ${size}`, { tags: ['banquet'] })),
    item('Table, round', { tags: ['round'] }),
  ];
  expect(namesOf(items)).toEqual([
    'Blush Satin, 90"',
    'Ivory Napkin',
    'Table, 4 ft',
    'Table, round',
    'Blush Satin, 108"',
    'Ivory Satin, 90"',
    'Table, 6 ft',
    'Blush Satin, 120"',
  ]);
});

test('an item without an image comes last, also where its color would have its turn @category.popular', () => {
  const items = [
    ...['Ivory A', 'Ivory B'].map((name) => item(name, { colors: ['Ivory'] })),
    item('Sage', { colors: ['Sage'], images: [] }),
  ];
  expect(namesOf(items)).toEqual(['Ivory A', 'Ivory B', 'Sage']);
});

test('of equals no two of one color are neighbors while another color is as frequent @category.popular', () => {
  const each = fc.array(fc.constantFrom('Blush', 'Ivory', 'Sage', ''), { maxLength: 30 });
  fc.assert(
    fc.property(each, (colors) => {
      const items = colors.map((color, at) => item(`${color} ${at}`, { colors: [color] }));
      const shown = inPopularOrder(items, new Map());
      expect(new Set(shown)).toEqual(new Set(items));
      const counts = ['Blush', 'Ivory', 'Sage', ''].map(
        (color) => colors.filter((other) => other === color).length,
      );
      const [most = 0, next = 0] = counts.toSorted((a, b) => b - a);
      const pairs = shown.filter((one, at) => at > 0 && one.colors[0] === shown[at - 1]?.colors[0]);
      expect(pairs.length).toBeLessThanOrEqual(Math.max(0, most - next));
    }),
  );
});
