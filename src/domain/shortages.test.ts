import { describe, expect, test } from 'vitest';
import { addedShortages, demands, freeFor, shortages, type OtherRow } from './shortages.ts';
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
