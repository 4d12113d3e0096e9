import { expect, test } from 'vitest';
import type { RentalItemView } from '#contracts/catalog/public.ts';
import { limit } from '../../../tests/support/limits/limit.ts';
import { itemFixture } from './catalog.fixtures.ts';
import { goesWithItems, relatedItems } from './related.ts';

const item = (id: string, words: Partial<RentalItemView> = {}) =>
  itemFixture(id, id, { price: '1', availability: 0, ...words });

const NOTHING_ASKED = new Map<string, string[]>();
const names = (items: readonly RentalItemView[] | undefined) => items?.map(({ id }) => id);

test('items of the same color and kind come first @product.related', () => {
  const linens = [
    item('blush', { colors: ['Blush'], tags: ['round'] }),
    item('ivory-banquet', { colors: ['Ivory'], tags: ['banquet'] }),
    item('ivory-round', { colors: ['Ivory'], tags: ['round'] }),
    item('navy', { colors: ['Navy'] }),
    item('ivory-round-large', { colors: ['ivory '], tags: ['Round'] }),
  ];
  const [, , related] = relatedItems(linens, NOTHING_ASKED);
  // Color and kind; then either; then what is neither.
  expect(names(related)).toEqual(['ivory-round-large', 'blush', 'ivory-banquet', 'navy']);
});

test('of equals, those that were requested with it come first, then those that follow @product.related', () => {
  const chairs = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => item(id));
  expect(names(relatedItems(chairs, NOTHING_ASKED)[4])).toEqual(['f', 'g', 'a', 'b']);
  const asked = new Map([['e', ['d', 'of another category', 'b']]]);
  expect(names(relatedItems(chairs, asked)[4])).toEqual(['d', 'b', 'f', 'g']);
});

test('never the item itself, no other twice, and never more than there are @product.related', () => {
  const two = [item('a', { tags: ['x', 'y'] }), item('b', { tags: ['x', 'y'] })];
  const asked = new Map([['a', ['a', 'b']]]);
  expect(relatedItems(two, asked).map(names)).toEqual([['b'], ['a']]);
  expect(relatedItems([item('alone')], asked)).toEqual([[]]);
});

test('a category of thousands with the same words takes no time to speak of @product.related', () => {
  const many = Array.from({ length: 3_000 }, (_, at) => item(`i${at}`, { tags: ['wedding'] }));
  const start = performance.now();
  const related = relatedItems(many, NOTHING_ASKED);
  expect(performance.now() - start).toBeLessThan(limit(2_000));
  expect(names(related[2_999])).toEqual(['i0', 'i1', 'i2', 'i3']);
});

test('what goes with an item are public ones in the order of staff, without itself @product.goes-with', () => {
  const chair = item('chair', { category: 'chairs' });
  const cloth = item('cloth');
  const table = item('table', { goesWith: ['chair', 'gone', 'table', 'cloth'] });
  const byId = new Map([chair, cloth, table].map((each) => [each.id, each]));
  expect(names(goesWithItems(table, byId))).toEqual(['chair', 'cloth']);
});
