import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_QUANTITY } from './limits.ts';
import {
  cappedGuests,
  dancersAmong,
  fitArea,
  floorArea,
  largestArea,
  MAX_GUESTS,
  spareChairs,
  piecesFor,
  tentArea,
} from './planner.ts';

const RATES = {
  spareChairsPercent: 5,
  dancersPercent: 50,
  floorPerDancer: 5,
  tentPerSeatedGuest: 15,
  tentPerStandingGuest: 8,
};

const guests = fc.integer({ min: 1, max: MAX_GUESTS });
const rates = fc.record({
  spareChairsPercent: fc.double({ min: 0, max: 50, noNaN: true }),
  dancersPercent: fc.double({ min: 0, max: 100, noNaN: true }),
  floorPerDancer: fc.integer({ min: 1, max: 50 }),
  tentPerSeatedGuest: fc.integer({ min: 1, max: 100 }),
  tentPerStandingGuest: fc.integer({ min: 1, max: 100 }),
});
const sizes = fc.array(
  fc.record({
    area: fc.integer({ min: 1, max: 20_000 }),
    upTo: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 })),
  }),
  { minLength: 1, maxLength: 12 },
);

test('150 guests: 19 rounds of eight, 158 chairs, 75 dancers on 375 square feet, 2,625 of tent @planner.rules', () => {
  expect(piecesFor(150, 8)).toBe(19);
  expect(150 + spareChairs(150, RATES)).toBe(158);
  expect(dancersAmong(150, RATES)).toBe(75);
  expect(floorArea(150, RATES)).toBe(375);
  expect(tentArea(150, 'dinner', 375, RATES)).toBe(2_625);
  expect(tentArea(150, 'standing', 0, RATES)).toBe(1_200);
});

describe('for all events @planner.enough', () => {
  test('there are never fewer seats than guests, and never a table too many', () => {
    fc.assert(
      fc.property(guests, fc.integer({ min: 1, max: 40 }), (count, seats) => {
        const tables = piecesFor(count, seats);
        expect(tables * seats).toBeGreaterThanOrEqual(count);
        expect((tables - 1) * seats).toBeLessThan(count);
      }),
    );
  });

  test('more guests never need less', () => {
    fc.assert(
      fc.property(guests, guests, fc.integer({ min: 1, max: 40 }), rates, (a, b, seats, all) => {
        const [few = 0, many = 0] = [a, b].toSorted((x, y) => x - y);
        for (const need of [
          (count: number) => piecesFor(count, seats),
          (count: number) => spareChairs(count, all),
          (count: number) => floorArea(count, all),
          (count: number) => tentArea(count, 'dinner', floorArea(count, all), all),
          (count: number) => tentArea(count, 'standing', 0, all),
        ]) {
          expect(need(many)).toBeGreaterThanOrEqual(need(few));
        }
      }),
    );
  });

  test('no quantity is more than a line of the list holds', () => {
    fc.assert(
      fc.property(guests, rates, (count, all) => {
        expect(count + spareChairs(count, all)).toBeLessThanOrEqual(MAX_QUANTITY);
        expect(dancersAmong(count, all)).toBeLessThanOrEqual(count);
      }),
    );
  });

  test('the one that is chosen covers the area, and none that does is smaller', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 25_000 }), (all, need) => {
        const fit = fitArea(all, need);
        const enough = all.filter((size) => largestArea(size) >= need);
        expect(fit === null).toBe(enough.length === 0);
        expect([null, ...enough]).toContain(fit?.size ?? null);
        for (const { area, upTo } of enough) {
          expect(fit?.area).toBeGreaterThanOrEqual(need);
          expect(fit?.area).toBeLessThanOrEqual(upTo > 0 ? Math.max(area, need) : area);
        }
      }),
    );
  });
});

const FLOORS = [144, 256, 400].map((area) => ({ area, upTo: 0 }));

test.each([
  [140, 144],
  [145, 256],
  [375, 400],
  [400, 400],
])('%s sq ft are covered by the one of %s @planner.rules', (need, area) => {
  expect(fitArea(FLOORS, need)).toEqual({ size: { area, upTo: 0 }, area });
});

test('nothing is joined of several: where none is large enough, there is none @planner.too-large', () => {
  expect(fitArea(FLOORS, 401)).toBeNull();
  expect(fitArea([{ area: 1_800, upTo: 4_800 }], 4_801)).toBeNull();
});

test('a tent that is built in sections gets as many as it takes; without an area or a size there is none', () => {
  const tents = [
    { area: 400, upTo: 0 },
    { area: 1_800, upTo: 4_800 },
  ];
  expect(fitArea(tents, 2_200)).toMatchObject({ size: { upTo: 4_800 }, area: 2_200 });
  expect(fitArea(tents, 700)).toMatchObject({ size: { upTo: 4_800 }, area: 1_800 });
  expect(fitArea(tents, 400)).toMatchObject({ size: { area: 400 }, area: 400 });
  expect(fitArea(tents, 0)).toBeNull();
  expect(fitArea([], 100)).toBeNull();
});

test.each([
  [Number.NaN, 1],
  [0, 1],
  [150.9, 150],
  [99_999, MAX_GUESTS],
])('%s guests are planned as %s @planner.guests', (typed, expected) => {
  expect(cappedGuests(typed)).toBe(expected);
});
