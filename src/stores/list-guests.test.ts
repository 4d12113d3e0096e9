import { expect, test, vi } from 'vitest';
import { storage } from './storage.ts';
import { $toast } from './toasts.ts';

// Kept on the device only in a browser.
vi.stubGlobal('window', new EventTarget());
const { $reckonings, keepQuantities, noteReckoning, outdated, placeFor } =
  await import('./list-guests.ts');
const { addChosen, wishlist } = await import('./wishlist.ts');

const PLAN = {
  name: 'Event Planner',
  href: '/planner?tables=banquets',
  guests: 150,
  lines: [{ id: 'chair', quantity: 158 }],
};
const CHAIR = { id: 'chair', option: '', name: 'Chair', price: '$8.50', image: '', quantity: 158 };

test('quantities of a list are known to be for another number of guests until they are kept @lists.guests', () => {
  noteReckoning(PLAN);
  noteReckoning({ ...PLAN, guests: 160 });
  const stored = () => $reckonings.get().first ?? [];
  expect(stored()).toEqual([{ ...PLAN, guests: 160 }]);
  expect(outdated(stored(), [CHAIR], 160)).toEqual([]);
  expect(outdated(stored(), [CHAIR], 180)).toHaveLength(1);
  expect(outdated(stored(), [{ ...CHAIR, id: 'table' }], 180)).toEqual([]);
  // Set by the visitor.
  expect(outdated(stored(), [{ ...CHAIR, quantity: 40 }], 180)).toEqual([]);
  keepQuantities(180);
  expect(outdated(stored(), [CHAIR], 180)).toEqual([]);
});

test('the undo of a reckoning brings the earlier one of its name back @lists.guests', () => {
  noteReckoning(PLAN);
  const undo = noteReckoning({ ...PLAN, guests: 160 });
  undo();
  expect($reckonings.get().first).toEqual([PLAN]);
});

test('the undo of more of an item brings back for how many guests it was @lists.guests', () => {
  const add = (guests: number) => {
    const lines = [{ id: 'chair', quantity: guests }];
    addChosen(CHAIR, guests, noteReckoning({ name: 'Chair', href: '', guests, lines }));
  };
  add(80);
  add(100);
  $toast.get()?.action?.run();
  expect(wishlist()).toMatchObject([{ id: 'chair', quantity: 80 }]);
  expect(outdated($reckonings.get().first ?? [], wishlist(), 100)).toMatchObject([{ guests: 80 }]);
});

test.each([
  ['/planner', '/planner'],
  ['/planner?guests=150&tables=banquets', '/planner?guests=180&tables=banquets'],
  ['', ''],
])('quantities of %j are worked out again at %j @lists.guests', (href, place) => {
  expect(placeFor({ ...PLAN, href }, 180)).toBe(place);
});

test.each([
  'nonsense',
  'null',
  '{"first":1}',
  '{"first":[{"href":"javascript:alert(1)"}]}',
  '{"first":[{"name":"Plan","href":"","guests":9,"lines":[{"id":7}]}]}',
])('the stored text %j counts as nothing', (text) => {
  storage['woodward:list-guests'] = text;
  noteReckoning(PLAN);
  expect($reckonings.get().first).toEqual([PLAN]);
});
