import { expect, test } from 'vitest';
import { headOf } from './head.ts';

test.each([
  ['Frame Tent (20 x 20 foot)', 'Tent'],
  ['Plank Tent Floor', 'Floor'],
  ['Ivory Satin Linen, 120 inch Round', 'Linen'],
  ['Red Carpet with Gold Stanchions', 'Carpet'],
  ['Blush Rose Bowl in Gold', 'Bowl'],
  ['Décor', 'Décor'],
  ['(Sample)', ''],
  ['', ''],
])('the head of "%s" is "%s" @search.order', (name, head) => {
  expect(headOf(name)).toBe(head);
});
