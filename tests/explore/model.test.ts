import { expect, test } from 'vitest';
import {
  add,
  addMissing,
  cents,
  inWords,
  pieces,
  remove,
  setQuantity,
  toggleHeart,
  undoRemoval,
  without,
  type Line,
  type List,
} from './model.ts';

const chair: Line = { id: 'chair', option: '', name: 'Chair', price: '$8.50', quantity: 1 };
const small: Line = {
  id: 'linen',
  option: '90 in',
  name: 'Linen (90 in)',
  price: '$1,200',
  quantity: 1,
};
const large: Line = { ...small, option: '120 in', name: 'Linen (120 in)', price: 'Call us' };
const linens: List = [chair, small, large];

test('pieces of the same item and option add up, another option is another line', () => {
  expect(inWords(add(add([], small), { ...small, quantity: 4 }))).toBe('5 × Linen (90 in)');
  expect(add([small], large)).toEqual([small, large]);
  expect(pieces(add([{ ...chair, quantity: 9_998 }], { ...chair, quantity: 5 }))).toBe(9_999);
});

test('a full list takes no new line, but more of what is in it', () => {
  const full = Array.from({ length: 60 }, (_, index) => ({ ...chair, id: String(index) }));
  expect(add(full, small)).toEqual(full);
  expect(pieces(add(full, { ...chair, id: '0' }))).toBe(61);
});

test('a heart takes every option of its item, and Undo brings them all back', () => {
  const after = toggleHeart(linens, small);
  expect(after).toEqual([chair]);
  expect(undoRemoval(after, without(linens, after))).toEqual(linens);
  expect(toggleHeart([], { ...chair, quantity: 7 })).toEqual([chair]);
});

test('Undo changes nothing that stayed', () => {
  const later = setQuantity(remove(linens, 'Chair'), 'Linen (90 in)', 7);
  expect(inWords(undoRemoval(later, [chair]))).toBe(
    '1 × Chair, 1 × Linen (120 in), 7 × Linen (90 in)',
  );
});

test.each([0, -1, 1.5, Number.NaN, 10_000])('%d is no quantity', (quantity) => {
  expect(setQuantity(linens, 'Chair', quantity)).toEqual(linens);
});

test('what a shared list has more is added, however often', () => {
  const shared = [{ ...chair, quantity: 10 }, small];
  const once = addMissing([chair, { ...small, quantity: 3 }], shared);
  expect(inWords(once)).toBe('10 × Chair, 3 × Linen (90 in)');
  expect(addMissing(once, shared)).toEqual(once);
});

test('the estimate leaves out what has no price', () => {
  expect(cents([{ ...chair, quantity: 3 }, small, large])).toBe(122_550);
});
