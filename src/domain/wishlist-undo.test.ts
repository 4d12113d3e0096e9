import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_QUANTITY, MAX_WISHLIST_LINES } from './limits.ts';
import { undoChange } from './wishlist-undo.ts';
import {
  addLine,
  addMissing,
  findLine,
  removeItem,
  removeLine,
  setQuantity,
  type Wishlist,
  type WishlistLine,
} from './wishlist.ts';

const line = (id: string, option = '', quantity = 1): WishlistLine => ({
  id,
  option,
  name: id + option,
  price: '$1',
  image: '',
  quantity,
});

const BLACK = line('linen', 'black', 12);
const CHAIR = line('chair', '', 160);
const IVORY = line('linen', 'ivory', 8);
const LIST: Wishlist = [BLACK, CHAIR, IVORY];

describe('examples', () => {
  test('all lines of an item return to their places @wishlist.undo', () => {
    const after = removeItem(LIST, 'linen');
    expect(undoChange(LIST, after, after)).toEqual(LIST);
  });

  test('later additions stay, after the earlier lines @wishlist.undo', () => {
    const after = removeLine(LIST, BLACK);
    const now = [...setQuantity(after, CHAIR, 200), line('tent')];
    expect(undoChange(LIST, after, now)).toEqual([
      BLACK,
      { ...CHAIR, quantity: 200 },
      IVORY,
      line('tent'),
    ]);
  });

  test('what was removed separately since stays removed', () => {
    const after = removeLine(LIST, BLACK);
    expect(undoChange(LIST, after, removeLine(after, CHAIR))).toEqual([BLACK, IVORY]);
  });

  test('what was added again by hand is not counted twice', () => {
    const after = removeLine(LIST, CHAIR);
    expect(undoChange(LIST, after, [...after, { ...CHAIR, quantity: 160 }])).toEqual(LIST);
  });

  test('an adopted list is removed again, except lines changed since', () => {
    const after = addMissing(LIST, [{ ...CHAIR, quantity: 300 }, line('tent'), line('rug')]).list;
    expect(undoChange(LIST, after, after)).toEqual(LIST);
    const now = setQuantity(after, line('tent'), 2);
    expect(undoChange(LIST, after, now)).toEqual([...LIST, line('tent', '', 2)]);
  });

  test('what no longer fits is left out', () => {
    const full = Array.from({ length: MAX_WISHLIST_LINES }, (_, index) => line(`before-${index}`));
    const now = Array.from({ length: MAX_WISHLIST_LINES - 2 }, (_, index) => line(`new-${index}`));
    const list = undoChange(full, [], now);
    expect(list).toEqual([...full.slice(0, 2), ...now]);
  });
});

const quantity = fc.oneof(
  fc.integer({ min: 1, max: 20 }),
  fc.integer({ min: 1, max: MAX_QUANTITY }),
);
const lines = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  option: fc.constantFrom('', 'x', 'y'),
  quantity,
});
const steps = fc.array(
  fc.record({ verb: fc.constantFrom('add', 'set', 'remove', 'item', 'merge', 'clear'), lines }),
  { maxLength: 12 },
);
type Steps = typeof steps extends fc.Arbitrary<infer S> ? S : never;

function walk(start: Wishlist, path: Steps): Wishlist {
  return path.reduce<Wishlist>((list, { verb, lines: { id, option, quantity: pieces } }) => {
    const each = line(id, option, pieces);
    if (verb === 'add') return addLine(list, each, pieces).list;
    if (verb === 'set') return setQuantity(list, each, pieces);
    if (verb === 'remove') return removeLine(list, each);
    if (verb === 'item') return removeItem(list, id);
    if (verb === 'merge') return addMissing(list, [each, line('e', '', pieces)]).list;
    return [];
  }, start);
}

const keyOf = ({ id, option }: WishlistLine) => `${id} ${option}`;

describe('for any changes', () => {
  test('undo at once restores the exact list', () => {
    fc.assert(
      fc.property(steps, steps, (first, change) => {
        const before = walk([], first);
        const after = walk(before, change);
        expect(undoChange(before, after, after)).toEqual(before);
      }),
    );
  });

  test('a later undo of a removal loses nothing and keeps later additions', () => {
    const removals = fc.constantFrom('one', 'item', 'all');
    fc.assert(
      fc.property(steps, removals, lines, steps, (first, removal, { id, option }, later) => {
        const before = walk([], first);
        const after = {
          one: () => removeLine(before, { id, option }),
          item: () => removeItem(before, id),
          all: () => [],
        }[removal]();
        const now = walk(after, later);
        const list = undoChange(before, after, now);
        expect(new Set(list.map(keyOf)).size).toBe(list.length);
        for (const removed of before.filter((each) => !findLine(after, each))) {
          const since = findLine(now, removed)?.quantity ?? 0;
          expect(findLine(list, removed)?.quantity).toBe(Math.max(removed.quantity, since));
        }
        for (const present of now) {
          const more = findLine(after, present) ? undefined : findLine(before, present)?.quantity;
          expect(findLine(list, present)).toEqual({
            ...present,
            quantity: Math.max(present.quantity, more ?? 0),
          });
        }
        // Contains nothing else, and the earlier lines keep their order.
        expect(list.every((each) => findLine(before, each) ?? findLine(now, each))).toBe(true);
        const earlier = before.filter((each) => findLine(list, each)).map(keyOf);
        expect(list.map(keyOf).slice(0, earlier.length)).toEqual(earlier);
      }),
    );
  });

  test('undo is idempotent', () => {
    fc.assert(
      fc.property(steps, steps, (first, later) => {
        const before = walk([], first);
        const now = walk([], later);
        const once = undoChange(before, [], now);
        expect(undoChange(before, [], once)).toEqual(once);
      }),
    );
  });
});
