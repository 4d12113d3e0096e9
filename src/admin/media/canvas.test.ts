import { expect, test } from 'vitest';
import { isKnownImage, knownColor } from './canvas.ts';

/** @returns the pixels of the known image with something added to one value of each tenth */
function pixels(change: number): number[] {
  return Array.from({ length: 32 * 32 }, (_, index) => [...knownColor(index), 255])
    .flat()
    .map((value, at) => (at % 10 === 0 ? Math.min(255, Math.max(0, value + change)) : value));
}

test('a canvas that gives back the known image is trusted, also where it changes what nobody sees @image.protected-canvas', () => {
  expect(isKnownImage(pixels(0))).toBe(true);
  expect(isKnownImage(pixels(1))).toBe(true);
});

test.each([
  ['noise', pixels(9)],
  ['white', pixels(0).map(() => 255)],
  ['nothing', []],
])('a canvas that gives back %s is not @image.protected-canvas', (_, given) => {
  expect(isKnownImage(given)).toBe(false);
});
