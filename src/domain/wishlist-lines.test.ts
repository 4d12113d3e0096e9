import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_LENGTH, MAX_QUANTITY } from './limits.ts';
import { chooseOption, lineCents, setNote, totalQuantity, type WishlistLine } from './wishlist.ts';

const OPEN: WishlistLine = {
  id: 'linen',
  option: '',
  name: 'Satin (option not selected)',
  price: 'Starting at $16.00',
  image: '',
  quantity: 12,
};
const CHAIR = { ...OPEN, id: 'chair', name: 'Gold Chair', price: '$8.50', quantity: 10 };
const { quantity: _, ...ROUND } = {
  ...OPEN,
  option: '108 inch',
  name: 'Satin (108 inch)',
  price: '$18.00',
};

describe('the option of a line that had none @wishlist.choose-option', () => {
  test('is chosen in its place, with its quantity and note', () => {
    const list = [{ ...OPEN, note: 'pressed' }, CHAIR];
    expect(chooseOption(list, OPEN, ROUND)).toEqual([
      { ...ROUND, quantity: 12, note: 'pressed' },
      CHAIR,
    ]);
  });

  test('adds its pieces to a line that has it already', () => {
    const list = [{ ...ROUND, quantity: 3, note: 'ivory' }, CHAIR, { ...OPEN, note: 'pressed' }];
    expect(chooseOption(list, OPEN, ROUND)).toEqual([
      CHAIR,
      { ...ROUND, quantity: 15, note: 'ivory' },
    ]);
  });

  test('loses no piece up to the maximum, and changes no list without the line', () => {
    const pieces = fc.integer({ min: 1, max: MAX_QUANTITY });
    fc.assert(
      fc.property(pieces, pieces, (open, present) => {
        const list = [
          { ...OPEN, quantity: open },
          { ...ROUND, quantity: present },
        ];
        const total = Math.min(open + present, MAX_QUANTITY);
        expect(totalQuantity(chooseOption(list, OPEN, ROUND))).toBe(total);
      }),
    );
    expect(chooseOption([CHAIR], OPEN, ROUND)).toEqual([CHAIR]);
  });
});

test('a note is kept beyond what may be sent, and an empty one is none @wishlist.note', () => {
  const long = 'x'.repeat(MAX_LENGTH.message);
  expect(setNote([CHAIR], CHAIR, `${long}y`)).toEqual([{ ...CHAIR, note: long }]);
  expect(setNote([{ ...CHAIR, note: 'old' }, OPEN], CHAIR, '')).toEqual([CHAIR, OPEN]);
});

test('a line comes to its price times its quantity, without a price to nothing @wishlist.line-total', () => {
  expect(lineCents(CHAIR)).toBe(8_500);
  expect(lineCents(OPEN)).toBe(19_200);
  expect(lineCents({ price: 'Call for pricing', quantity: 2 })).toBeNull();
  expect(lineCents({ price: '$0.00', quantity: 2 })).toBeNull();
});
