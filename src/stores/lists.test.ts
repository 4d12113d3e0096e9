import { beforeEach, expect, test, vi } from 'vitest';
import { MAX_LISTS } from '#domain/limits.ts';
import { WISHLIST_KEY } from '#domain/wishlist-storage.ts';
import type { WishlistLine } from '#domain/wishlist.ts';
import { storage } from './storage.ts';
import { $toast } from './toasts.ts';

// The list can only be read in a browser (@wishlist.provider).
vi.stubGlobal('window', new EventTarget());
const { $listBook, decodeBook, encodeBook, FIRST_BOOK, listBook } = await import('./list-book.ts');
const { createList, deleteActiveList, renameList, switchList } = await import('./lists.ts');
const { addToWishlist, clearWishlist, removeFromWishlist, wishlist } =
  await import('./wishlist.ts');

const CHAIR: WishlistLine = {
  id: 'chair',
  option: '',
  name: 'Gold Chair',
  price: '$8.50',
  image: '',
  quantity: 1,
};
const TENT = { ...CHAIR, id: 'tent', name: 'Tent' };

const names = () => listBook().lists.map(({ name }) => name);
const idOf = (name: string) => listBook().lists.find((each) => each.name === name)?.id ?? '';
const undo = () => $toast.get()?.action?.run();

beforeEach(() => {
  $toast.set(null);
  $listBook.set(FIRST_BOOK);
  clearWishlist(true);
});

test('a device without names has one list: the wishlist as it was always kept @lists.names', () => {
  addToWishlist(CHAIR);
  expect(names()).toEqual(['My Wishlist']);
  expect(JSON.parse(storage[WISHLIST_KEY] ?? '')).toEqual({ version: 1, lines: [CHAIR] });
});

test('a new list is empty and shown; switching brings each list back @lists.names', () => {
  addToWishlist(CHAIR);
  expect(createList('  Rehearsal   dinner ')).toBe(true);
  expect(wishlist()).toEqual([]);
  addToWishlist(TENT);
  switchList(idOf('My Wishlist'));
  expect(wishlist()).toEqual([CHAIR]);
  // What the storage holds under the old key is always the list that shows.
  expect(JSON.parse(storage[WISHLIST_KEY] ?? '')).toEqual({ version: 1, lines: [CHAIR] });
  switchList(idOf('Rehearsal dinner'));
  expect(wishlist()).toEqual([TENT]);
});

test('a list is renamed, and no list is without a name @lists.names', () => {
  expect(renameList(listBook().active, 'Wedding')).toBe(true);
  expect(renameList(listBook().active, '   ')).toBe(false);
  expect(createList('')).toBe(false);
  expect(names()).toEqual(['Wedding']);
});

test('a deleted list comes back with Undo, in its place and with its items @lists.delete', () => {
  addToWishlist(CHAIR);
  createList('Brunch');
  addToWishlist(TENT);
  createList('Shower');
  switchList(idOf('Brunch'));
  deleteActiveList();
  expect(names()).toEqual(['My Wishlist', 'Shower']);
  expect(wishlist()).toEqual([CHAIR]);
  undo();
  expect(names()).toEqual(['My Wishlist', 'Brunch', 'Shower']);
  expect(wishlist()).toEqual([TENT]);
  undo();
  expect(names()).toHaveLength(3);
});

test('the only list is not deleted, and there are no more than the limit @lists.limit', () => {
  deleteActiveList();
  expect(names()).toEqual(['My Wishlist']);
  for (let count = 1; count < MAX_LISTS; count += 1) expect(createList(`List ${count}`)).toBe(true);
  expect(createList('One more')).toBe(false);
  deleteActiveList();
  createList('In its place');
  undo();
  expect(names()).toHaveLength(MAX_LISTS);
  expect($toast.get()?.title).toBe('Too Many Lists');
});

test('Undo belongs to the list that was shown when it was offered @lists.undo', () => {
  addToWishlist(CHAIR);
  removeFromWishlist(CHAIR);
  const run = $toast.get()?.action?.run;
  createList('Brunch');
  run?.();
  expect(wishlist()).toEqual([]);
  switchList(idOf('My Wishlist'));
  expect(wishlist()).toEqual([CHAIR]);
});

test('adding what is there says how many there are, and Undo takes the pieces back @wishlist.increase-undo', () => {
  addToWishlist(CHAIR, 100);
  addToWishlist(CHAIR, 20);
  expect($toast.get()).toMatchObject({
    title: 'Item Updated',
    description: 'Gold Chair quantity increased in wishlist',
    detail: 'You now have 120 on your list.',
  });
  undo();
  expect(wishlist()).toMatchObject([{ quantity: 100 }]);
});

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a later version', JSON.stringify({ version: 2, active: 'a', lists: [] })],
  ['no lists', JSON.stringify({ version: 1, active: 'a', lists: [] })],
  ['broken lists', JSON.stringify({ version: 1, active: 'a', lists: [null, { id: 'a' }, 7] })],
])('a stored book of %s counts as one list @lists.names', (_, text) => {
  expect(decodeBook(text)).toEqual(FIRST_BOOK);
});

test('a book comes back as it was; an unknown active list is the first one @lists.names', () => {
  const lists = [
    { id: 'a', name: 'Wedding', lines: [CHAIR] },
    { id: 'b', name: 'Brunch', lines: [] },
  ];
  expect(decodeBook(encodeBook({ active: 'b', lists }))).toEqual({ active: 'b', lists });
  expect(decodeBook(encodeBook({ active: 'c', lists })).active).toBe('a');
});
