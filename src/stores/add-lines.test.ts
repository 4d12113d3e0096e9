import { beforeEach, expect, test, vi } from 'vitest';
import type { WishlistLine } from '#domain/wishlist.ts';
import { $toast } from './toasts.ts';

// The list can only be read in a browser (@wishlist.provider).
vi.stubGlobal('window', new EventTarget());
const { addLines } = await import('./add-lines.ts');
const { $reckonings, outdated } = await import('./list-guests.ts');
const { $wishlist, clearWishlist, wishlist } = await import('./wishlist.ts');

const lineOf = (id: string, quantity: number): WishlistLine => ({
  id,
  option: '',
  name: id,
  price: '$1.00',
  image: '',
  quantity,
});
const chairs = (quantity: number): WishlistLine[] => [lineOf('chair', quantity)];
/** Adds the room with these lines, or with a chair for each guest. */
const add = (guests: number, lines = chairs(guests)) =>
  addLines(lines, { name: 'Loft dinner', href: '/rooms/loft-dinner', guests });
/** Guests that quantities on the list are for, where that is not this number. */
const outdatedFor = (guests: number) =>
  outdated($reckonings.get()['first'] ?? [], wishlist(), guests).map((each) => each.guests);

beforeEach(() => {
  $toast.set(null);
  $reckonings.set({});
  clearWishlist(true);
});

test('the undo of a room brings back for how many guests the list was @rooms.add @lists.guests', () => {
  add(80);
  add(120);
  expect(outdatedFor(80)).toEqual([120]);
  $toast.get()?.action?.run();
  expect(wishlist()).toEqual(chairs(80));
  expect(outdatedFor(80)).toEqual([]);
  expect(outdatedFor(120)).toEqual([80]);
});

test('a room for fewer guests that adds nothing leaves the larger quantities outdated @rooms.add @lists.guests', () => {
  add(120);
  add(80);
  expect(wishlist()).toEqual(chairs(120));
  expect(outdatedFor(80)).toEqual([120]);
});

test('a room that comes to the same quantities for other guests is for them @lists.guests', () => {
  add(100, chairs(12));
  add(101, chairs(12));
  expect(outdatedFor(101)).toEqual([]);
});

test('a room whose only outdated line was raised by hand is for the guests it was added for last @lists.guests', () => {
  const withArch = (guests: number) => [lineOf('arch', 1), ...chairs(guests)];
  add(120, withArch(120));
  $wishlist.set(withArch(150));
  add(130, withArch(130));
  expect(wishlist()).toEqual(withArch(150));
  expect(outdatedFor(130)).toEqual([]);
});

test('a room for fewer guests that adds a removed line leaves the larger quantities outdated @rooms.add @lists.guests', () => {
  const withPlates = (guests: number) => [...chairs(guests), lineOf('plate', guests)];
  add(120, withPlates(120));
  $wishlist.set(chairs(120));
  add(80, withPlates(80));
  expect(wishlist()).toEqual([...chairs(120), lineOf('plate', 80)]);
  expect(outdatedFor(80)).toEqual([120]);
  $toast.get()?.action?.run();
  expect(outdatedFor(80)).toEqual([120]);
});
