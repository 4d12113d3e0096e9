import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_QUANTITY } from './limits.ts';
import { MAX_GUESTS } from './planner.ts';
import { roomPieces } from './room.ts';

const guests = fc.integer({ min: 1, max: MAX_GUESTS });
const point = fc.record({
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
  perGuests: fc.integer({ min: 0, max: MAX_GUESTS }),
});

test.each([
  [{ quantity: 1, perGuests: 8 }, 120, 15],
  [{ quantity: 1, perGuests: 8 }, 121, 16],
  [{ quantity: 2, perGuests: 1 }, 120, 240],
  [{ quantity: 3, perGuests: 0 }, 120, 3],
  [{ quantity: 1, perGuests: 200 }, 120, 1],
])('%j for %i guests is %i @rooms.quantity', (each, count, pieces) => {
  expect(roomPieces(each, count)).toBe(pieces);
});

test('every guest has what is counted by the guest, and a line of the list can hold it @rooms.quantity', () => {
  fc.assert(
    fc.property(point, guests, (each, count) => {
      const pieces = roomPieces(each, count);
      const needed = each.perGuests === 0 ? 1 : (each.quantity * count) / each.perGuests;
      expect(pieces).toBeGreaterThanOrEqual(Math.min(needed, MAX_QUANTITY));
      expect(pieces).toBeLessThanOrEqual(MAX_QUANTITY);
    }),
  );
});

test('more guests never need less @rooms.quantity', () => {
  fc.assert(
    fc.property(point, guests, guests, (each, one, other) => {
      const [fewer, more] = [Math.min(one, other), Math.max(one, other)];
      expect(roomPieces(each, more)).toBeGreaterThanOrEqual(roomPieces(each, fewer));
    }),
  );
});
