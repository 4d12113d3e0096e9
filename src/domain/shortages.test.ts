import { describe, expect, test } from 'vitest';
import {
  addedShortages,
  competes,
  demands,
  freeFor,
  shortages,
  type KeptRow,
  type OtherRow,
} from './shortages.ts';
import type { StockRow } from './stock.ts';

const RULE = { before: 1, after: 1, turnaround: 0 };
const ITEMS = new Map([['chair', { id: 'chair', owned: 600, options: {}, rule: RULE, parts: [] }]]);

const chairs = (quantity: number, out = '2027-06-11', free = '2027-06-13'): StockRow => ({
  itemId: 'chair',
  option: '',
  quantity,
  out,
  free,
});
const held = (quantity: number): OtherRow => ({ ...chairs(quantity), kind: 'hold' });
const taken = (quantity: number): OtherRow => ({ ...chairs(quantity), kind: 'booking' });

describe('an event with an open quote @stock.hold', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 15, minute));
  const since = (minute: number, row: OtherRow) => ({ ...row, heldSince: at(minute) });
  const short = (needed: number, others: OtherRow[], kept: KeptRow[]) =>
    shortages([chairs(needed)], others, ITEMS, [], kept)[0]?.short ?? 0;

  test('keeps its pieces before quotes that were sent since, not before earlier ones', () => {
    const kept = [since(2, held(420))];
    expect(short(420, [since(3, held(420))], kept)).toBe(0);
    expect(short(430, [since(3, held(420))], kept)).toBe(10);
    expect(short(420, [since(1, held(420))], kept)).toBe(240);
    expect(short(420, [since(3, held(420)), taken(200)], kept)).toBe(20);
  });

  test('has each piece in the place that it was given', () => {
    const kept = [since(1, held(200)), since(3, held(220))];
    expect(short(420, [since(2, held(400))], kept)).toBe(220);
    expect(short(420, [since(4, held(400))], kept)).toBe(0);
    expect(short(420, [since(2, held(180)), since(4, held(400))], kept)).toBe(0);
  });

  test('lacks a piece because of those that come before it', () => {
    const kept = [since(2, held(420))];
    expect(competes(since(3, held(420)), [chairs(420)], kept)).toBe(false);
    expect(competes(since(3, held(420)), [chairs(421)], kept)).toBe(true);
    expect(competes(since(1, held(420)), [chairs(420)], kept)).toBe(true);
    expect(competes(taken(420), [chairs(420)], kept)).toBe(true);
    expect(competes(taken(420), [chairs(420, '2027-07-01', '2027-07-03')], kept)).toBe(false);
  });
});

describe('an event that is booked already @stock.hold', () => {
  const booked = [chairs(420)];

  test('keeps its pieces, whatever quotes hold', () => {
    expect(shortages([chairs(420)], [held(420)], ITEMS, [], booked)).toEqual([]);
    expect(shortages([chairs(400)], [held(420)], ITEMS, [], booked)).toEqual([]);
    const line = { itemId: 'chair', option: '' };
    const days = { first: '2027-06-12', last: '2027-06-12' };
    const closed = { weekdays: [], days: [] };
    expect(freeFor(line, days, ITEMS, closed, [held(420)], booked)).toBe(420);
  });

  test('is short of what exceeds them where quotes hold the rest', () => {
    expect(addedShortages([chairs(430)], [held(420)], ITEMS, [], booked)).toMatchObject([
      { needed: 430, free: 420, short: 10 },
    ]);
    expect(addedShortages([chairs(430)], [held(170)], ITEMS, [], booked)).toEqual([]);
  });

  test('gives way to quotes on days that it adds', () => {
    const moved = [chairs(420, '2027-06-12', '2027-06-14')];
    expect(addedShortages(moved, [held(420)], ITEMS, [], booked)).toEqual([]);
    const sunday: OtherRow = { ...held(420), out: '2027-06-13', free: '2027-06-15' };
    expect(addedShortages(moved, [sunday], ITEMS, [], booked)).toMatchObject([{ short: 240 }]);
  });

  test('is short of what others booked, but of nothing more than before', () => {
    const others = [taken(200)];
    expect(demands([chairs(420)], others, ITEMS, [], booked)).toMatchObject([
      { needed: 420, free: 400, short: 20 },
    ]);
    expect(addedShortages([chairs(420)], others, ITEMS, [], booked)).toEqual([]);
    expect(addedShortages([chairs(421)], others, ITEMS, [], booked)).toMatchObject([{ short: 21 }]);
  });
});
