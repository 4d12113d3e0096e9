import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter, daysBetween } from './days.ts';
import {
  eventRows,
  missesEvent,
  movedLines,
  ruleOf,
  type EventLine,
  type StockedItem,
} from './event-stock.ts';
import { freeFor, shortages } from './shortages.ts';
import type { StockRow } from './stock.ts';

const RULE = { before: 1, after: 1, turnaround: 0 };
const NEVER_CLOSED = { weekdays: [], days: [] };
const SATURDAY = { first: '2027-06-12', last: '2027-06-12' };

function item(id: string, owned: number, more: Partial<StockedItem> = {}): StockedItem {
  return { id, owned, options: {}, rule: RULE, parts: [], ...more };
}
const ITEMS = new Map(
  [
    item('chair', 600),
    item('table', 40),
    item('cloth', 50, {
      options: { ivory: 24 },
      rule: { before: 1, after: 1, turnaround: 3 },
    }),
    item('dressed round', 0, {
      parts: [
        { itemId: 'table', option: '', quantity: 1 },
        { itemId: 'cloth', option: 'ivory', quantity: 1 },
        { itemId: 'chair', option: '', quantity: 8 },
      ],
    }),
    item('arch', 0),
  ].map((each) => [each.id, each]),
);
const line = (itemId: string, quantity: number, more: Partial<EventLine> = {}): EventLine => ({
  itemId,
  option: '',
  quantity,
  ...more,
});
const rowsFor = (...lines: EventLine[]) => eventRows(SATURDAY, lines, ITEMS, NEVER_CLOSED);
const short = (own: StockRow[], others: StockRow[] = [], rented: EventLine[] = []) =>
  shortages(own, others, ITEMS, rented);

test('the item’s rule counts before its category’s, and that before the shop’s @stock.window', () => {
  const linen = { before: null, after: 2, turnaround: 3 };
  const cloth = { before: 0, after: null, turnaround: 0 };
  expect(ruleOf(RULE, linen, cloth)).toEqual({ before: 0, after: 2, turnaround: 0 });
});

describe('what an event takes @stock.rows', () => {
  test('lines of one item, option and range are one row; packages take nothing', () => {
    expect(rowsFor(line('chair', 100), line('chair', 20), line('', 1), line('gone', 3))).toEqual([
      { itemId: 'chair', option: '', quantity: 120, out: '2027-06-11', free: '2027-06-13' },
    ]);
  });

  test('a line can leave and come back on days of its own', () => {
    const [row] = rowsFor(line('cloth', 5, { outOn: '2027-06-10', backOn: '2027-06-14' }));
    expect(row).toMatchObject({ out: '2027-06-10', free: '2027-06-17' });
  });

  test('the rows of a set are those of its parts @stock.set', () => {
    expect(rowsFor(line('dressed round', 10))).toEqual([
      { itemId: 'table', option: '', quantity: 10, out: '2027-06-11', free: '2027-06-13' },
      { itemId: 'cloth', option: 'ivory', quantity: 10, out: '2027-06-11', free: '2027-06-16' },
      { itemId: 'chair', option: '', quantity: 80, out: '2027-06-11', free: '2027-06-13' },
    ]);
  });
});

