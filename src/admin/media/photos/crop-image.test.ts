import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MIN_CROP } from '#domain/limits.ts';
import { pixelsOf } from './crop-image.ts';

const side = fc.integer({ min: 1, max: 4_000 });
const least = fc.double({ min: 0, max: 100 - MIN_CROP, noNaN: true });

test('a part lies in its image, and has a pixel at least @photos.frame', () => {
  const image = { width: 200, height: 100 };
  const area = { x: 10, y: 0, width: 50, height: 25 };
  expect(pixelsOf(area, image)).toEqual({ x: 20, y: 0, width: 100, height: 25 });
  fc.assert(
    fc.property(side, side, least, least, (width, height, left, top) => {
      const all = { x: left, y: top, width: 100 - left, height: 100 - top };
      const part = pixelsOf(all, { width, height });
      expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(1);
      expect(part.x + part.width).toBeLessThanOrEqual(width);
      expect(part.y + part.height).toBeLessThanOrEqual(height);
    }),
  );
});
