import { expect, test } from 'vitest';
import { itemSize, sizesTogether } from './item-size.ts';

test('a size is read from dimensions, or else from the name @category.sizes', () => {
  const sizes = [
    ['120 in round', '120" round'],
    ['120" Round', '120" round'],
    ['60 in diameter x 30 in H', '60" round'],
    ['Fits 30 in diameter x 42 in H', '30" round'],
    ['90 in x 132 in', '90" × 132"'],
    ['90 x 132 inch', '90" × 132"'],
    ['20 ft x 20 ft, 7 ft 6 in eaves, 13 ft peak', "20' × 20'"],
    ["20'×20'", "20' × 20'"],
    ['12 ft square', "12' × 12'"],
    ['96 in L x 40 in W x 30 in H', '96" × 40"'],
    ['17.50 in W x 18 in D x 31 in H, seat height 17 in', '17.5" × 18"'],
    ['13 in', '13"'],
    // Of these nothing can be said.
    ['48 in H', ''],
    ['20 x 20', ''],
    ['One size', ''],
    ['', ''],
  ];
  for (const [text = '', size] of sizes) expect(itemSize(text), text).toBe(size);
  expect(itemSize('', 'Ivory Satin Linen, 108 inch Round')).toBe('108" round');
  expect(itemSize('132 in round', 'Linen, 108 inch Round')).toBe('132" round');
});

test('a name does not break within a size @card.sizes', () => {
  const shown = (name: string) => sizesTogether(name).replaceAll('\u00A0', '_');
  expect(shown('Navy Satin Linen, 90 x 156 inch')).toBe('Navy Satin Linen, 90_x_156_inch');
  expect(shown('Frame Tent 20 ft × 20 ft White')).toBe('Frame Tent 20_ft_×_20_ft White');
  expect(shown('Linen, 108 inch Round')).toBe('Linen, 108_inch Round');
  expect(shown('60 Inspired Chairs in Gold')).toBe('60 Inspired Chairs in Gold');
});
