import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesFor } from '../planner.ts';
import { floorPlan, type FloorPlan, type PlanRequest } from './floor-plan.ts';
import { distance, seatsAround, tableRect, type Rect } from './geometry.ts';

/** What binary numbers lose. */
const TINY = 1e-6;

const feet = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((quarters) => quarters / 4);
const round = feet(2, 7).map((width) => ({ width, depth: width, isRound: true }));
const long = fc.record({ width: feet(4, 10), depth: feet(2, 4), isRound: fc.constant(false) });
const wanted: fc.Arbitrary<PlanRequest> = fc.record({
  guests: fc.integer({ min: 1, max: 400 }),
  seats: fc.integer({ min: 1, max: 24 }),
  table: fc.oneof(round, long),
  floor: fc.option(feet(6, 40).map((side) => ({ width: side, length: side }))),
  tent: fc.option(fc.record({ width: feet(10, 80), length: feet(10, 80), upTo: feet(0, 300) })),
  aisles: fc.record({ tables: feet(3, 10), main: feet(2, 8), side: feet(2, 6) }),
});

const blocksOf = ({ bar, floor }: FloorPlan): Rect[] => (floor ? [bar, floor] : [bar]);
const tablesOf = (plan: FloorPlan, { table }: PlanRequest) =>
  plan.tables.map((spot) => tableRect(spot, table));

/** @returns every seat of a plan as the square around it */
function seatRects(plan: FloorPlan, { table }: PlanRequest): Rect[] {
  return plan.tables.flatMap(({ x, y, seats }) => {
    const { spots, size } = seatsAround(table, seats);
    return spots.map((spot) => ({
      x: x + spot.x - size / 2,
      y: y + spot.y - size / 2,
      width: size,
      height: size,
    }));
  });
}

const isInside = (rect: Rect, { width, length }: FloorPlan) =>
  rect.x >= -TINY &&
  rect.y >= -TINY &&
  rect.x + rect.width <= width + TINY &&
  rect.y + rect.height <= length + TINY;

test('every guest has a seat, at no more tables than are rented @planner.drawing', () => {
  fc.assert(
    fc.property(wanted, (each) => {
      const { tables } = floorPlan(each);
      expect(tables).toHaveLength(piecesFor(each.guests, each.seats));
      expect(tables.reduce((sum, { seats }) => sum + seats, 0)).toBe(each.guests);
      const counts = tables.map(({ seats }) => seats);
      expect(Math.max(...counts)).toBeLessThanOrEqual(each.seats);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      expect(seatRects(floorPlan(each), each)).toHaveLength(each.guests);
    }),
  );
});

test('the aisles that the rules name are kept @planner.aisles', () => {
  fc.assert(
    fc.property(wanted, (each) => {
      const plan = floorPlan(each);
      const { tables, main, side } = each.aisles;
      const rects = tablesOf(plan, each);
      for (const [index, rect] of rects.entries()) {
        for (const other of rects.slice(index + 1)) {
          expect(distance(rect, other)).toBeGreaterThanOrEqual(tables - TINY);
        }
        for (const block of blocksOf(plan)) {
          expect(distance(rect, block)).toBeGreaterThanOrEqual(main - TINY);
        }
        const { x, y, width, height } = rect;
        expect(Math.min(x, plan.width - x - width)).toBeGreaterThanOrEqual(side - TINY);
        expect(plan.length - y - height).toBeGreaterThanOrEqual(side - TINY);
      }
      const toBar = plan.floor ? distance(plan.bar, plan.floor) : main;
      expect(toBar).toBeGreaterThanOrEqual(main - TINY);
    }),
  );
});

test('nothing overlaps, and nothing stands outside @planner.drawing', () => {
  fc.assert(
    fc.property(wanted, (each) => {
      const plan = floorPlan(each);
      const tables = tablesOf(plan, each);
      const seats = seatRects(plan, each);
      const all = [...tables, ...blocksOf(plan), ...seats];
      expect(all.every((rect) => isInside(rect, plan))).toBe(true);
      for (const seat of seats) {
        for (const block of blocksOf(plan)) expect(distance(seat, block)).toBeGreaterThan(0);
      }
      // Chairs of two tables: those of one stand in its own ring or rows.
      const owner = plan.tables.flatMap((table, index) =>
        Array.from({ length: table.seats }, () => index),
      );
      const pressed = seats.filter((seat, index) =>
        tables.some((table, at) => owner[index] !== at && distance(seat, table) <= 0),
      );
      expect(pressed).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('seats of a table stand side by side @planner.drawing', () => {
  fc.assert(
    fc.property(fc.oneof(round, long), fc.integer({ min: 1, max: 40 }), (table, count) => {
      const { spots, size } = seatsAround(table, count);
      expect(size).toBeGreaterThan(0);
      for (const [index, one] of spots.entries()) {
        for (const other of spots.slice(index + 1)) {
          const apart = Math.hypot(one.x - other.x, one.y - other.y);
          expect(apart).toBeGreaterThanOrEqual(size - TINY);
        }
      }
    }),
  );
});

test('a plan says where it takes more than the tent has, and only then @planner.tight', () => {
  fc.assert(
    fc.property(wanted, (each) => {
      const { tent } = each;
      const plan = floorPlan(each);
      const room = tent ?? { width: plan.width, length: 0, upTo: plan.length };
      const fits = plan.width <= room.width && plan.length <= Math.max(room.length, room.upTo);
      expect(plan.isTight).toBe(!fits);
      expect(plan.length).toBeGreaterThanOrEqual(fits ? room.length : 0);
    }),
  );
});

test('100 guests at rounds of 60 inches dance in a tent 40 feet wide @planner.drawing', () => {
  const plan = floorPlan({
    guests: 100,
    seats: 8,
    table: { width: 5, depth: 5, isRound: true },
    floor: { width: 16, length: 16 },
    tent: { width: 40, length: 45, upTo: 120 },
    aisles: { tables: 5, main: 4, side: 2.5 },
  });
  expect(plan).toMatchObject({ width: 40, length: 60, isTight: false });
  expect(plan.tables).toHaveLength(13);
});
