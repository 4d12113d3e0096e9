import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentAt, steppedBy } from './point-pad.ts';

test.each([
  ['ArrowLeft', false, { x: '49', y: '50' }],
  ['ArrowRight', true, { x: '60', y: '50' }],
  ['ArrowUp', false, { x: '50', y: '49' }],
  ['ArrowDown', true, { x: '50', y: '60' }],
])('%s moves a point @rooms.editor', (key, isLarge, place) => {
  expect(steppedBy({ x: '50', y: '50' }, key, isLarge)).toEqual(place);
});

test('any other key moves none @rooms.editor', () => {
  expect(steppedBy({ x: '50', y: '50' }, 'Enter', false)).toBeNull();
});

test('no press and no key leads out of the image @rooms.editor', () => {
  const anywhere = fc.double({ min: -5_000, max: 5_000, noNaN: true });
  const isInside = (percent: string) => Number(percent) >= 0 && Number(percent) <= 100;
  fc.assert(
    fc.property(anywhere, fc.integer({ min: 0, max: 4_000 }), (length, whole) => {
      const x = percentAt(length, whole);
      expect(isInside(x)).toBe(true);
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = steppedBy({ x, y: x }, key, true);
        expect(isInside(next?.x ?? '-1') && isInside(next?.y ?? '-1')).toBe(true);
      }
    }),
  );
});
