import { expect, test } from 'vitest';
import {
  add,
  addChosen,
  addMissing,
  cents,
  inWords,
  lineOf,
  pieces,
  remove,
  setQuantity,
  toggleHeart,
  undo,
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
  const after = toggleHeart(linens, { ...small, name: 'Linen' });
  expect(after).toEqual([chair]);
  expect(undo(after, { before: linens, after })).toEqual(linens);
  expect(toggleHeart([], { ...chair, option: null })).toEqual([chair]);
});

test('what has options and none chosen says so, until one is', () => {
  const open = lineOf({ ...small, name: 'Linen', option: '' });
  expect(inWords([open])).toBe('1 × Linen (option not selected)');
  expect(addChosen([open, chair], large)).toEqual([chair, large]);
  expect(addChosen([open], chair)).toEqual([open, chair]);
});

test('Undo changes nothing that was touched since', () => {
  const after = remove(linens, 'Chair');
  const later = setQuantity(after, 'Linen (90 in)', 7);
  expect(inWords(undo(later, { before: linens, after }))).toBe(
    '1 × Chair, 1 × Linen (120 in), 7 × Linen (90 in)',
  );
  expect(inWords(undo(remove(later, 'Linen (120 in)'), { before: linens, after }))).toBe(
    '1 × Chair, 7 × Linen (90 in)',
  );
});

test('Undo of a list that was taken over takes what it added, but not what was changed since', () => {
  const after = addMissing([{ ...chair, quantity: 2 }], [{ ...chair, quantity: 10 }, small, large]);
  const later = setQuantity(after, 'Linen (90 in)', 7);
  const before = [{ ...chair, quantity: 2 }];
  expect(inWords(undo(later, { before, after }))).toBe('2 × Chair, 7 × Linen (90 in)');
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

test('the estimate leaves out what has no price, and is not known without that of an option', () => {
  expect(cents([{ ...chair, quantity: 3 }, small, large])).toBe(122_550);
  expect(cents([{ ...chair, price: 'Starting at $1,250.00' }])).toBe(125_000);
  expect(cents([chair, { ...chair, option: 'Gold', price: '' }])).toBeNull();
});
