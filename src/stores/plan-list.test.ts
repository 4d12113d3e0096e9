import { beforeEach, expect, test, vi } from 'vitest';
import type { WishlistLine } from '#domain/wishlist.ts';
import { storage } from './storage.ts';
import { $toast } from './toasts.ts';

// The list can only be read in a browser (@wishlist.provider).
vi.stubGlobal('window', new EventTarget());
const { $listBook, FIRST_BOOK, listBook } = await import('./list-book.ts');
const { $reckonings, outdated } = await import('./list-guests.ts');
const { createList, switchList } = await import('./lists.ts');
const { $planned, addPlan, NOTHING_PLANNED } = await import('./plan-list.ts');
const { addToWishlist, clearWishlist, setWishlistQuantity, wishlist } =
  await import('./wishlist.ts');

function line(id: string, quantity: number): WishlistLine {
  return { id, option: '', name: id, price: '$1.00', image: '', quantity };
}
const FOR_150 = [line('table', 19), line('chair', 158), line('large floor', 1)];
const FOR_90 = [line('table', 12), line('chair', 95), line('small floor', 1)];
const PLACE = { name: 'Event Planner', href: '/planner', guests: 150 };
const add = (plan: WishlistLine[], gaps?: string[]) => addPlan(plan, PLACE, gaps);
const quantities = () => Object.fromEntries(wishlist().map(({ id, quantity }) => [id, quantity]));
const said = () => $toast.get()?.description;
const undo = () => $toast.get()?.action?.run();

beforeEach(() => {
  $toast.set(null);
  $listBook.set(FIRST_BOOK);
  $planned.set(NOTHING_PLANNED);
  clearWishlist(true);
});

test('a plan is added once: pressed again it adds nothing and says so @planner.add', () => {
  add(FOR_150);
  expect(wishlist()).toEqual(FOR_150);
  expect(said()).toBe('3 items added.');
  $toast.set(null);
  add(FOR_150);
  expect(wishlist()).toEqual(FOR_150);
  expect($toast.get()?.title).toBe('Nothing to Add');
});

test('what a plan leaves out is named in its toast @planner.add', () => {
  add(FOR_150, ['Larger dance floor']);
  expect($toast.get()?.detail).toBe('Not in this plan: Larger dance floor. Ask us.');
  add(FOR_90);
  expect($toast.get()?.detail).toBeUndefined();
});

test('another plan takes the place of the first, and keeps what was added by hand @planner.update', () => {
  addToWishlist(line('sofa', 1), 2);
  add(FOR_150);
  // Ten more chairs than planned, and a lamp that no plan knows.
  setWishlistQuantity({ id: 'chair', option: '' }, 168);
  addToWishlist(line('lamp', 1));
  add(FOR_90);
  expect($toast.get()?.detail).toBe(
    'Your own quantities stay on your list: 168 × chair (planned: 95).',
  );
  expect(quantities()).toEqual({ sofa: 2, table: 12, chair: 168, lamp: 1, 'small floor': 1 });
  expect(said()).toBe(
    '1 item added. 1 item changed to the planned quantity. 1 item from your earlier plan removed.',
  );
});

test('a plan that changes nothing but an own quantity says that it stays @planner.update', () => {
  add(FOR_150);
  setWishlistQuantity({ id: 'chair', option: '' }, 150);
  $toast.set(null);
  add(FOR_150);
  expect(quantities()).toEqual({ table: 19, chair: 150, 'large floor': 1 });
  expect($toast.get()).toMatchObject({
    title: 'Nothing to Change',
    description: 'Your own quantities stay on your list: 150 × chair (planned: 158).',
  });
});

test('Undo brings the plan before back, which the next one then replaces @planner.update', () => {
  addToWishlist(line('sofa', 1));
  add(FOR_150);
  add(FOR_90);
  undo();
  expect(quantities()).toEqual({ sofa: 1, table: 19, chair: 158, 'large floor': 1 });
  $toast.set(null);
  add(FOR_90);
  expect(quantities()).toEqual({ sofa: 1, table: 12, chair: 95, 'small floor': 1 });
});

test('Undo of a plan says again what the one before was for @lists.guests', () => {
  add(FOR_150);
  addPlan(FOR_90, { ...PLACE, guests: 90 });
  const old = (guests: number) =>
    outdated($reckonings.get()[listBook().active] ?? [], wishlist(), guests).length;
  expect([old(90), old(150)]).toEqual([0, 1]);
  undo();
  expect([old(90), old(150)]).toEqual([1, 0]);
});

test('Undo of the first plan leaves what was there, and no plan', () => {
  addToWishlist(line('sofa', 1));
  add(FOR_150);
  undo();
  expect(quantities()).toEqual({ sofa: 1 });
  expect($planned.get()).toEqual({ [listBook().active]: [] });
});

test('each list has a plan of its own', () => {
  add(FOR_150);
  const first = listBook().active;
  createList('Rehearsal dinner');
  add(FOR_90);
  expect(quantities()).toEqual({ table: 12, chair: 95, 'small floor': 1 });
  switchList(first);
  expect(quantities()).toEqual({ table: 19, chair: 158, 'large floor': 1 });
  add(FOR_90);
  expect(quantities()).toEqual({ table: 12, chair: 95, 'small floor': 1 });
});

test.each(['', 'null', '[1', '{"first":"chairs"}', '{"first":[{"id":7}]}'])(
  'what cannot be read (%s) counts as no plan',
  (stored) => {
    addToWishlist(line('chair', 1), 10);
    storage['woodward:planned'] = stored;
    add(FOR_90);
    expect(quantities()).toEqual({ chair: 95, table: 12, 'small floor': 1 });
  },
);
