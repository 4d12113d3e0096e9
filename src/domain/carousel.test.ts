import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  carouselLag,
  CAROUSEL_INTERVAL_MS,
  CAROUSEL_START,
  carouselReducer,
  isAdvancing,
  nextIndex,
  previousIndex,
  shownIndex,
  type CarouselEvent,
  type CarouselState,
} from './carousel.ts';

const after = (events: CarouselEvent[], count = 3): CarouselState =>
  events.reduce((state, event) => carouselReducer(state, event, count), CAROUSEL_START);
const moves = (state: CarouselState) => isAdvancing(state, 3, false);

const tick: CarouselEvent = { type: 'tick' };
const enter: CarouselEvent = { type: 'hover', inside: true };
const leave: CarouselEvent = { type: 'hover', inside: false };
const focus: CarouselEvent = { type: 'focus', inside: true };
const blur: CarouselEvent = { type: 'focus', inside: false };
const manual = fc.oneof(
  fc.constant<CarouselEvent>({ type: 'previous' }),
  fc.constant<CarouselEvent>({ type: 'next' }),
  fc.nat(20).map((index): CarouselEvent => ({ type: 'choose', index })),
);
const anyEvent = fc.oneof(
  manual,
  fc.constantFrom<CarouselEvent>(
    tick,
    enter,
    leave,
    focus,
    blur,
    { type: 'pause' },
    { type: 'play' },
  ),
);

test('waits 4000 ms between two images @carousel.advance', () => {
  expect(CAROUSEL_INTERVAL_MS).toBe(4000);
});

describe('the index', () => {
  test('wraps at both ends', () => {
    expect([0, 1, 2].map((index) => nextIndex(index, 3))).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((index) => previousIndex(index, 3))).toEqual([2, 0, 1]);
  });

  test('is 0 when it exceeds the count @carousel.few', () => {
    expect(shownIndex(3, 3)).toBe(0);
    expect(shownIndex(7, 3)).toBe(0);
    expect(shownIndex(2, 3)).toBe(2);
    expect(nextIndex(7, 3)).toBe(1);
    expect(previousIndex(7, 3)).toBe(2);
  });

  test('is 0 with no image at all', () => {
    expect([shownIndex(0, 0), nextIndex(0, 0), previousIndex(0, 0)]).toEqual([0, 0, 0]);
  });

  test('next and previous undo each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(39), (count, any) => {
        const index = any % count;
        expect(previousIndex(nextIndex(index, count), count)).toBe(index);
        expect(nextIndex(previousIndex(index, count), count)).toBe(index);
      }),
    );
  });

  test('is always in range', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.integer({ min: 1, max: 9 }), (events, count) => {
        const { index } = after(events, count);
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThan(count);
      }),
    );
  });
});

describe('advancing automatically', () => {
  test('goes through all images and starts over', () => {
    const ticks = (times: number) => after(Array.from({ length: times }, () => tick));
    expect([1, 2, 3, 4].map((times) => ticks(times).index)).toEqual([1, 2, 0, 1]);
  });

  test('hover pauses, mouse leave resumes', () => {
    expect(moves(after([enter]))).toBe(false);
    expect(moves(after([enter, leave]))).toBe(true);
  });

  test('keyboard focus pauses, even when the mouse leaves', () => {
    expect(moves(after([focus]))).toBe(false);
    expect(moves(after([enter, focus, leave]))).toBe(false);
    expect(moves(after([enter, focus, leave, blur]))).toBe(true);
  });

  test('the pause control pauses until play', () => {
    expect(moves(after([{ type: 'pause' }, enter, leave, focus, blur]))).toBe(false);
    expect(moves(after([enter, focus, { type: 'pause' }, { type: 'play' }]))).toBe(true);
  });

  test('needs more than one image and no reduced motion', () => {
    expect(isAdvancing(CAROUSEL_START, 2, false)).toBe(true);
    expect(isAdvancing(CAROUSEL_START, 2, true)).toBe(false);
    expect(isAdvancing(CAROUSEL_START, 1, false)).toBe(false);
    expect(isAdvancing(CAROUSEL_START, 0, false)).toBe(false);
  });

  test('prev, next and dots stop it for good', () => {
    const others = fc.array(
      fc.constantFrom<CarouselEvent>(
        tick,
        enter,
        leave,
        focus,
        blur,
        { type: 'pause' },
        { type: 'play' },
      ),
    );
    fc.assert(
      fc.property(fc.array(anyEvent), manual, others, (before, choice, rest) => {
        const chosen = after([...before, choice]);
        const later = after([...before, choice, ...rest]);
        expect(later.index).toBe(chosen.index);
        expect(moves(later)).toBe(false);
      }),
    );
  });

  test('a late tick does nothing while paused', () => {
    for (const hold of [enter, focus, { type: 'pause' } as const]) {
      expect(after([hold, tick]).index).toBe(0);
    }
  });
});

test('carousels of one page begin a second apart, so that no two move at once @carousel.turns', () => {
  const lags = [0, 1, 2, 3].map(carouselLag);
  expect(new Set(lags).size).toBe(4);
  expect(lags[0]).toBe(0);
  expect(Math.max(...lags)).toBeLessThan(CAROUSEL_INTERVAL_MS);
});
