import { describe, expect, test } from 'vitest';
import { limit } from './limit.ts';
import { slowdown, slowdownOf } from './slowdown.ts';

const IDLE = { spinMs: 12, load: 0.3, cores: 2 };

describe('slowdownOf', () => {
  test('is 1 on an idle machine, and never below', () => {
    expect(slowdownOf(IDLE)).toBe(1);
    expect(slowdownOf({ ...IDLE, spinMs: 1 })).toBe(1);
  });

  test('follows what a core is worth at the moment', () => {
    expect(slowdownOf({ ...IDLE, spinMs: 45 })).toBe(3);
  });

  test('follows how many programs wait for a core', () => {
    expect(slowdownOf({ ...IDLE, load: 8 })).toBe(4);
    expect(slowdownOf({ ...IDLE, load: 8, cores: 8 })).toBe(1);
  });

  test('ends, because a hang has to', () => {
    expect(slowdownOf({ ...IDLE, spinMs: 60_000 })).toBe(12);
    expect(slowdownOf({ ...IDLE, load: 4_000 })).toBe(12);
  });
});

test('a limit grows with the slowdown of this machine', () => {
  const factor = slowdown();
  expect(factor).toBeGreaterThanOrEqual(1);
  // Measured at most every two seconds, so both say the same.
  expect(limit(1_000)).toBe(Math.ceil(1_000 * factor));
});
