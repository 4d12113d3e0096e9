import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleWords } from '#site/catalog/scale-texts.ts';
import { scaleDrawing } from './scale-drawing.ts';

const drawn = (dimensions: string, name = 'Thing', tags: string[] = []) =>
  scaleDrawing({ name, tags, dimensions });

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
    'Dinner 10.5 in, salad 7.5 in',
    '0 in x 0 in',
    '20 x 20',
  ];
  for (const dimensions of none) expect(drawn(dimensions), dimensions).toBeNull();
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
      const drawing = scaleDrawing({ name, tags: [name], dimensions });
      if (drawing === null) return;
      const numbers = Object.values(drawing).filter((value) => typeof value === 'number');
      expect(Math.min(...numbers)).toBeGreaterThan(0);
      expect(scaleWords(drawing)).not.toMatch(/NaN|undefined/);
    }),
  );
});
