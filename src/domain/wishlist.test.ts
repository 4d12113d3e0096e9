import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_LENGTH, MAX_QUANTITY, MAX_WISHLIST_LINES } from './limits.ts';
import {
  addLine,
  findLine,
  hasItem,
  lineName,
  removeLine,
  setQuantity,
  totalQuantity,
  type LineKey,
  type Wishlist,
  type WishlistLine,
} from './wishlist.ts';

const chair = { id: 'chair', option: '', name: 'Gold Chair', price: '$8.50', image: '/c.jpg' };
const round = {
  id: 'linen',
  option: '108 inch',
  name: 'Satin (108 inch)',
  price: '$18',
  image: '',
};
const square = { ...round, option: '90 inch', name: 'Satin (90 inch)' };

function listOf(...lines: Omit<WishlistLine, 'quantity'>[]): Wishlist {
  return lines.reduce<Wishlist>((list, line) => addLine(list, line).list, []);
}

describe('examples', () => {
  test('a line is named after its item, with the option in parentheses', () => {
    expect(lineName('Satin Linen', '108 inch')).toBe('Satin Linen (108 inch)');
    expect(lineName('Gold Chair', '')).toBe('Gold Chair');
    const long = 'x'.repeat(MAX_LENGTH.itemName + 1);
    expect(lineName(long, '')).toBe(`${long.slice(0, MAX_LENGTH.itemName - 1)}…`);
    expect(lineName(long, '108 inch')).toMatch(/x… \(108 inch\)$/);
    expect(lineName(long, '108 inch')).toHaveLength(MAX_LENGTH.itemName);
  });

  test('adding starts at 1, adding again raises by 1', () => {
    const first = addLine([], chair);
    expect(first).toEqual({ list: [{ ...chair, quantity: 1 }], outcome: 'added' });
    const second = addLine(first.list, chair);
    expect(second).toEqual({ list: [{ ...chair, quantity: 2 }], outcome: 'increased' });
  });

  test('the same item with two options is two lines @wishlist.line', () => {
    const list = listOf(round, square);
    expect(list).toHaveLength(2);
    expect(findLine(list, { id: 'linen', option: '90 inch' })?.name).toBe('Satin (90 inch)');
    expect(findLine(list, { id: 'linen', option: '' })).toBeUndefined();
    expect(hasItem(list, 'linen')).toBe(true);
    expect(hasItem(list, 'chair')).toBe(false);
    expect(removeLine(list, round)).toEqual(listOf(square));
  });

  test('a line keeps its place, name and price when its quantity changes', () => {
    const list = setQuantity(listOf(chair, round), chair, 40);
    expect(list.map((line) => [line.name, line.quantity])).toEqual([
      ['Gold Chair', 40],
      ['Satin (108 inch)', 1],
    ]);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'setting the quantity to %d is ignored @wishlist.minimum',
    (quantity) => {
      const list = listOf(chair);
      expect(setQuantity(list, chair, quantity)).toEqual(list);
    },
  );

  test('setting the quantity of an unknown line changes nothing', () => {
    expect(setQuantity(listOf(chair), round, 5)).toEqual(listOf(chair));
  });

  test('a quantity is capped, not refused', () => {
    expect(totalQuantity(setQuantity(listOf(chair), chair, 1e9))).toBe(MAX_QUANTITY);
    expect(totalQuantity(addLine([], chair, 1e9).list)).toBe(MAX_QUANTITY);
  });

  test('a full list accepts no new line, but larger quantities', () => {
    const lines = Array.from({ length: MAX_WISHLIST_LINES }, (_, index) => ({
      ...chair,
      id: String(index),
    }));
    const full = listOf(...lines);
    expect(addLine(full, round)).toEqual({ list: full, outcome: 'full' });
    expect(addLine(full, { ...chair, id: '0' }).outcome).toBe('increased');
  });
});

const key: fc.Arbitrary<LineKey> = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  option: fc.constantFrom('', 'x', 'y'),
});
const line = key.map(({ id, option }) => ({ ...chair, id, option, name: lineName(id, option) }));
const anyNumber = fc.oneof(fc.integer({ min: -5, max: 20_000 }), fc.double());
const step = fc.oneof(
  fc.record({ verb: fc.constant('add' as const), line, quantity: anyNumber }),
  fc.record({ verb: fc.constant('remove' as const), line }),
  fc.record({ verb: fc.constant('set' as const), line, quantity: anyNumber }),
);
const lists = fc.array(step).map((steps) =>
  steps.reduce<Wishlist>((list, each) => {
    if (each.verb === 'add') return addLine(list, each.line, each.quantity).list;
    if (each.verb === 'set') return setQuantity(list, each.line, each.quantity);
    return removeLine(list, each.line);
  }, []),
);

describe('after any changes', () => {
  test('every quantity is a whole number within the limits, and the badge shows their sum', () => {
    fc.assert(
      fc.property(lists, (list) => {
        let sum = 0;
        for (const { quantity } of list) {
          expect(Number.isInteger(quantity)).toBe(true);
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(MAX_QUANTITY);
          sum += quantity;
        }
        expect(totalQuantity(list)).toBe(sum);
      }),
    );
  });

  test('every item and option is unique', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const keys = list.map(({ id, option }) => JSON.stringify([id, option]));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  test('adding never lowers a quantity or changes another line', () => {
    fc.assert(
      fc.property(lists, line, anyNumber, (list, added, quantity) => {
        const after = addLine(list, added, quantity).list;
        const before = findLine(list, added)?.quantity ?? 0;
        expect(findLine(after, added)?.quantity).toBeGreaterThanOrEqual(Math.max(before, 1));
        expect(removeLine(after, added)).toEqual(removeLine(list, added));
      }),
    );
  });

  test('removing a new line restores the list', () => {
    fc.assert(
      fc.property(lists, line, (list, added) => {
        fc.pre(!findLine(list, added));
        expect(removeLine(addLine(list, added).list, added)).toEqual(list);
      }),
    );
  });

  test('no function mutates its argument', () => {
    fc.assert(
      fc.property(lists, line, anyNumber, (list, other, quantity) => {
        const copy = structuredClone(list);
        addLine(list, other, quantity);
        setQuantity(list, other, quantity);
        removeLine(list, other);
        expect(list).toEqual(copy);
      }),
    );
  });
});