describe('what is short @stock.short', () => {
  test('two couples and one Saturday', () => {
    const first = rowsFor(line('chair', 420));
    expect(short(rowsFor(line('chair', 420)), first)).toEqual([
      { itemId: 'chair', option: '', needed: 420, free: 180, short: 240 },
    ]);
    expect(short(rowsFor(line('chair', 180)), first)).toEqual([]);
  });

  test('chairs of a set and chairs beside it are added up', () => {
    const own = rowsFor(line('dressed round', 20), line('chair', 500));
    expect(short(own)).toEqual([
      { itemId: 'chair', option: '', needed: 660, free: 600, short: 60 },
    ]);
  });

  test('an option with a number of its own is short while others are there', () => {
    const own = rowsFor(line('cloth', 30, { option: 'ivory' }), line('cloth', 50));
    expect(short(own)).toEqual([
      { itemId: 'cloth', option: 'ivory', needed: 30, free: 24, short: 6 },
    ]);
  });

  test('pieces that a partner has confirmed cover it', () => {
    const own = rowsFor(line('chair', 650));
    expect(short(own, [], [line('chair', 50)])).toEqual([]);
    expect(short(own, [], [line('chair', 49)])[0]).toMatchObject({ free: 649, short: 1 });
  });

  test('an item that nobody has counted never is', () => {
    expect(short(rowsFor(line('arch', 900)), rowsFor(line('arch', 900)))).toEqual([]);
  });

  test('an event is not short of more than it takes, however much others are', () => {
    const others = rowsFor(line('chair', 700));
    expect(short(rowsFor(line('chair', 10)), others)[0]).toMatchObject({ free: 0, short: 10 });
  });

  test('it is short by what a count day by day finds', () => {
    const start = '2027-10-25';
    const rows = fc.array(
      fc
        .record({
          from: fc.integer({ min: 0, max: 25 }),
          length: fc.integer({ min: 1, max: 8 }),
          quantity: fc.integer({ min: 1, max: 400 }),
        })
        .map(({ from, length, quantity }) => ({
          itemId: 'chair',
          option: '',
          quantity,
          out: dayAfter(start, from),
          free: dayAfter(start, from + length),
        })),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(rows, rows, fc.integer({ min: 0, max: 200 }), (own, others, more) => {
        const found = short(own, others, [line('chair', more)])[0]?.short ?? 0;
        const on = (all: StockRow[], day: string) =>
          all
            .filter(({ out, free }) => out <= day && day < free)
            .reduce((sum, { quantity }) => sum + quantity, 0);
        const days = own.flatMap(({ out, free }) =>
          Array.from({ length: daysBetween(out, free) }, (_, index) => dayAfter(out, index)),
        );
        const missing = Math.max(...days.map((day) => on(own, day) + on(others, day) - 600 - more));
        const taken = Math.max(...days.map((day) => on(own, day)));
        expect(found).toBe(Math.min(Math.max(missing, 0), taken));
      }),
    );
  });
});

describe('how many an event can have @stock.free', () => {
  const free = (itemId: string, others: StockRow[] = [], option = '') =>
    freeFor({ itemId, option }, SATURDAY, ITEMS, NEVER_CLOSED, others);

  test('of a set as many as its scarcest part allows @stock.set', () => {
    expect(free('dressed round')).toBe(24);
    expect(free('dressed round', rowsFor(line('chair', 601)))).toBe(-1);
    expect(free('dressed round', rowsFor(line('chair', 520)))).toBe(10);
  });

  test('of what nobody has counted, nobody knows', () => {
    expect(free('arch')).toBeNull();
    expect(free('gone')).toBeNull();
  });
});

test('days of single lines move with their event, and only they @stock.line-days', () => {
  const lines = [
    { outOn: '2027-06-10', backOn: '2027-06-14' },
    { outOn: null, backOn: '2027-06-13' },
    {},
  ];
  expect(movedLines(lines, '2027-06-12', '2027-06-26')).toEqual([
    { outOn: '2027-06-24', backOn: '2027-06-28' },
    { outOn: null, backOn: '2027-06-27' },
    {},
  ]);
  expect(movedLines(lines, null, '2027-06-26')).toEqual(lines);
  expect(movedLines(lines, '2027-06-12', null)).toEqual(lines);
});

test.for([
  [{ outOn: '2027-06-10', backOn: '2027-06-14' }, false],
  [{ outOn: '2027-06-12', backOn: '2027-06-12' }, false],
  [{ outOn: '2027-06-13' }, true],
  [{ outOn: null, backOn: '2027-06-11' }, true],
  [{}, false],
] as const)('whether the event is outside the days %j of a line: %j', ([days, isMissed]) => {
  expect(missesEvent(days, '2027-06-12')).toBe(isMissed);
});
