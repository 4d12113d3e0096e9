import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearPlace, coveredWeight, type Obstacle } from './clear-place.ts';

const VIEW = { left: 0, top: 0, right: 1000, bottom: 800 };
const TOAST = { width: 420, height: 80 };

const box = (left: number, top: number, width: number, height: number): Obstacle => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  weight: 1,
});

test('with nothing in the way it is at the bottom right', () => {
  expect(clearPlace(VIEW, TOAST, [])).toEqual({ left: 580, top: 720, cost: 0 });
});

test('beside what is at the bottom right, it is in the middle, then at the left', () => {
  const save = box(900, 740, 80, 44);
  expect(clearPlace(VIEW, TOAST, [save])).toMatchObject({ left: 290, top: 720 });
  expect(clearPlace(VIEW, TOAST, [save, box(500, 740, 80, 44)])).toMatchObject({
    left: 0,
    top: 720,
  });
});

test('above a bar at the bottom, at the top or between, it covers nothing', () => {
  const bar = box(0, 700, 1000, 100);
  expect(clearPlace(VIEW, TOAST, [bar])).toMatchObject({ top: 0, cost: 0 });
  const { top, cost } = clearPlace(VIEW, TOAST, [bar, box(0, 0, 1000, 60)]);
  expect(cost).toBe(0);
  expect(top).toBeGreaterThan(60);
  expect(top + TOAST.height).toBeLessThanOrEqual(700);
});

test('a gap between two things is found, however narrow', () => {
  const rows = [box(0, 0, 1000, 301), box(0, 383, 1000, 417)];
  expect(clearPlace(VIEW, TOAST, rows)).toMatchObject({ top: 303, cost: 0 });
});

test('where no place is clear, it covers what weighs least @toast.place', () => {
  const rows = Array.from({ length: 80 }, (_, index) => ({
    ...box(0, index * 10, 1000, 10),
    weight: index >= 40 && index < 60 ? 1 : 4,
  }));
  const { top } = clearPlace(VIEW, TOAST, rows);
  expect(top).toBeGreaterThanOrEqual(392);
  expect(top + TOAST.height).toBeLessThanOrEqual(600);
});

const anyBox = fc
  .tuple(
    fc.nat(1000),
    fc.nat(800),
    fc.integer({ min: 1, max: 300 }),
    fc.integer({ min: 1, max: 90 }),
  )
  .map((sides) => box(...sides));

test('it is always inside the view, and says truly what it covers', () => {
  fc.assert(
    fc.property(fc.array(anyBox, { maxLength: 40 }), (obstacles) => {
      const { left, top, cost } = clearPlace(VIEW, TOAST, obstacles);
      const place = { left, top, right: left + TOAST.width, bottom: top + TOAST.height };
      expect(cost).toBe(coveredWeight(place, obstacles));
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(place.right).toBeLessThanOrEqual(VIEW.right);
      expect(place.bottom).toBeLessThanOrEqual(VIEW.bottom);
    }),
  );
});

test('what is larger than the view begins at its edge', () => {
  expect(clearPlace({ left: 0, top: 0, right: 300, bottom: 60 }, TOAST, [])).toEqual({
    left: 0,
    top: 0,
    cost: 0,
  });
});
