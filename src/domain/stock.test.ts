import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../../tests/data/stock-vectors.json' with { type: 'json' };
import { dayAfter, daysBetween } from './days.ts';
import {
  freeByDay,
  ownedOf,
  peakOf,
  rowsOf,
  spanOf,
  windowOf,
  type CountedItem,
  type StockRow,
  type StockWindow,
} from './stock.ts';

/** @returns pieces free on every day of the window */
function freeIn(
  item: CountedItem,
  option: string,
  window: StockWindow,
  rows: readonly StockRow[],
): number | null {
  const owned = ownedOf(item, option);
  if (owned === null) return null;
  return owned - peakOf(rowsOf(item, option, rows), window);
}

const CHAIR: CountedItem = { id: 'chair', owned: 600, options: {} };
const NEVER_CLOSED = { weekdays: [], days: [] };
const window = (out: string, free: string) => ({ out, free });

function away(quantity: number, out: string, free: string, more: Partial<StockRow> = {}): StockRow {
  return { itemId: 'chair', option: '', quantity, out, free, ...more };
}

describe('the vectors that a plain program counted day by day', () => {
  test('windows @stock.window', () => {
    for (const { event, last, rule, closed, out, free } of vectors.windows) {
      expect(windowOf(event, last, rule, closed), `${event} to ${last}`).toEqual({ out, free });
    }
  });

  test('pieces that are free @stock.free', () => {
    for (const { item, option, out, free, rows, answer } of vectors.free) {
      const own = rows.map((row) => ({ ...row, itemId: row.item }));
      expect(freeIn(item, option, { out, free }, own), JSON.stringify(item)).toBe(answer);
    }
  });
});

describe('the days that pieces are away @stock.window', () => {
  test('a return on the last day there is stays there, closed or not', () => {
    const closed = { weekdays: [5], days: ['9999-12-31'] };
    const rule = { before: 1, after: 1, turnaround: 1 };
    const last = windowOf('9999-12-31', '9999-12-31', rule, closed);
    expect(last).toEqual(window('9999-12-30', '9999-12-31'));
  });

  test('a return on a closed day moves to the next open one, and is washed after it', () => {
    const rule = { before: 1, after: 1, turnaround: 3 };
    const closed = { weekdays: [7], days: ['2027-06-14'] };
    // Saturday; Sunday is closed, and so is Monday: back on Tuesday, washed until Friday.
    expect(windowOf('2027-06-12', '2027-06-12', rule, closed)).toEqual(
      window('2027-06-11', '2027-06-18'),
    );
  });

  test('pieces are not back before the event is over', () => {
    const rule = { before: 0, after: 0, turnaround: 0 };
    expect(windowOf('2027-06-12', '2027-06-13', rule, NEVER_CLOSED)).toEqual(
      window('2027-06-12', '2027-06-14'),
    );
  });

  test('a shop without opening hours takes returns on any day', () => {
    const closed = { weekdays: [1, 2, 3, 4, 5, 6, 7], days: [] };
    const rule = { before: 0, after: 1, turnaround: 0 };
    expect(windowOf('2027-06-12', '2027-06-12', rule, closed).free).toBe('2027-06-13');
  });

  test('the change to summer time moves no day', () => {
    const rule = { before: 1, after: 1, turnaround: 1 };
    expect(windowOf('2027-03-13', '2027-03-14', rule, NEVER_CLOSED)).toEqual(
      window('2027-03-12', '2027-03-16'),
    );
  });
});

test('a span reaches from the first day of all windows to the last', () => {
  const windows = [
    window('2027-06-12', '2027-06-14'),
    window('2027-06-10', '2027-06-11'),
    window('2027-06-11', '2027-06-20'),
  ];
  expect(spanOf(windows)).toEqual(window('2027-06-10', '2027-06-20'));
  expect(spanOf([])).toBeUndefined();
});

