import { beforeEach, expect, test, vi } from 'vitest';
import type { WishlistLine } from '#domain/wishlist.ts';
import { $toast } from './toasts.ts';

// The list can only be read in a browser (@wishlist.provider).
vi.stubGlobal('window', new EventTarget());
const { addLines } = await import('./add-lines.ts');
const { $reckonings, outdated } = await import('./list-guests.ts');
const { clearWishlist, wishlist } = await import('./wishlist.ts');

const chairs = (quantity: number): WishlistLine[] => [
  { id: 'chair', option: '', name: 'Chair', price: '$1.00', image: '', quantity },
];
const add = (guests: number) =>
  addLines(chairs(guests), { name: 'Loft dinner', href: '/rooms/loft-dinner', guests });
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
  const forGuests = (guests: number) =>
    addLines(chairs(12), { name: 'Loft dinner', href: '/rooms/loft-dinner', guests });
  forGuests(100);
  forGuests(101);
  expect(outdatedFor(101)).toEqual([]);
});
