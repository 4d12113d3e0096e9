import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter } from './days.ts';
import { excessRows, freeByDay, type CountedItem, type StockRow } from './stock.ts';

const CHAIR: CountedItem = { id: 'chair', owned: 600, options: {} };

function away(quantity: number, out: string, free: string, more: Partial<StockRow> = {}): StockRow {
  return { itemId: 'chair', option: '', quantity, out, free, ...more };
}

describe('what a revision takes beyond a booking @stock.hold', () => {
  const items = new Map([
    ['chair', CHAIR],
    ['cloth', { id: 'cloth', owned: 50, options: { ivory: 24, white: null, black: null } }],
  ]);

  test.for([
    ['fewer on the same days', away(400, '2027-06-11', '2027-06-14'), []],
    [
      'more on the same days',
      away(500, '2027-06-11', '2027-06-14'),
      [away(80, '2027-06-11', '2027-06-14')],
    ],
    ['a day later', away(420, '2027-06-12', '2027-06-15'), [away(420, '2027-06-14', '2027-06-15')]],
    [
      'more, and longer on both sides',
      away(430, '2027-06-10', '2027-06-15'),
      [
        away(430, '2027-06-10', '2027-06-11'),
        away(10, '2027-06-11', '2027-06-14'),
        away(430, '2027-06-14', '2027-06-15'),
      ],
    ],
  ] as const)('%s', ([_what, revised, left]) => {
    expect(excessRows([revised], [away(420, '2027-06-11', '2027-06-14')], items)).toEqual(left);
  });

  test('options that share a number make up for each other, one with its own does not', () => {
    const cloths = (option: string, quantity: number) =>
      away(quantity, '2027-06-11', '2027-06-14', { itemId: 'cloth', option });
    const booked = [cloths('white', 10), cloths('ivory', 10)];
    expect(excessRows([cloths('black', 12), cloths('ivory', 8)], booked, items)).toEqual([
      cloths('black', 2),
    ]);
    expect(excessRows([cloths('ivory', 20)], [cloths('white', 10)], items)).toEqual([
      cloths('ivory', 20),
    ]);
  });

  test('both together take on each day what the larger of them takes', () => {
    const rows = fc.array(
      fc
        .record({
          from: fc.integer({ min: 0, max: 12 }),
          length: fc.integer({ min: 1, max: 6 }),
          quantity: fc.integer({ min: 1, max: 9 }),
        })
        .map(({ from, length, quantity }) =>
          away(quantity, dayAfter('2027-06-01', from), dayAfter('2027-06-01', from + length)),
        ),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(rows, rows, (revised, booked) => {
        const range = { out: '2027-06-01', free: '2027-06-20' };
        const free = (...all: StockRow[]) => freeByDay(CHAIR, '', range, all).map(Number);
        const [one, other] = [free(...revised), free(...booked)];
        expect(free(...booked, ...excessRows(revised, booked, items))).toEqual(
          one.map((count, day) => Math.min(count, other[day] ?? count)),
        );
      }),
    );
  });
});
