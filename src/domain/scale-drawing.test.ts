import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleWords } from '#site/catalog/scale-texts.ts';
import { scaleDrawing } from './scale-drawing.ts';

const drawn = (dimensions: string, name = 'Thing', tags: string[] = []) =>
  scaleDrawing({ name, tags, dimensions, options: [] });

/** @returns what is said of an item */
function said(dimensions: string, name?: string, tags?: string[]): string {
  const drawing = drawn(dimensions, name, tags);
  return drawing === null ? '' : scaleWords(drawing);
}

test('an item is said to scale beside a person, on a table or from above @product.scale', () => {
  const chair = '16 in W x 16 in D x 36 in H, seat height 17.5 in';
  expect(drawn(chair, 'Gold Chiavari Chair')).toMatchObject({ kind: 'standing', shape: 'chair' });
  expect(drawn(chair, 'Chair Sash')).toMatchObject({ shape: 'box' });
  expect(drawn('60 in diameter x 30 in H', 'Round Table (60 inch)')).toMatchObject({
    shape: 'table',
  });
  expect(said(chair)).toBe(
    '36 inches high and 16 inches wide, beside a person who is 5 feet 8 inches tall.',
  );
  expect(said('84 in diameter, 88 in H on its base')).toMatch(/^88 inches high and 84 inches wide/);
  expect(said('15 ft W x 8 ft H')).toMatch(/^8 feet high and 15 feet wide, beside a person/);
  expect(said('9 in diameter x 9.5 in H')).toBe(
    '9.5 inches high and 9 inches wide, on a table that is 60 inches wide.',
  );
  expect(said('20 ft x 20 ft, 7 ft 6 in eaves, 13 ft peak')).toBe(
    '20 feet by 20 feet, seen from above beside a 60-inch round table with eight chairs.',
  );
  expect(said('13 in diameter')).toMatch(/^13 inches across, seen from above/);
  // A runner is no cloth.
  expect(said('12 in x 108 in', 'Ivory Satin Linen Runner')).toMatch(/^12 inches by 9 feet, seen/);
});

test('a cloth is said by its drop @product.scale', () => {
  const cloths = [
    ['108 in round', 'On a 60-inch round table it hangs 24 inches, 6 inches above the floor.'],
    ['120 in round', 'On a 60-inch round table it hangs 30 inches, to the floor.'],
    ['132 in round', 'On a 72-inch round table it hangs 30 inches, to the floor.'],
    ['90 in x 132 in', 'On a 6-foot banquet table it hangs 30 inches, to the floor.'],
    ['90 in x 156 in', 'On a 8-foot banquet table it hangs 30 inches, to the floor.'],
  ];
  for (const [dimensions = '', words] of cloths) {
    expect(said(dimensions, 'Cloth', ['tablecloth'])).toBe(words?.replace('a 8', 'an 8'));
    expect(said(dimensions, 'Satin Linen')).toBe(words?.replace('a 8', 'an 8'));
  }
  expect(said('144 in round', 'Linen')).toMatch(/to the floor, and 6 inches lie on it\.$/);
});

test('dimensions of several sizes, or of none, have no drawing @product.scale', () => {
  const none = [
    '',
    'One size',
    '48 in H',
    '400 ft of strand, bulbs 2 ft apart',
    '72 in or 96 in L x 30 in W x 30 in H',
    '8 ft to 14 ft H, 10 ft to 40 ft W',
    'Large 11 in W x 16 in H; small 7 in W x 10 in H',
    'Three-tier 14 in W x 30 in H; pedestal 13 in W x 9 in H',
    'Dinner 10.5 in, salad 7.5 in',
    '0 in x 0 in',
    '20 x 20',
  ];
  for (const dimensions of none) expect(drawn(dimensions), dimensions).toBeNull();
});

test('options that name two sides each are drawn upon each other @product.scale', () => {
  const of = (...names: string[]) =>
    scaleDrawing({
      name: 'Floor',
      tags: [],
      dimensions: '12 ft or 16 ft square',
      options: names.map((name) => ({ name })),
    });
  const floors = of('12 ft x 12 ft', '16 ft x 16 ft', '16 ft x 16 ft');
  expect(floors && scaleWords(floors)).toBe(
    '12 feet by 12 feet or 16 feet by 16 feet, seen from above beside a 60-inch round table with eight chairs.',
  );
  const tables = of('6 ft x 30 in', '8 ft x 30 in', '4 ft x 30 in');
  expect(tables && scaleWords(tables)).toMatch(
    /^30 inches by 72 inches, 30 inches by 8 feet or 30 inches by 48 inches, seen from above/,
  );
  // One says no size, a height, two sizes, one side, or all say the same.
  for (const other of ['Large', '8 ft x 8 ft H', '8 ft or 9 ft', '8 ft wide', '12 ft x 12 ft'])
    expect(of('12 ft x 12 ft', other), other).toBeNull();
  expect(of()).toBeNull();
});

test('what hangs is not drawn as a floor by its options @product.scale', () => {
  const skirting = {
    name: 'Black Pleated Skirting, 14 foot',
    tags: ['skirting', 'polyester', 'black', 'banquet'],
    dimensions: '14 ft long; 24 in or 29 in drop',
    options: [{ name: '14 ft x 24 in, for risers' }, { name: '14 ft x 29 in, for tables' }],
  };
  expect(scaleDrawing(skirting)).toBeNull();
  const others = [
    { name: 'Black Pleats', tags: ['skirting'], dimensions: '' },
    { name: 'Black Pleats', tags: [], dimensions: '24 in or 29 in drop' },
    { name: 'Ivory Banquet', tags: ['tablecloth'], dimensions: '' },
  ];
  for (const other of others) expect(scaleDrawing({ ...skirting, ...other })).toBeNull();
});

test('a skirt is not drawn by its length and drop @product.scale', () => {
  const name = 'Black Pleated Skirting';
  expect(drawn('14 ft x 29 in', name, ['skirting'])).toBeNull();
  expect(drawn('21 ft x 10 ft', 'Linen Table Skirt')).toBeNull();
  expect(drawn('14 ft x 29 in drop', 'Black Pleats')).toBeNull();
  // On its stage, with a height, it stands.
  expect(drawn('8 ft W x 24 in H', 'Stage with Skirt')).toMatchObject({ kind: 'standing' });
  expect(drawn('132 in round, 30 in drop', 'Satin Linen')).toMatchObject({ kind: 'cloth' });
});

test('whatever staff write, a drawing has sides that can be drawn @product.scale', () => {
  const text = fc.oneof(
    fc.string(),
    fc
      .array(
        fc.tuple(
          fc.double({ min: 0, max: 1e6, noNaN: true }),
          fc.constantFrom(' in', "'", ' ft H', ' in W', ' x '),
        ),
      )
      .map((parts) => parts.map(([number, unit]) => `${number}${unit}`).join(' x ')),
  );
  fc.assert(
    fc.property(text, text, (name, dimensions) => {
      const options = [name, dimensions].map((each) => ({ name: each }));
      const drawing = scaleDrawing({ name, tags: [name], dimensions, options });
      if (drawing === null) return;
      const parts = drawing.kind === 'plans' ? drawing.sizes : [drawing];
      const numbers = parts.flatMap(Object.values).filter((value) => typeof value === 'number');
      expect(Math.min(...numbers)).toBeGreaterThan(0);
      expect(scaleWords(drawing)).not.toMatch(/NaN|undefined/);
    }),
  );
});
