import { expect, test } from 'vitest';
import type { ScaleDrawing } from '#domain/scale-drawing.ts';
import { sceneOf } from './scale-scene.ts';

const DRAWINGS: ScaleDrawing[] = [
  { kind: 'standing', width: 16, height: 36, shape: 'chair' },
  { kind: 'standing', width: 180, height: 96, shape: 'box' },
  { kind: 'standing', width: 60, height: 30, shape: 'table' },
  { kind: 'on-table', width: 9, height: 9.5 },
  { kind: 'on-table', width: 72, height: 6 },
  { kind: 'plan', width: 240, depth: 240, isRound: false },
  { kind: 'plan', width: 13, depth: 13, isRound: true },
  { kind: 'plan', width: 108, depth: 12, isRound: false },
  {
    kind: 'plans',
    sizes: [144, 192, 240, 288].map((side) => ({ width: side, depth: side, isRound: false })),
  },
  {
    kind: 'plans',
    sizes: [
      { width: 72, depth: 30, isRound: false },
      { width: 74, depth: 30, isRound: false },
      { width: 96, depth: 48, isRound: false },
    ],
  },
  { kind: 'cloth', table: 60, isRound: true, drop: 24 },
  { kind: 'cloth', table: 96, isRound: false, drop: 30 },
];

test('what is written in a drawing lies within its box @product.scale', () => {
  for (const drawing of DRAWINGS) {
    const { box, letters, marks } = sceneOf(drawing);
    const [left = 0, top = 0, width = 0, height = 0] = box.split(' ').map(Number);
    expect(marks.length).toBeGreaterThan(1);
    for (const { x, y, text } of marks) {
      const half = text.length * letters * 0.3;
      const told = `${JSON.stringify(drawing)}: ${text}`;
      expect(x - half, told).toBeGreaterThanOrEqual(left);
      expect(x + half, told).toBeLessThanOrEqual(left + width);
      expect(y - letters, told).toBeGreaterThanOrEqual(top);
      expect(y + letters * 0.3, told).toBeLessThanOrEqual(top + height);
    }
  }
});

test('no two texts of a drawing lie upon each other @product.scale', () => {
  for (const drawing of DRAWINGS) {
    const { letters, marks } = sceneOf(drawing);
    for (const [at, one] of marks.entries()) {
      for (const other of marks.slice(at + 1)) {
        const apart = Math.max(
          Math.abs(one.x - other.x) / (((one.text.length + other.text.length) / 2) * 0.6 * letters),
          Math.abs(one.y - other.y) / letters,
        );
        expect(apart, JSON.stringify([drawing, one, other])).toBeGreaterThanOrEqual(1);
      }
    }
  }
});