describe('pieces that are free @stock.free', () => {
  const A = away(420, '2027-06-11', '2027-06-14');
  const B = away(420, '2027-06-14', '2027-06-16');

  test('rows that do not overlap are never added up', () => {
    expect(freeIn(CHAIR, '', window('2027-06-11', '2027-06-16'), [A, B])).toBe(180);
  });

  test('a day for washing makes the next day impossible', () => {
    const washed = { ...A, free: '2027-06-15' };
    expect(freeIn(CHAIR, '', window('2027-06-14', '2027-06-15'), [washed, B])).toBe(-240);
  });

  test('0 owned means that nobody has counted', () => {
    expect(freeIn({ ...CHAIR, owned: 0 }, '', window('2027-06-11', '2027-06-12'), [A])).toBeNull();
  });

  test('an option with a number of its own counts its own rows only @stock.options', () => {
    const linen = { id: 'chair', owned: 100, options: { ivory: 24, navy: null } };
    const rows = [
      away(20, A.out, A.free, { option: 'ivory' }),
      away(30, A.out, A.free, { option: 'navy' }),
      away(5, A.out, A.free),
    ];
    expect(freeIn(linen, 'ivory', A, rows)).toBe(4);
    expect(freeIn(linen, 'navy', A, rows)).toBe(65);
    expect(freeIn(linen, '', A, rows)).toBe(65);
    expect(freeIn(linen, 'toString', A, rows)).toBe(65);
  });

  test('whatever moves, the answer is that of a count day by day', () => {
    const start = '2027-02-20';
    const days = fc.integer({ min: 0, max: 40 });
    const row = fc
      .record({
        from: days,
        length: fc.integer({ min: 1, max: 12 }),
        quantity: fc.integer({ min: 1, max: 300 }),
        option: fc.constantFrom('', 'ivory', 'navy'),
        itemId: fc.constantFrom('chair', 'chair', 'table'),
      })
      .map(({ from, length, ...rest }) => ({
        ...rest,
        out: dayAfter(start, from),
        free: dayAfter(start, from + length),
      }));
    const item = fc.record({
      id: fc.constant('chair'),
      owned: fc.integer({ min: 0, max: 600 }),
      options: fc.record({
        ivory: fc.option(fc.integer({ min: 0, max: 50 })),
        navy: fc.constant(null),
      }),
    });
    const asked = fc.tuple(days, fc.integer({ min: 1, max: 15 }));
    fc.assert(
      fc.property(
        item,
        fc.constantFrom('', 'ivory', 'navy'),
        asked,
        fc.array(row, { maxLength: 12 }),
        fc.integer({ min: -9, max: 9 }),
        (of, option, [from, length], rows, moved) => {
          // An event that is moved takes its pieces along.
          const there = rows.map((each, index) =>
            index === 0
              ? { ...each, out: dayAfter(each.out, moved), free: dayAfter(each.free, moved) }
              : each,
          );
          const range = { out: dayAfter(start, from), free: dayAfter(start, from + length) };
          expect(freeIn(of, option, range, there)).toBe(countedByDay(of, option, range, there));
          const each = freeByDay(of, option, range, there);
          expect(each).toHaveLength(length);
          for (const [index, free] of each.entries()) {
            const day = { out: dayAfter(range.out, index), free: dayAfter(range.out, index + 1) };
            expect(free).toBe(countedByDay(of, option, day, there));
          }
        },
      ),
    );
  });
});

/** The plain count: for each day, everything that is away on it. */
function countedByDay(
  item: CountedItem,
  option: string,
  { out, free }: { out: string; free: string },
  rows: readonly StockRow[],
): number | null {
  const own = item.options[option] ?? null;
  const owned = own ?? item.owned;
  if (owned === 0) return null;
  expect(ownedOf(item, option)).toBe(owned);
  const counts = (row: StockRow) =>
    row.itemId === item.id &&
    (own === null ? (item.options[row.option] ?? null) === null : row.option === option);
  const days = Array.from({ length: daysBetween(out, free) }, (_, index) => dayAfter(out, index));
  const awayOn = (day: string) =>
    rows
      .filter((row) => counts(row) && row.out <= day && day < row.free)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return owned - Math.max(...days.map(awayOn));
}
